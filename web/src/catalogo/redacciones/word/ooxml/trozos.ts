import { limpiarTramo } from '@fedatario/document-engine';
import type { NodoJson } from '../../texto/conversion.ts';

export type Marca = 'bold' | 'italic' | 'underline' | 'strike';

/** A piece of a paragraph: words with their look, a line break, or a break of page or column, which parts it in two. */
export type Trozo = { readonly texto: string; readonly marcas: readonly Marca[] } | 'salto' | 'corte';

/** A line to write on, in the signs that are proposed as a question. */
export const RAYA = '____';
const LARGO_DE_HUECO = 60;

/** A blank with its name, as a text that is proposed as a question. */
export function hueco(nombre: string): string {
  const limpio = limpiarTramo(nombre)
    .replace(/[[\]{}<>«»_\s]+/g, ' ')
    .replace(/^\s*(?:haga clic|pulse|click|tap)\b.{0,40}?\b(?:escriba|escribir|introducir|especificar|enter)\s+/i, '')
    .trim()
    .replace(/\.$/, '')
    .slice(0, LARGO_DE_HUECO);
  return /[\p{L}\p{N}]/u.test(limpio) ? `[${limpio}]` : RAYA;
}

export function textoDeTrozos(trozos: readonly Trozo[]): string {
  return trozos.map((trozo) => (typeof trozo === 'string' ? '\n' : trozo.texto)).join('');
}

/** The paragraphs that breaks of page or column make of the pieces of one, without those that say nothing. */
export function renglonesDe(trozos: readonly Trozo[]): NodoJson[][] {
  const partes: Trozo[][] = [[]];
  for (const trozo of juntos(trozos)) {
    if (trozo === 'corte') partes.push([]);
    else partes.at(-1)?.push(trozo);
  }
  return partes.map(nodosDe).filter((nodos) => nodos.length > 0);
}

/** Word cuts a sentence in many runs: those of one look are one text. */
function juntos(trozos: readonly Trozo[]): Trozo[] {
  const joined: Trozo[] = [];
  for (const trozo of trozos) {
    const last = joined.at(-1);
    const alike = typeof last === 'object' && typeof trozo === 'object' && `${last.marcas}` === `${trozo.marcas}`;
    if (alike) joined[joined.length - 1] = { ...last, texto: `${last.texto}${trozo.texto}` };
    else joined.push(trozo);
  }
  return joined;
}

/** Spaces are as HTML has them: one between words, none at the ends of a line. */
function nodosDe(trozos: readonly Trozo[]): NodoJson[] {
  const nodos: NodoJson[] = [];
  let trasEspacio = true;
  for (const trozo of trozos) {
    if (typeof trozo === 'string') {
      recortar(nodos);
      nodos.push({ type: 'hardBreak' });
      trasEspacio = true;
      continue;
    }
    const { marcas } = trozo;
    const limpio = rayado(limpiarTramo(trozo.texto), marcas).replace(/\s+/g, ' ');
    const text: string = trasEspacio ? limpio.trimStart() : limpio;
    if (text === '') continue;
    trasEspacio = text.endsWith(' ');
    nodos.push({ type: 'text', text, ...(marcas.length > 0 && { marks: marcas.map((type) => ({ type })) }) });
  }
  while (recortar(nodos)?.type === 'hardBreak') nodos.pop();
  while (nodos[0]?.type === 'hardBreak') nodos.shift();
  return nodos;
}

/** Underlined spaces are a line to write on. */
function rayado(texto: string, marcas: readonly Marca[]): string {
  return marcas.includes('underline')
    ? texto.replace(/\s{3,}/g, ({ length }) => '_'.repeat(Math.max(4, length)))
    : texto;
}

/** Takes the spaces off the end of the last text, and gives what is last now. */
function recortar(nodos: NodoJson[]): NodoJson | undefined {
  const last = nodos.at(-1);
  if (last?.type !== 'text') return last;
  const text = (last.text ?? '').trimEnd();
  if (text === last.text) return last;
  nodos.pop();
  if (text === '') return recortar(nodos);
  nodos.push({ ...last, text });
  return nodos.at(-1);
}
