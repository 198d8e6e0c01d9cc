import type { ReglasDeCitas } from '@fedatario/contract/solicitud';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { readReglas, updateReglas } from './queries.ts';

export async function leerReglas(db: Db): Promise<ReglasDeCitas> {
  const { paso, ...reglas } = await readReglas(db);
  return { ...reglas, paso: paso as ReglasDeCitas['paso'] };
}

/** Appointments that exist keep the length and the margins they were made with. */
export async function cambiarReglas({ db, now }: Context<'admin'>, cambio: ReglasDeCitas): Promise<ReglasDeCitas> {
  const changed = await updateReglas(db, cambio, now);
  const actual = await leerReglas(db);
  if (!changed) throw new AppError('conflicto-revision', { actual });
  return actual;
}
