import { ApiError } from '../../../lib/api-error.ts';
import { type Cola, guardar } from './guardado.ts';

/** Saves what is not saved, then reads: a PDF of older answers would be believed. */
export async function leerAlDia<T>(cola: Cola, leer: () => Promise<T>): Promise<T> {
  await guardar(cola);
  const { fase, error } = cola.actual;
  if (fase !== 'guardado') throw new ApiError(fase === 'conflicto' ? 'conflicto-revision' : (error ?? 'sin-conexion'));
  return leer();
}

/** Whether the browser shows a PDF inside of a page. Phones show none, or its first page only. */
export function cabeEnLaPagina({ pdfViewerEnabled }: Pick<Navigator, 'pdfViewerEnabled'>, ancho: number): boolean {
  return pdfViewerEnabled && ancho >= 700;
}
