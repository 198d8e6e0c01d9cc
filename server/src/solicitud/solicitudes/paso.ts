import { calendarioActual } from '../../casa/calendario/calendario.ts';
import type { Db } from '../../db/db.ts';
import { enqueue } from '../../queue/queue.ts';
import { saldarGastos } from '../gastos/gastos.ts';
import { decirCambio } from './cambios.ts';
import { type Cambio, type SolicitudRow, updateEstadoDeSolicitud } from './queries.ts';
import { correEn, moverReloj, plazosDe } from './reloj.ts';

/** States of a gestión in which nothing else is spent on it. */
const TERMINADAS = ['entregada', 'cerrada', 'cerradaSinExito', 'cancelada', 'caducada'];

export interface PasoDeSolicitud {
  readonly a: string;
  readonly accion: string;
  readonly idUsuario: string | null;
  /** The gestor who took it by their link. */
  readonly idGestor?: string | null;
  readonly motivo: string | null;
  readonly now: Date;
}

/**
 * Moves a solicitud that the caller holds: its state, its clock, its time limits and its row of history. The caller has
 * checked that the move is allowed. `cambio` is applied before the columns that follow from the state.
 */
export async function moverSolicitud(
  db: Db,
  row: SolicitudRow,
  { a, accion, idUsuario, idGestor = null, motivo, now }: PasoDeSolicitud,
  cambio: Cambio = {},
): Promise<SolicitudRow> {
  const { idSolicitud, estado: de, revision } = row;
  const calendario = await calendarioActual(db);
  const siguiente = {
    estadoAnterior: null,
    ...moverReloj(row, correEn(a), now, calendario),
    ...plazosDe(a, now, calendario),
    ...cambio,
  };
  const paso = { idSolicitud, de, a, accion, idUsuario, idGestor, motivo, hechoEn: now };
  await updateEstadoDeSolicitud(db, paso, siguiente);
  const movida = { ...row, ...siguiente, estado: a, revision: revision + 1, actualizadaEn: now } as SolicitudRow;
  await decirCambio(db, movida, row.idNotario);
  if (row.tipo === 'gestion' && TERMINADAS.includes(a)) await enqueue(db, saldarGastos, { idSolicitud });
  return movida;
}
