import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { entero, instante, LARGO_DE_MOTIVO, m, motivo, motivoOpcional, revision, texto, uuid } from '../base/campos.ts';
import { CuentaCubierta, CuentaDeReembolso } from './cuenta-de-reembolso.ts';
import { accionesReembolso, estadosReembolso } from './estados-de-reembolso.ts';
import { type Etapa, etapas } from './reembolso.ts';

const etapa = z.enum(etapas as [Etapa, ...Etapa[]]);
const posicion = z.int(m('opcion')).check(z.minimum(1, m('opcion')), z.maximum(20, m('opcion')));

/** The refund an invoice would give now, line by line and with the reason. Centavos, IVA included. */
export const Cotizacion = z.object({
  lineas: z.array(
    z.object({
      posicion: z.int(),
      nombre: z.string(),
      total: z.int(),
      etapa,
      porcentaje: z.int(),
      monto: z.int(),
      /** The most that the office may give back. */
      disponible: z.int(),
      /** The trámite or gestión made from this line can still be stopped; a refund stops it. */
      cancelable: z.boolean(),
      /** A refund of it is asked and not decided yet. */
      enCurso: z.boolean(),
      solicitud: z.nullable(z.object({ idSolicitud: uuid, numero: z.string(), estado: z.string() })),
    }),
  ),
  /** The invoice is of a kind and state that can be refunded at all. */
  reembolsable: z.boolean(),
  /** Past the months in which a credit note reduces the tax: the accountant should be asked (domain-gt 3.7). */
  fueraDePlazo: z.boolean(),
  /** The amounts, both included, that go back on the card that paid; any other is transferred. Null: none does. */
  tarjeta: z.nullable(z.object({ desde: z.int(), hasta: z.int() })),
});
export type Cotizacion = z.output<typeof Cotizacion>;

export const Reembolso = z.object({
  idReembolso: uuid,
  estado: z.enum(estadosReembolso),
  /** Back to the card, or by hand. */
  medio: z.enum(['tarjeta', 'manual']),
  /** The account to which it is transferred, if its customer told it; its whole number is read apart. */
  cuenta: z.nullable(CuentaCubierta),
  motivo: z.string(),
  /** The office's explanation of its decision. */
  respuesta: z.nullable(z.string()),
  cotizado: z.int(),
  /** The amount decided; null before the decision. */
  monto: z.nullable(z.int()),
  /** One person approved; another one has to. */
  faltaOtraPersona: z.boolean(),
  /** The caller is that first person. */
  propuestoPorMi: z.boolean(),
  /** Its customer asked for it and may still withdraw it: nobody decided, and what they bought was not cancelled. */
  retirable: z.boolean(),
  lineas: z.array(
    z.object({
      posicion: z.int(),
      nombre: z.string(),
      etapa,
      porcentaje: z.int(),
      cotizado: z.int(),
      monto: z.nullable(z.int()),
      cancela: z.boolean(),
    }),
  ),
  historial: z.array(
    z.object({
      accion: z.enum(accionesReembolso),
      a: z.enum(estadosReembolso),
      /** Name of the person who did it; null for the system and, when the customer reads it, for the office. */
      quien: z.nullable(z.string()),
      motivo: z.nullable(z.string()),
      hechoEn: instante,
    }),
  ),
  notaCredito: z.nullable(z.object({ idNota: uuid, numero: z.string() })),
  creadoEn: instante,
  revision: z.int(),
});
export type Reembolso = z.output<typeof Reembolso>;

export const PedidoDeReembolso = z.strictObject({
  lineas: z.array(posicion, m('alMenosUna')).check(z.minLength(1, m('alMenosUna')), z.maxLength(20, m('invalido'))),
  motivo: motivo(LARGO_DE_MOTIVO),
  /** The total the customer was shown; if the total is different by now, the request is refused. */
  total: entero('requerido'),
  /** Kept only if it does not go back on the card. Left out by whoever agrees with the office on another way. */
  cuenta: z.optional(CuentaDeReembolso),
});
export type PedidoDeReembolso = z.output<typeof PedidoDeReembolso>;

const LineaDecidida = z.strictObject({
  posicion,
  /** Centavos. */
  monto: z.int(m('monto')).check(z.minimum(1, m('monto')), z.maximum(100_000_000, m('monto'))),
  /** Stops the trámite or gestión it became, if it still can be. */
  cancela: z.boolean(),
});
const lineasDecididas = z
  .array(LineaDecidida, m('alMenosUna'))
  .check(z.minLength(1, m('alMenosUna')), z.maxLength(20, m('invalido')));

