import { type Logica, seCumple } from '../logica/logica.ts';
import type { Nodo } from '../modelo/plantilla.ts';

type Camino = { cumple: Logica; vale: boolean }[];

/** The conditions, true or false, that lead to each branch of a template outside repeated lists. */
export function branchesOf(node: Nodo, path: Camino = []): Camino[] {
  if (node.type === 'repetir' || node.type === 'repetirTexto') return [];
  if (node.type !== 'condicional' && node.type !== 'condicionalTexto') {
    const { si, repetir } = node.attrs as { si?: Logica; repetir?: string };
    if (repetir !== undefined) return [];
    const here = si === undefined ? path : [...path, { cumple: si, vale: true }];
    return [...(si === undefined ? [] : [here]), ...node.content.flatMap((child) => branchesOf(child, here))];
  }
  let before = path;
  return node.content.flatMap((branch) => {
    const cumple = branch.type === 'rama' || branch.type === 'ramaTexto' ? branch.attrs.si : undefined;
    const here = cumple === undefined ? before : [...before, { cumple, vale: true }];
    if (cumple !== undefined) before = [...before, { cumple, vale: false }];
    return [here, ...branch.content.flatMap((child) => branchesOf(child, here))];
  });
}

export function holds(path: Camino, datos: Record<string, unknown>): boolean {
  return path.every(({ cumple, vale }) => seCumple(cumple, datos) === vale);
}
