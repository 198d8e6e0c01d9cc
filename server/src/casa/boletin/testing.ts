import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';

interface Lector {
  readonly nombre?: string;
  readonly email?: string;
  readonly idUsuario?: string | null;
  readonly activo?: boolean;
  /** Null for whoever left. */
  readonly enlaceEnviadoEn?: Date | null;
  readonly fSuscripcion?: Date;
}

/** A reader of the newsletter who has not confirmed it, unless told otherwise. */
export async function createLector(db: Db, lector: Lector = {}): Promise<string> {
  const idBoletin = uuidv7();
  const { activo = false, fSuscripcion = new Date('2026-01-10T12:00:00Z') } = lector;
  const base = { nombre: 'Eva Paz', email: `${idBoletin}@ejemplo.com`, enlaceEnviadoEn: fSuscripcion };
  await db
    .insertInto('boletin')
    .values({ ...base, ...lector, idBoletin, activo, fSuscripcion, confirmadoEn: activo ? fSuscripcion : null })
    .execute();
  return idBoletin;
}
