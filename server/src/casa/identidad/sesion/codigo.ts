import { randomInt } from 'node:crypto';
import { LARGO_CODIGO, VIDA_CODIGO } from '@fedatario/contract/casa';
import type { Db } from '../../../db/db.ts';
import { keyedHash } from '../../../services/cipher.ts';
import { notificar } from '../../notificaciones/notificaciones.ts';
import { deleteCodigo, findCuenta, type Proposito, takeIntentoDeCodigo, upsertCodigo } from '../filas/queries.ts';
import { sameHash } from './tokens.ts';

/** Tries against one code (quality bar). */
export const TRIES = 5;

/** Makes the new code of a purpose and leaves its mail in the queue, in one transaction. Nothing for an unknown address. */
export async function sendCodigo(db: Db, email: string, proposito: Proposito, now: Date): Promise<void> {
  const cuenta = await findCuenta(db, email);
  if (!cuenta?.activo) return;
  const { idUsuario } = cuenta;
  if (proposito === 'confirmar' && cuenta.confirmadaEn) return avisarDeCuenta(db, idUsuario);
  const codigo = newCodigo();
  await upsertCodigo(db, {
    idUsuario,
    proposito,
    hash: hashCodigo(idUsuario, proposito, codigo),
    venceEn: venceDesde(now),
  });
  const tipo = proposito === 'confirmar' ? 'codigoConfirmar' : 'codigoRecuperar';
  const variables = { codigo, minutos: String(VIDA_CODIGO / 60) };
  await notificar(db, { idUsuario, tipo, variables, enlace: null });
}

export function newCodigo(): string {
  return String(randomInt(10 ** LARGO_CODIGO)).padStart(LARGO_CODIGO, '0');
}

/** Expiry of a code sent now. */
export function venceDesde(now: Date): Date {
  return new Date(now.getTime() + VIDA_CODIGO * 1000);
}

/** Tells the owner of an address by mail that somebody wanted another account with it: only its owner reads that. */
export function avisarDeCuenta(db: Db, idUsuario: string): Promise<void> {
  return notificar(db, { idUsuario, tipo: 'cuentaExistente', variables: {}, enlace: '/login' });
}

/** Whether the code is the live one; then it is spent. Every call counts as a try, right or wrong. */
export async function useCodigo(
  db: Db,
  email: string,
  proposito: Proposito,
  codigo: string,
  now: Date,
): Promise<boolean> {
  const live = await takeIntentoDeCodigo(db, email, proposito, TRIES, now);
  const right = live !== undefined && sameHash(live.hash, hashCodigo(live.idUsuario, proposito, codigo));
  if (right) await deleteCodigo(db, live.idUsuario, proposito);
  return right;
}

function hashCodigo(idUsuario: string, proposito: Proposito, codigo: string): Buffer {
  return keyedHash('codigo', idUsuario, proposito, codigo);
}
