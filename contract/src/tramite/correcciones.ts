import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { LARGO_DE_MOTIVO, parrafo, parrafoOpcional, revision, texto, uuid } from '../base/campos.ts';
import { BorradorGuardado, GuardarRespuestas, Respuestas } from '../borrador/borrador.ts';
import { ObservacionDeRespuesta, RespuestasDeTramite } from './respuestas.ts';
import { TramiteDetalle } from './tramites.ts';

/** Maximum characters of a path in the answers. */
const LARGO_DE_RUTA = 200;
const LARGO_DE_EXPLICACION = 1000;
/** Remarks that wait to be sent at once. */
export const OBSERVACIONES_POR_ENVIO = 50;

/** The answers a customer is asked to correct, and their progress. */
export const Correccion = z.object({
  numero: z.string(),
  nombre: z.string(),
  /** Revision of the trámite. */
  revision: z.int(),
  /** The trámite waits for the customer. */
  abierta: z.boolean(),
  /** Every remark is answered and nothing is missing, so the customer may send it. */
  lista: z.boolean(),
  observaciones: z.array(ObservacionDeRespuesta),
  /** The draft the customer corrects, and its answers as they were when the notary remarked on them. */
  idBorrador: uuid,
  antes: Respuestas,
  /** The day its answers are worth by: the one it was bought on. */
  hoy: z.string(),
});
export type Correccion = z.output<typeof Correccion>;

const deSolicitud = z.strictObject({ idSolicitud: uuid });
const deObservacion = z.strictObject({ idSolicitud: uuid, idObservacion: uuid });
const oficina = { access: 'staff', alcance: 'participante', response: RespuestasDeTramite } as const;
const clienta = { access: 'adminCliente', alcance: 'propio', response: Correccion } as const;
const path = '/private/tramites/:idSolicitud';

export const correcciones = {
  remark: acto('POST', {
    ...oficina,
    path: `${path}/respuestas/observaciones`,
    acto: 'tramite.cambiar',
    summary: 'Observa una respuesta con su motivo, sin enviarlo todavía; otra vez la misma, cambia el motivo',
    params: deSolicitud,
    body: z.strictObject({
      ruta: texto(LARGO_DE_RUTA),
      motivo: parrafo(LARGO_DE_MOTIVO),
    }),
  }),
  forget: acto('DELETE', {
    ...oficina,
    path: `${path}/respuestas/observaciones/:idObservacion`,
    acto: 'tramite.cambiar',
    summary: 'Quita una observación que no se ha enviado',
    params: deObservacion,
  }),
  send: acto('POST', {
    access: 'staff',
    alcance: 'participante',
    path: `${path}/respuestas/envio`,
    acto: 'tramite.mover',
    summary: 'Envía a la clienta todas las observaciones que esperan; el trámite pasa a corrección',
    params: deSolicitud,
    body: z.strictObject({ revision }),
    response: TramiteDetalle,
  }),
  read: lectura({
    ...clienta,
    path: `${path}/correccion`,
    params: deSolicitud,
    summary: 'Lo que el notario pidió corregir, por qué, y cuánto falta',
  }),
  save: acto('POST', {
    ...clienta,
    path: `${path}/correccion/respuestas`,
    params: deSolicitud,
    summary: 'Guarda respuestas corregidas; la que nadie pidió corregir se rechaza con su nombre',
    body: GuardarRespuestas,
    response: BorradorGuardado,
  }),
  explain: acto('PUT', {
    ...clienta,
    path: `${path}/correccion/observaciones/:idObservacion`,
    params: deObservacion,
    summary: 'Contesta una observación con palabras, aunque la respuesta quede igual; vacío quita lo dicho',
    body: z.strictObject({ respuesta: parrafoOpcional(LARGO_DE_EXPLICACION) }),
  }),
  submit: acto('POST', {
    ...clienta,
    path: `${path}/correccion/envio`,
    params: deSolicitud,
    summary: 'Devuelve el trámite con cada observación contestada; la oficina sigue con las respuestas corregidas',
    body: z.strictObject({
      revision,
      /** Revision of the answers the customer read before sending. */
      respuestas: revision,
    }),
    response: TramiteDetalle,
  }),
};
