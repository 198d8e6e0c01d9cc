import type { ReglasDeAcceso } from '@fedatario/contract/casa';
import type { Context } from '../../../http/route.ts';
import { updateReglas } from './queries.ts';
import { exigirReingreso } from './reingreso.ts';

/**
 * Checked against the rules as they were and as they will be: a person without a second step may neither demand it nor stop
 * demanding it.
 */
export async function cambiarReglas({ db, actor, now }: Context<'admin'>, reglas: ReglasDeAcceso) {
  await exigirReingreso(db, actor, now);
  await updateReglas(db, reglas);
  await exigirReingreso(db, actor, now);
  return reglas;
}
