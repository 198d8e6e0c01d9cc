import { jurisdiccion } from '@fedatario/document-engine';
import * as z from 'zod/mini';
import { acto, archivo, lectura } from '../base/calls.ts';
import { impresoOpcional, instante, linea, m, parrafoOpcional, revision, uuid } from '../base/campos.ts';
import type { ClaveMensaje } from '../base/mensajes.ts';

/** States of a fiscal document: it waits for the certifier, is valid, was refused and needs the office, or was annulled. */
export const estadosCertificacion = ['pendiente_certificacion', 'certificada', 'rechazada', 'anulada'] as const;
export type EstadoCertificacion = (typeof estadosCertificacion)[number];
export const dtesPorCertificar: readonly EstadoCertificacion[] = ['pendiente_certificacion'];
/** It is not valid yet, and somebody or something has to see to it. */
export const dtesSinCertificar: readonly EstadoCertificacion[] = ['pendiente_certificacion', 'rechazada'];
/** It is a valid fiscal document. */
export const dtesValidos: readonly EstadoCertificacion[] = ['certificada'];

/** The certifier's answer about an invoice or a credit note. Source: domain-gt 3.3. */
export const Certificacion = z.object({
  estado: z.enum(estadosCertificacion),
  /** UUID, in capitals; with the rest, null until it is certified. */
  autorizacion: z.nullable(z.string()),
  serie: z.nullable(z.string()),
  numero: z.nullable(z.string()),
  certificadaEn: z.nullable(instante),
});
export type Certificacion = z.output<typeof Certificacion>;

export const NotaDeCredito = z.object({
  idNota: uuid,
  /** `NC-2026-000012`. */
  numero: z.string(),
  motivo: z.string(),
  total: z.int(),
  creadaEn: instante,
  certificacion: Certificacion,
});
export type NotaDeCredito = z.output<typeof NotaDeCredito>;

/** How the issuer pays its income tax, which each invoice must say. */
export const regimenesIsr = ['trimestral', 'retencion'] as const;
export type RegimenIsr = (typeof regimenesIsr)[number];

/** How invoices name the company, and where customers transfer to. */
export const DatosFacturacion = z.object({
  razonSocial: z.nullable(z.string()),
  nit: z.nullable(z.string()),
  /** Its code in the tax registry; `1` if left out. */
  establecimiento: z.nullable(z.string()),
  direccion: z.nullable(z.string()),
  municipio: z.nullable(z.string()),
  departamento: z.nullable(z.string()),
  codigoPostal: z.nullable(z.string()),
  regimen: z.enum(regimenesIsr),
  datosTransferencia: z.nullable(z.string()),
  revision: z.int(),
});
export type DatosFacturacion = z.output<typeof DatosFacturacion>;

/** A NIT with its check digit; whoever invoices is never CF. */
function leerNit(texto: string): string | undefined {
  const leido = jurisdiccion.idTributaria.parse(texto);
  return leido.ok && leido.valor.tipo !== 'CF' ? leido.valor.valor : undefined;
}

/** The number that the tax office gave to an establishment, 1 to 9999 (SAT, FEL schema). */
function leerEstablecimiento(texto: string): string | undefined {
  const numero = texto.replace(/^0+/, '');
  return /^\d{1,4}$/.test(numero) ? numero : undefined;
}

/** A field that may be left empty, which is stored as null. */
const opcional = (leer: (texto: string) => string | undefined, clave: ClaveMensaje) =>
  z.nullable(
    z.pipe(
      linea(60).check(z.refine((texto) => texto === '' || leer(texto) !== undefined, m(clave))),
      z.transform((texto: string) => leer(texto) ?? null),
    ),
  );

const digitos = (patron: RegExp) => opcional((texto) => (patron.test(texto) ? texto : undefined), 'digitos');

export const CambioDeDatosFacturacion = z.strictObject({
  razonSocial: impresoOpcional(120),
  nit: opcional(leerNit, 'nitEmisor'),
  establecimiento: opcional(leerEstablecimiento, 'establecimiento'),
  direccion: impresoOpcional(160),
  municipio: impresoOpcional(60),
  departamento: impresoOpcional(60),
  codigoPostal: digitos(/^\d{5}$/),
  regimen: z.enum(regimenesIsr, m('opcion')),
  datosTransferencia: parrafoOpcional(600),
  revision,
});

/** A fiscal document that is not certified, for who has to do something about it. */
export const DteDetenido = z.object({
  idDte: uuid,
  idFactura: uuid,
  /** Ours: `F-2026-000789`, `NC-2026-000012`. */
  numero: z.string(),
  tipo: z.string(),
  estado: z.enum(estadosCertificacion),
  total: z.int(),
  intentos: z.int(),
  errores: z.array(z.string()),
  actualizadoEn: instante,
});
export type DteDetenido = z.output<typeof DteDetenido>;

const propio = { access: 'adminCliente', alcance: 'propio', produces: ['application/pdf'], costly: true } as const;

/** The tax registry's answer about a buyer's number. `sinRespuesta`: it could not be asked, and nothing is known. */
export const estadosDeReceptor = ['existe', 'noExiste', 'sinRespuesta'] as const;
export const ReceptorRegistrado = z.object({
  estado: z.enum(estadosDeReceptor),
  /** The registered name, which the invoice will have; null without one. */
  nombre: z.nullable(z.string()),
});
export type ReceptorRegistrado = z.output<typeof ReceptorRegistrado>;

export const facturacion = {
  receptor: lectura({
    path: '/private/receptores',
    access: 'adminCliente',
    summary: 'Con qué nombre está registrado un NIT o un CUI, antes de comprar',
    query: z.strictObject({ tipo: z.enum(['NIT', 'CUI'], m('opcion')), numero: linea(30) }),
    response: ReceptorRegistrado,
  }),
  read: lectura({
    path: '/private/datos-facturacion',
    access: 'staff',
    summary: 'Quién factura, y a dónde se transfiere',
    response: DatosFacturacion,
  }),
  update: acto('POST', {
    path: '/private/datos-facturacion',
    acto: 'datosFacturacion.cambiar',
    access: 'admin',
    summary: 'Cambia quién factura; lo que esperaba esos datos se certifica',
    body: CambioDeDatosFacturacion,
    response: DatosFacturacion,
  }),
  detenidos: lectura({
    path: '/private/dtes/detenidos',
    access: 'admin',
    summary: 'Facturas y notas de crédito sin certificar, de la más antigua a la última',
    response: z.array(DteDetenido),
  }),
  reintentar: acto('POST', {
    path: '/private/dtes/:idDte/certificacion',
    acto: 'dte.certificar',
    access: 'admin',
    alcance: 'todos',
    summary: 'Pide de nuevo la certificación, con los datos de facturación de ahora',
    params: z.strictObject({ idDte: uuid }),
    response: z.array(DteDetenido),
  }),
  pdf: archivo({
    path: '/private/facturas/:idFactura/pdf',
    ...propio,
    summary: 'Una factura propia en PDF; si falta certificarla, lo dice',
    params: z.strictObject({ idFactura: uuid }),
  }),
  notaPdf: archivo({
    path: '/private/facturas/:idFactura/notas/:idNota/pdf',
    ...propio,
    summary: 'Una nota de crédito propia en PDF',
    params: z.strictObject({ idFactura: uuid, idNota: uuid }),
  }),
};
