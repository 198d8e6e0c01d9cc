import { readFileSync } from 'node:fs';
import { readCoverage } from './glyphs.ts';
import { UNSEEN } from './unseen.ts';

const FOLDER = new URL('../../../assets/fonts/', import.meta.url);
const FACES = ['Regular', 'Bold', 'It', 'BoldIt'];

/** The four faces of Source Serif 4. */
export function readFaces(): Buffer[] {
  return FACES.map((face) => readFileSync(new URL(`SourceSerif4-${face}.otf`, FOLDER)));
}

/**
 * The characters that all four faces draw, in order, also in capitals and in small letters, as templates may set them.
 * The engine's table is made of these.
 */
export function printableOf(): number[] {
  const [first = new Set<number>(), ...others] = readFaces().map(readCoverage);
  const isDrawn = (code: number) => first.has(code) && others.every((face) => face.has(code));
  const isWhole = (char: string) => [...char.normalize('NFC')].every((one) => isDrawn(one.codePointAt(0) ?? 0));
  return [...first]
    .filter((code) => {
      const char = String.fromCodePoint(code);
      return !UNSEEN.test(char) && [char, char.toUpperCase(), char.toLowerCase()].every(isWhole) && isDrawn(code);
    })
    .sort((a, b) => a - b);
}
