import { isImprimible } from '@fedatario/document-engine';
import { PdfError } from './errors.ts';
import { UNSEEN } from './unseen.ts';

const AROUND = 20;

/** Throws with the first character of any text of `value` that would be missing on paper. */
export function checkGlyphs(value: unknown): void {
  if (typeof value === 'string') checkText(value);
  else if (typeof value === 'object' && value !== null) {
    for (const inner of Object.values(value)) checkGlyphs(inner);
  }
}

/** Replaces each character that no font draws by a question mark: an invoice is made whatever its customer's name. */
export function replaceUndrawable<T>(value: T): T {
  if (typeof value === 'string') return drawable(value.normalize('NFC')) as T;
  if (Array.isArray(value)) return value.map((inner) => replaceUndrawable(inner)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaceUndrawable(inner)])) as T;
}

function drawable(texto: string): string {
  const kept = [...texto].filter((char) => !UNSEEN.test(char));
  return kept.map((char) => (isImprimible(char.codePointAt(0) ?? 0) ? char : '?')).join('');
}

function checkText(texto: string): void {
  let at = 0;
  for (const char of texto) {
    const code = char.codePointAt(0) ?? 0;
    if (!isImprimible(code) || UNSEEN.test(char))
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
