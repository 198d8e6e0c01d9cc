import type { KeyboardEvent } from 'react';

/**
 * Target of a navigation key from a card. `columnas` has the number of cards in each column. Undefined when there is no
 * target.
 */
export function siguiente(
  columnas: readonly number[],
  { columna, fila }: { columna: number; fila: number },
  key: string,
): { columna: number; fila: number } | undefined {
  const here = columnas[columna] ?? 0;
  if (key === 'Home') return { columna, fila: 0 };
  if (key === 'End') return { columna, fila: here - 1 };
  if (key === 'ArrowUp') return fila > 0 ? { columna, fila: fila - 1 } : undefined;
  if (key === 'ArrowDown') return fila < here - 1 ? { columna, fila: fila + 1 } : undefined;
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  const there = step === undefined ? undefined : columnas[columna + step];
  if (step === undefined || there === undefined) return undefined;
  return { columna: columna + step, fila: Math.min(fila, there - 1) };
}

const mirrored: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Moves the focus with the arrow keys to the card above, below or in the next non-empty column. */
export function walk(event: KeyboardEvent<HTMLElement>): void {
  const columnas = [...event.currentTarget.querySelectorAll('[data-columna]')].map((column) => [
    ...column.querySelectorAll<HTMLElement>('[data-tarjeta]'),
  ]);
  const columna = columnas.findIndex((cards) => cards.includes(document.activeElement as HTMLElement));
  if (columna < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const fila = columnas[columna]?.indexOf(document.activeElement as HTMLElement) ?? 0;
  const key = document.documentElement.dir === 'rtl' ? (mirrored[event.key] ?? event.key) : event.key;
  const there = siguiente(
    columnas.map(({ length }) => length),
    { columna, fila },
    key,
  );
  if (!there) return;
  event.preventDefault();
  columnas[there.columna]?.[there.fila]?.focus();
}
