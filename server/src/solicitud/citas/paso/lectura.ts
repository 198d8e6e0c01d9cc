import { DAY, MINUTE } from '@fedatario/contract/base';
import {
  accionesCita,
  type Bloqueo,
  type Cita,
  DIAS_DE_HORAS,
  type EstadoCita,
  estadosAcordablesDeCita,
  type FiltroDeCitas,
  faseDeCita,
  type LugarDeCita,
  MINUTOS_DE_ENLACE,
  type ReglasDeCitas,
} from '@fedatario/contract/solicitud';
import { formatNumber } from '../../../db/numbers.ts';
import { decodeInstantCursor, toPage } from '../../../http/cursor.ts';
import { AppError, invalidField } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { inicioDelDia } from '../../../services/hora-local.ts';
import type { BloqueoRow } from '../ocupaciones/queries.ts';
import { leerReglas } from '../reglas/reglas.ts';
import { accionesDe, situacionDe, tomar } from './paso.ts';
import { type CitaRow, findCita, findDeSolicitud, listCitas } from './queries.ts';

/** A cita that the actor may see; anybody else's does not exist. */
export async function leerCita(request: Context<'all'>, idCita: string): Promise<Cita> {
  const row = await findCita(request.db, request.actor, idCita);
  if (!row) throw new AppError('no-encontrado');
  return toCita(row, request, await leerReglas(request.db));
}

/** A cita that the actor may touch, held, as they know it; one that changed since is refused with what it is now. */
export async function tomarRevision(request: Context<'all'>, idCita: string, revision: number) {
  const tomada = await tomar(request.db, request.actor, idCita);
  if (tomada.cita.revision !== revision)
    throw new AppError('conflicto-revision', { actual: await leerCita(request, idCita) });
  return tomada;
}

/** The signing ahead of a trámite that the actor may see, or else its last one; null when there was none. */
export async function citaDeTramite(request: Context<'all'>, idSolicitud: string): Promise<Cita | null> {
  const row = await findDeSolicitud(request.db, idSolicitud);
  return row ? toCita(row, request, await leerReglas(request.db)) : null;
}

interface Lista {
  readonly cursor?: string | undefined;
  readonly limite: number;
  readonly filtro: FiltroDeCitas;
  readonly estado?: EstadoCita | undefined;
  readonly desde?: string | undefined;
  readonly hasta?: string | undefined;
}

export async function listarCitas(request: Context<'all'>, { cursor, limite, desde, hasta, ...lista }: Lista) {
  const { db, actor, now } = request;
  const despuesDe = decodeInstantCursor(cursor);
  const reglas = await leerReglas(db);
  const entre = {
    desde: desde === undefined ? undefined : inicioDelDia(desde),
    hasta: hasta === undefined ? undefined : new Date(inicioDelDia(hasta).getTime() + DAY),
  };
  const rows = await listCitas(db, actor, {
    ...entre,
    filtro: lista.filtro,
    estado: lista.estado,
    despuesDe,
    limite: limite + 1,
    now,
  });
  const { data, siguiente } = toPage(rows, limite, ({ inicio, idCita }) => [inicio.getTime(), idCita]);
  return { data: data.map((row) => toCita(row, request, reglas)), siguiente };
}

/** A window of so many days at most. */
export function ventanaDe(desde: string, hasta: string): { inicio: Date; fin: Date } {
  const inicio = new Date(desde);
  const fin = new Date(hasta);
  const dias = (fin.getTime() - inicio.getTime()) / DAY;
  if (dias <= 0 || dias > DIAS_DE_HORAS) throw invalidField('hasta', 'ventanaDeCitas', { dias: DIAS_DE_HORAS });
  return { inicio, fin };
}

export function toBloqueo({ idOcupacion, idPersona, nombreCompleto, inicio, fin, motivo }: BloqueoRow): Bloqueo {
  return {
    idBloqueo: idOcupacion,
    notario: { idUsuario: idPersona, nombre: nombreCompleto },
    inicio: inicio.toISOString(),
    fin: fin.toISOString(),
    motivo: motivo ?? '',
  };
}

