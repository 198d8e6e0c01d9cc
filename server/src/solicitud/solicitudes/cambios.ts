import { canalDe, canalDeRol } from '../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../db/db.ts';
import { publish } from '../../db/escucha.ts';
import type { SolicitudRow } from './filas/queries.ts';

type Cambiada = Pick<SolicitudRow, 'idSolicitud' | 'tipo' | 'idUsuario' | 'idNotario'>;

/**
 * Publishes a change of a solicitud to those who may see it: the customer, the notary, the notary until now, and the
 * administration.
 */
export async function decirCambio(db: Db, solicitud: Cambiada, idNotarioDeAntes?: string | null): Promise<void> {
  const { tipo, idUsuario } = solicitud;
  const tema = tipo === 'gestion' ? 'gestiones' : 'tramites';
  await decirDeSolicitud(db, solicitud, tema, [idUsuario, idNotarioDeAntes]);
}

/** Publishes a change of a solicitud to its notary, the administration, and these persons. */
export async function decirDeSolicitud(
  db: Db,
  { idSolicitud, idNotario }: Pick<SolicitudRow, 'idSolicitud' | 'idNotario'>,
  tema: 'tramites' | 'gestiones' | 'mensajes' | 'notas',
  otros: readonly (string | null | undefined)[],
): Promise<void> {
  const personas = new Set([idNotario, ...otros].filter((id) => typeof id === 'string'));
  await publish(db, [...[...personas].map(canalDe), canalDeRol('admin')], { tema, id: idSolicitud });
}
