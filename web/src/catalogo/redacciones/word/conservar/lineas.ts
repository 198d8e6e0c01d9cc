import type { NodoJson } from '../../texto/conversion.ts';

/** A word or a sign of a line, or a piece of the template that prints something there. */
export interface Trozo {
  /** In lower case and without accents, as it is compared; empty for a piece. */
  readonly palabra: string;
  /** Its beginning and end in the text of its line. A piece has no length. */
  readonly desde: number;
  readonly hasta: number;
  readonly pieza?: NodoJson;
}

/** A paragraph or heading with its text and its pieces, and the nodes it stands in, from the outermost. */
export interface Linea {
  readonly node: NodoJson;
  readonly dentroDe: readonly NodoJson[];
  readonly texto: string;
  readonly trozos: readonly Trozo[];
}

const LINEAS = new Set(['paragraph', 'heading']);
const PALABRA = /_{2,}|[\p{L}\p{N}]+(?:[.,]\p{N}+)*|[^\s\p{L}\p{N}]/gu;

export function lineasDe(nodos: readonly NodoJson[], dentroDe: readonly NodoJson[] = []): Linea[] {
  return nodos.flatMap((node) =>
    LINEAS.has(node.type) ? [lineaDe(node, dentroDe)] : lineasDe(node.content ?? [], [...dentroDe, node]),
  );
}

function lineaDe(node: NodoJson, dentroDe: readonly NodoJson[]): Linea {
  let texto = '';
  const trozos: Trozo[] = [];
  for (const child of node.content ?? []) {
    if (child.type !== 'text' && child.type !== 'hardBreak') {
      trozos.push({ palabra: '', desde: texto.length, hasta: texto.length, pieza: child });
      continue;
    }
    const suyo = child.text ?? '\n';
    for (const { 0: palabra, index } of suyo.matchAll(PALABRA))
      trozos.push({
        palabra: llana(palabra),
        desde: texto.length + index,
        hasta: texto.length + index + palabra.length,
      });
    texto += suyo;
  }
  return { node, dentroDe, texto, trozos };
}

function llana(palabra: string): string {
  return palabra.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export const palabrasDe = ({ trozos }: Linea): string[] =>
  trozos.flatMap(({ palabra }) => (/[\p{L}\p{N}]/u.test(palabra) ? [palabra] : []));

/** How alike two lines are by their words and pairs of words, from 0 to 1. */
export function parecido(a: readonly string[], b: readonly string[]): number {
  const unos = conPares(a);
  const otros = conPares(b);
  let comunes = 0;
  for (const [palabra, veces] of unos) comunes += Math.min(veces, otros.get(palabra) ?? 0);
  const todos = sumOf(unos) + sumOf(otros);
  return todos === 0 ? 0 : (2 * comunes) / todos;
}

function conPares(palabras: readonly string[]): Map<string, number> {
  const veces = new Map<string, number>();
  palabras.forEach((palabra, i) => {
    for (const one of i === 0 ? [palabra] : [palabra, `${palabras[i - 1]} ${palabra}`])
      veces.set(one, (veces.get(one) ?? 0) + 1);
  });
  return veces;
}

const sumOf = (veces: ReadonlyMap<string, number>) => [...veces.values()].reduce((all, one) => all + one, 0);
