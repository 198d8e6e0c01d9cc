import { AppError } from '../../http/errors.ts';
import { askApart } from './apart.ts';
import type { Asked, Drawn } from './draw.ts';

export interface Pages {
  /** Of the whole file. */
  readonly paginas: number;
  /** JPEG, of those that were drawn now: at least one. */
  readonly dibujadas: readonly Buffer[];
}

/** Pages of a PDF as pictures, some of them at a time. Throws the errors of the catalogue that say what is wrong with it. */
export async function drawPdf(asked: Asked): Promise<Pages> {
  const { desde, maximo } = asked;
  const [first, ...rest] = await askApart<Drawn>(asked);
  if (!first || !('paginas' in first)) throw new AppError('archivo-danado');
  const { paginas } = first;
  if (paginas > maximo) throw new AppError('pdf-demasiadas-paginas', { params: { paginas, maximo } });
  if (desde > paginas) throw new AppError('no-encontrado');
  const dibujadas = rest.flatMap((part) => ('pagina' in part ? [Buffer.from(part.pagina)] : []));
  if (dibujadas.length === 0) throw new AppError('pagina-ilegible', { params: { pagina: desde } });
  return { paginas, dibujadas };
}
