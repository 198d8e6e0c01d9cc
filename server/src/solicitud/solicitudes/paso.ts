import { type EstadoDeSolicitud, gestionesSaldadas, tramitesSinDocumento } from '@fedatario/contract/solicitud';
import { z } from 'zod';
import { calendarioActual } from '../../casa/calendario/calendario.ts';
import type { Db } from '../../db/db.ts';
import { defineJob } from '../../queue/job.ts';
import { enqueue } from '../../queue/queue.ts';
import { saldarGastos } from '../gastos/gastos.ts';
import { decirCambio } from './cambios.ts';
import { type Cambio, type SolicitudRow, updateEstadoDeSolicitud } from './filas/queries.ts';
import { correEn, moverReloj, plazosDe } from './reloj.ts';

/** Said of work that stopped for good: what was paid for it without money is given back. */
export const solicitudDetenida = defineJob({
  name: 'solicitud-detenida',
  data: z.object({ idSolicitud: z.uuid(), de: z.string() }),
});

export interface PasoDeSolicitud {
  readonly a: EstadoDeSolicitud;
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
  if (tramitesSinDocumento.some((uno) => uno === a)) await enqueue(db, solicitudDetenida, { idSolicitud, de });
  if (row.tipo === 'gestion' && gestionesSaldadas.some((uno) => uno === a))
    await enqueue(db, saldarGastos, { idSolicitud });
  await decirCambio(db, movida, row.idNotario);
  return movida;
}
