import type { Tramo } from '@fedatario/document-engine';
import { keepTogether } from '../juntos.ts';

/** `tipo`: `llano` keeps its words whole, `largo` may be hyphenated, `corte` is a place to break at. */
type Piece = { tipo: 'llano' | 'largo'; texto: string } | { tipo: 'corte' } | { tipo: 'linea' };
export type Run = { marcas: readonly string[]; blanco: boolean; piezas: Piece[] };

/**
 * Typst shapes a line again for every place it might be cut at. Offering it only the long words in lower case costs a
 * quarter of offering all, and keeps whole what a notary never cuts: names and words in capitals.
 */
const LONG_WORD = /(?<!\p{L})(\p{Ll}{10,40})(?!\p{L})/u;
/** A word without spaces (a web address, a hash) is cut, or it would run off the sheet. */
const UNBROKEN = /(\S{24})(?=\S{8})/u;

export function runs(tramos: readonly Tramo[], borrador: boolean): Run[] {
  return tramos.map((tramo) => {
    if (tramo.tipo === 'salto') return { marcas: [], blanco: false, piezas: [{ tipo: 'linea' }] };
    if (tramo.tipo === 'texto') return { marcas: tramo.marcas, blanco: false, piezas: pieces(tramo.texto) };
    // A draft names what it lacks, but not what is known only at the signing: the customer approves it as a line.
    const blanco = borrador && !tramo.acto?.alFirmar;
    const texto = blanco ? `[${clean(lastOf(tramo.etiqueta))}]` : '__________';
    return { marcas: tramo.marcas, blanco, piezas: [{ tipo: 'llano', texto }] };
  });
}

export function plain(texto: string): Run {
  return { marcas: [], blanco: false, piezas: [{ tipo: 'llano', texto: clean(texto) }] };
}

/** Accents as one character, as fonts draw them best; what belongs together, on one line. */
export function clean(texto: string): string {
  return keepTogether(texto.normalize('NFC').replace(/\r\n?/g, '\n').replaceAll('\t', ' '));
}

/** The name of a question without the groups around it, as the screen shows it. */
function lastOf(etiqueta: string): string {
  return etiqueta.split(' › ').at(-1) ?? etiqueta;
}

function pieces(texto: string): Piece[] {
  return clean(texto)
    .split('\n')
    .flatMap((line, i): Piece[] => (i === 0 ? words(line) : [{ tipo: 'linea' }, ...words(line)]));
}

function words(line: string): Piece[] {
  return line.split(LONG_WORD).flatMap((part, i): Piece[] => {
    if (part === '') return [];
    if (i % 2 === 1) return hyphenable(part);
    const whole = part.split(UNBROKEN).filter((text) => text !== '');
    return whole.flatMap((text, n): Piece[] => [
      ...(n === 0 ? [] : [{ tipo: 'corte' } as const]),
      { tipo: 'llano', texto: text },
    ]);
  });
}

/** Hyphenation leaves three letters at least at either end: Typst cuts only before a letter that may be hyphenated. */
function hyphenable(word: string): Piece[] {
  return [
    { tipo: 'llano', texto: word.slice(0, 3) },
    { tipo: 'largo', texto: word.slice(3, -2) },
    { tipo: 'llano', texto: word.slice(-2) },
  ];
}
