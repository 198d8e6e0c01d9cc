import type { Db } from '../db/db.ts';
import { publish } from '../db/escucha.ts';
import { canalDe, canalDeRol } from '../notificaciones/notificaciones.ts';
import type { exigirTramite } from '../tramites/tramites.ts';

/** Who may see it sees it without asking: of notes, its customer is not told that there are any. */
export async function decir(
  db: Db,
  { idSolicitud, idUsuario, idNotario }: Awaited<ReturnType<typeof exigirTramite>>,
  tema: 'mensajes' | 'notas',
): Promise<void> {
  const personas = [tema === 'mensajes' ? idUsuario : null, idNotario].filter((id) => id !== null);
  await publish(db, [...personas.map(canalDe), canalDeRol('admin')], { tema, id: idSolicitud });
}
