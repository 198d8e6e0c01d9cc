import type { ReglasDeAcceso } from '@fedatario/contract';
import type { Context } from '../../../http/route.ts';
import { exigirReingreso } from '../reingreso.ts';
import { updateReglas } from './queries.ts';

/** Looked at as the rules were and as they will be: who has no second step neither demands it nor stops demanding it. */
export async function cambiarReglas({ db, actor, now }: Context<'admin'>, reglas: ReglasDeAcceso) {
  await exigirReingreso(db, actor, now);
  await updateReglas(db, reglas);
  await exigirReingreso(db, actor, now);
  return reglas;
}
