import { IMPRIMIBLES } from './tabla-imprimibles.ts';

/** Format and control characters, halves of pairs: nothing of them is seen. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Z}]/u;
/** Not drawn, but set as breaks and spaces. */
const SALTOS = ['\n', '\r', '\t'];
const LETRAS_JUNTAS = new Intl.Segmenter('es', { granularity: 'grapheme' });

let imprimibles: ReadonlySet<number> | undefined;

/** Whether every face that sets documents draws a character, given by its code point. */
export function isImprimible(codigo: number): boolean {
  imprimibles ??= leerTabla(IMPRIMIBLES);
  return imprimibles.has(codigo);
}

/**
 * The first character of a text that cannot be printed, as a person sees it (`李`, `😀`) or by its number when it is not
 * seen (`U+202E`); undefined when all of it prints. Accents in two pieces count as in one.
 */
export function caracterNoImprimible(texto: string): string | undefined {
  const whole = texto.normalize('NFC');
  let at = 0;
  for (const char of whole) {
    if (!isImprimible(char.codePointAt(0) ?? 0) && !SALTOS.includes(char))
      return nombrar(char, whole.slice(0, at + 40), at);
    at += char.length;
  }
  return undefined;
}

/** With what stands around it that one sees as the same sign: an accent with its letter, a flag with both its halves. */
function nombrar(char: string, texto: string, at: number): string {
  if (INVISIBLE.test(char)) return `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const from = Math.max(0, at - 20);
  return (
    LETRAS_JUNTAS.segment(texto.slice(from))
      .containing(at - from)
      ?.segment.slice(0, 20) ?? char
  );
}

/** Ranges as pairs of base 36: how many codes are skipped, how many more than one follow. */
function leerTabla(tabla: string): ReadonlySet<number> {
  const codes = new Set<number>();
  let next = 0;
  for (const pair of tabla.split(' ')) {
    const [skip = 0, more = 0] = pair.split('.').map((part) => Number.parseInt(part || '0', 36));
    const first = next + skip;
    for (let code = first; code <= first + more; code += 1) codes.add(code);
    next = first + more + 1;
  }
  return codes;
}
