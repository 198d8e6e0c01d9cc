import { inviteFirstAdmin } from './casa/usuarios/usuarios.ts';
import type { Db } from './db/db.ts';
import { type DemoAccount, seedDemo } from './demo/demo.ts';

export interface SeedOptions {
  readonly production: boolean;
  readonly dataDir: string;
  readonly adminEmail: string | undefined;
  readonly now: Date;
}

/** What a new database starts with: in production the invited first administrator and nothing else; the demo otherwise. */
export async function seed(
  db: Db,
  { production, dataDir, adminEmail, now }: SeedOptions,
): Promise<readonly DemoAccount[]> {
  if (!production) return seedDemo(db, dataDir, now);
  if (adminEmail) await db.transaction().execute((tx) => inviteFirstAdmin(tx, adminEmail, now));
  return [];
}
