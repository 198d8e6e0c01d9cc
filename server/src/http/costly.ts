import { AppError } from './errors.ts';

/** Seconds that the making of a costly answer takes, at least. */
const A_MOMENT = 2;

/** Lets each account have one answer in the making. Counted per process, as the general limit is. */
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
