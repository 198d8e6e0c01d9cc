import { randomInt } from 'node:crypto';
import { LARGO_CODIGO, VIDA_CODIGO } from '@fedatario/contract';
import { enqueueCorreo } from '../correo/correo.ts';
import type { Db } from '../db/db.ts';
import { informacionActual } from '../informacion-general/informacion-general.ts';
import { keyedHash } from '../services/cipher.ts';
import { accountExists, confirmCode, recoverCode } from './emails.ts';
import { deleteCodigo, findCuenta, type Proposito, replaceCodigo, tryCodigo } from './queries.ts';
import { sameHash } from './tokens.ts';

/** Tries against one code (quality bar). */
const TRIES = 5;

/** Makes the new code of a purpose and leaves its mail in the queue, in one transaction. Nothing for an unknown address. */
export async function sendCodigo(
  db: Db,
  email: string,
  proposito: Proposito,
  baseUrl: string,
  now: Date,
): Promise<void> {
  const cuenta = await findCuenta(db, email);
  if (!cuenta?.activo) return;
  const { nombreEmpresa: empresa } = await informacionActual(db);
  const to = { para: email, nombre: cuenta.nombreCompleto, empresa, baseUrl };
  if (proposito === 'confirmar' && cuenta.confirmadaEn) return enqueueCorreo(db, accountExists(to));
  const codigo = String(randomInt(10 ** LARGO_CODIGO)).padStart(LARGO_CODIGO, '0');
  await replaceCodigo(db, {
    idUsuario: cuenta.idUsuario,
    proposito,
    hash: hashCodigo(cuenta.idUsuario, proposito, codigo),
    venceEn: new Date(now.getTime() + VIDA_CODIGO * 1000),
  });
  const letter = proposito === 'confirmar' ? confirmCode : recoverCode;
  await enqueueCorreo(db, letter({ ...to, codigo }));
}

/** Whether the code is the live one; then it is spent. Every call counts as a try, right or wrong. */
export async function useCodigo(
  db: Db,
  email: string,
  proposito: Proposito,
  codigo: string,
  now: Date,
): Promise<boolean> {
  const live = await tryCodigo(db, email, proposito, TRIES, now);
  const right = live !== undefined && sameHash(live.hash, hashCodigo(live.idUsuario, proposito, codigo));
  if (right) await deleteCodigo(db, live.idUsuario, proposito);
  return right;
}

function hashCodigo(idUsuario: string, proposito: Proposito, codigo: string): Buffer {
  return keyedHash('codigo', idUsuario, proposito, codigo);
}
