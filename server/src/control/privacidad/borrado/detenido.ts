import { grupos } from '@fedatario/contract/base';
import type { ImpedimentoDeCierre } from '@fedatario/contract/control';
import { anotarCierreDetenido } from '../../../casa/identidad/identidad.ts';
import { notificar, notificarRoles } from '../../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../../db/db.ts';

const QUE: Readonly<Record<ImpedimentoDeCierre['tipo'], string>> = {
  tramite: 'el trámite',
  gestion: 'la gestión',
  pedido: 'el pedido',
  reembolso: 'el reembolso del pedido',
  suscripcion: 'el plan',
};

interface Detenida {
  readonly idUsuario: string;
  readonly nombreCompleto: string;
  /** Reason that stopped an earlier attempt; null when nothing did. */
  readonly cierreDetenidoPor: string | null;
}

/** An account could not be erased on its day: its owner and the office are told once; the office reads what stops it now. */
export async function detener(
  db: Db,
  { idUsuario, nombreCompleto: quien, cierreDetenidoPor: antes }: Detenida,
  impedimentos: readonly ImpedimentoDeCierre[],
): Promise<void> {
  const porque = impedimentos.map(({ tipo, nombre }) => `${QUE[tipo]} «${nombre}»`).join(', ');
  if (porque === antes) return;
  await anotarCierreDetenido(db, idUsuario, porque);
  if (antes !== null) return;
  await notificar(db, { idUsuario, tipo: 'cierreDetenido', variables: { porque }, enlace: '/login' });
  await notificarRoles(db, grupos.admin, {
    tipo: 'cierreDetenidoOficina',
    variables: { quien, porque },
    enlace: `/admin/seguridad/usuarios/todos?usuario=${idUsuario}`,
  });
}
