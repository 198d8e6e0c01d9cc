import { type DatabaseOptions, withDatabase } from '../../db/with-database.ts';
import { rehacer, todosLosGuardados } from './cierres.ts';

/** Keeps again what dashboards and reports keep of the closed days, from its rows. */
export async function rebuildDays(options: DatabaseOptions, now: Date, say: (text: string) => void): Promise<void> {
  await withDatabase(options, async ({ db }) => {
    for (const guardado of todosLosGuardados) await db.transaction().execute((tx) => rehacer(tx, guardado, now));
  });
  say(
    'Las sumas de ventas de cada día se hicieron de nuevo, con sus facturas y notas de crédito;\nlas cuentas de trámites, con sus historias;\ny los movimientos de planes, con sus pagos y cancelaciones.',
  );
}
