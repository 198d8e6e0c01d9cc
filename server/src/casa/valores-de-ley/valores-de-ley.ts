import type { NuevoValorDeLey, ValorDeLaOficina } from '@fedatario/contract/casa';
import { formatMontoPantalla, parametrosDeLey, type ValorDeLey, vigentesEn } from '@fedatario/document-engine';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { diaLocal } from '../../services/hora-local.ts';
import { deleteValor, insertValor, listEscritos, listValores, lockValor } from './queries.ts';

/**
 * Milliseconds that the values are remembered. Each begins on a day after the one it was written, so that only one written
 * in the last seconds before midnight may be noticed so much later by another process.
 */
const REMEMBERED_MS = 10_000;
let remembered: { readonly valores: Promise<ValorDeLey[]>; readonly until: number } | undefined;

/** The office's values as the engine reads them, oldest first; the same array while they are remembered. */
export function valoresEscritos(db: Db): Promise<ValorDeLey[]> {
  if (remembered && performance.now() < remembered.until) return remembered.valores;
  const valores = listEscritos(db);
  remembered = { valores, until: performance.now() + REMEMBERED_MS };
  valores.catch(olvidarValores);
  return valores;
}

/** They belong to one database, and a process of the tests serves several, one after another. */
export function olvidarValores(): void {
  remembered = undefined;
}

export function listarValores({ db }: Pick<Context<'staff'>, 'db'>): Promise<ValorDeLaOficina[]> {
  return listValores(db);
}

/** Writes a value that begins after today: nothing already answered or bought is judged by it. */
export async function escribirValor(
  { db, now }: Context<'staff'>,
  { confirmaBaja, ...nuevo }: NuevoValorDeLey,
): Promise<ValorDeLaOficina> {
  if (nuevo.desde <= diaLocal(now)) throw invalidField('desde', 'rigeDesdeManana');
  if (!confirmaBaja) exigirQueNoBaje(nuevo, await listEscritos(db));
  const escrito = await insertValor(db, { ...nuevo, idValor: uuidv7(), creadoEn: now });
  if (!escrito) throw invalidField('desde', 'valorDelMismoDia');
  olvidarValores();
  return escrito;
}

/** A minimum wage below the one in force on its day is usually a slip of a digit. */
function exigirQueNoBaje({ clave, desde, valor }: NuevoValorDeLey, escritos: readonly ValorDeLey[]): void {
  const noBaja = parametrosDeLey.some((one) => one.clave === clave && one.noBaja);
  const vigente = vigentesEn(desde, escritos).get(clave)?.valor ?? 0;
  if (noBaja && valor < vigente) {
    throw invalidField('confirmaBaja', 'valorQueBaja', { vigente: formatMontoPantalla(vigente) });
  }
}

/** Takes away a value that does not rule yet. */
export async function quitarValor({ db, now }: Context<'staff'>, idValor: string): Promise<ValorDeLaOficina> {
  const valor = await lockValor(db, idValor);
  if (!valor) throw new AppError('no-encontrado');
  if (valor.desde <= diaLocal(now)) throw new AppError('valor-en-vigor');
  await deleteValor(db, idValor);
  olvidarValores();
  return valor;
}
