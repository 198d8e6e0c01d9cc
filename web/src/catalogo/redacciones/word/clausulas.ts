import { ordinal } from '@fedatario/document-engine';
import type { NodoJson } from '../texto/conversion.ts';
import { type OrdinalEscrito, ordinalAlPrincipio } from './ordinales.ts';

/** A clause of the file that stays a text, since the engine would number it otherwise. */
export interface ClausulaFuera {
  /** Its ordinal as it is written. */
  readonly escrita: string;
  /** The ordinal that a clause would have in its place. */
  readonly seria: string;
}

interface ConClausulas {
  readonly nodos: NodoJson[];
  readonly fuera: readonly ClausulaFuera[];
}

interface Apertura extends OrdinalEscrito {
  /** The characters of its words and of the signs behind them. */
  readonly hasta: number;
  readonly titulo: string | undefined;
}

const CLAUSULA = /^\s*(?:cl[aá]usula\s+)?/i;
/** The signs between an ordinal and its text. */
const SIGNOS = /^\s*[:.);\-–—]+\s*/;
/** «(Del objeto).» */
const ENTRE_PARENTESIS = /^\s*\(([^()]{3,80})\)\s*[:.;)\-–—]*\s*/;
/** «DEL OBJETO:», in capitals. */
const TITULO = /^\(?([\p{Lu} ,]{3,80})\)?[:.]-?\)?\s*/u;
const TITULO_MAXIMO = 200;
const ORDINAL_MAXIMO = 99;

/**
 * Paragraphs and headings that open a clause become one that numbers itself, with what follows up to the next: only those whose ordinal is the one
 * that the engine writes there. Others stay as they are written: they are clauses of another deed that is quoted, or follow another count.
 */
export function conClausulas(nodos: readonly NodoJson[]): ConClausulas {
  const fuera: ClausulaFuera[] = [];
  const all: NodoJson[] = [];
  const usados = new Set(clausulasEn(nodos).map(({ attrs }) => attrs?.id));
  let escritas = 0;
  let abierta: Clausula | undefined;
  let espera = false;
  for (const node of nodos) {
    const opening = aperturaDe(node);
    const seria = escritas + 1;
    const suya = opening !== undefined && !opening.repite && opening.numero === seria;
    if (opening && !suya) fuera.push({ escrita: opening.palabras, seria: nombreDe(seria) });
    if (suya) {
      abierta = clausulaDe(node, opening, idLibre(seria, usados));
      espera = node.type === 'heading';
      all.push(abierta);
      escritas = seria;
    } else if (!abierta || !agregar(abierta, node, espera)) {
      abierta = undefined;
      escritas += clausulasEn([node]).length;
      all.push(node);
    }
  }
  return { nodos: all, fuera };
}

type Clausula = NodoJson & { readonly content: NodoJson[] };

/** Lists belong to the clause before them, and to one that opened with a heading, the paragraph below it. */
function agregar({ content }: Clausula, node: NodoJson, deTitulo: boolean): boolean {
  const espera = deTitulo && content.length === 1 && content[0]?.content?.length === 0;
  if (espera && node.type === 'paragraph') content.pop();
  else if (node.type !== 'orderedList') return false;
  content.push(node);
  return true;
}

function clausulasEn(nodos: readonly NodoJson[]): NodoJson[] {
  return nodos.flatMap((node) => [...clausulasEn(node.content ?? []), ...(node.type === 'clausula' ? [node] : [])]);
}

function idLibre(numero: number, usados: Set<unknown>): string {
  let n = numero;
  while (usados.has(`clausula${n}`)) n += 1;
  usados.add(`clausula${n}`);
  return `clausula${n}`;
}

/** The ordinal that a paragraph or a heading begins with, as a clause does. */
export function ordinalEscrito(node: NodoJson): OrdinalEscrito | undefined {
  return aperturaDe(node);
}

function aperturaDe(node: NodoJson): Apertura | undefined {
  if (node.type !== 'paragraph' && node.type !== 'heading') return undefined;
  const texto = principioDe(node);
  const inicio = CLAUSULA.exec(texto)?.[0].length ?? 0;
  const escrito = ordinalAlPrincipio(texto.slice(inicio));
  if (!escrito) return undefined;
  const tras = inicio + escrito.largo;
  const parentesis = ENTRE_PARENTESIS.exec(texto.slice(tras));
  if (parentesis) {
    const titulo = parentesis[1]?.trim() ?? '';
    const hasta = tras + parentesis[0].length;
    return { ...escrito, repite: escrito.repite || /^(?:bis|ter|qu[aá]ter)$/i.test(titulo), titulo, hasta };
  }
  const signos = SIGNOS.exec(texto.slice(tras));
  if (!signos) return undefined;
  const desde = tras + signos[0].length;
  const soloTexto = (node.content ?? []).every(({ type }) => type === 'text');
  const [titulo, largo] = tituloDe(texto.slice(desde), node.type === 'heading' && soloTexto);
  return { ...escrito, titulo, hasta: desde + largo };
}

/** The title of a clause and its characters; of a heading, all that it says. */
function tituloDe(texto: string, esTitulo: boolean): [string | undefined, number] {
  const todo = texto.replace(/[\s.:]+$/, '');
  if (esTitulo && todo !== '' && todo.length <= TITULO_MAXIMO) return [todo, texto.length];
  const title = TITULO.exec(texto);
  return [title?.[1]?.trim(), title?.[0].length ?? 0];
}

/** The text up to the first piece that is none. */
function principioDe({ content = [] }: NodoJson): string {
  const end = content.findIndex(({ type }) => type !== 'text');
  return content
    .slice(0, end === -1 ? content.length : end)
    .map(({ text = '' }) => text)
    .join('');
}

function clausulaDe(node: NodoJson, { titulo, hasta }: Apertura, id: string): Clausula {
  const { type: _, attrs: { level: __, ...attrs } = {}, ...rest } = node;
  const primero = {
    ...rest,
    type: 'paragraph',
    ...(Object.keys(attrs).length > 0 && { attrs }),
    content: sinPrincipio(node.content ?? [], hasta),
  };
  return { type: 'clausula', attrs: { id, ...(titulo && { titulo }) }, content: [primero] };
}

function sinPrincipio(content: readonly NodoJson[], cuantas: number): NodoJson[] {
  let left = cuantas;
  return content.flatMap((node) => {
    const text = node.text ?? '';
    const cut = Math.min(left, text.length);
    left -= cut;
    if (node.type !== 'text' || cut === 0) return [node];
    return cut === text.length ? [] : [{ ...node, text: text.slice(cut) }];
  });
}

function nombreDe(numero: number): string {
  return numero > ORDINAL_MAXIMO ? String(numero) : ordinal(numero, 'femenino');
}