export const AprobacionDeReembolso = z.strictObject({
  revision,
  lineas: lineasDecididas,
  /** Must be given when the amounts are not the quoted ones. */
  motivo: motivoOpcional(LARGO_DE_MOTIVO),
});
export type AprobacionDeReembolso = z.output<typeof AprobacionDeReembolso>;

export const OrdenDeReembolso = z.strictObject({ lineas: lineasDecididas, motivo: motivo(LARGO_DE_MOTIVO) });
export type OrdenDeReembolso = z.output<typeof OrdenDeReembolso>;

const propia = { access: 'adminCliente', alcance: 'propio', params: z.strictObject({ idFactura: uuid }) } as const;
const decision = {
  access: 'admin',
  alcance: 'todos',
  params: z.strictObject({ idReembolso: uuid }),
  response: Reembolso,
} as const;

export const reembolsos = {
  quote: lectura({
    ...propia,
    path: '/private/facturas/:idFactura/cotizacion',
    summary: 'Qué se devolvería de una compra propia en este momento, línea por línea, y por qué',
    response: Cotizacion,
  }),
  list: lectura({
    ...propia,
    path: '/private/facturas/:idFactura/reembolsos',
    summary: 'Reembolsos de una compra propia, del último al primero',
    response: z.array(Reembolso),
  }),
  ask: acto('POST', {
    ...propia,
    path: '/private/facturas/:idFactura/reembolsos',
    summary: 'Pide el reembolso de líneas de una compra propia, por lo que se le mostró que recibiría',
    body: PedidoDeReembolso,
    response: Reembolso,
  }),
  withdraw: acto('POST', {
    ...propia,
    path: '/private/reembolsos/:idReembolso/retiro',
    summary: 'Retira una solicitud de reembolso propia que nadie ha decidido; repetirlo no cambia nada',
    params: z.strictObject({ idReembolso: uuid }),
    response: Reembolso,
  }),
  tellAccount: acto('PUT', {
    access: 'adminCliente',
    alcance: 'propio',
    path: '/private/reembolsos/:idReembolso/cuenta',
    summary: 'Dice o cambia la cuenta a la que se transfiere un reembolso propio, mientras no se ha transferido',
    params: z.strictObject({ idReembolso: uuid }),
    body: CuentaDeReembolso,
    response: Reembolso,
  }),
  account: lectura({
    access: 'admin',
    alcance: 'todos',
    path: '/private/reembolsos/:idReembolso/cuenta',
    acto: 'reembolso.ver',
    summary: 'La cuenta completa a la que hay que transferir un reembolso; null si su cliente no la dijo',
    params: z.strictObject({ idReembolso: uuid }),
    /** The transfer is noted with this `revision`, so that it is refused if the account changed meanwhile. */
    response: z.object({ cuenta: z.nullable(CuentaDeReembolso), revision: z.int() }),
  }),
  order: acto('POST', {
    path: '/private/ventas/:idFactura/reembolsos',
    acto: 'reembolso.crear',
    access: 'admin',
    alcance: 'todos',
    summary: 'Reembolsa líneas de una venta sin que su cliente lo pida; exige reingreso',
    params: z.strictObject({ idFactura: uuid }),
    body: OrdenDeReembolso,
    response: Reembolso,
  }),
  approve: acto('POST', {
    ...decision,
    path: '/private/reembolsos/:idReembolso/aprobacion',
    acto: 'reembolso.aprobar',
    summary: 'Aprueba un reembolso, entero o en parte; sobre el límite, dos personas. Exige reingreso',
    body: AprobacionDeReembolso,
  }),
  deny: acto('POST', {
    ...decision,
    path: '/private/reembolsos/:idReembolso/negacion',
    acto: 'reembolso.negar',
    summary: 'Niega un reembolso con su motivo',
    body: z.strictObject({ revision, motivo: motivo(LARGO_DE_MOTIVO) }),
  }),
  settle: acto('POST', {
    ...decision,
    path: '/private/reembolsos/:idReembolso/pago',
    acto: 'reembolso.pagar',
    summary: 'Anota que se pagó a mano, con la referencia de la transferencia; exige reingreso',
    body: z.strictObject({ revision, referencia: texto(100) }),
  }),
};
