import { notificarRoles } from '../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../db/db.ts';
import { lockSolicitud } from '../../solicitud/solicitudes/solicitudes.ts';
import { cartaDe, enlacesDe } from '../../tramite/expedientes/expedientes.ts';

/** Notifies the administration, once for each version of the result, that its statement could not be sealed. */
export async function avisarSinSellar(
  db: Db,
  { idSolicitud, version }: { idSolicitud: string; version: number },
): Promise<void> {
  const row = await lockSolicitud(db, idSolicitud);
  if (!row) return;
  const { variables, cliente } = await cartaDe(db, row);
  await notificarRoles(db, ['admin'], {
    tipo: 'constanciaFallida',
    variables: { ...variables, cliente },
    enlace: enlacesDe(row).oficina,
    hecho: `constancia:${idSolicitud}:${version}`,
  });
}
