import type { CodigoError, Problema } from '@fedatario/contract/base';

/** The failure of a call: a code of the catalogue, or no answer at all. */
export type CodigoFallo = CodigoError | 'sin-conexion';

/** A failed call. Screens show `error.<codigo>` in their language. */
export class ApiError extends Error {
  readonly codigo: CodigoFallo;
  readonly errores: NonNullable<Problema['errores']>;
  /** Values for the `{placeholders}` of its text. */
  readonly params: Readonly<Record<string, string | number>>;
  /** Seconds to wait before a retry. */
  readonly espera: number | undefined;
  readonly idPeticion: string | undefined;
  /** The current row, after a revision conflict. */
  readonly actual: unknown;
  /** Uses that prevent a deletion. */
  readonly usos: NonNullable<Problema['usos']>;

  constructor(codigo: CodigoFallo, problema: Partial<Problema> = {}) {
    const { errores = [], params = {}, espera, idPeticion, actual, usos = [] } = problema;
    super(codigo);
    this.codigo = codigo;
    this.errores = errores;
    this.params = params;
    this.espera = espera;
    this.idPeticion = idPeticion;
    this.actual = actual;
    this.usos = usos;
  }
}

export const sessionIsOver = (error: unknown): boolean =>
  error instanceof ApiError && (error.codigo === 'sesion-vencida' || error.codigo === 'sesion-requerida');

/** Whether it is unknown if the write happened; sending it again with the same key is safe. */
export const isUnsettled = (error: unknown): boolean =>
  error instanceof ApiError &&
  ['sin-conexion', 'servicio-no-disponible', 'peticion-en-curso', 'error-interno'].includes(error.codigo);

/** Whether the service itself says that the session's account is gone, or does not match the stored e-mail. */
export const accountIsGone = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.idPeticion !== undefined &&
  ['no-encontrado', 'acceso-denegado', 'cuenta-desactivada'].includes(error.codigo);

/** A foreign answer (a proxy's page, an empty body) counts as the service being unavailable, or busy. */
export async function errorOf(response: Response): Promise<ApiError> {
  const problem: Partial<Problema> = await response.json().catch(() => ({}));
  const espera = problem.espera ?? secondsOf(response.headers.get('retry-after'));
  const told = espera === undefined ? problem : { ...problem, espera };
  if (problem.codigo) return new ApiError(problem.codigo, told);
  if (response.status === 429) return new ApiError('demasiadas-peticiones', told);
  return new ApiError(response.status < 500 ? 'no-encontrado' : 'servicio-no-disponible', told);
}

/** Seconds in `Retry-After`; a date in it is ignored. */
function secondsOf(header: string | null): number | undefined {
  return header !== null && /^\d{1,5}$/.test(header) ? Number(header) : undefined;
}
