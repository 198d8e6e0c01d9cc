import type { BorradorGuardado, PuntoDeHistoria } from '@fedatario/contract/borrador';
import { soloConocidas } from '@fedatario/document-engine';
import { versionDe } from '../../catalogo/productos/productos.ts';
import { decodeCursor, toPage } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { alDia, apilar, mover } from './escritura.ts';
import { diferencias, retroceder } from './historia/mezcla.ts';
import { listPasos, listPasosDesde } from './historia/queries.ts';
import { borradorDe } from './propio.ts';

export async function listarHistoria(
  { db, actor }: Context<'adminCliente'>,
  id: string,
  { cursor, limite }: { cursor?: string | undefined; limite: number },
): Promise<{ data: PuntoDeHistoria[]; siguiente: string | null }> {
  const { idBorrador, revision } = await borradorDe(db, actor, id);
  const antesDe = decodeCursor(cursor, 1)?.[0];
  if (antesDe !== undefined && !(Number(antesDe) <= revision)) throw new AppError('datos-invalidos');
  const rows = await listPasos(db, idBorrador, {
    antesDe: antesDe === undefined ? undefined : Math.trunc(Number(antesDe)),
    limite: limite + 1,
  });
  return toPage(rows, limite, (row) => [row.revision]);
}

/** Goes back to the answers of a stored step, as one more change; of another version, to those that still fit. */
export async function volverA(
  request: Context<'adminCliente'>,
  id: string,
  { revision, hasta }: { revision: number; hasta: number },
): Promise<BorradorGuardado> {
  const row = await alDia(request, id, revision);
  const pasos = await listPasosDesde(request.db, row.idBorrador, hasta, row.revision);
  if (!pasos) throw new AppError('no-encontrado');
  const { entrevista } = await versionDe(request.db, row.idVersion);
  const cambios = diferencias(row.respuestas, soloConocidas(entrevista, retroceder(row.respuestas, pasos)));
  return mover(request, row, { motivo: 'restaurado', cambios, ...apilar(row) });
}
