import { HECHO, identidad, VIDA_TOKEN } from '@fedatario/contract/casa';
import { AppError } from '../../http/errors.ts';
import { type OutsideContext, type Route, route, routeOutside } from '../../http/route.ts';
import { deviceCookie, knownDevice } from './dispositivo.ts';
import { signInAgain } from './dos-pasos/reingreso.ts';
import { routes as dosPasosRoutes } from './dos-pasos/routes.ts';
import {
  confirmSignUp,
  forgotPassword,
  forgotPasswordSubmit,
  type Identity,
  reportIntrusion,
  resendCode,
} from './identidad.ts';
import { refresh, signIn, signOut } from './ingreso.ts';
import { cerrarSesionesDe } from './sesion/cerrar.ts';
import { type Opened, sesionesDe, VIDA_SESION } from './sesion/sesion.ts';

/** Names of the cookies; the prefix makes the browser refuse them from any other place than this host over https. */
const cookieName = (secure: boolean, name: string) => (secure ? `__Host-${name}` : name);
const YEAR = 365 * 86_400;

export function routes(identity: Identity): Route[] {
  const secure = identity.baseUrl.startsWith('https://');
  const cookies = { sesion: cookieName(secure, 'sesion'), dispositivo: cookieName(secure, 'dispositivo') };
  return [
    ...sesionRoutes,
    ...dosPasosRoutes,
    ...codeRoutes(identity),
    ...recoveryRoutes(identity, cookies),
    ...ingresoRoutes(identity, cookies),
  ];
}

const sesionRoutes = [
  route(identidad.listSesiones, ({ db, actor, now }) => sesionesDe(db, actor.idUsuario, actor.idSesion, now)),
  route(identidad.closeSesion, async ({ db, actor: { idUsuario }, now, params: { idSesion } }) => {
    const closed = await cerrarSesionesDe(db, { idUsuario, motivo: 'cierre', now, solo: idSesion });
    if (closed === 0) throw new AppError('no-encontrado');
    return HECHO;
  }),
  route(identidad.closeOtherSesiones, async ({ db, actor: { idUsuario, idSesion }, now }) => {
    await cerrarSesionesDe(db, { idUsuario, motivo: 'cierre', now, menos: idSesion });
    return HECHO;
  }),
  route(identidad.reportIntrusion, async ({ db, actor, now }) => {
    await reportIntrusion(db, actor, now);
    return HECHO;
  }),
];

interface Cookies {
  readonly sesion: string;
  readonly dispositivo: string;
}

function ingresoRoutes(identity: Identity, { sesion, dispositivo }: Cookies): Route[] {
  return [
    routeOutside(identidad.signIn, async (request) => {
      const { email } = request.body;
      const device = knownDevice(request.cookies[dispositivo], email);
      const opened = await signIn(identity, request, request.body, { device, userAgent: request.userAgent });
      await signOut(identity, request, request.cookies[sesion]);
      rememberDevice(request, dispositivo, email);
      return answer(request, sesion, { ...opened, email });
    }),
    routeOutside(identidad.refresh, async (request) =>
      answer(request, sesion, await refresh(identity, request, request.cookies[sesion])),
    ),
    routeOutside(identidad.signInAgain, async (request) => {
      await signInAgain(identity, request, request.actor, request.body);
      return HECHO;
    }),
    routeOutside(identidad.signOut, async (request) => {
      await signOut(identity, request, request.cookies[sesion]);
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
  ];
}

function recoveryRoutes(identity: Identity, { dispositivo }: Cookies): Route[] {
  return [
    routeOutside(identidad.forgotPassword, async (request) => {
      const { email } = request.body;
      await forgotPassword(identity, request, email, knownDevice(request.cookies[dispositivo], email));
      return HECHO;
    }),
    routeOutside(identidad.forgotPasswordSubmit, async (request) => {
      const { email } = request.body;
      await forgotPasswordSubmit(identity, request, request.body, knownDevice(request.cookies[dispositivo], email));
      rememberDevice(request, dispositivo, email);
      return HECHO;
    }),
  ];
}

/** Remembers the browser of a person who proved the address or the password here. */
function rememberDevice(request: OutsideContext, cookie: string, email: string): void {
  request.setCookie({ name: cookie, value: deviceCookie(request.cookies[cookie], email), maxAge: YEAR });
}

function answer(request: OutsideContext, cookie: string, opened: Opened & { readonly email: string }) {
  const { accessToken, refreshToken, email } = opened;
  if (refreshToken) request.setCookie({ name: cookie, value: refreshToken, maxAge: VIDA_SESION });
  return { accessToken, vigencia: VIDA_TOKEN, email };
}
