import type { Db } from '../../db/db.ts';
import { decirDeTramite } from '../../solicitud/solicitudes/solicitudes.ts';
import type { exigirTramite } from '../tramites/tramites.ts';

/** Publishes it to all who may see it; customers are not told of internal notes. */
export async function decir(
  db: Db,
  tramite: Awaited<ReturnType<typeof exigirTramite>>,
  tema: 'mensajes' | 'notas',
): Promise<void> {
  await decirDeTramite(db, tramite, tema, tema === 'mensajes' ? [tramite.idUsuario] : []);
}
