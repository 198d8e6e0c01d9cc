import { sql } from 'kysely';
import type { Db } from './db.ts';
import { fixed } from './wire/fixed.ts';

type Wanted = Readonly<Record<string, number>>;

/**
 * Takes the next numbers of each series, in this transaction: rolled back, they are given again, so a series has no gaps.
 * The row stays locked until the commit, so take them as late as can be. Answers the first number of each series.
 */
export async function takeNumbers(db: Db, wanted: Wanted): Promise<Map<string, number>> {
  const rows = await taken.rows(db, inOrder(wanted));
  return new Map(rows.map(({ serie, ultimo }) => [serie, ultimo - (wanted[serie] ?? 0) + 1]));
}

/** {@link takeNumbers}, deferred, for following statements that use {@link takenNumber}. */
export async function takeNumbersLater(db: Db, wanted: Wanted): Promise<void> {
  await taken.later(db, inOrder(wanted));
}

/** The last number of a series that this transaction took, or that many before it. */
export function takenNumber(serie: unknown, before: unknown = 0) {
  return sql<number>`(select ultimo - ${before}::int from numeraciones where serie = ${serie})`;
}

/** Always in the same order, so that two purchases never wait for one another. */
function inOrder(wanted: Wanted) {
  const series = Object.keys(wanted)
    .filter((serie) => (wanted[serie] ?? 0) > 0)
    .sort();
  return { series, many: series.map((serie) => wanted[serie] ?? 0) };
}

const taken = fixed(
  (_, { series, many }: { series: string[]; many: number[] }) => sql<{ serie: string; ultimo: number }>`
    insert into numeraciones as n (serie, ultimo) select * from unnest(${series}::text[], ${many}::int[])
    on conflict (serie) do update set ultimo = n.ultimo + excluded.ultimo returning serie, ultimo`,
);

/** `F-2026-000789`. */
export function formatNumber(serie: string, numero: number): string {
  return `${serie}-${String(numero).padStart(6, '0')}`;
}

const WRITTEN = /^(([a-z]+)-\d{4})-(\d{1,9})$/i;

/**
 * Reads a number written as `formatNumber` does, in any case; undefined for any other text, and for a series that begins with
 * none of these letters.
 */
export function parseNumber(texto: string, ...letras: readonly string[]) {
  const [, serie = '', letra = '', numero] = WRITTEN.exec(texto) ?? [];
  return letras.includes(letra.toUpperCase()) ? { serie: serie.toUpperCase(), numero: Number(numero) } : undefined;
}
