import { randomBytes } from 'node:crypto';
import { HECHO, identidad, VIDA_TOKEN } from '@fedatario/contract';
import { AppError } from '../http/errors.ts';
import { type OutsideContext, type Route, route, routeOutside } from '../http/route.ts';
import { keyedHash } from '../services/cipher.ts';
import type { Means } from '../services/identity/provider.ts';
import {
  confirmSignUp,
  forgotPassword,
  forgotPasswordSubmit,
  type Identity,
  reportIntrusion,
  resendCode,
  verifyCredentials,
} from './identidad.ts';
import { closeSesiones, findSesion, listSesiones, lockSesion, updateSesion } from './queries.ts';
import { type Opened, openCredential, openSesion, rotateSesion, sealCredential, VIDA_SESION } from './sesion.ts';
import { type RefreshToken, readRefreshToken, refreshHash, sameHash } from './tokens.ts';

/** Names of the cookies; the prefix makes the browser refuse them from any other place than this host over https. */
const cookieName = (secure: boolean, name: string) => (secure ? `__Host-${name}` : name);
const YEAR = 365 * 86_400;

export function routes(identity: Identity): Route[] {
  return [...sesionRoutes, ...codeRoutes(identity), ...ingresoRoutes(identity)];
}

const sesionRoutes = [
  route(identidad.listSesiones, async ({ db, actor, now }) =>
    (await listSesiones(db, actor.idUsuario, now)).map((row) => ({
      ...row,
      creadaEn: row.creadaEn.toISOString(),
      vistaEn: row.vistaEn.toISOString(),
      actual: row.idSesion === actor.idSesion,
    })),
  ),
  route(identidad.closeSesion, async ({ db, actor: { idUsuario }, now, params: { idSesion } }) => {
    const closed = await closeSesiones(db, { idUsuario, motivo: 'cierre', now, solo: idSesion });
    if (closed === 0) throw new AppError('no-encontrado');
    return HECHO;
  }),
  route(identidad.closeOtherSesiones, async ({ db, actor: { idUsuario, idSesion }, now }) => {
    await closeSesiones(db, { idUsuario, motivo: 'cierre', now, menos: idSesion });
    return HECHO;
  }),
  route(identidad.reportIntrusion, async ({ db, actor, now }) => {
    await reportIntrusion(db, actor, now);
    return HECHO;
  }),
];

function ingresoRoutes(identity: Identity): Route[] {
  const secure = identity.baseUrl.startsWith('https://');
  const sesion = cookieName(secure, 'sesion');
  const dispositivo = cookieName(secure, 'dispositivo');
  return [
    routeOutside(identidad.signIn, async (request) => {
      const { email } = request.body;
      const device = knownDevice(request.cookies[dispositivo], email);
      const { idUsuario, credential } = await verifyCredentials(identity, request, request.body, device);
      const { userAgent, now } = request;
      const opened = await request.transact((db) => openSesion(db, { idUsuario, userAgent, credential, now }));
      request.setCookie({ name: dispositivo, value: deviceCookie(device, email), maxAge: YEAR });
      return answer(request, sesion, opened, email);
    }),
    routeOutside(identidad.refresh, (request) => refresh(identity, request, sesion)),
    routeOutside(identidad.signOut, async (request) => {
      const token = readRefreshToken(request.cookies[sesion]);
      if (token) await signOut(identity, request, token);
      request.setCookie({ name: sesion, value: '', maxAge: 0 });
      return HECHO;
    }),
  ];
}

function codeRoutes(identity: Identity): Route[] {
  return [
    routeOutside(identidad.confirm, async (request) => {
      await confirmSignUp(identity, request, request.body);
      return HECHO;
    }),
    routeOutside(identidad.resendCode, async (request) => {
      await resendCode(identity, request, request.body.email);
      return HECHO;
    }),
    routeOutside(identidad.forgotPassword, async (request) => {
      await forgotPassword(identity, request, request.body.email);
      return HECHO;
    }),
    routeOutside(identidad.forgotPasswordSubmit, async (request) => {
      await forgotPasswordSubmit(identity, request, request.body);
      return HECHO;
    }),
  ];
}

async function refresh({ provider }: Identity, request: OutsideContext, cookie: string) {
  const { transact, now } = request;
  const token = readRefreshToken(request.cookies[cookie]);
  const before = token && (await transact((db) => lockSesion(db, token.idSesion, now)));
  if (!token || !before) throw new AppError('sesion-vencida');
  const credential = await provider.currentSession(request, openCredential(before.credencialCifrada, token.idSesion));
  const done = await transact(async (db) => {
    const opened = await rotateSesion(db, token, now);
    const sesion = opened && (await findSesion(db, token.idSesion, now));
    if (!opened || !sesion) return undefined;
    await updateSesion(db, token.idSesion, { credencialCifrada: sealCredential(credential, token.idSesion) });
    return { opened, email: sesion.email };
  });
  if (!done) throw new AppError('sesion-vencida');
  return answer(request, cookie, done.opened, done.email);
}

async function signOut({ provider }: Identity, means: Means, token: RefreshToken): Promise<void> {
  const { idSesion } = token;
  const sesion = await means.transact(async (db) => {
    const open = await lockSesion(db, idSesion, means.now);
    const hash = refreshHash(token);
    if (!open || !(sameHash(open.hashActual, hash) || sameHash(open.hashAnterior, hash))) return undefined;
    await closeSesiones(db, { idUsuario: open.idUsuario, motivo: 'salida', now: means.now, solo: idSesion });
    return open;
  });
  if (sesion) await provider.signOut(means, openCredential(sesion.credencialCifrada, idSesion));
}

function answer(request: OutsideContext, cookie: string, { accessToken, refreshToken }: Opened, email: string) {
  if (refreshToken) request.setCookie({ name: cookie, value: refreshToken, maxAge: VIDA_SESION });
  return { accessToken, vigencia: VIDA_TOKEN, email };
}

/** A device that opened this account before carries a name only we can have signed. */
function knownDevice(cookie: string | undefined, email: string): string | undefined {
  const [name, signature] = (cookie ?? '').split('.');
  if (!name || !signature) return undefined;
  return keyedHash('dispositivo', name, email).toString('base64url') === signature ? name : undefined;
}

function deviceCookie(known: string | undefined, email: string): string {
  const name = known ?? randomBytes(16).toString('base64url');
  return `${name}.${keyedHash('dispositivo', name, email).toString('base64url')}`;
}
