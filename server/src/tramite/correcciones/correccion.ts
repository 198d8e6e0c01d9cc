import { errorDeCampo, type Input } from '@fedatario/contract/base';
import type { BorradorGuardado, GuardarRespuestas } from '@fedatario/contract/borrador';
import type { Correccion, correcciones, TramiteDetalle } from '@fedatario/contract/tramite';
import { corregirRespuestas } from '@fedatario/document-engine';
import { borradorDe, guardarCorreccion, moverBorradores } from '../../borrador/borradores/borradores.ts';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { encolarEntrega, guardarRespuestas } from '../../solicitud/solicitudes/solicitudes.ts';
import { rehacerMinuta } from '../minutas/minutas.ts';
import { avisarCorreccion, darPaso, exigirTramite, leerTramite, tomar, tomarRevision } from '../tramites/tramites.ts';
import { esCambiada, type Interview, interviewOf, toObservacion } from './entrevista.ts';
import { findRespuestas, findRonda, listObservaciones, updateRespuesta, updateRonda } from './queries.ts';

type Calls = typeof correcciones;
type Respuestas = Record<string, unknown>;

/** The last correction asked of the trámite's customer. */
export async function leerCorreccion(request: Context<'all'>, idSolicitud: string): Promise<Correccion> {
  const { db, actor } = request;
  const row = await exigirTramite(db, actor, idSolicitud);
  if (row.idUsuario !== actor.idUsuario) throw new AppError('no-encontrado');
  const { serie, numero, nombre, revision, estado } = row;
  const { interview, ronda, observaciones, respuestas, pendientes } = await rondaDe(request, idSolicitud);
  const abierta = estado === 'enCorreccion';
  return {
    numero: formatNumber(serie, numero),
    nombre,
    revision,
    abierta,
    lista: abierta && pendientes.length === 0,
    idBorrador: interview.idBorrador,
    antes: ronda.antes,
    hoy: interview.contexto.hoy,
    observaciones: observaciones.map((una) => toObservacion(una, interview, { antes: ronda.antes, ahora: respuestas })),
  };
}

/** Saves what was asked to be corrected, and what that opens. */
export async function guardarCorregidas(
  request: Context<'all'>,
  idSolicitud: string,
  body: GuardarRespuestas,
): Promise<BorradorGuardado> {
  const { interview, ronda, observaciones } = await tomarRonda(request, idSolicitud);
  return guardarCorreccion(request, interview.idBorrador, body, (propuestas) => {
    const { respuestas, cerradas, pendientes } = admitir(interview, ronda.antes, propuestas, observaciones);
    return { respuestas, cerradas, estado: pendientes.length === 0 ? 'corregido' : 'enCorreccion' };
  });
}

/** Answers a remark in words. */
export async function explicarRespuesta(
  request: Context<'all'>,
  { idSolicitud, idObservacion }: Input<Calls['explain']>['params'],
  respuesta: string | null,
): Promise<Correccion> {
  const { db, now } = request;
  const { ronda, interview } = await tomarRonda(request, idSolicitud);
  if (!(await updateRespuesta(db, { idSolicitud, idObservacion, ronda: ronda.ronda }, respuesta)))
    throw new AppError('no-encontrado');
  const correccion = await leerCorreccion(request, idSolicitud);
  const a = correccion.lista ? 'corregido' : 'enCorreccion';
  await moverBorradores(db, [interview.idBorrador], { accion: 'corregir', a, now });
  return correccion;
}

/** Hands the corrections in: the answers are the corrected ones from now on, and the text is made of them again. */
export async function enviarCorreccion(
  request: Context<'all'>,
  idSolicitud: string,
  { revision, respuestas: leidas }: Input<Calls['submit']>['body'],
): Promise<TramiteDetalle> {
  const { db, actor, now } = request;
  const { row, como } = await tomarRevision(request, idSolicitud, revision);
  if (!como.includes('cliente')) throw new AppError('no-encontrado');
  const { idUsuario } = actor;
  const movida = await darPaso(db, row, { accion: 'corregir', como: ['cliente'], idUsuario, now });
  const { ronda, interview, observaciones, respuestas, pendientes } = await rondaDe(request, idSolicitud);
  const borrador = await borradorDe(db, actor, interview.idBorrador, true);
  if (borrador.revision !== leidas)
    throw new AppError('conflicto-revision', { actual: await leerTramite(request, idSolicitud) });
  if (pendientes.length > 0)
    throw new AppError('datos-invalidos', { errores: pendientes.map((ruta) => errorDeCampo(ruta, 'requerido')) });
  await guardarRespuestas(db, idSolicitud, JSON.stringify(respuestas));
  const version = row.aceptadaEn === null ? null : await rehacerMinuta(db, idSolicitud, now);
  await updateRonda(db, { idSolicitud, ronda: ronda.ronda }, { corregidaEn: now, version });
  const cambiadas = observaciones.filter(({ ruta }) => esCambiada(ronda.antes, respuestas, ruta)).length;
  if (row.automatica) await encolarEntrega(db, row);
  await avisarCorreccion(db, movida, { cambiadas, total: observaciones.length, version });
  return leerTramite(request, idSolicitud);
}

/** Closes the draft of a signed trámite to corrections (docs/states.md, Borrador). */
export async function cerrarRespuestas(db: Db, idSolicitud: string, now: Date): Promise<void> {
  const { idBorrador } = await findRespuestas(db, idSolicitud);
  if (idBorrador !== null) await moverBorradores(db, [idBorrador], { accion: 'bloquear', a: 'bloqueado', now });
}

/** The last round, as it stands: what may be corrected of its draft, and whether it is all done. */
async function rondaDe({ db, actor }: Context<'all'>, idSolicitud: string) {
  const interview = await interviewOf(db, idSolicitud);
  const ronda = await findRonda(db, idSolicitud);
  if (!ronda) throw new AppError('no-encontrado');
  const todas = await listObservaciones(db, idSolicitud);
  const observaciones = todas.filter((una) => una.ronda === ronda.ronda);
  const borrador = await borradorDe(db, actor, interview.idBorrador);
  return { interview, ronda, observaciones, ...admitir(interview, ronda.antes, borrador.respuestas, observaciones) };
}

/** The last round, locked, while it waits for the customer. */
async function tomarRonda(request: Context<'all'>, idSolicitud: string) {
  const { row, como } = await tomar(request.db, request.actor, idSolicitud);
  if (!como.includes('cliente')) throw new AppError('no-encontrado');
  if (row.estado !== 'enCorreccion') throw new AppError('estado-no-permite');
  return rondaDe(request, idSolicitud);
}

type Observadas = readonly { readonly ruta: string; readonly respuesta: string | null }[];

/** Answers admitted, and the paths that are missing or wrong in them, or were neither changed nor explained. */
function admitir({ version, contexto }: Interview, antes: Respuestas, propuestas: Respuestas, observadas: Observadas) {
  const rutas = observadas.map(({ ruta }) => ruta);
  const { respuestas, cerradas, problemas } = corregirRespuestas(
    version.entrevista,
    { antes, propuestas, observadas: rutas },
    { contexto, rol: 'cliente' },
  );
  const calladas = observadas.filter(
    ({ ruta, respuesta }) => respuesta === null && !esCambiada(antes, respuestas, ruta),
  );
  const pendientes = [...new Set([...problemas, ...calladas].map(({ ruta }) => ruta))];
  return { respuestas, cerradas, pendientes };
}
