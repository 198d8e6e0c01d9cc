import type { Bloque, Documento, Tramo } from '@fedatario/document-engine';
import { PdfError } from './errors.ts';

/** Characters of text, some 100 pages. */
const MAX_CHARACTERS = 400_000;
/** Line breaking considers all words of a paragraph, so its time grows faster than the text. */
const MAX_PARAGRAPH = 40_000;
/** Depth of lists and tables inside others. */
const MAX_DEPTH = 8;

/** Throws when a document is larger than one that people sign, so that composing it always ends soon. */
export function checkLimits({ bloques, encabezado, pie }: Documento): void {
  const total = sizeOf(bloques, 0) + lengthOf(encabezado) + lengthOf(pie);
  if (total > MAX_CHARACTERS) {
    throw tooLarge(`El documento tiene ${total} caracteres y el máximo es ${MAX_CHARACTERS}.`);
  }
}

/** Characters that a person reads. */
export function lengthOf(tramos: readonly Tramo[]): number {
  return tramos.reduce((sum, tramo) => sum + (tramo.tipo === 'texto' ? tramo.texto.length : 1), 0);
}

function sizeOf(bloques: readonly Bloque[], depth: number): number {
  if (depth > MAX_DEPTH) throw tooLarge(`El documento tiene más de ${MAX_DEPTH} listas o tablas una dentro de otra.`);
  return bloques.reduce((sum, bloque) => sum + sizeOfBlock(bloque, depth), 0);
}

function sizeOfBlock(bloque: Bloque, depth: number): number {
  switch (bloque.tipo) {
    case 'parrafo':
    case 'titulo':
      return paragraph(bloque.tramos);
    case 'lista':
      return sizeOf(bloque.elementos.flat(), depth + 1);
    case 'tabla':
      return sizeOf(
        bloque.filas.flat().flatMap((cell) => cell.bloques),
        depth + 1,
      );
    case 'clausula':
      return sizeOf(bloque.bloques, depth + 1);
    case 'firmas':
      return bloque.firmas.reduce((sum, { tramos }) => sum + paragraph(tramos), 0);
  }
}

function paragraph(tramos: readonly Tramo[]): number {
  const length = lengthOf(tramos);
  if (length <= MAX_PARAGRAPH) return length;
  const first = tramos.find((tramo) => tramo.tipo === 'texto')?.texto.slice(0, 40) ?? '';
  throw tooLarge(
    `El párrafo que empieza con «${first}» tiene ${length} caracteres y el máximo es ${MAX_PARAGRAPH}. Divídalo.`,
  );
}

function tooLarge(mensaje: string): PdfError {
  return new PdfError('documento-demasiado-grande', mensaje);
}
