import type { Texto } from '../../i18n/i18n.ts';
import type { Flag, LoginState } from './login-state.ts';

export interface LoginNotice {
  readonly tone: 'error' | 'warning' | 'success';
  readonly texto: Texto;
}

/** Flags that speak, the most particular first. */
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

/** What the door has to say, in the words of the flag that is up. */
export function noticeOf(state: LoginState): LoginNotice | undefined {
  const flag = (Object.keys(tones) as (keyof typeof tones)[]).find((name) => state[name]);
  if (!flag) return undefined;
  return { tone: tones[flag], texto: textoOf(flag, state) };
}

/** One flag may stand for several refusals that a person must tell apart. */
function textoOf(flag: keyof typeof tones, { codigo, user }: LoginState): Texto {
  // Somebody who has just signed up here is always sent an e-mail; of any other address nothing is revealed.
  if (flag === 'confirmationSent' && user.password !== '') return 'identidad.aviso.registroEnviado';
  if (flag === 'bloqued' && codigo === 'cuenta-desactivada') return 'identidad.aviso.desactivada';
  if (flag === 'serverError' && codigo === 'sin-conexion') return 'error.sin-conexion';
  if (flag === 'serverError' && codigo === 'demasiadas-peticiones') return 'error.demasiadas-peticiones';
  return `identidad.aviso.${flag}`;
}

/** A wait in seconds as people count it: `45 s`, `15 min`. */
export function tiempo(segundos: number): string {
  return segundos < 120 ? `${segundos} s` : `${Math.ceil(segundos / 60)} min`;
}
