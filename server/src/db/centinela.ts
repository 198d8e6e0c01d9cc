import { type RawBuilder, sql } from 'kysely';
import type { Db } from './db.ts';

interface LastingKeys {
  readonly hash: Buffer;
  readonly register: Buffer;
}

/** Functions of the process's cipher, which stands above the database. */
interface Cipher {
  readonly seal: (text: string, context: string) => Buffer;
  readonly unseal: (sealed: Buffer, context: string) => string;
  /** Place of the secret that opens it; undefined when none does. */
  readonly placeOfSecret: (sealed: Buffer, context: string) => number | undefined;
  readonly lastingKeysOf: (place: number) => LastingKeys;
  readonly useLastingKeys: (keys: LastingKeys) => void;
}

const TEXT = 'fedatario';
const CONTEXT = 'centinela';
const contextOfKey = (proposito: string) => `llave:${proposito}`;

/**
 * Ties the data to the secret they are sealed under: the first start leaves a sealed text, and later ones must open it. Throws
 * when they cannot, with what to do, in Spanish. The lasting keys are kept with it, and used from then on.
 */
export async function demandSecret(db: Db, cipher: Cipher): Promise<void> {
  await sql`insert into centinela (sellado) values (${cipher.seal(TEXT, CONTEXT)}) on conflict do nothing`.execute(db);
  const { rows } = await sql<{ sellado: Buffer }>`select sellado from centinela`.execute(db);
  const [kept] = rows;
  const place = kept && cipher.placeOfSecret(kept.sellado, CONTEXT);
  if (place === undefined)
    throw new Error(
      'APP_SECRET no es el secreto de estos datos: lo que está sellado no se podría leer y lo nuevo quedaría bajo otro secreto. ' +
        'Ponga el de antes (sin APP_SECRET está en DATA_DIR/secreto), o siga los pasos de «Cambiar APP_SECRET» de docs/operations.md.',
    );
  await insertLastingKeys(db, cipher, place);
  await openLastingKeys(db, cipher);
}

/** Goes on with the lasting keys that the database keeps; with those of the newest secret where there are none yet. */
export async function openLastingKeys(db: Db, cipher: Cipher): Promise<void> {
  const { rows } = await sql<{ proposito: string; sellada: Buffer }>`
    select proposito, sellada from llaves_duraderas`.execute(db);
  const kept = new Map(rows.map(({ proposito, sellada }) => [proposito, openKey(cipher, proposito, sellada)]));
  const hash = kept.get('huellas');
  const register = kept.get('registro');
  if (hash && register) cipher.useLastingKeys({ hash, register });
}

async function insertLastingKeys(db: Db, cipher: Cipher, place: number): Promise<void> {
  const { hash, register } = cipher.lastingKeysOf(place);
  await sql`insert into llaves_duraderas (proposito, sellada)
    values (${keyRow(cipher, 'huellas', hash)}), (${keyRow(cipher, 'registro', register)})
    on conflict do nothing`.execute(db);
}

function keyRow(cipher: Cipher, proposito: string, key: Buffer): RawBuilder<unknown> {
  return sql`${proposito}, ${cipher.seal(key.toString('base64'), contextOfKey(proposito))}`;
}

function openKey(cipher: Cipher, proposito: string, sellada: Buffer): Buffer {
  return Buffer.from(cipher.unseal(sellada, contextOfKey(proposito)), 'base64');
}
