import {
  type AgenteGestion,
  type AgenteTramite,
  esperaFirma,
  maquinas,
  type SituacionDeSolicitud,
  type TipoDeSolicitud,
} from '@fedatario/contract/solicitud';
import type { Db } from '../../db/db.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Actor } from '../../http/route.ts';
import { enqueue } from '../../queue/queue.ts';
import { citaDeFirma, terminarFirma } from '../../solicitud/citas/citas.ts';
import {
  type Cambio,
  lockSolicitud,
  moverSolicitud,
  type SolicitudRow,
} from '../../solicitud/solicitudes/solicitudes.ts';
import { avisarGestor, avisarPaso } from './avisos.ts';

export type Agente = AgenteTramite | AgenteGestion;

export interface Paso {
  readonly accion: string;
  /** Roles in which the actor may take it. */
  readonly como: readonly Agente[];
  readonly idUsuario: string | null;
  /** The gestor who takes it by their link, and not through the office. */
  readonly idGestor?: string | null;
  readonly motivo?: string | null;
  readonly now: Date;
  /** The customer answers the observation that this step notes. */
  readonly respondeCliente?: boolean;
}

/** The machine of a solicitud. */
export const maquinaDe = ({ tipo }: Pick<SolicitudRow, 'tipo'>) => maquinas[tipo];

/**
 * Takes one step of a solicitud that the caller holds, by the machine of its kind: its new state, its clock, its row of history, and its
 * notices. Refuses a step that the machine does not allow, or that lacks its reason.
 */
export async function darPaso(
  db: Db,
  row: SolicitudRow,
  { accion, como, idUsuario, idGestor = null, motivo = null, now, respondeCliente = false }: Paso,
  datos: Cambio = {},
): Promise<SolicitudRow> {
  const paso = exigirPaso(row, accion, como);
  if (paso.motivo && (idUsuario !== null || idGestor !== null) && !motivo) throw invalidField('motivo', 'requerido');
  const cambio = { ...cambioDe(accion, row, now), ...datos };
  const situacion = situacionDe(row);
  const aceptado = accion === 'reasignar' ? false : situacion.aceptado;
  const a = maquinaDe(row).destino(paso, { ...situacion, aceptado, respondeCliente });
  const movida = await moverSolicitud(db, row, { a, accion, idUsuario, idGestor, motivo, now }, cambio);
  await soltarFirma(db, row, movida, { motivo, now });
  await avisarPaso(db, movida, accion, idUsuario);
  if (idGestor === null) await avisarGestor(db, movida, accion, now);
  return movida;
}

const NO_ESPERA_FIRMA = 'El trámite ya no espera su firma.';

/** The appointment of a signing ends with it; a pause leaves it, since work goes on afterwards where it was and waits for it again. */
async function soltarFirma(
  db: Db,
  { idSolicitud, tipo, estado: de }: SolicitudRow,
  { estado: a }: SolicitudRow,
  { motivo, now }: { motivo: string | null; now: Date },
): Promise<void> {
  const esperaba = tipo === 'tramite' && (esperaFirma(de) || de === 'enPausa');
  if (de === 'enPausa' && esperaFirma(a)) await enqueue(db, citaDeFirma, { idSolicitud });
  if (!esperaba || esperaFirma(a) || a === 'enPausa') return;
  const firmado = a === 'firmado';
  await terminarFirma(db, idSolicitud, { firmado, motivo: firmado ? null : (motivo ?? NO_ESPERA_FIRMA), now });
}

/** Refuses a step that the machine does not allow to these roles now. */
export function exigirPaso(row: Situado, accion: string, como: readonly Agente[]) {
  const situacion = situacionDe(row);
  const maquina = maquinaDe(row);
  const paso = como.map((agente) => maquina.paso(situacion, accion, agente)).find((found) => found !== undefined);
  if (!paso) throw new AppError('estado-no-permite');
  return paso;
}

/** Roles of an actor in a solicitud; none for a stranger. The office writes what a gestor says, who has no account. */
export function agentesDe(
  { idUsuario, rol }: Pick<Actor, 'idUsuario' | 'rol'>,
  row: Pick<SolicitudRow, 'idUsuario' | 'idNotario'>,
) {
  const agentes: ('cliente' | 'notario' | 'admin')[] = [];
  if (row.idUsuario === idUsuario && rol !== 'notario') agentes.push('cliente');
  if (rol === 'notario' && row.idNotario === idUsuario) agentes.push('notario');
  if (rol === 'admin') agentes.push('admin');
  return agentes;
}

/** Whether the actor is its notary or the administration. Being its customer is not enough. */
export function esDeOficina(...quien: Parameters<typeof agentesDe>): boolean {
  return agentesDe(...quien).some((agente) => agente !== 'cliente');
}

/** A solicitud that the actor may touch, of one kind or, without it, of either, held; anyone else's does not exist. */
export async function tomarSolicitud(
  db: Db,
  actor: Pick<Actor, 'idUsuario' | 'rol'>,
  idSolicitud: string,
  tipo?: TipoDeSolicitud,
) {
  const row = await lockSolicitud(db, idSolicitud);
  const como = row && (tipo === undefined || row.tipo === tipo) ? agentesDe(actor, row) : [];
  if (!row || como.length === 0) throw new AppError('no-encontrado');
  return { row, como };
}

type Situado = Pick<
  SolicitudRow,
  'tipo' | 'estado' | 'estadoAnterior' | 'idNotario' | 'idGestor' | 'aceptadaEn' | 'automatica'
>;

export function situacionDe(row: Omit<Situado, 'tipo'>): SituacionDeSolicitud {
  const { estado, estadoAnterior, idNotario, idGestor, aceptadaEn, automatica } = row;
  return { estado, estadoAnterior, idNotario, idGestor, aceptado: aceptadaEn !== null, automatica };
}

/** Columns a step writes beside the state. A new assignee is the caller's to write. */
function cambioDe(accion: string, { estado }: SolicitudRow, now: Date): Cambio {
  if (accion === 'asignar' || accion === 'reasignar') return { asignadaEn: now, aceptadaEn: null };
  if (accion === 'aceptar') return { aceptadaEn: now };
  if (accion === 'devolver') return { idNotario: null, idGestor: null, asignadaEn: null, aceptadaEn: null };
  if (accion === 'pausar' || accion === 'cobrarGastos') return { estadoAnterior: estado };
  return {};
}
