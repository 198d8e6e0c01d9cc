import { type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { VIDA_TOKEN } from '@fedatario/contract/casa';
import { jwtVerify, SignJWT } from 'jose';
import { keyedHash, signingKey, verifyingKeys } from '../../../services/cipher.ts';

const ALGORITHM = 'EdDSA';
const ISSUER = 'fedatario';

/** Claims of an access token: the user, the session, and the rotation of the refresh token it came with. */
export interface Claims {
  readonly idUsuario: string;
  readonly idSesion: string;
  readonly generacion: number;
}

/** Signs an access token that lives {@link VIDA_TOKEN} seconds. */
export function signAccess({ idUsuario, idSesion, generacion }: Claims, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: idSesion, gen: generacion })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(idUsuario)
    .setIssuer(ISSUER)
    .setIssuedAt(issued)
    .setExpirationTime(issued + VIDA_TOKEN)
    .sign(signingKey());
}

interface Verified {
  readonly claims: Claims;
  /** Seconds since 1970. */
  readonly vence: number;
}

/** A screen makes many calls with one token: its signature is checked once, its expiry and its session every time. */
const verified = new Map<string, Verified>();
const VERIFIED_AT_MOST = 5_000;

/** The claims of a token we signed and that has not expired; undefined for any other text. */
export async function readAccess(token: string, now: Date): Promise<Claims | undefined> {
  const known = verified.get(token) ?? (await verify(token, now));
  return known && known.vence > now.getTime() / 1000 ? known.claims : undefined;
}

async function verify(token: string, now: Date): Promise<Verified | undefined> {
  for (const key of verifyingKeys()) {
    const entry = await verifyWith(key, token, now);
    if (entry) return remember(token, entry);
  }
  return undefined;
}

async function verifyWith(key: KeyObject, token: string, now: Date): Promise<Verified | undefined> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      requiredClaims: ['exp'],
      currentDate: now,
    });
    const { sub, sid, gen, exp } = payload;
    if (!sub || !exp || typeof sid !== 'string' || typeof gen !== 'number') return undefined;
    return { claims: { idUsuario: sub, idSesion: sid, generacion: gen }, vence: exp };
  } catch {
    return undefined;
  }
}

function remember(token: string, entry: Verified): Verified {
  const [oldest] = verified.keys();
  if (verified.size >= VERIFIED_AT_MOST && oldest !== undefined) verified.delete(oldest);
  verified.set(token, entry);
  return entry;
}

/** A refresh token names its session and carries a secret of which only the hash is kept. */
export interface RefreshToken {
  readonly idSesion: string;
  readonly secreto: string;
}

export function newRefreshToken(idSesion: string): { token: string; hash: Buffer } {
  const secreto = randomBytes(32).toString('base64url');
  return { token: `${idSesion}.${secreto}`, hash: refreshHash({ idSesion, secreto }) };
}

export function readRefreshToken(text: string | undefined): RefreshToken | undefined {
  const [, idSesion, secreto] = /^([0-9a-f-]{36})\.([\w-]{43})$/.exec(text ?? '') ?? [];
  return idSesion && secreto ? { idSesion, secreto } : undefined;
}

export function refreshHash({ idSesion, secreto }: RefreshToken): Buffer {
  return keyedHash('renovacion', idSesion, secreto);
}

export function sameHash(a: Buffer | null, b: Buffer): boolean {
  return a !== null && a.length === b.length && timingSafeEqual(a, b);
}
