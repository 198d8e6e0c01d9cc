import * as z from 'zod/mini';
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
import { endpoint } from '../base/endpoint.ts';
import { formatosDeRequisito } from '../base/formatos.ts';
import { Pagina } from '../base/paginas.ts';
import { type Etapa, etapas } from '../compra/reembolso.ts';
import { accionesRequisito, estadosRequisito } from '../solicitud/requisito.ts';
import { accionesTramite, agentesTramite, estadosTramite, impedimentosTramite } from '../solicitud/tramite.ts';
import { filtrosDeEstado, gruposTramite } from '../solicitud/tramite-filtros.ts';
import { Marca } from './marca.ts';

const deTramite = {
  idSolicitud: uuid,
  numero: z.string(),
  nombre: z.string(),
  estado: z.enum(estadosTramite),
  /** The platform alone makes and delivers it: it never has a notary. */
  automatica: z.boolean(),
  /** The agent that must act now; null when nobody must. */
  turno: z.nullable(z.enum(agentesTramite)),
  /** The caller must act. */
  leToca: z.boolean(),
  /** When the promised hours end, as the clock runs; null while it stands. */
  venceEn: z.nullable(instante),
  /** When the system acts in this state if nobody did: until when the customer, or the notary, has. */
  limiteEn: z.nullable(instante),
  creadaEn: instante,
  actualizadaEn: instante,
};

export const Tramite = z.object(deTramite);
export type Tramite = z.output<typeof Tramite>;

/** One of the customer's trámites, with the number of messages they have not read. */
export const TramitePropio = z.object({ ...deTramite, sinLeer: z.int() });
export type TramitePropio = z.output<typeof TramitePropio>;

/** The number of the customer's trámites in each group. */
export const CuentasDeTramites = z.record(z.enum(gruposTramite), z.int());
export type CuentasDeTramites = z.output<typeof CuentasDeTramites>;

export const PasoDado = z.object({
  accion: z.string(),
  de: z.nullable(z.string()),
  a: z.enum(estadosTramite),
  /** As what it was done; null for the system. */
  como: z.nullable(z.enum(agentesTramite)),
  /** Name of the actor. The customer sees their own name and their notary's only; the office sees all. */
  quien: z.nullable(z.string()),
  motivo: z.nullable(z.string()),
  hechoEn: instante,
});
export type PasoDado = z.output<typeof PasoDado>;

export const Requisito = z.object({
  idRequisito: uuid,
  nombre: z.string(),
  instrucciones: z.string(),
  obligatorio: z.boolean(),
  /** The original has to be brought when it is signed. */
  originalEnFirma: z.boolean(),
  /** In what it is handed in, and the bytes of each file; null where any is taken. */
  formatos: z.nullable(z.array(z.enum(formatosDeRequisito))),
  tamanoMaximo: z.nullable(z.int()),
  estado: z.enum(estadosRequisito),
  motivo: z.nullable(z.string()),
  entregadoEn: z.nullable(instante),
  /** Until when what was accepted is good. */
  venceEl: z.nullable(z.string()),
  revision: z.int(),
  /** The steps the caller may take on it now. */
  acciones: z.array(z.enum(accionesRequisito)),
});
export type Requisito = z.output<typeof Requisito>;

/** The refund that stopping the trámite now would give by the rule (decision 0021). Centavos. */
const Devolucion = z.object({
  etapa: z.enum(etapas as [Etapa, ...Etapa[]]),
  porcentaje: z.int(),
  monto: z.int(),
  total: z.int(),
  /** A refund of it was asked before, and goes on. */
  enCurso: z.boolean(),
});

export const TramiteDetalle = z.object({
  ...deTramite,
  revision: z.int(),
  idFactura: uuid,
  cliente: z.object({ idUsuario: uuid, nombre: z.string() }),
  notario: z.nullable(z.object({ idUsuario: uuid, nombre: z.string() })),
  /** Its notary accepted it. */
  aceptado: z.boolean(),
  /** The state it returns to after the pause. */
  estadoAnterior: z.nullable(z.enum(estadosTramite)),
  /** Business hours promised, and passed until the clock stopped last. */
  plazoHoras: z.int(),
  horasConsumidas: z.number(),
  /** The sealed document can be downloaded. */
  entregado: z.boolean(),
  /** The mark two people put on that document; null while it is valid. */
  marca: z.nullable(Marca),
  requisitos: z.array(Requisito),
  historial: z.array(PasoDado),
  /** The steps the caller may take, each with the impediment if it is not possible now. */
  acciones: z.array(
    z.object({ accion: z.enum(accionesTramite), impedimento: z.nullable(z.enum(impedimentosTramite)) }),
  ),
  /** Null when the caller cannot cancel it. */
  devolucion: z.nullable(Devolucion),
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
  list: endpoint({
    method: 'GET',
    path: '/private/tramites',
    access: 'adminCliente',
    summary: 'Trámites propios de un estado o grupo, del más nuevo al más antiguo',
    query: z.strictObject({ ...Pagina, estado: z._default(z.enum(filtrosDeEstado, m('opcion')), 'todos') }),
    paged: true,
    response: z.array(TramitePropio),
  }),
  cuentas: endpoint({
    method: 'GET',
    path: '/private/tramites/cuentas',
    access: 'adminCliente',
    summary: 'Cuántos trámites propios hay en cada grupo',
    response: CuentasDeTramites,
  }),
  read: endpoint({
    ...uno,
    method: 'GET',
    path: '/private/tramites/:idSolicitud',
    acto: 'expediente.ver',
    summary: 'Un trámite con su historia, sus requisitos y lo que quien pregunta puede hacer',
  }),
  act: endpoint({
    ...uno,
    method: 'POST',
    path: '/private/tramites/:idSolicitud/acciones',
    acto: 'tramite.mover',
    summary: 'Da un paso del trámite; si otra persona lo movió antes, 409 con el trámite como está',
    body: OrdenDeTramite,
  }),
  cancel: endpoint({
    ...uno,
    method: 'POST',
    path: '/private/tramites/:idSolicitud/cancelacion',
    acto: 'tramite.anular',
    summary: 'Cancela el trámite y pide lo que la regla devuelve según su etapa',
    body: CancelacionDeTramite,
  }),
};
