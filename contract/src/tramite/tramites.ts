import * as z from 'zod/mini';
import { acto, lectura, lista } from '../base/calls.ts';
import {
  entero,
  instante,
  LARGO_DE_MOTIVO,
  m,
  momento,
  motivo,
  motivoOpcional,
  revision,
  uuid,
} from '../base/campos.ts';
import { Pagina } from '../base/paginas.ts';
import { estadosCita } from '../solicitud/estados-de-cita.ts';
import { filtrosDeEstado, gruposTramite } from '../solicitud/tramite-filtros.ts';
import { detalleDe, palabrasDeTramite, pasoDadoDe, renglonDe } from './expediente.ts';
import { Marca } from './marca.ts';

const deTramite = {
  ...renglonDe(palabrasDeTramite),
  /** The platform alone makes and delivers it: it never has a notary. */
  automatica: z.boolean(),
};

export const Tramite = z.object(deTramite);
export type Tramite = z.output<typeof Tramite>;

/** One of the customer's trámites, with the number of messages they have not read. */
export const TramitePropio = z.object({ ...deTramite, sinLeer: z.int() });
export type TramitePropio = z.output<typeof TramitePropio>;

/** The number of the customer's trámites, or gestiones, in each group. */
export const CuentasDeTramites = z.record(z.enum(gruposTramite), z.int());
export type CuentasDeTramites = z.output<typeof CuentasDeTramites>;

export const PasoDado = pasoDadoDe(palabrasDeTramite);
export type PasoDado = z.output<typeof PasoDado>;

export const TramiteDetalle = z.object({
  ...detalleDe(palabrasDeTramite),
  automatica: z.boolean(),
  notario: z.nullable(z.object({ idUsuario: uuid, nombre: z.string() })),
  /** The sealed document can be downloaded. */
  entregado: z.boolean(),
  /** The mark two people put on that document; null while it is valid. */
  marca: z.nullable(Marca),
  /** While it waits to be signed in presence: the appointment ahead, or whether its customer may choose one. */
  firma: z.nullable(
    z.object({
      sePuedePedir: z.boolean(),
      cita: z.nullable(z.object({ estado: z.enum(estadosCita), inicio: instante })),
    }),
  ),
});
export type TramiteDetalle = z.output<typeof TramiteDetalle>;

/** Steps that say all with themselves and a reason; the others carry their own data in calls of their own. */
export const accionesSimples = [
  'aceptar',
  'devolver',
  'rechazar',
  'reabrir',
  'pausar',
  'reanudar',
  'reintentar',
] as const;

const base = { revision, motivo: motivoOpcional(LARGO_DE_MOTIVO) };

export const OrdenDeTramite = z.strictObject({
  ...base,
  accion: z.enum(accionesSimples, m('opcion')),
  /** When a pause ends by itself; only and always of `pausar`. */
  hasta: z.optional(z.nullable(momento)),
});
export type OrdenDeTramite = z.output<typeof OrdenDeTramite>;

export const CancelacionDeTramite = z.strictObject({
  revision,
  motivo: motivo(LARGO_DE_MOTIVO),
  /** The refund the caller was shown; if it is different by now, nothing is done. Centavos. */
  total: entero('requerido'),
});
export type CancelacionDeTramite = z.output<typeof CancelacionDeTramite>;

const uno = {
  access: 'all',
  alcance: 'participante',
  params: z.strictObject({ idSolicitud: uuid }),
  response: TramiteDetalle,
} as const;

export const tramites = {
  list: lista({
    path: '/private/tramites',
    access: 'adminCliente',
    summary: 'Trámites propios de un estado o grupo, del más nuevo al más antiguo',
    query: z.strictObject({ ...Pagina, estado: z._default(z.enum(filtrosDeEstado, m('opcion')), 'todos') }),
    response: z.array(TramitePropio),
  }),
  cuentas: lectura({
    path: '/private/tramites/cuentas',
    access: 'adminCliente',
    summary: 'Cuántos trámites propios hay en cada grupo',
    response: CuentasDeTramites,
  }),
  read: lectura({
    ...uno,
    path: '/private/tramites/:idSolicitud',
    acto: 'expediente.ver',
    summary: 'Un trámite con su historia, sus requisitos y lo que quien pregunta puede hacer',
  }),
  act: acto('POST', {
    ...uno,
    path: '/private/tramites/:idSolicitud/acciones',
    acto: 'tramite.mover',
    summary: 'Da un paso del trámite; si otra persona lo movió antes, 409 con el trámite como está',
    body: OrdenDeTramite,
  }),
  cancel: acto('POST', {
    ...uno,
    path: '/private/tramites/:idSolicitud/cancelacion',
    acto: 'tramite.anular',
    summary: 'Cancela el trámite y pide lo que la regla devuelve según su etapa',
    body: CancelacionDeTramite,
  }),
};
