import type { NodoJson } from '../../texto/conversion.ts';
import type { BloqueDeWord } from './cuerpo.ts';
import type { Numero } from './numeracion.ts';

/** A list of the template that is still growing. */
interface Abierta {
  readonly nivel: number;
  readonly numId: string;
  readonly nodo: NodoJson & { content: NodoJson[] };
}

interface Lugar {
  readonly abiertas: Abierta[];
  readonly made: NodoJson[];
}

/** The levels of lists whose numbers the template would not print as Word shows them. */
type Escritas = Set<string>;

/**
 * The nodes of a text. A list of Word becomes one of the template only where it prints the same: one without pause from 1 on, as «1.». Numbers of
 * any other form, beginning or sequence are written as words of their paragraph; `escrita` is told each.
 */
export function nodosDeBloques(
  bloques: readonly BloqueDeWord[],
  escrita: (etiqueta: string, nodo: NodoJson) => void,
): NodoJson[] {
  const escritas: Escritas = new Set();
  for (let antes = -1; antes !== escritas.size; ) {
    antes = escritas.size;
    agrupar(bloques, escritas, () => undefined);
  }
  return agrupar(bloques, escritas, escrita);
}

function agrupar(
  bloques: readonly BloqueDeWord[],
  escritas: Escritas,
  escrita: (etiqueta: string, nodo: NodoJson) => void,
): NodoJson[] {
  const made: NodoJson[] = [];
  const abiertas: Abierta[] = [];
  for (const bloque of bloques) {
    if ('filas' in bloque) {
      abiertas.length = 0;
      made.push(...tablaDe(bloque, escritas, escrita));
    } else if (esDeLista(bloque, abiertas, escritas)) enLista(bloque.nodo, bloque.numero, { abiertas, made });
    else if (bloque.numero?.etiqueta) {
      escritas.add(claveDe(bloque.numero));
      escrita(bloque.numero.etiqueta, conEtiqueta(bloque.nodo, bloque.numero, { abiertas, made }));
    } else {
      abiertas.length = 0;
      made.push(bloque.nodo);
    }
  }
  return made;
}

type Parrafo = Extract<BloqueDeWord, { nodo: unknown }>;

function esDeLista(
  bloque: Parrafo,
  abiertas: readonly Abierta[],
  escritas: Escritas,
): bloque is Parrafo & { readonly numero: Numero } {
  const { nodo, numero } = bloque;
  return numero !== undefined && nodo.type === 'paragraph' && cabe(numero, abiertas, escritas);
}

/** The number written before the words of its paragraph, inside the item of an outer list where there is one. */
function conEtiqueta(nodo: NodoJson, { etiqueta, nivel }: Numero, { abiertas, made }: Lugar): NodoJson {
  const escrito = { ...nodo, content: [{ type: 'text', text: `${etiqueta} ` }, ...(nodo.content ?? [])] };
  while ((abiertas.at(-1)?.nivel ?? -1) >= nivel) abiertas.pop();
  (itemDe(abiertas.at(-1)) ?? made).push(escrito);
  return escrito;
}

/** Whether the list of the template that would hold this paragraph prints the same number. */
function cabe(numero: Numero, abiertas: readonly Abierta[], escritas: Escritas): boolean {
  if (numero.esVineta) return true;
  if (escritas.has(claveDe(numero))) return false;
  const suya = abiertas.find((one) => esSuya(one, numero));
  return numero.etiqueta === `${(suya?.nodo.content.length ?? 0) + 1}.`;
}

function enLista(nodo: NodoJson, numero: Numero, { abiertas, made }: Lugar): void {
  while (abiertas.length > 0 && !sigue(abiertas.at(-1), numero)) abiertas.pop();
  const item: NodoJson = { type: 'listItem', content: [nodo] };
  const last = abiertas.at(-1);
  if (last && esSuya(last, numero)) {
    last.nodo.content.push(item);
    return;
  }
  const lista = { type: numero.esVineta ? 'bulletList' : 'orderedList', content: [item] };
  (itemDe(last) ?? made).push(lista);
  abiertas.push({ nivel: numero.nivel, numId: numero.numId, nodo: lista });
}

const esSuya = (abierta: Abierta, { nivel, numId }: Numero) => abierta.nivel === nivel && abierta.numId === numId;

/** Whether a paragraph goes into an open list, or into one inside its last item. */
function sigue(abierta: Abierta | undefined, numero: Numero): boolean {
  return abierta !== undefined && (abierta.nivel < numero.nivel || esSuya(abierta, numero));
}

function itemDe(abierta: Abierta | undefined): NodoJson[] | undefined {
  return abierta?.nodo.content.at(-1)?.content as NodoJson[] | undefined;
}

const claveDe = ({ numId, nivel }: Numero) => `${numId}:${nivel}`;

function tablaDe(
  { filas }: Extract<BloqueDeWord, { filas: unknown }>,
  escritas: Escritas,
  escrita: (etiqueta: string, nodo: NodoJson) => void,
): NodoJson[] {
  const content = filas.map(({ encabezado, celdas }) => ({
    type: 'tableRow',
    content: celdas.map((bloques) => {
      const dentro = agrupar(bloques, escritas, escrita);
      const type = encabezado ? 'tableHeader' : 'tableCell';
      return { type, content: dentro.length > 0 ? dentro : [{ type: 'paragraph' }] };
    }),
  }));
  return content.length > 0 ? [{ type: 'table', content }] : [];
}
