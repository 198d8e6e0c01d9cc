import { readFileSync } from 'node:fs';
import { readCoverage } from './glyphs.ts';
import { UNSEEN } from './unseen.ts';

const FOLDER = new URL('../../../assets/fonts/', import.meta.url);
const FACES = ['Regular', 'Bold', 'It', 'BoldIt'];

/** The four faces of Source Serif 4. */
export function readFaces(): Buffer[] {
  return FACES.map((face) => readFileSync(new URL(`SourceSerif4-${face}.otf`, FOLDER)));
}

/** One letter with its marks, of the Latin alphabet: Mam writes `ẍ`. */
const LATIN = /^\p{Script=Latin}\p{Mn}*$/u;
/** The last code point of the first two planes, in which all characters of the faces stand. */
const LAST = 0x1ffff;

/**
 * The characters that all four faces draw, in order, also in capitals and in small letters, as templates may set them. A Latin letter that
 * the faces lack is drawn too where they have its base and its marks: setting decomposes it. The engine's table is made of these.
 */
export function printableOf(): number[] {
  const [first = new Set<number>(), ...others] = readFaces().map(readCoverage);
  const hasGlyph = (char: string) => {
    const code = char.codePointAt(0) ?? 0;
    return first.has(code) && others.every((face) => face.has(code));
  };
  const isDrawn = (char: string) => {
    const pieces = char.normalize('NFD');
    return hasGlyph(char) || (pieces !== char && LATIN.test(pieces) && [...pieces].every(hasGlyph));
  };
  const isWhole = (text: string) => [...text.normalize('NFC')].every(isDrawn);
  return Array.from({ length: LAST + 1 }, (_, code) => code).filter((code) => {
    const char = String.fromCodePoint(code);
    return isDrawn(char) && !UNSEEN.test(char) && [char, char.toUpperCase(), char.toLowerCase()].every(isWhole);
  });
}
