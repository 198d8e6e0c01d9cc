import type { CodigoError, Problema } from '@fedatario/contract';

/** What can go wrong with a call: a code of the catalogue, or no answer at all. */
export type CodigoFallo = CodigoError | 'sin-conexion';

/** A call that did not succeed. Screens say `error.<codigo>` of the catalogue of their language. */
export class ApiError extends Error {
  readonly codigo: CodigoFallo;
  readonly errores: NonNullable<Problema['errores']>;
  /** What stands in the `{holes}` of its text. */
  readonly params: Readonly<Record<string, number>>;
  /** Seconds to wait before trying again. */
  readonly espera: number | undefined;
  readonly idPeticion: string | undefined;
  /** The row as it is now, when it changed meanwhile. */
  readonly actual: unknown;
  /** What keeps it from being deleted. */
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

/** Nobody knows whether it was done: sending it again with the same key is safe. */
export const isUnsettled = (error: unknown): boolean =>
  error instanceof ApiError &&
  ['sin-conexion', 'servicio-no-disponible', 'peticion-en-curso', 'error-interno'].includes(error.codigo);

/** The account that the session is of is gone, or is not whose e-mail was kept: the service itself says so. */
export const accountIsGone = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.idPeticion !== undefined &&
  ['no-encontrado', 'acceso-denegado', 'cuenta-desactivada'].includes(error.codigo);

/** An answer that is not ours (a proxy's page, an empty body) counts as the service being away, or busy. */
export async function errorOf(response: Response): Promise<ApiError> {
  const problem: Partial<Problema> = await response.json().catch(() => ({}));
  const espera = problem.espera ?? secondsOf(response.headers.get('retry-after'));
  const told = espera === undefined ? problem : { ...problem, espera };
  if (problem.codigo) return new ApiError(problem.codigo, told);
  if (response.status === 429) return new ApiError('demasiadas-peticiones', told);
  return new ApiError(response.status < 500 ? 'no-encontrado' : 'servicio-no-disponible', told);
}

/** The seconds of `Retry-After` when it is a number; one that is a date is ignored. */
function secondsOf(header: string | null): number | undefined {
  return header !== null && /^\d{1,5}$/.test(header) ? Number(header) : undefined;
}
