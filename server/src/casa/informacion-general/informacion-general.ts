import type { CambioDeInformacionGeneral, InformacionGeneral } from '@fedatario/contract/casa';
import type { z } from 'zod/mini';
import type { Db } from '../../db/db.ts';
import type { Edicion } from '../../db/ediciones.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { edicion, readInformacion, updateInformacion } from './queries.ts';

/** Names the state of the company's data. */
export const edicionDeInformacion: Edicion = { de: 'informacionGeneral', nombre: edicion };

/** The company's data as mails, documents and public pages show them. */
export function informacionActual(db: Db): Promise<InformacionGeneral> {
  return readInformacion(db);
}

export async function cambiarInformacion(
  { db, now }: Pick<Context<'staff'>, 'db' | 'now'>,
  { revision, ...values }: z.output<typeof CambioDeInformacionGeneral>,
): Promise<InformacionGeneral> {
  const changed = await updateInformacion(db, revision, { ...values, actualizadoEn: now });
  const actual = await readInformacion(db);
  if (!changed) throw new AppError('conflicto-revision', { actual });
  return actual;
}
