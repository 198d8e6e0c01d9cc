import { HORAS_DE_SESION_DE_GESTOR, VIDA_CODIGO } from '@fedatario/contract/casa';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import type { OutsideContext } from '../../http/route.ts';
import { keyedHash } from '../../services/cipher.ts';
import {
  buzonDe,
  describeDevice,
  newCodigo,
  newRefreshToken,
  readRefreshToken,
  refreshHash,
  sameHash,
  TRIES,
  takeGuess,
  venceDesde,
} from '../identidad/identidad.ts';
import { escribirA } from '../notificaciones/notificaciones.ts';
import { exigirEnlace } from './enlace.ts';
import {
  findSesion,
  insertBitacora,
  insertSesion,
  markSesionCerrada,
  takeCodigo,
  takeIntento,
  updateCodigo,
} from './queries.ts';

type Outside = Pick<OutsideContext, 'transact' | 'now' | 'userAgent'>;

/** Seconds that a gestor works after one code. */
export const VIDA_DE_SESION = HORAS_DE_SESION_DE_GESTOR * 3600;

/** A gestor who opened their link with its code. */
export interface Gestor {
  readonly idGestor: string;
  readonly nombre: string;
  readonly idEnlace: string;
  readonly dispositivo: string;
}

/** Sends the code that opens a link to the address that the link was sent to. */
export async function enviarCodigo({ transact, now, userAgent }: Outside, token: string) {
  const { idEnlace, email, nombre } = await transact((db) => exigirEnlace(db, token, now));
  await takeGuess({ transact, now }, { kind: 'envio', about: ['gestor', idEnlace] });
  await takeGuess({ transact, now }, { kind: 'buzon', about: [buzonDe(email)] });
  const codigo = newCodigo();
  const minutos = VIDA_CODIGO / 60;
  await transact(async (db) => {
    await updateCodigo(db, idEnlace, { hash: hashDe(idEnlace, codigo), venceEn: venceDesde(now) });
    const variables = { codigo, minutos: String(minutos) };
    await escribirA(db, email, { tipo: 'codigoDeGestor', nombre, variables, enlace: null });
    await anotar(db, { idEnlace, dispositivo: describeDevice(userAgent) }, 'codigo', now);
  });
  return { correo: encubierto(email), minutos };
}

/** Opens a link with its code: the cookie that the browser keeps, and the gestor's name. Every call counts as a try. */
export async function abrir({ transact, now, userAgent }: Outside, token: string, codigo: string) {
  const { idEnlace, nombre } = await transact((db) => exigirEnlace(db, token, now));
  await takeGuess({ transact, now }, { kind: 'codigo', about: ['gestor', idEnlace] });
  const dispositivo = describeDevice(userAgent);
  const vivo = await transact((db) => takeIntento(db, idEnlace, TRIES, now));
  const cookie = await transact(async (db) => {
    const bueno = vivo && sameHash(vivo, hashDe(idEnlace, codigo)) && (await takeCodigo(db, idEnlace, vivo));
    await anotar(db, { idEnlace, dispositivo }, bueno ? 'entrada' : 'codigoErrado', now);
    if (!bueno) return undefined;
    const idSesion = uuidv7();
    const { token: secreto, hash } = newRefreshToken(idSesion);
    const venceEn = new Date(now.getTime() + VIDA_DE_SESION * 1000);
    await insertSesion(db, { idSesion, idEnlace, hash, dispositivo, abiertaEn: now, venceEn });
    return secreto;
  });
  if (!cookie) throw new AppError('codigo-incorrecto');
  return { cookie, nombre };
}

/** The gestor of a cookie. Throws `gestor-sin-entrar` when it no longer counts, or its link does not. */
export async function exigirGestor(db: Db, cookie: string | undefined, now: Date): Promise<Gestor> {
  const leida = readRefreshToken(cookie);
  const sesion = leida && (await findSesion(db, leida.idSesion, now));
  if (!leida || !sesion || !sameHash(sesion.hash, refreshHash(leida))) throw new AppError('gestor-sin-entrar');
  const { idGestor, nombre, idEnlace, dispositivo } = sesion;
  return { idGestor, nombre, idEnlace, dispositivo };
}

export async function cerrar(db: Db, cookie: string | undefined, now: Date): Promise<void> {
  const leida = readRefreshToken(cookie);
  if (!leida) return;
  const gestor = await exigirGestor(db, cookie, now).catch(() => undefined);
  if (!gestor) return;
  await markSesionCerrada(db, leida.idSesion, now);
  await anotar(db, gestor, 'salida', now);
}

/** Notes a write by link, in the transaction of the write. */
export function anotarDelGestor(db: Db, gestor: Gestor, que: string, idSolicitud: string, now: Date): Promise<void> {
  return anotar(db, gestor, que, now, idSolicitud);
}

async function anotar(
  db: Db,
  { idEnlace, dispositivo }: Pick<Gestor, 'idEnlace' | 'dispositivo'>,
  que: string,
  hechoEn: Date,
  idSolicitud: string | null = null,
): Promise<void> {
  await insertBitacora(db, { idEntrada: uuidv7(), idEnlace, idSolicitud, que, dispositivo, hechoEn });
}

function hashDe(idEnlace: string, codigo: string): Buffer {
  return keyedHash('codigo-gestor', idEnlace, codigo);
}

/** `o•••@correo.gt`: enough for its owner to recognise it. */
function encubierto(email: string): string {
  const [nombre = '', lugar = ''] = email.split('@');
  return `${nombre.slice(0, 1)}•••@${lugar}`;
}