export function toCita(row: CitaRow, { actor, now }: Context<'all'>, reglas: ReglasDeCitas): Cita {
  const { clase, modalidad, estado } = row as unknown as Cita;
  const iso = (instante: Date | null) => instante?.toISOString() ?? null;
  return {
    idCita: row.idCita,
    clase,
    modalidad,
    estado,
    zona: row.zona,
    respuestaHasta: iso(row.respuestaHasta),
    revision: row.revision,
    inicio: row.inicio.toISOString(),
    fin: row.fin.toISOString(),
    cliente: { idUsuario: row.idUsuario, nombre: row.nombreCliente },
    notario: { idUsuario: row.idNotario, nombre: row.nombreNotario },
    notarioImpedido: actor.rol !== 'cliente' && row.notarioImpedido && estaPorVenir(row, now),
    equipo: row.equipo,
    lugar: lugarDe(row.idSede, row.sala, row),
    enlace: enlaceDe(row, reglas, now),
    tramite: tramiteDe(row),
    telefono: modalidad === 'telefono' ? row.telefono : null,
    deSuPlan: row.deSuPlan,
    retenidaHasta: iso(row.retenidaHasta),
    notas: row.notas,
    motivo: row.motivo,
    propuesta: propuestaDe(row, now),
    acciones: accionesDe(row, { actor, now, reglas }, accionesCita),
  };
}

/** It takes time that is not over. */
export function estaPorVenir({ estado, fin }: Pick<CitaRow, 'estado' | 'fin'>, now: Date): boolean {
  return estadosAcordablesDeCita.includes(estado) && fin > now;
}

/** The address of a video call, for those who take part in it and only around its hour. */
function enlaceDe({ claveVideo, estado, inicio, fin }: CitaRow, { urlVideo }: ReglasDeCitas, now: Date): string | null {
  if (claveVideo === null || urlVideo === null || faseDeCita(estado) !== 'acordada') return null;
  const desde = inicio.getTime() - MINUTOS_DE_ENLACE.antes * MINUTE;
  const hasta = fin.getTime() + MINUTOS_DE_ENLACE.despues * MINUTE;
  if (now.getTime() < desde || now.getTime() > hasta) return null;
  return `${urlVideo.replace(/[/]+$/, '')}/fedatario-${claveVideo}`;
}

function tramiteDe({ idSolicitud, serie, numero, nombreTramite: nombre }: CitaRow): Cita['tramite'] {
  if (idSolicitud === null || serie === null || numero === null || nombre === null) return null;
  return { idSolicitud, numero: formatNumber(serie, numero), nombre };
}

type Sede = Pick<CitaRow, 'nombreSede' | 'direccion' | 'indicaciones' | 'urlMapa' | 'salas'>;

function lugarDe(
  idSede: string | null,
  sala: number | null,
  { nombreSede, direccion, indicaciones, urlMapa, salas }: Sede,
): LugarDeCita | null {
  if (idSede === null || sala === null || nombreSede === null || direccion === null) return null;
  // A list of rooms that became shorter leaves a place without a name.
  const nombreDeSala = salas?.[sala] ?? String(sala + 1);
  return { idSede, nombre: nombreSede, direccion, indicaciones: indicaciones ?? '', urlMapa, sala: nombreDeSala };
}

function propuestaDe(row: CitaRow, now: Date): Cita['propuesta'] {
  const { propuestaInicio: inicio, propuestaFin: fin, propuestaHasta: hasta, propuestaMotivo: motivo } = row;
  const { propuestaPor: por, propuestaVigente } = situacionDe(row, now);
  if (!inicio || !fin || !hasta || !por || !propuestaVigente) return null;
  const sede: Sede = {
    nombreSede: row.propuestaNombre,
    direccion: row.propuestaDireccion,
    indicaciones: row.propuestaIndicaciones,
    urlMapa: row.propuestaMapa,
    salas: row.propuestaSalas,
  };
  const lugar = lugarDe(row.propuestaSede, row.propuestaSala, sede);
  const tramo = { inicio: inicio.toISOString(), fin: fin.toISOString() };
  const zona = row.propuestaZona ?? row.zona;
  return { ...tramo, zona, lugar, por, motivo, hasta: hasta.toISOString(), deEspera: row.deEspera };
}
