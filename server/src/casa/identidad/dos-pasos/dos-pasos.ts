import { randomInt } from 'node:crypto';
import { LARGO_RESPALDO as DIGITOS, type DosPasos } from '@fedatario/contract/casa';
import type { Db } from '../../../db/db.ts';
import { AppError, invalidField } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { informacionActual } from '../../informacion-general/informacion-general.ts';
import { decirPasos, hashDeRespaldo } from './entrada.ts';
import {
  deleteDosPasos,
  findDosPasos,
  lockDosPasos,
  replaceRespaldos,
  updateDosPasos,
  upsertSecreto,
} from './queries.ts';
import { exigirClaveReciente, exigirReingreso } from './reingreso.ts';
import { newSecret, periodOf, uriOf } from './totp.ts';

const RESPALDOS = 10;

export async function leerDosPasos({ db, actor }: Pick<Context<'all'>, 'db' | 'actor'>): Promise<DosPasos> {
  const row = await findDosPasos(db, actor.idUsuario);
  return { activadoEn: row?.activadoEn?.toISOString() ?? null, respaldos: row?.respaldos ?? 0 };
}

/** A new secret for the application; nothing asks for it until its first code comes back. */
export async function comenzarDosPasos({ db, actor, now }: Context<'all'>) {
  await exigirClaveReciente(db, actor, now);
  const secreto = newSecret();
  if (!(await upsertSecreto(db, actor.idUsuario, secreto))) throw new AppError('estado-no-permite');
  const { nombreEmpresa } = await informacionActual(db);
  return { secreto, uri: uriOf(secreto, nombreEmpresa, actor.email) };
}

/** Turns the second step on: every later sign-in asks for it. */
export async function activarDosPasos({ db, actor: { idUsuario }, now }: Context<'all'>, codigo: string) {
  const row = await lockDosPasos(db, idUsuario);
  if (!row || row.activadoEn) throw new AppError('estado-no-permite');
  const ultimoPaso = periodOf(row.secreto, codigo, now);
  if (ultimoPaso === undefined) throw invalidField('codigo', 'segundoPasoIncorrecto');
  await updateDosPasos(db, idUsuario, { activadoEn: now, ultimoPaso });
  await decirPasos(db, idUsuario, 'se activó la verificación en dos pasos');
  return { respaldos: await ponerRespaldos(db, idUsuario) };
}

/** Replaces the backup codes. */
export async function renovarRespaldos({ db, actor, now }: Context<'all'>) {
  await exigirReingreso(db, actor, now);
  const row = await lockDosPasos(db, actor.idUsuario);
  if (!row?.activadoEn) throw new AppError('estado-no-permite');
  await decirPasos(db, actor.idUsuario, 'se hicieron códigos de respaldo nuevos; los anteriores ya no valen');
  return { respaldos: await ponerRespaldos(db, actor.idUsuario) };
}

export async function quitarDosPasos({ db, actor, now }: Context<'all'>, idUsuario: string): Promise<void> {
  await exigirReingreso(db, actor, now);
  if (await deleteDosPasos(db, idUsuario)) await decirPasos(db, idUsuario, 'se quitó la verificación en dos pasos');
}

async function ponerRespaldos(db: Db, idUsuario: string): Promise<string[]> {
  const codigos = Array.from({ length: RESPALDOS }, () => String(randomInt(10 ** DIGITOS)).padStart(DIGITOS, '0'));
  await replaceRespaldos(
    db,
    idUsuario,
    codigos.map((codigo) => hashDeRespaldo(idUsuario, codigo)),
  );
  return codigos.map((codigo) => `${codigo.slice(0, 5)}-${codigo.slice(5)}`);
}
