import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { clave, claveActual, codigo, correo, nombreDeUsuario, segundoPaso, uuid } from '../base/campos.ts';

/** Lives of the identity's pieces, in seconds. */
export const VIDA_TOKEN = 600;
export const VIDA_CODIGO = 600;
export const LARGO_CODIGO = 6;
/** Digits of a code for who lost the application; the application's have {@link LARGO_CODIGO}. */
export const LARGO_RESPALDO = 10;
/** How long a password typed again serves for what cannot be undone. */
export const VIDA_REINGRESO = 300;

/** The form to open an account (specification, section 3). The e-mail is also the name to sign in with. */
export const Registro = z.strictObject({
  nombreCompleto: nombreDeUsuario(),
  email: correo,
  password: clave,
  aceptaTerminos: z.literal(true, { error: 'terminos' }),
});

export const Confirmacion = z.strictObject({ email: correo, codigo });
export const SoloCorreo = z.strictObject({ email: correo });
/** `segundoPaso`: asked for with `segundo-paso-requerido`, of an account that has one, once the password is right. */
export const Ingreso = z.strictObject({
  email: correo,
  password: claveActual,
  segundoPaso: z.optional(segundoPaso),
});
/** The second-step code, asked for after the password was right. */
export const SegundoPaso = z.strictObject({ segundoPaso });
export const Reingreso = z.strictObject({ password: claveActual, segundoPaso: z.optional(segundoPaso) });
export const ClaveNueva = z.strictObject({ email: correo, codigo, password: clave });

/** A session just opened or refreshed. The refresh token travels in an HttpOnly cookie, never here. */
export const SesionAbierta = z.object({
  accessToken: z.string(),
  /** Seconds until the access token expires. */
  vigencia: z.int(),
  email: z.string(),
});

/** One place where the account is signed in. */
export const Sesion = z.object({
  idSesion: uuid,
  dispositivo: z.string(),
  creadaEn: z.iso.datetime(),
  vistaEn: z.iso.datetime(),
  actual: z.boolean(),
});
export type Sesion = z.output<typeof Sesion>;

/** The answer of a call that has nothing to tell but that it was done; the same whether or not the account exists. */
export const Hecho = z.object({ hecho: z.literal(true) });
export const HECHO = { hecho: true } as const;

const idSesion = z.strictObject({ idSesion: uuid });

export const identidad = {
  confirm: acto('POST', {
    path: '/public/identidad/confirmacion',
    access: 'public',
    guarded: true,
    summary: 'Confirma el correo de una cuenta con el código enviado',
    body: Confirmacion,
    response: Hecho,
  }),
  resendCode: acto('POST', {
    path: '/public/identidad/codigo',
    access: 'public',
    guarded: true,
    summary: 'Envía otra vez el código de confirmación',
    body: SoloCorreo,
    response: Hecho,
  }),
  signIn: acto('POST', {
    path: '/public/identidad/sesion',
    access: 'public',
    guarded: true,
    summary: 'Inicia sesión con correo y contraseña, y con el segundo paso si la cuenta lo pide',
    body: Ingreso,
    response: SesionAbierta,
  }),
  refresh: acto('POST', {
    path: '/public/identidad/sesion/renovacion',
    access: 'public',
    guarded: true,
    readsCookie: true,
    summary: 'Renueva el token de acceso con la cookie de sesión',
    response: SesionAbierta,
  }),
  signOut: acto('DELETE', {
    path: '/public/identidad/sesion',
    access: 'public',
    guarded: true,
    readsCookie: true,
    summary: 'Cierra la sesión de la cookie',
    response: Hecho,
  }),
  forgotPassword: acto('POST', {
    path: '/public/identidad/recuperacion',
    access: 'public',
    guarded: true,
    summary: 'Envía un código para cambiar la contraseña olvidada',
    body: SoloCorreo,
    response: Hecho,
  }),
  forgotPasswordSubmit: acto('POST', {
    path: '/public/identidad/recuperacion/clave',
    access: 'public',
    guarded: true,
    summary: 'Cambia la contraseña con el código enviado y cierra todas las sesiones',
    body: ClaveNueva,
    response: Hecho,
  }),
  listSesiones: lectura({
    path: '/private/identidad/sesiones',
    access: 'all',
    summary: 'Sesiones abiertas de quien pregunta',
    response: z.array(Sesion),
  }),
  closeSesion: acto('DELETE', {
    path: '/private/identidad/sesiones/:idSesion',
    access: 'all',
    alcance: 'propio',
    summary: 'Cierra una sesión propia',
    params: idSesion,
    response: Hecho,
  }),
  closeOtherSesiones: acto('DELETE', {
    path: '/private/identidad/sesiones',
    access: 'all',
    summary: 'Cierra todas las sesiones propias menos esta',
    response: Hecho,
  }),
  signInAgain: acto('POST', {
    path: '/private/identidad/reingreso',
    access: 'all',
    guarded: true,
    summary: `Comprueba otra vez la contraseña, y el segundo paso si la cuenta lo tiene: por ${VIDA_REINGRESO / 60} minutos esta sesión puede hacer lo que lo exige`,
    body: Reingreso,
    response: Hecho,
  }),
  reportIntrusion: acto('POST', {
    path: '/private/identidad/intrusion',
    access: 'all',
    summary: 'No fui yo: cierra todas las sesiones y exige una contraseña nueva',
    response: Hecho,
  }),
};
