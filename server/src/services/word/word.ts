import { AppError } from '../../http/errors.ts';
import { askApart } from '../files/apart.ts';
import type { VeredictoDeWord, WordLeido } from './leer.ts';

/** The text of a .docx and what of it is lost. Throws the error of the catalogue that names its fault. */
export async function leerWord(bytes: Uint8Array): Promise<WordLeido> {
  if (bytes.byteLength === 0) throw new AppError('archivo-vacio');
  const [verdict] = await askApart<VeredictoDeWord>({ word: bytes });
  if (!verdict?.ok) throw new AppError(verdict?.codigo ?? 'word-danado');
  return { nodos: verdict.nodos, perdidas: verdict.perdidas };
}
