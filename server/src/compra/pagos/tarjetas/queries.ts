import type { FormaPago } from '@fedatario/contract/compra';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../db/db.ts';
import type { DB } from '../../../db/tables.ts';
import { fixed } from '../../../db/wire/fixed.ts';
import { AppError } from '../../../http/errors.ts';
import { keyedHash, seal, unseal } from '../../../services/cipher.ts';

export async function insertCliente(db: Db, row: Insertable<DB['clientesPago']>): Promise<void> {
  await db
    .insertInto('clientesPago')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The customer, with the provider's id for them if there is one. */
export async function findCliente(db: Db, idUsuario: string, proveedor: string): Promise<MedioRow> {
  const [row] = await selectMedio.rows(db, { idUsuario, proveedor, idFormaPago: null });
  if (!row) throw new AppError('no-encontrado');
  return row;
}

const cardColumns = ['idFormaPago', 'marca', 'ultimosCuatro', 'venceMes', 'venceAnio', 'predeterminada'] as const;

/**
 * The table demands a date, and not every provider tells it: the last one that it takes stands for none, so that such a card never counts
 * as expired.
 */
const SIN_FECHA = { venceMes: 12, venceAnio: 2200 } as const;

/** The cards that this provider can charge: the one payments use first, then the newest. */
export async function listFormasPago(db: Db, idUsuario: string, proveedor: string): Promise<FormaPago[]> {
  const rows = await db
    .selectFrom('formasPago')
    .select([...cardColumns])
    .where('idUsuario', '=', idUsuario)
    .where('proveedor', '=', proveedor)
    .orderBy('predeterminada', 'desc')
    .orderBy('idFormaPago', 'desc')
    .execute();
  return rows.map((row) => (row.venceAnio === SIN_FECHA.venceAnio ? { ...row, venceMes: null, venceAnio: null } : row));
}

/** The provider's token of a kept card of the user's. */
export async function findToken(db: Db, idUsuario: string, idFormaPago: string): Promise<string | null> {
  const row = await db
    .selectFrom('formasPago')
    .select(['idFormaPago', 'tokenCifrado'])
    .where('idUsuario', '=', idUsuario)
    .where('idFormaPago', '=', idFormaPago)
    .executeTakeFirst();
  return row ? tokenDe(row) : null;
}

/** The tokens by which the provider knows the person's kept cards. */
export async function listTokens(db: Db, idUsuario: string): Promise<string[]> {
  const rows = await db
    .selectFrom('formasPago')
    .select(['idFormaPago', 'tokenCifrado'])
    .where('idUsuario', '=', idUsuario)
    .execute();
  return rows.flatMap((row) => tokenDe(row) ?? []);
}

interface ConToken {
  readonly idFormaPago: string | null;
  readonly tokenCifrado: Buffer | null;
}

export function tokenDe({ idFormaPago, tokenCifrado }: ConToken): string | null {
  return tokenCifrado && unseal(tokenCifrado, placeOf(idFormaPago));
}

/** Context the token is sealed with: it opens in no other row. */
const placeOf = (idFormaPago: string | null) => `forma-pago:${idFormaPago}`;

interface Medio {
  readonly idUsuario: string;
  readonly proveedor: string;
  readonly idFormaPago: string | null;
}

/** The customer, with the provider's id for them and the chosen card if it is theirs. */
export const selectMedio = fixed((db, { idUsuario, proveedor, idFormaPago }: Medio) =>
  db
    .selectFrom('usuarios as u')
    .leftJoin('clientesPago as c', (join) =>
      join.onRef('c.idUsuario', '=', 'u.idUsuario').on('c.proveedor', '=', proveedor),
    )
    .leftJoin('formasPago as t', (join) =>
      join
        .onRef('t.idUsuario', '=', 'u.idUsuario')
        .on('t.idFormaPago', '=', idFormaPago)
        .on('t.proveedor', '=', proveedor),
    )
    .select(['u.email', 'u.nombreCompleto', 'u.idioma', 'c.referencia as cliente'])
    .select(['t.idFormaPago', 't.marca', 't.ultimosCuatro', 't.tokenCifrado'])
    .where('u.idUsuario', '=', idUsuario),
);

export type MedioRow = Awaited<ReturnType<typeof selectMedio.rows>>[number];

export interface TarjetaNueva {
  readonly idFormaPago: string;
  readonly idUsuario: string;
  readonly proveedor: string;
  readonly token: string;
  readonly marca: string;
  readonly ultimosCuatro: string;
  readonly venceMes: number | null;
  readonly venceAnio: number | null;
  readonly creadaEn: Date;
}

/** Keeps a card, once; the first one is the default. */
export async function insertTarjeta(db: Db, { token, venceMes, venceAnio, ...row }: TarjetaNueva): Promise<void> {
  await db
    .insertInto('formasPago')
    .values({
      ...row,
      ...(venceMes && venceAnio ? { venceMes, venceAnio } : SIN_FECHA),
      tokenCifrado: seal(token, placeOf(row.idFormaPago)),
      referenciaHash: keyedHash('forma-pago', token),
      predeterminada: sql<boolean>`not exists (select 1 from formas_pago where id_usuario = ${row.idUsuario})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function markPredeterminada(db: Db, idUsuario: string, idFormaPago: string): Promise<void> {
  await db
    .updateTable('formasPago')
    .set({ predeterminada: false })
    .where('idUsuario', '=', idUsuario)
    .where('predeterminada', '=', true)
    .execute();
  await db.updateTable('formasPago').set({ predeterminada: true }).where('idFormaPago', '=', idFormaPago).execute();
}

/** The newest of the others becomes the default when the default goes. */
export async function deleteTarjeta(db: Db, idUsuario: string, idFormaPago: string): Promise<void> {
  await db.deleteFrom('formasPago').where('idFormaPago', '=', idFormaPago).execute();
  await sql`
    update formas_pago set predeterminada = true
    where id_forma_pago = (select id_forma_pago from formas_pago where id_usuario = ${idUsuario} order by id_forma_pago desc limit 1)
      and not exists (select 1 from formas_pago where id_usuario = ${idUsuario} and predeterminada)`.execute(db);
}
