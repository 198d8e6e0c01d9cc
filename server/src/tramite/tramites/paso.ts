import {
  type AccionTramite,
  type AgenteTramite,
  destinoDe,
  type EstadoTramite,
  pasoDeTramite,
  type SituacionTramite,
} from '@fedatario/contract';
import type { Db } from '../../db/db.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Actor, Context } from '../../http/route.ts';
import { terminarFirma } from '../../solicitud/citas/citas.ts';
import {
  type Cambio,
  lockSolicitud,
  moverSolicitud,
  type SolicitudRow,
} from '../../solicitud/solicitudes/solicitudes.ts';
import { avisarPaso } from './avisos.ts';

export type Request = Pick<Context<'all'>, 'db' | 'actor' | 'now'>;

export interface Paso {
  readonly accion: AccionTramite;
  /** Roles in which the actor may take it. */
  readonly como: readonly AgenteTramite[];
  readonly idUsuario: string | null;
  readonly motivo?: string | null;
  readonly now: Date;
}

/**
 * Takes one step of a trámite that the caller holds: its new state, its clock, its row of history, and its notices. Refuses a
 * step that the machine does not allow, or that lacks its reason.
 */
export async function darPaso(
  db: Db,
  row: SolicitudRow,
  { accion, como, idUsuario, motivo = null, now }: Paso,
  datos: Cambio = {},
): Promise<SolicitudRow> {
  const situacion = situacionDe(row);
  const paso = exigirPaso(row, accion, como);
  if (paso.motivo && idUsuario !== null && !motivo) throw invalidField('motivo', 'requerido');
  const cambio = { ...cambioDe(accion, row, now), ...datos };
  const a = destinoDe(paso, { ...situacion, aceptado: accion === 'reasignar' ? false : situacion.aceptado });
  const movida = await moverSolicitud(db, row, { a, accion, idUsuario, motivo, now }, cambio);
  await soltarFirma(db, row, movida, { motivo, now });
  await avisarPaso(db, movida, accion, idUsuario);
  return movida;
}

const NO_ESPERA_FIRMA = 'El trámite ya no espera su firma.';

/** The appointment of a signing ends with it; a pause leaves it, since work goes on afterwards where it was. */
async function soltarFirma(
  db: Db,
  { idSolicitud, estado: de }: SolicitudRow,
  { estado: a }: SolicitudRow,
  { motivo, now }: { motivo: string | null; now: Date },
): Promise<void> {
  const esperaba = de === 'porFirmar' || de === 'enPausa';
  if (!esperaba || a === 'porFirmar' || a === 'enPausa') return;
  const firmado = a === 'firmado';
  await terminarFirma(db, idSolicitud, { firmado, motivo: firmado ? null : (motivo ?? NO_ESPERA_FIRMA), now });
}

/** Refuses a step that the machine does not allow to these roles now. */
export function exigirPaso(row: Situado, accion: AccionTramite, como: readonly AgenteTramite[]) {
  const situacion = situacionDe(row);
  const paso = como.map((agente) => pasoDeTramite(situacion, accion, agente)).find((found) => found !== undefined);
  if (!paso) throw new AppError('estado-no-permite');
  return paso;
}

/** Roles of an actor in a trámite; none for a stranger. */
export function agentesDe(
  { idUsuario, rol }: Pick<Actor, 'idUsuario' | 'rol'>,
  row: Pick<SolicitudRow, 'idUsuario' | 'idNotario'>,
) {
  const agentes: AgenteTramite[] = [];
  if (row.idUsuario === idUsuario && rol !== 'notario') agentes.push('cliente');
  if (rol === 'notario' && row.idNotario === idUsuario) agentes.push('notario');
  if (rol === 'admin') agentes.push('admin');
  return agentes;
}

/** Whether the actor is its notary or the administration. Being its customer is not enough. */
export function esDeOficina(...quien: Parameters<typeof agentesDe>): boolean {
  return agentesDe(...quien).some((agente) => agente !== 'cliente');
}

/** A trámite that the actor may touch, held; anyone else's does not exist. */
export async function tomar(db: Db, actor: Pick<Actor, 'idUsuario' | 'rol'>, idSolicitud: string) {
  const row = await lockSolicitud(db, idSolicitud);
  const como = row?.tipo === 'tramite' ? agentesDe(actor, row) : [];
  if (!row || como.length === 0) throw new AppError('no-encontrado');
  return { row, como };
}

/** A trámite that the actor may touch as the office, locked. */
export async function tomarEnOficina(db: Db, actor: Pick<Actor, 'idUsuario' | 'rol'>, idSolicitud: string) {
  const found = await tomar(db, actor, idSolicitud);
  if (!esDeOficina(actor, found.row)) throw new AppError('no-encontrado');
  return found;
}

type Situado = Pick<SolicitudRow, 'estado' | 'estadoAnterior' | 'idNotario' | 'aceptadaEn' | 'automatica'>;

export function situacionDe(row: Situado): SituacionTramite {
  const { estado, estadoAnterior, idNotario, aceptadaEn, automatica } = row;
  return {
    estado: estado as EstadoTramite,
    estadoAnterior: estadoAnterior as EstadoTramite | null,
    idNotario,
    aceptado: aceptadaEn !== null,
    automatica,
  };
}

/** Columns a step writes beside the state. A new assignee is the caller's to write. */
function cambioDe(accion: AccionTramite, { estado }: SolicitudRow, now: Date): Cambio {
  if (accion === 'asignar' || accion === 'reasignar') return { asignadaEn: now, aceptadaEn: null };
  if (accion === 'aceptar') return { aceptadaEn: now };
  if (accion === 'devolver') return { idNotario: null, asignadaEn: null, aceptadaEn: null };
  if (accion === 'pausar') return { estadoAnterior: estado };
  return {};
}
