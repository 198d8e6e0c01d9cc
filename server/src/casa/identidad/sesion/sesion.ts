import type { Sesion } from '@fedatario/contract/casa';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../http/errors.ts';
import type { Actor } from '../../../http/route.ts';
import { seal, unseal } from '../../../services/cipher.ts';
import type { Credential } from '../../../services/identity/provider.ts';
import {
  findSesion,
  insertSesion,
  listSesiones,
  lockSesion,
  markTurnoConfirmado,
  updateSesion,
} from '../filas/queries.ts';
import { cerrarSesionesDe } from './cerrar.ts';
import { newRefreshToken, type RefreshToken, readAccess, refreshHash, sameHash, signAccess } from './tokens.ts';

/** A session ends after 30 days, whatever its use. */
export const VIDA_SESION = 30 * 86_400;
/** Milliseconds in which a second tab may present the same refresh token without being taken for a thief. */
const GRACE_MS = 10_000;

export interface Opened {
  readonly accessToken: string;
  /** Undefined when the browser already holds a newer one. */
  readonly refreshToken: string | undefined;
}

interface NewSesion {
  readonly idUsuario: string;
  readonly userAgent: string;
  readonly credential: Credential;
  readonly now: Date;
}

export async function openSesion(db: Db, { idUsuario, userAgent, credential, now }: NewSesion): Promise<Opened> {
  const idSesion = uuidv7();
  const { token, hash } = newRefreshToken(idSesion);
  await insertSesion(db, {
    idSesion,
    idUsuario,
    hashActual: hash,
    rotadaEn: now,
    creadaEn: now,
    vistaEn: now,
    venceEn: new Date(now.getTime() + VIDA_SESION * 1000),
    dispositivo: describeDevice(userAgent),
    credencialCifrada: sealCredential(credential, idSesion),
  });
  return { accessToken: await signAccess({ idUsuario, idSesion, generacion: 1 }, now), refreshToken: token };
}

/** The part of a session that tells its refresh tokens apart. */
interface Turning {
  readonly hashActual: Buffer;
  readonly hashAnterior: Buffer | null;
  readonly rotadaEn: Date;
  readonly confirmada: boolean;
}

/**
 * Place of a refresh token in its session. `siguiente`: the current one, or the one before it presented again because the
 * answer with its successor never arrived (no access token of that rotation was ever used). `vecina`: the one before it,
 * presented a moment ago by another tab. `repetida`: an old one, which shows that somebody copied it.
 */
function turnOf(sesion: Turning, token: RefreshToken, now: Date): 'siguiente' | 'vecina' | 'repetida' {
  const hash = refreshHash(token);
  if (sameHash(sesion.hashActual, hash)) return 'siguiente';
  if (!sameHash(sesion.hashAnterior, hash)) return 'repetida';
  if (now.getTime() - sesion.rotadaEn.getTime() < GRACE_MS) return 'vecina';
  return sesion.confirmada ? 'repetida' : 'siguiente';
}

/** `turned`: the provider's credential, to be renewed too; undefined when the session did not rotate. */
export interface Rotated extends Opened {
  readonly idUsuario: string;
  readonly turned: { readonly credential: Credential } | undefined;
}

/**
 * Exchanges a refresh token for an access token and the next refresh token; an old one closes the session. Answers
 * undefined after closing, so that the closing is committed.
 */
export async function rotateSesion(db: Db, token: RefreshToken, now: Date): Promise<Rotated | undefined> {
  const sesion = await lockSesion(db, token.idSesion, now);
  if (!sesion) return undefined;
  const { idSesion, idUsuario, generacion } = sesion;
  const turn = turnOf(sesion, token, now);
  if (turn === 'vecina') {
    const accessToken = await signAccess({ idUsuario, idSesion, generacion: generacion - 1 }, now);
    return { accessToken, refreshToken: undefined, idUsuario, turned: undefined };
  }
  if (turn === 'repetida') {
    await cerrarSesionesDe(db, { idUsuario, motivo: 'renovacion-repetida', now, solo: idSesion });
    return undefined;
  }
  const next = newRefreshToken(idSesion);
  const hashes = { hashActual: next.hash, hashAnterior: refreshHash(token) };
  await updateSesion(db, idSesion, {
    ...hashes,
    generacion: generacion + 1,
    confirmada: false,
    rotadaEn: now,
    vistaEn: now,
  });
  const accessToken = await signAccess({ idUsuario, idSesion, generacion: generacion + 1 }, now);
  const turned = { credential: openCredential(sesion.credencialCifrada, idSesion) };
  return { accessToken, refreshToken: next.token, idUsuario, turned };
}

/** Keeps what the provider gave at a renewal, while the session is open. */
export async function keepCredential(db: Db, idSesion: string, credential: Credential): Promise<void> {
  await updateSesion(db, idSesion, { credencialCifrada: sealCredential(credential, idSesion) });
}

/** The actor of an authorization header; undefined without one. Throws `sesion-vencida` when it no longer counts. */
export async function authenticate(db: Db, authorization: string | undefined, now: Date): Promise<Actor | undefined> {
  if (!authorization) return undefined;
  const [, token] = /^Bearer ([\w.-]{20,2000})$/i.exec(authorization) ?? [];
  const claims = token ? await readAccess(token, now) : undefined;
  const sesion = claims && (await findSesion(db, claims.idSesion, now));
  if (!claims || !sesion || sesion.idUsuario !== claims.idUsuario) throw new AppError('sesion-vencida');
  if (!sesion.confirmada && sesion.generacion === claims.generacion) {
    await markTurnoConfirmado(db, sesion.idSesion, claims.generacion);
  }
  const { idUsuario, email, rol, idSesion } = sesion;
  return { idUsuario, email, rol, idSesion };
}

/** The open sessions of a user, as people recognise them; `actual` is the session that asks. */
export async function sesionesDe(db: Db, idUsuario: string, actual: string, now: Date): Promise<Sesion[]> {
  return (await listSesiones(db, idUsuario, now)).map((row) => ({
    ...row,
    creadaEn: row.creadaEn.toISOString(),
    vistaEn: row.vistaEn.toISOString(),
    actual: row.idSesion === actual,
  }));
}

function sealCredential(credential: Credential, idSesion: string): Buffer | null {
  return credential === null ? null : seal(credential, `sesion:${idSesion}`);
}

export function openCredential(sealed: Buffer | null, idSesion: string): Credential {
  return sealed === null ? null : unseal(sealed, `sesion:${idSesion}`);
}

const systems = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;
const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;

/** "Chrome · Windows": enough to recognise one's own device, and nothing that identifies a person. */
export function describeDevice(userAgent: string): string {
  const text = userAgent.slice(0, 500);
  const find = (list: readonly (readonly [RegExp, string])[]) => list.find(([pattern]) => pattern.test(text))?.[1];
  return [find(browsers), find(systems)].filter(Boolean).join(' · ') || 'Dispositivo sin identificar';
}
