import type { Db } from '../db/db.ts';
import { publish } from '../db/escucha.ts';
import { canalDe, canalDeRol } from '../notificaciones/notificaciones.ts';
import type { SolicitudRow } from './queries.ts';

type Cambiada = Pick<SolicitudRow, 'idSolicitud' | 'tipo' | 'idUsuario' | 'idNotario'>;

/** Tells those who may see a trámite that it changed: its customer, its notary, who was it until now, and the administration. */
export async function decirCambio(db: Db, solicitud: Cambiada, idNotarioDeAntes?: string | null): Promise<void> {
  const { idSolicitud, tipo, idUsuario, idNotario } = solicitud;
  if (tipo !== 'tramite') return;
  const personas = new Set([idUsuario, idNotario, idNotarioDeAntes].filter((id) => typeof id === 'string'));
  const canales = [...[...personas].map(canalDe), canalDeRol('admin')];
  await publish(db, canales, { tema: 'tramites', id: idSolicitud });
}
