import type { Db } from '../../db/db.ts';
import { decirDeSolicitud } from '../../solicitud/solicitudes/solicitudes.ts';
import type { exigirExpediente } from '../expedientes/expedientes.ts';

/** Publishes it to all who may see it; customers are not told of internal notes. */
export async function decir(
  db: Db,
  tramite: Awaited<ReturnType<typeof exigirExpediente>>,
  tema: 'mensajes' | 'notas',
): Promise<void> {
  await decirDeSolicitud(db, tramite, tema, tema === 'mensajes' ? [tramite.idUsuario] : []);
}
