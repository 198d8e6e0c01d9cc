import { AppError } from '../../http/errors.ts';
import { askApart } from './apart.ts';
import type { Asked, Drawn } from './draw.ts';

export interface Pages {
  /** Pages of the whole file. */
  readonly paginas: number;
  /** The pages drawn by this call as JPEG, at least one. */
  readonly dibujadas: readonly Buffer[];
}

/** Draws some pages of a PDF as pictures. Throws the errors of the catalogue that name its fault. */
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
