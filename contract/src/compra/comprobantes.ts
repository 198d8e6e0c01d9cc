import * as z from 'zod/mini';
import { acto, lectura, lista } from '../base/calls.ts';
import { fecha, instante, m, motivo, motivoOpcional, textoOpcional, uuid } from '../base/campos.ts';
import { Pagina } from '../base/paginas.ts';
import { ArchivoAbierto } from '../casa/archivos.ts';
import { estadosComprobante, estadosFactura } from './estados-de-factura.ts';
import { HORAS_PARA_TRANSFERIR } from './factura.ts';

/** The receipt of a bank transfer for an order. Amounts in centavos. */
export const Comprobante = z.object({
  idComprobante: uuid,
  idFactura: uuid,
  estado: z.enum(estadosComprobante),
  archivo: ArchivoAbierto,
  /** The data of the transfer as the customer declares them. */
  monto: z.nullable(z.int()),
  fecha: z.nullable(z.string()),
  banco: z.nullable(z.string()),
  referencia: z.nullable(z.string()),
  /** The amount that staff saw arrive; null until the receipt is accepted. */
  montoRecibido: z.nullable(z.int()),
  /** Why it was rejected, or why it was accepted though the amount differs. */
  motivo: z.nullable(z.string()),
  creadoEn: instante,
  revisadoEn: z.nullable(instante),
});
export type Comprobante = z.output<typeof Comprobante>;

/** A receipt for who reviews it, with the order it is for. */
export const ComprobantePorRevisar = z.object({
  ...Comprobante.shape,
  factura: z.object({ referencia: z.string(), estado: z.enum(estadosFactura), total: z.int() }),
  cliente: z.object({ nombreCompleto: z.string(), email: z.string() }),
});
export type ComprobantePorRevisar = z.output<typeof ComprobantePorRevisar>;

const { archivo: _, ...sinArchivo } = ComprobantePorRevisar.shape;
/** The same in a list, which shows nobody the receipt itself. */
export const ComprobanteEnEspera = z.object(sinArchivo);
export type ComprobanteEnEspera = z.output<typeof ComprobanteEnEspera>;

const monto = z.int(m('monto')).check(z.minimum(1, m('monto')), z.maximum(2_000_000_000, m('monto')));

/** A receipt dated further back is of another payment, or its year is mistyped. */
export const DIAS_DE_UN_COMPROBANTE = 366;

export const ComprobanteEnviado = z.strictObject({
  idArchivo: uuid,
  monto: z.nullable(monto),
  fecha,
  banco: textoOpcional(80),
  referencia: textoOpcional(80),
});
export type ComprobanteEnviado = z.output<typeof ComprobanteEnviado>;

/** Another amount than the order's is accepted only with a reason. */
export const AceptacionDeComprobante = z.strictObject({ montoRecibido: monto, motivo: motivoOpcional(300) });
export const RechazoDeComprobante = z.strictObject({ motivo: motivo(300) });

const deFactura = { params: z.strictObject({ idFactura: uuid }) } as const;
const deComprobante = {
  access: 'admin',
  alcance: 'todos',
  params: z.strictObject({ idComprobante: uuid }),
  response: ComprobantePorRevisar,
} as const;

export const comprobantes = {
  submit: acto('POST', {
    path: '/private/facturas/:idFactura/comprobantes',
    access: 'adminCliente',
    alcance: 'propio',
    ...deFactura,
    summary: 'Entrega el comprobante de la transferencia de un pedido propio; reemplaza al que nadie ha revisado',
    body: ComprobanteEnviado,
    response: Comprobante,
  }),
  ofFactura: lectura({
    path: '/private/facturas/:idFactura/comprobantes',
    acto: 'comprobante.ver',
    access: 'all',
    alcance: 'propioOAdmin',
    ...deFactura,
    summary: 'Comprobantes de un pedido, del último al primero',
    response: z.array(Comprobante),
  }),
  list: lista({
    path: '/private/comprobantes',
    access: 'admin',
    summary: 'Comprobantes de transferencias, los que esperan más tiempo primero',
    query: z.strictObject({ ...Pagina, estado: z.optional(z.enum(estadosComprobante, m('opcion'))) }),
    response: z.array(ComprobanteEnEspera),
  }),
  read: lectura({
    path: '/private/comprobantes/:idComprobante',
    acto: 'comprobante.ver',
    ...deComprobante,
    summary: 'Un comprobante con su archivo, que se abre unos minutos',
  }),
  accept: acto('POST', {
    path: '/private/comprobantes/:idComprobante/aceptacion',
    acto: 'comprobante.aceptar',
    ...deComprobante,
    summary: 'Da por recibida la transferencia y paga el pedido',
    body: AceptacionDeComprobante,
  }),
  reject: acto('POST', {
    path: '/private/comprobantes/:idComprobante/rechazo',
    acto: 'comprobante.rechazar',
    ...deComprobante,
    summary: `Rechaza el comprobante; el pedido espera otra vez ${HORAS_PARA_TRANSFERIR} horas`,
    body: RechazoDeComprobante,
  }),
};
