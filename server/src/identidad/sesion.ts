import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../db/db.ts';
import { AppError } from '../http/errors.ts';
import type { Actor } from '../http/route.ts';
import { seal, unseal } from '../services/cipher.ts';
import type { Credential } from '../services/identity/provider.ts';
import { closeSesiones, findSesion, insertSesion, lockSesion, updateSesion } from './queries.ts';
import { newRefreshToken, type RefreshToken, readAccess, refreshHash, sameHash, signAccess } from './tokens.ts';

/** A session ends after 30 days, whatever its use. */
export const VIDA_SESION = 30 * 86_400;
/** Two tabs may present the same refresh token at once; within this time the second is not taken for a thief. */
const GRACE_MS = 10_000;

export interface Opened {
  readonly accessToken: string;
  /** Undefined when the browser already holds a newer one. */
  readonly refreshToken: string | undefined;
  readonly idUsuario: string;
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
  return { accessToken: await signAccess({ idUsuario, idSesion, generacion: 1 }, now), refreshToken: token, idUsuario };
}

/**
 * Exchanges a refresh token for an access token and the next refresh token. An old one shows that somebody copied it:
 * the session is closed. Two old ones are innocent: presented at the same moment by another tab, or again because the
 * answer with its successor never arrived (no access token of that turn was ever used).
 * Answers undefined after closing, so that the closing is committed.
 */
export async function rotateSesion(db: Db, token: RefreshToken, now: Date): Promise<Opened | undefined> {
  const sesion = await lockSesion(db, token.idSesion, now);
  if (!sesion) return undefined;
  const { idSesion, idUsuario, generacion } = sesion;
  const hash = refreshHash(token);
  const current = sameHash(sesion.hashActual, hash);
  const previous = sameHash(sesion.hashAnterior, hash);
  if (previous && now.getTime() - sesion.rotadaEn.getTime() < GRACE_MS) {
    const accessToken = await signAccess({ idUsuario, idSesion, generacion: generacion - 1 }, now);
    return { accessToken, refreshToken: undefined, idUsuario };
  }
  if (!current && !(previous && !sesion.confirmada)) {
    await closeSesiones(db, { idUsuario, motivo: 'renovacion-repetida', now, solo: idSesion });
    return undefined;
  }
  const next = newRefreshToken(idSesion);
  const turn = { hashActual: next.hash, hashAnterior: hash, generacion: generacion + 1, confirmada: false };
  await updateSesion(db, idSesion, { ...turn, rotadaEn: now, vistaEn: now });
  const accessToken = await signAccess({ idUsuario, idSesion, generacion: generacion + 1 }, now);
  return { accessToken, refreshToken: next.token, idUsuario };
}

/** Who sends this authorization header; undefined without one. Throws `sesion-vencida` when it no longer counts. */
export async function authenticate(db: Db, authorization: string | undefined, now: Date): Promise<Actor | undefined> {
  if (!authorization) return undefined;
  const [, token] = /^Bearer ([\w.-]{20,2000})$/i.exec(authorization) ?? [];
  const claims = token ? await readAccess(token, now) : undefined;
  const sesion = claims && (await findSesion(db, claims.idSesion, now));
  if (!claims || !sesion || sesion.idUsuario !== claims.idUsuario) throw new AppError('sesion-vencida');
  if (!sesion.confirmada && sesion.generacion === claims.generacion) {
    await updateSesion(db, sesion.idSesion, { confirmada: true });
  }
  const { idUsuario, email, rol, idSesion } = sesion;
  return { idUsuario, email, rol, idSesion };
}

export function sealCredential(credential: Credential, idSesion: string): Buffer | null {
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
function describeDevice(userAgent: string): string {
  const text = userAgent.slice(0, 500);
  const find = (list: readonly (readonly [RegExp, string])[]) => list.find(([pattern]) => pattern.test(text))?.[1];
  return [find(browsers), find(systems)].filter(Boolean).join(' · ') || 'Dispositivo sin identificar';
}
