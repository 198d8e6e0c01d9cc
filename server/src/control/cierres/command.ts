import { type DatabaseOptions, withDatabase } from '../../db/with-database.ts';
import { rehacerDias } from './cierres.ts';

/** Keeps the sums of the closed days again, from their rows. */
export async function rebuildDays(options: DatabaseOptions, now: Date, say: (text: string) => void): Promise<void> {
  await withDatabase(options, ({ db }) => db.transaction().execute((tx) => rehacerDias(tx, now)));
  say('Las sumas de ventas de cada día se hicieron de nuevo, con sus facturas y notas de crédito.');
}
