import { estadosGuardadosDeCita } from '@fedatario/contract/solicitud';
import type { Db } from '../../../db/db.ts';

/** The hour for advice that a customer keeps and that has not run out. */
export function findRetenida(db: Db, idUsuario: string, now: Date) {
  return db
    .selectFrom('citas')
    .select('idCita')
    .where('idUsuario', '=', idUsuario)
    .where('clase', '=', 'asesoria')
    .where('estado', 'in', estadosGuardadosDeCita)
    .where('retenidaHasta', '>', now)
    .executeTakeFirst();
}
