import { inviteFirstAdmin } from './casa/usuarios/usuarios.ts';
import type { Db } from './db/db.ts';
import { type DemoAccount, seedDemo } from './demo/demo.ts';

export interface SeedOptions {
  readonly production: boolean;
  readonly dataDir: string;
  readonly adminEmail: string | undefined;
  readonly now: Date;
}

/** Fills a new database: in production with the invited first administrator only; else with the demo. */
export async function seed(
  db: Db,
  { production, dataDir, adminEmail, now }: SeedOptions,
): Promise<readonly DemoAccount[]> {
  if (!production) return seedDemo(db, dataDir, now);
  if (adminEmail) await db.transaction().execute((tx) => inviteFirstAdmin(tx, adminEmail, now));
  return [];
}
