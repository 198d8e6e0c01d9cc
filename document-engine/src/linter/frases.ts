import type { Logica } from '../logica/logica.ts';
import type { Nodo } from '../modelo/plantilla.ts';
import type { Hallazgo } from './hallazgo.ts';
import { ruleAt, type Sitio } from './sitios.ts';
import { hayCaso, type Juez } from './verdad.ts';

/** Words no sentence ends with. */
const ENLACES = new Set(
  (
    'a ante bajo con contra de del desde en entre hacia hasta para por según sin sobre tras al el la los las un una unos ' +
    'unas su sus que y e o u ni es son será serán cuyo cuya como'
  ).split(' '),
);

/**
 * A run of conditions without an else in the middle of a sentence: in the cases where none holds, what stands before
 * cannot end there. Judged at the first of the run.
 */
export function revisarFrase(sitio: Sitio, juez: Juez): Hallazgo[] {
  const { hermanos, indice, node, lugar } = sitio;
  if (node.type !== 'condicionalTexto' || hermanos[indice - 1]?.type === 'condicionalTexto') return [];
  const run = runFrom(hermanos, indice);
  const rules = run.flatMap((part) => rulesOf(part, sitio));
  const before = hermanos[indice - 1];
  const after = hermanos[indice + run.length];
  if (rules === undefined || !isHanging(before, after)) return [];
  if (run.some(hasElse) || hayCaso(sitio.todas, [...sitio.ninguna, ...rules], juez) === false) return [];
  const mensaje = `Si ninguna condición se cumple, la frase queda cortada en «…${tail(before)}»: falta un «si no».`;
  return [{ codigo: 'fraseColgante', nivel: 'error', lugar, mensaje }];
}

function runFrom(hermanos: readonly Nodo[], start: number): Nodo[] {
  const rest = hermanos.slice(start);
  const end = rest.findIndex((node) => node.type !== 'condicionalTexto');
  return end < 0 ? rest : rest.slice(0, end);
}

function rulesOf(node: Nodo, { alcance }: Sitio): Logica[] {
  return node.content.flatMap((branch) => {
    const rule = branch.type === 'ramaTexto' ? branch.attrs.si : undefined;
    return rule === undefined ? [] : [ruleAt(rule, alcance)];
  });
}

function hasElse(node: Nodo): boolean {
  return node.content.some((branch) => branch.type === 'ramaTexto' && branch.attrs.si === undefined);
}

/** The text before asks for more, and what follows gives none. */
function isHanging(before: Nodo | undefined, after: Nodo | undefined): boolean {
  if (before?.type !== 'text') return false;
  const ends = after === undefined || (after.type === 'text' && /^\s*[.,;:)»]/.test(after.text));
  if (!ends) return false;
  const text = before.text.trimEnd();
  const word = text.slice(text.lastIndexOf(' ') + 1).toLocaleLowerCase('es');
  return /[,:(«]$/.test(text) || ENLACES.has(word);
}

function tail(before: Nodo | undefined): string {
  return before?.type === 'text' ? before.text.trim().slice(-40) : '';
}
