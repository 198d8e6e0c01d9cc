import { sql } from 'kysely';
import type { Db } from './db.ts';

interface Cipher {
  readonly seal: (text: string, context: string) => Buffer;
  /** Throws when it was sealed under another secret. */
  readonly unseal: (sealed: Buffer, context: string) => string;
}

const TEXT = 'fedatario';
const CONTEXT = 'centinela';

/**
 * Ties the data to the secret it is sealed under: the first start leaves a sealed text, and later ones must open it. Throws
 * when they cannot, with what to do, in Spanish.
 */
export async function demandSecret(db: Db, { seal, unseal }: Cipher): Promise<void> {
  await sql`insert into centinela (sellado) values (${seal(TEXT, CONTEXT)}) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ sellado: Buffer }>`select sellado from centinela`.execute(db);
  const [kept] = rows;
  if (kept && opens(() => unseal(kept.sellado, CONTEXT))) return;
  throw new Error(
    'APP_SECRET no es el secreto de estos datos: lo que está sellado no se podría leer y lo nuevo quedaría bajo otro secreto. ' +
      'Ponga el de antes (sin APP_SECRET está en DATA_DIR/secreto).',
  );
}

function opens(open: () => string): boolean {
  try {
    return open() === TEXT;
  } catch {
    return false;
  }
}
