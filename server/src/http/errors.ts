import {
  type ClaveMensaje,
  type CodigoError,
  type ErrorDeCampo,
  errorDeCampo,
  errores,
  erroresDeCampo,
  type Issue,
  type Uso,
} from '@fedatario/contract/base';

export interface ErrorExtras {
  readonly errores?: readonly ErrorDeCampo[];
  /** Values of the placeholders in the error's text. */
  readonly params?: Readonly<Record<string, string | number>>;
  /** Seconds to wait before trying again. */
  readonly espera?: number;
  /** The row as it is now, for a stale revision. */
  readonly actual?: unknown;
  /** Uses of the object that prevent its deletion. */
  readonly usos?: readonly Uso[];
  readonly cause?: unknown;
}

/** The one error a handler throws; everything a person may read about it is in the catalogue. */
export class AppError extends Error {
  readonly codigo: CodigoError;
  readonly extras: ErrorExtras;

  constructor(codigo: CodigoError, extras: ErrorExtras = {}) {
    super(errores[codigo].mensaje, { cause: extras.cause });
    this.codigo = codigo;
    this.extras = extras;
  }
}

/** Error of one field by a rule beyond the schema. */
export function invalidField(campo: string, clave: ClaveMensaje, params: ErrorDeCampo['params'] = {}): AppError {
  return new AppError('datos-invalidos', { errores: [errorDeCampo(campo, clave, params)] });
}

export function invalidIssues(issues: readonly Issue[]): AppError {
  return new AppError('datos-invalidos', { errores: issues.flatMap(erroresDeCampo) });
}

const CONNECTION_CODES = ['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'];
/** Shutdown, too many connections, out of disk or memory, statement timeout (PostgreSQL, appendix A). */
const UNAVAILABLE_STATES = /^(?:57P0[123]|53[0-9A-Z]{3}|57014|08[0-9A-Z]{3}|25P03)$/;
const CONNECTION_TEXTS = [
  'timeout exceeded when trying to connect',
  'Connection terminated',
  'is not queryable',
  'connection timeout',
  'Query read timeout',
];

/** Whatever was thrown, as an error of the catalogue. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const { code, statusCode, message = '' } = error as { code?: string; statusCode?: number; message?: string };
  if (isUnavailable(code, message)) return new AppError('servicio-no-disponible', { espera: 5, cause: error });
  const known = code ? fastifyCodes[code] : undefined;
  if (known) return new AppError(known, { cause: error });
  if (statusCode === 429) return new AppError('demasiadas-peticiones', { espera: 60, cause: error });
  if (statusCode === 400) return new AppError('json-invalido', { cause: error });
  return new AppError('error-interno', { cause: error });
}

const fastifyCodes: Record<string, CodigoError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'cuerpo-demasiado-grande',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'tipo-no-admitido',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'json-invalido',
};

function isUnavailable(code: string | undefined, message: string): boolean {
  if (code && (CONNECTION_CODES.includes(code) || UNAVAILABLE_STATES.test(code))) return true;
  return CONNECTION_TEXTS.some((text) => message.includes(text));
}
