import { AppError } from './errors.ts';

/** Retry-After in seconds: the least time that a costly answer takes. */
const A_MOMENT = 2;
/** Requests of an account in the making or waiting: those of somebody with a few tabs open, not those of a program. */
const IN_LINE = 4;

interface Line {
  readonly length: number;
  readonly last: Promise<unknown>;
}

/**
 * Makes one costly answer at a time for each account. The next few requests wait, in order; those after them are refused.
 * Counted in each process: what is costly is its processor.
 */
export function oneForEach(): <T>(idUsuario: string, work: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, Line>();
  const leave = (idUsuario: string) => {
    const { length, last } = lines.get(idUsuario) as Line;
    if (length === 1) lines.delete(idUsuario);
    else lines.set(idUsuario, { length: length - 1, last });
  };
  return (idUsuario, work) => {
    const { length, last } = lines.get(idUsuario) ?? { length: 0, last: Promise.resolve() };
    if (length >= IN_LINE) return Promise.reject(new AppError('demasiadas-peticiones', { espera: A_MOMENT }));
    const turn = last.then(work, work);
    lines.set(idUsuario, { length: length + 1, last: turn });
    return turn.finally(() => leave(idUsuario));
  };
}
