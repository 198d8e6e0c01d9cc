import type { Db } from '../../db/db.ts';
import { decirDeTramite } from '../../solicitud/solicitudes/solicitudes.ts';
import type { exigirTramite } from '../tramites/tramites.ts';

/** Who may see it sees it without asking: of notes, its customer is not told that there are any. */
export async function decir(
  db: Db,
  tramite: Awaited<ReturnType<typeof exigirTramite>>,
  tema: 'mensajes' | 'notas',
): Promise<void> {
  await decirDeTramite(db, tramite, tema, tema === 'mensajes' ? [tramite.idUsuario] : []);
}
