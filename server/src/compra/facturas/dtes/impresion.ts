import type { EstadoCertificacion, Receptor } from '@fedatario/contract/compra';
import { jurisdiccion } from '@fedatario/document-engine';
import { formatNumber } from '../../../db/numbers.ts';
import { momentoEscrito } from '../../../services/hora-local.ts';
import type { FacturaImpresa } from '../../../services/pdf/pdf.ts';
import { type Emisor, idFiscal, type LineaFiscal } from './documento.ts';
import type { Fiscal } from './lectura.ts';
import type { DteRow } from './queries.ts';

const { moneda, idTributaria, idPersonal } = jurisdiccion;
const TIPOS: Readonly<Record<string, string>> = { FACT: 'Factura', NCRE: 'Nota de crédito' };
const DE_PRUEBA = 'DOCUMENTO DE PRUEBA, SIN VALIDEZ TRIBUTARIA';
const DE_ANULADA = 'La factura se anuló: esta nota es un registro interno, sin validez tributaria.';
const LEYENDAS: Readonly<Record<EstadoCertificacion, string | null>> = {
  pendiente_certificacion: 'Pendiente de certificación: todavía no es un documento tributario.',
  certificada: null,
  rechazada: 'Sin certificar: la estamos revisando. Todavía no es un documento tributario.',
  anulada: 'ANULADA',
};

/** The page of an invoice or a credit note; says honestly what it lacks. */
export function impresa(fiscal: Fiscal, dte: DteRow | undefined, empresa: string): FacturaImpresa {
  const { lineas, emisor } = fiscal;
  const tipo = TIPOS[fiscal.tipo] ?? fiscal.tipo;
  const numero = formatNumber(fiscal.serie, fiscal.numero);
  const suma = (campo: 'precio' | 'descuento' | 'total' | 'base' | 'iva') =>
    lineas.reduce((total, linea) => total + linea[campo], 0);
  const conDescuento = suma('descuento') > 0;
  const total = suma('total');
  return {
    plantilla: 'factura',
    titulo: `${tipo} ${numero}`,
    tipo,
    numero,
    conDescuento,
    leyenda: leyendaDe(dte, fiscal),
    emisor: { nombre: emisor?.razonSocial ?? empresa, lineas: emisor ? lineasDe(emisor) : [] },
    receptor: receptorDe(fiscal.receptor),
    fechas: fechasDe(fiscal, dte),
    referencia: referenciaDe(fiscal),
    lineas: lineas.map(lineaDe),
    totales: [
      ...(conDescuento
        ? [dato('Subtotal', monto(suma('precio'))), dato('Descuento', `-${monto(suma('descuento'))}`)]
        : []),
      dato('Base', monto(suma('base'))),
      dato(`IVA (${jurisdiccion.impuesto.tasaPorCiento} %), incluido`, monto(suma('iva'))),
    ],
    total: monto(total),
    enLetras: frase(moneda.enLetras(total)),
    frases: emisor ? [jurisdiccion.factura.frases[emisor.regimen].texto] : [],
    certificacion: certificacionDe(dte),
    verificador: verificadorDe(fiscal, dte, total),
  };
}

type Dato = readonly [string, string];
const dato = (nombre: string, valor: string): Dato => [nombre, valor];
const monto = (centavos: number) => moneda.formatDocumento(centavos);

function leyendaDe(dte: DteRow | undefined, { origen }: Pick<Fiscal, 'origen'>): string | null {
  if (!dte && origen?.estado === 'anulada') return DE_ANULADA;
  const { estado = 'pendiente_certificacion', ambiente } = dte ?? {};
  return LEYENDAS[estado] ?? (ambiente === 'pruebas' ? DE_PRUEBA : null);
}

function lineasDe({ nombreComercial, nit, establecimiento, direccion, municipio, departamento, correo }: Emisor) {
  return [
    nombreComercial,
    `NIT ${idTributaria.format(nit)} · Establecimiento ${establecimiento}`,
    `${direccion}, ${municipio}, ${departamento}`,
    correo,
  ];
}

const DOCUMENTOS = { NIT: 'NIT', CF: 'NIT', CUI: 'CUI', EXT: 'Pasaporte' } as const;

function receptorDe({ tipo, numero, nombre, direccion }: Receptor): Dato[] {
  const escrito = { NIT: idTributaria.format, CUI: idPersonal.format, CF: String, EXT: String }[tipo](numero);
  return [
    dato('Nombre', nombre),
    dato(DOCUMENTOS[tipo], tipo === 'CF' ? 'CF (consumidor final)' : escrito),
    ...(direccion ? [dato('Dirección', direccion)] : []),
  ];
}

/** A document that was certified late has another date than its payment. */
function fechasDe({ emitidoEn, motivo }: Fiscal, dte: DteRow | undefined): Dato[] {
  const certificado = dte?.certificadoEn;
  const fechado = dte?.fechadoEn;
  return [
    dato('Emisión', momentoEscrito(fechado ?? emitidoEn)),
    ...(fechado && motivo === undefined ? [dato('Pago', momentoEscrito(emitidoEn))] : []),
    ...(certificado ? [dato('Certificación', momentoEscrito(certificado))] : []),
    dato('Moneda', `Quetzal (${moneda.codigo})`),
  ];
}

function referenciaDe({ origen, motivo, factura }: Fiscal): Dato[] {
  if (motivo === undefined) return [];
  const { autorizacion, serie, numero } = origen ?? {};
  const emitidoEn = origen?.fechadoEn ?? origen?.emitidoEn;
  return [
    dato('Factura', formatNumber(factura.serie, factura.numero)),
    ...(autorizacion ? [dato('Autorización', autorizacion.toUpperCase())] : []),
    ...(serie && numero ? [dato('Serie y número', `${serie} · ${numero}`)] : []),
    ...(emitidoEn ? [dato('Emitida', momentoEscrito(emitidoEn))] : []),
    dato('Motivo', motivo),
  ];
}

function lineaDe({ nombre, precio, descuento, total }: LineaFiscal) {
  return {
    cantidad: '1',
    descripcion: nombre,
    precio: monto(precio),
    total: monto(total),
    descuento: descuento > 0 ? `-${monto(descuento)}` : '',
  };
}

function certificacionDe(dte: DteRow | undefined): Dato[] {
  const { autorizacion, serie, numero, nombreCertificador, nitCertificador } = dte ?? {};
  if (!autorizacion) return [dato('Autorización', 'Pendiente de certificación')];
  return [
    dato('Autorización', autorizacion.toUpperCase()),
    dato('Serie', String(serie)),
    dato('Número', String(numero)),
    dato('Certificador', `${nombreCertificador}, NIT ${idTributaria.format(String(nitCertificador))}`),
  ];
}

function verificadorDe({ emisor, receptor }: Fiscal, dte: DteRow | undefined, total: number): string | null {
  if (!emisor || !dte?.autorizacion) return null;
  const autorizacion = dte.autorizacion.toUpperCase();
  return jurisdiccion.factura.verificador({ autorizacion, emisor: emisor.nit, receptor: idFiscal(receptor), total });
}

function frase(texto: string): string {
  return `${texto.charAt(0).toUpperCase()}${texto.slice(1)}.`;
}
