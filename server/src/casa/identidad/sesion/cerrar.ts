import type { Db } from '../../../db/db.ts';
import { type Cierre, markSesionesCerradas } from '../filas/queries.ts';
import { deleteSecretos } from '../secretos/queries.ts';

/**
 * For each reason to close sessions: it also ends the secrets that open without a session. Only those who sign out keep theirs,
 * since nobody mistrusts the session that they leave. A reason must stand here to be written.
 */
const acabaConSecretos = {
  salida: false,
  cierre: true,
  'cierre-administrativo': true,
  'cierre-de-cuenta': true,
  'cambio-de-clave': true,
  'cambio-de-correo': true,
  'cambio-de-rol': true,
  intrusion: true,
  bloqueo: true,
  desactivada: true,
  proveedor: true,
  'renovacion-repetida': true,
} as const satisfies Record<string, boolean>;

export type MotivoDeCierre = keyof typeof acabaConSecretos;
export const motivosDeCierre = Object.keys(acabaConSecretos) as readonly MotivoDeCierre[];

/**
 * Closes the open sessions of a user: all, only one, or all but one. Answers how many. Of one session, the secrets made in it
 * end; else all of them, also those made in the session that stays, because nobody knows who made them.
 */
export async function cerrarSesionesDe(db: Db, cierre: Cierre & { readonly motivo: MotivoDeCierre }): Promise<number> {
  const { idUsuario, motivo, solo } = cierre;
  if (acabaConSecretos[motivo]) await deleteSecretos(db, idUsuario, solo);
  return markSesionesCerradas(db, cierre);
}
