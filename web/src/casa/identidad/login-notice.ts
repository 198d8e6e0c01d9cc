import type { Texto } from '../../i18n/i18n.ts';
import type { Flag, LoginState } from './login-state.ts';

export interface LoginNotice {
  readonly tone: 'error' | 'warning' | 'success';
  readonly texto: Texto;
}

/** Flags with a message, the most specific first. */
const tones = {
  passwordCodeSentError: 'error',
  resetPasswordCodeLimit: 'error',
  bloqued: 'error',
  badCodeError: 'error',
  passwordCodeError: 'error',
  confirmationError: 'warning',
  resetPasswordCodeReq: 'warning',
  error: 'error',
  serverError: 'error',
  confirmationSent: 'success',
  passwordCodeSent: 'success',
  success: 'success',
} as const satisfies Partial<Record<Flag, LoginNotice['tone']>>;

/** Message of the flag that is set. */
export function noticeOf(state: LoginState): LoginNotice | undefined {
  const flag = (Object.keys(tones) as (keyof typeof tones)[]).find((name) => state[name]);
  if (!flag) return undefined;
  return { tone: tones[flag], texto: textoOf(flag, state) };
}

/** Some flags stand for several errors that need different messages. */
function textoOf(flag: keyof typeof tones, { codigo, user }: LoginState): Texto {
  // A person who just signed up here is always sent a mail; for any other address nothing may be revealed.
  if (flag === 'confirmationSent' && user.password !== '') return 'identidad.aviso.registroEnviado';
  if (flag === 'bloqued' && codigo === 'cuenta-desactivada') return 'identidad.aviso.desactivada';
  if (flag === 'serverError' && codigo === 'sin-conexion') return 'error.sin-conexion';
  if (flag === 'serverError' && codigo === 'demasiadas-peticiones') return 'error.demasiadas-peticiones';
  return `identidad.aviso.${flag}`;
}

/** Seconds in readable form: `45 s`, `15 min`. */
export function tiempo(segundos: number): string {
  return segundos < 120 ? `${segundos} s` : `${Math.ceil(segundos / 60)} min`;
}
