import { readFileSync } from 'node:fs';
import { PdfError } from './errors.ts';
import { readCoverage } from './glyphs.ts';

const FOLDER = new URL('../../../assets/fonts/', import.meta.url);
const FACES = ['Regular', 'Bold', 'It', 'BoldIt'];
const AROUND = 20;
/** Format and control characters print nothing, and some turn the order of what is read around. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/u;

/** The four faces of Source Serif 4, and the characters that all of them can draw. */
export function loadFonts(): { blobs: Buffer[]; covered: ReadonlySet<number> } {
  const blobs = FACES.map((face) => readFileSync(new URL(`SourceSerif4-${face}.otf`, FOLDER)));
  const [first = new Set<number>(), ...others] = blobs.map(readCoverage);
  return { blobs, covered: new Set([...first].filter((code) => others.every((face) => face.has(code)))) };
}

/** Throws with the first character of any text of `value` that would be missing on paper. */
export function checkGlyphs(value: unknown, covered: ReadonlySet<number>): void {
  if (typeof value === 'string') checkText(value, covered);
  else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) checkGlyphs(inner, covered);
  }
}

/** With a question mark for each character that would be missing: an invoice is made whatever people are called. */
export function replaceUndrawable<T>(value: T, covered: ReadonlySet<number>): T {
  if (typeof value === 'string') return drawable(value.normalize('NFC'), covered) as T;
  if (Array.isArray(value)) return value.map((inner) => replaceUndrawable(inner, covered)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaceUndrawable(inner, covered)])) as T;
}

function drawable(texto: string, covered: ReadonlySet<number>): string {
  const kept = [...texto].filter((char) => !UNSEEN.test(char));
  return kept.map((char) => (covered.has(char.codePointAt(0) ?? 0) ? char : '?')).join('');
}

function checkText(texto: string, covered: ReadonlySet<number>): void {
  let at = 0;
  for (const char of texto) {
    const code = char.codePointAt(0) ?? 0;
    if (!covered.has(code) || UNSEEN.test(char))
      throw missing(char, code, texto.slice(Math.max(0, at - AROUND), at + AROUND));
    at += char.length;
  }
}

function missing(char: string, code: number, around: string): PdfError {
  const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
  const shown = UNSEEN.test(char) ? `invisible ${name}` : `«${char}» (${name})`;
  const context = around.replaceAll(new RegExp(UNSEEN, 'gu'), '').trim();
  return new PdfError(
    'caracter-sin-glifo',
    `El documento no puede imprimir el carácter ${shown}, cerca de «${context}». Escríbalo con letras latinas o quítelo.`,
    UNSEEN.test(char) ? name : char,
  );
}
