import type { NodoJson } from '../texto/conversion.ts';
import { aClave, comoEtiqueta, etiquetaAntes, type TipoPropuesto, tipoDe } from '../texto/palabras.ts';
import { repetidosDe } from './repetidos.ts';

/** A place of a Word text that may be a variable of the template. */
export interface Propuesta {
  readonly clave: string;
  readonly etiqueta: string;
  readonly tipo: TipoPropuesto;
  /** The words of the Word file that it stands for. */
  readonly muestra: string;
  readonly veces: number;
  /** The sentence around the first time. */
  readonly contexto: string;
  readonly porque: 'espacio' | 'corchetes' | 'fecha' | 'dato' | 'repetido';
}

/** The text of the Word file with a node `propuesta` at each place, and each proposal once. */
export interface Propuesto {
  readonly nodos: readonly NodoJson[];
  readonly propuestas: readonly Propuesta[];
}

interface Hallada {
  readonly desde: number;
  readonly hasta: number;
  readonly porque: Propuesta['porque'];
  readonly tipo?: TipoPropuesto;
}

const MESES = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre';
/** In the order in which one of them wins over those that overlap it. */
const FORMAS: readonly {
  readonly porque: Propuesta['porque'];
  readonly tipo?: TipoPropuesto;
  readonly como: RegExp;
}[] = [
  { porque: 'corchetes', como: /\[[^\][]{1,60}\]|\{\{?[^{}]{1,60}\}\}?|<<[^<>]{1,60}>>/g },
  { porque: 'espacio', como: /_{3,}|\.{6,}|…{2,}|\b[xX]{4,}\b/g },
  {
    porque: 'fecha',
    tipo: 'fecha',
    como: new RegExp(`\\b\\d{1,2} de (?:${MESES}) (?:de|del)(?: año)? \\d{4}\\b`, 'gi'),
  },
  { porque: 'fecha', tipo: 'fecha', como: /\b\d{1,2}\/\d{1,2}\/\d{4}\b/g },
  { porque: 'dato', tipo: 'moneda', como: /\bQ\.? ?\d{1,3}(?:,\d{3})*(?:\.\d{2})?(?!\d)/g },
  { porque: 'dato', tipo: 'cui', como: /\b\d{4}[ -]\d{5}[ -]\d{4}\b/g },
  { porque: 'dato', tipo: 'correo', como: /\b[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}\b/g },
];

/** More are left as they are written: no form has as many, and nobody would read them. */
const PROPUESTAS_MAXIMAS = 400;
/** Characters before a blank among which its label is looked for. */
const ANTES = 200;

/**
 * Marks every place that may be a variable. Equal words between brackets and equal names are one variable; equal dates and amounts are one only
 * behind the same words, since a rent and a deposit may be alike in one contract and not in the next.
 */
export function proponer(nodos: readonly NodoJson[]): Propuesto {
  const propuestas: Propuesta[] = [];
  const cuales = new Map<string, number>();
  const claves = new Set<string>();
  const repetidos = repetidosDe(textos(nodos));
  const marcar: Marcar = (text, { desde, hasta, porque, tipo }, antes) => {
    const muestra = text.slice(desde, hasta);
    const etiqueta = etiquetaDe(
      porque,
      muestra,
      `${antes}${text.slice(Math.max(0, desde - ANTES), desde)}`.slice(-ANTES),
    );
    const same =
      porque === 'espacio' ? `${cuales.size}` : `${porque}:${muestra.toLowerCase()}:${lugarDe(tipo, etiqueta)}`;
    const known = cuales.get(same);
    const before = known === undefined ? undefined : propuestas[known];
    if (known !== undefined && before) {
      propuestas[known] = { ...before, veces: before.veces + 1 };
      return known;
    }
    if (propuestas.length >= PROPUESTAS_MAXIMAS) return undefined;
    const clave = aClave(etiqueta, claves);
    claves.add(clave);
    const contexto = text.slice(Math.max(0, desde - 60), hasta + 40).trim();
    cuales.set(same, propuestas.length);
    return (
      propuestas.push({ clave, etiqueta, tipo: tipo ?? tipoDe(etiqueta), muestra, veces: 1, contexto, porque }) - 1
    );
  };
  const marked = nodos.map((node) => conPropuestas(node, repetidos, marcar));
  return { nodos: marked, propuestas };
}

/** The words before an amount or a date, which part it from equal ones. */
function lugarDe(tipo: TipoPropuesto | undefined, etiqueta: string): string {
  return tipo === 'fecha' || tipo === 'moneda' ? etiqueta : '';
}

/** The number of the proposal of a place; undefined when there are too many already. `antes`: what its paragraph says before that text. */
type Marcar = (text: string, hallada: Hallada, antes: string) => number | undefined;

function conPropuestas(node: NodoJson, repetidos: readonly string[], marcar: Marcar): NodoJson {
  if (!node.content) return node;
  let antes = '';
  const content = node.content.flatMap((child) => {
    if (child.type !== 'text') return [conPropuestas(child, repetidos, marcar)];
    const said = antes;
    antes = `${said}${child.text ?? ''}`.slice(-ANTES);
    return partir(child, halladasEn(child.text ?? '', repetidos), (text, hallada) => marcar(text, hallada, said));
  });
  return { ...node, content };
}

/** A text cut at each place found in it. */
function partir(
  node: NodoJson,
  halladas: readonly Hallada[],
  marcar: (text: string, hallada: Hallada) => number | undefined,
): NodoJson[] {
  const text = node.text ?? '';
  const parts: NodoJson[] = [];
  let at = 0;
  for (const hallada of halladas) {
    const cual = marcar(text, hallada);
    if (cual === undefined) continue;
    if (hallada.desde > at) parts.push({ ...node, text: text.slice(at, hallada.desde) });
    const written = { ...node, text: text.slice(hallada.desde, hallada.hasta) };
    parts.push({ type: 'propuesta', attrs: { cual }, content: [written] });
    at = hallada.hasta;
  }
  if (at < text.length) parts.push({ ...node, text: text.slice(at) });
  return parts;
}

/** The places of a text, in order, without two over each other. */
function halladasEn(text: string, repetidos: readonly string[]): Hallada[] {
  const found: Hallada[] = [];
  const taken = new Uint8Array(text.length);
  const add = (one: Hallada) => {
    if (taken.subarray(one.desde, one.hasta).includes(1)) return;
    taken.fill(1, one.desde, one.hasta);
    found.push(one);
  };
  for (const { porque, tipo, como } of FORMAS) {
    for (const match of text.matchAll(como)) {
      const here = { desde: match.index, hasta: match.index + match[0].length, porque };
      add(tipo === undefined ? here : { ...here, tipo });
    }
  }
  for (const name of repetidos) {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length))
      add({ desde: at, hasta: at + name.length, porque: 'repetido' });
  }
  return found.toSorted((a, b) => a.desde - b.desde);
}

function etiquetaDe(porque: Propuesta['porque'], muestra: string, antes: string): string {
  if (porque === 'corchetes') return comoEtiqueta(muestra.replace(/[[\]{}<>]/g, ''));
  if (porque === 'repetido') return comoEtiqueta(muestra);
  return etiquetaAntes(antes) ?? (porque === 'fecha' ? 'Fecha' : 'Dato');
}

function textos(nodos: readonly NodoJson[]): string[] {
  return nodos.flatMap((node) => (node.type === 'text' ? [node.text ?? ''] : textos(node.content ?? [])));
}
