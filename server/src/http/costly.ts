import { AppError } from './errors.ts';

/** Retry-After in seconds: the least time that a costly answer takes. */
const A_MOMENT = 2;

/** Allows each account one costly answer at a time. Counted in each process: what is costly is its processor. */
export function oneForEach(): <T>(idUsuario: string, work: () => Promise<T>) => Promise<T> {
  const busy = new Set<string>();
  return async (idUsuario, work) => {
    if (busy.has(idUsuario)) throw new AppError('demasiadas-peticiones', { espera: A_MOMENT });
    busy.add(idUsuario);
    try {
      return await work();
    } finally {
      busy.delete(idUsuario);
    }
  };
}
