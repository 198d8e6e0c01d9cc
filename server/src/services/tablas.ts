import type { Bloque, Celda } from '@fedatario/document-engine';

/** A sum of money as documents write it. */
const MONTO = /^[-−(]*Q\s?[\d,]+(?:\.\d\d)?\)?$/u;

/** Whether a column holds sums of money, under its heading. */
export function isMonto(filas: readonly (readonly Celda[])[], columna: number): boolean {
  const cuerpo = filas.flatMap((fila) => fila[columna] ?? []).filter(({ encabezado }) => !encabezado);
  const dichos = cuerpo.map(wordsOf).filter((texto) => texto !== '');
  return dichos.length > 0 && dichos.every((texto) => MONTO.test(texto));
}

/** Whether a row is the sum of those above it. */
export function isTotal(fila: readonly Celda[]): boolean {
  const [primera] = fila;
  return primera !== undefined && !primera.encabezado && /^total\b/iu.test(wordsOf(primera));
}

function wordsOf({ bloques }: Celda): string {
  return bloques.map(textOf).join(' ').trim();
}

function textOf(bloque: Bloque): string {
  if (!('tramos' in bloque)) return '…';
  return bloque.tramos.map((tramo) => (tramo.tipo === 'texto' ? tramo.texto : ' ')).join('');
}
