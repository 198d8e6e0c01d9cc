import type { CodigoError } from '@fedatario/contract/base';
import { AppError, invalidField } from '../../http/errors.ts';

/** Our error for each exception of Cognito, by its name. */
export type Refusals = Readonly<Record<string, CodigoError>>;

const busy: Refusals = {
  LimitExceededException: 'limite-codigos',
  TooManyRequestsException: 'limite-codigos',
  TooManyFailedAttemptsException: 'limite-codigos',
};

/** Refusals of a code; a disabled or already confirmed account has none that counts. */
export const ofCode: Refusals = {
  ...busy,
  CodeMismatchException: 'codigo-incorrecto',
  ExpiredCodeException: 'codigo-incorrecto',
  UserNotFoundException: 'codigo-incorrecto',
  UserNotConfirmedException: 'codigo-incorrecto',
  NotAuthorizedException: 'codigo-incorrecto',
};

/** Refusals of the code of a new address, which another user may have taken meanwhile. */
export const ofEmail: Refusals = { ...ofCode, AliasExistsException: 'correo-en-uso' };

export const ofSending: Refusals = busy;

/** Nobody asked for a code here: the limit concerns the requests themselves. */
export const ofPassword: Refusals = {
  LimitExceededException: 'demasiadas-peticiones',
  TooManyRequestsException: 'demasiadas-peticiones',
  NotAuthorizedException: 'credenciales-incorrectas',
  UserNotFoundException: 'credenciales-incorrectas',
  UserNotConfirmedException: 'cuenta-sin-confirmar',
  PasswordResetRequiredException: 'cambio-de-clave-requerido',
};

export const ofSession: Refusals = {
  NotAuthorizedException: 'sesion-vencida',
  UserNotFoundException: 'sesion-vencida',
  UserNotConfirmedException: 'sesion-vencida',
  PasswordResetRequiredException: 'sesion-vencida',
  RefreshTokenReuseException: 'sesion-vencida',
  TooManyRequestsException: 'servicio-no-disponible',
};

/** The answer of Cognito, or its refusal as our error. `campo`: the field of a password that it may refuse. */
export async function answerOf<T>(asked: Promise<T>, refusals: Refusals, campo = 'password'): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    throw translated(error as Partial<WireError>, refusals, campo);
  }
}

interface WireError {
  readonly name: string;
  readonly message: string;
  readonly code: string;
  readonly $fault: 'client' | 'server';
}

function translated(error: Partial<WireError>, refusals: Refusals, campo: string): unknown {
  const { name = '', message = '' } = error;
  if (name === 'InvalidPasswordException') return invalidField(campo, 'claveCorta');
  if (name === 'PasswordHistoryPolicyViolationException') return invalidField(campo, 'claveIgual');
  // Cognito reports its own block, and a wrong secret of ours, with the exception of a wrong password.
  if (name === 'NotAuthorizedException') {
    if (/^Password attempts exceeded/.test(message)) return new AppError('cuenta-bloqueada', { cause: error });
    if (/secret ?hash/i.test(message)) return error;
  }
  const known = refusals[name];
  if (known) return new AppError(known, { cause: error });
  return isAway(error) ? new AppError('servicio-no-disponible', { espera: 5, cause: error }) : error;
}

/** No answer in time, no connection, or a failure of theirs. */
function isAway({ name, code, $fault }: Partial<WireError>): boolean {
  return $fault === 'server' || name === 'TimeoutError' || ($fault === undefined && typeof code === 'string');
}

/** Whether the question was answered with one of these exceptions. */
export async function refusedWith(asked: Promise<unknown>, names: readonly string[]): Promise<boolean> {
  try {
    await asked;
    return false;
  } catch (error) {
    if (names.includes((error as Error).name)) return true;
    throw error;
  }
}
