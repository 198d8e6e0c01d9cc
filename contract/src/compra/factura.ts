import { jurisdiccion } from '@fedatario/document-engine';
import * as z from 'zod/mini';
import { idPersonal, impresoOpcional, imprimible, linea, m, nombreDePersona } from '../base/campos.ts';
import type { ClaveMensaje } from '../base/mensajes.ts';
import { PASAPORTE } from '../base/patrones.ts';
import { type EstadoFactura, esperaPago } from './estados-de-factura.ts';

export const metodosDePago = ['tarjeta', 'transferencia', 'sinCosto'] as const;
export type MetodoDePago = (typeof metodosDePago)[number];

export const motivosDeRechazo = [
  'fondosInsuficientes',
  'tarjetaVencida',
  'cvcIncorrecto',
  'tarjetaInvalida',
  'confirmacionFallida',
  'rechazadaPorElBanco',
  'otro',
] as const;
export type MotivoDeRechazo = (typeof motivosDeRechazo)[number];

/** Minutes a card order waits, and hours one that is paid by bank transfer. Source: docs/states.md. */
export const MINUTOS_PARA_PAGAR = 30;
export const HORAS_PARA_TRANSFERIR = 48;

/**
 * Until when an order waits to be paid; null when it does not, or while the receipt of its transfer is reviewed. The one rule of
 * order, list and cart.
 */
export function venceElPedido<T>(pedido: {
  readonly estado: EstadoFactura;
  readonly comprobantePorRevisar: boolean;
  readonly venceEn: T;
}): T | null {
  return esperaPago(pedido.estado) && !pedido.comprobantePorRevisar ? pedido.venceEn : null;
}

/** How the buyer is identified on the invoice: tax number, final consumer, CUI, or a foreigner's passport. */
export const tiposReceptor = ['NIT', 'CF', 'CUI', 'EXT'] as const;

/** The recipient an invoice is made out to. Source: domain-gt 3.3, 3.4. */
export const Receptor = z.object({
  tipo: z.enum(tiposReceptor),
  /** Normalised: a NIT without hyphen, 13 digits of a CUI, a passport, or `CF`. */
  numero: z.string(),
  nombre: z.string(),
  direccion: z.nullable(z.string()),
});
export type Receptor = z.output<typeof Receptor>;

/** The buyer as typed; leaves normalised. A NIT and a CUI must hold their check digit. */
export const ReceptorEscrito = z.pipe(
  z
    .strictObject({
      tipo: z.enum(tiposReceptor, m('opcion')),
      numero: linea(30),
      nombre: nombreDePersona().check(imprimible),
      direccion: impresoOpcional(200),
    })
    .check(
      z.check((payload) => {
        const { tipo, numero } = payload.value;
        if (numeroDeReceptor(tipo, numero) !== undefined) return;
        const message = numero === '' ? 'requerido' : errorDeNumero[tipo];
        payload.issues.push({ code: 'custom', message, path: ['numero'], input: numero });
      }),
    ),
  z.transform(
    (receptor): Receptor => ({ ...receptor, numero: numeroDeReceptor(receptor.tipo, receptor.numero) ?? '' }),
  ),
);

const errorDeNumero = {
  NIT: 'nit',
  CF: 'invalido',
  CUI: 'cui',
  EXT: 'documento',
} as const satisfies Record<Receptor['tipo'], ClaveMensaje>;

/** A buyer's number as it is kept and certified; undefined for one that is not well written. */
export function numeroDeReceptor(tipo: Receptor['tipo'], numero: string): string | undefined {
  if (tipo === 'CF') return jurisdiccion.idTributaria.comodin;
  if (tipo === 'CUI') return idPersonal(numero);
  if (tipo === 'EXT') return PASAPORTE.test(numero) ? numero.toUpperCase() : undefined;
  const leido = jurisdiccion.idTributaria.parse(numero);
  return leido.ok && leido.valor.tipo !== 'CF' ? leido.valor.valor : undefined;
}
