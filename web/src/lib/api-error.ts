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

/** An answer that is not ours (a proxy's page, an empty body) counts as the service being away. */
export async function errorOf(response: Response): Promise<ApiError> {
  const problem: Partial<Problema> = await response.json().catch(() => ({}));
  if (problem.codigo) return new ApiError(problem.codigo, problem);
  return new ApiError(response.status < 500 ? 'no-encontrado' : 'servicio-no-disponible');
}
