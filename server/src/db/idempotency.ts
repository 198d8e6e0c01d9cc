import { type Insertable, sql } from 'kysely';
import type { Db } from './db.ts';
import type { DB } from './tables.ts';
import { fixed } from './wire/fixed.ts';

interface Claim {
  /** False while another transaction works under the same key; the claim ends with this transaction. */
  readonly claimed: boolean;
  readonly before: { readonly huella: Buffer; readonly respuestaSellada: Buffer } | undefined;
}

/**
 * Claims a key and looks for the answer stored under it, in one query. An answer committed between the lookup and the claim
 * is not seen: {@link keepAnswerLater} then violates the primary key, and the transaction is tried again.
 */
export async function claimKey(db: Db, scope: string, key: string): Promise<Claim> {
  const [row] = await claim.rows(db, { scope, key, both: `${scope}:${key}` });
  const { claimed = false, huella = null, respuestaSellada = null } = row ?? {};
  return { claimed, before: huella && respuestaSellada ? { huella, respuestaSellada } : undefined };
}

const claim = fixed(
  (_, { scope, key, both }: { scope: string; key: string; both: string }) => sql<{
    claimed: boolean;
    huella: Buffer | null;
    respuestaSellada: Buffer | null;
  }>`
    select pg_try_advisory_xact_lock(hashtextextended(${both}, 0)) as claimed, p.huella, p.respuesta_sellada as "respuestaSellada"
    from (select 1) as uno
    left join peticiones_idempotentes p on p.alcance = ${scope} and p.clave = ${key}`,
);

const KEPT = ['peticiones_idempotentes_pkey', 'facturas_id_usuario_clave_key'];

/**
 * Whether the error is a duplicate key: an answer was stored, or an order made, under the same key since this transaction
 * looked.
 */
export function isKeptMeanwhile(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string };
  return code === '23505' && KEPT.includes(constraint ?? '');
}

export const keepAnswerLater = fixed((db, row: Insertable<DB['peticionesIdempotentes']>) =>
  db.insertInto('peticionesIdempotentes').values(row),
).later;

/** Answers are stored for a day: longer than any client repeats. */
export async function forgetAnswers(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('peticionesIdempotentes').where('creadaEn', '<', before).execute();
}
