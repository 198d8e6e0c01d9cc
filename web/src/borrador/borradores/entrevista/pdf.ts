import { ApiError } from '../../../lib/api-error.ts';
import { type Cola, guardar } from './sesion/guardado.ts';

/** Saves pending answers before reading, because a PDF of older answers would be taken for current. */
export async function leerAlDia<T>(cola: Cola, leer: () => Promise<T>): Promise<T> {
  await guardar(cola);
  const { fase, error } = cola.actual;
  if (fase !== 'guardado') throw new ApiError(fase === 'conflicto' ? 'conflicto-revision' : (error ?? 'sin-conexion'));
  return leer();
}

/** Whether the browser can show a PDF inside a page. Phones show none, or only its first page. */
export function cabeEnLaPagina({ pdfViewerEnabled }: Pick<Navigator, 'pdfViewerEnabled'>, ancho: number): boolean {
  return pdfViewerEnabled && ancho >= 700;
}
