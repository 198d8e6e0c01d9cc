import { enLetras, ordinal } from '@fedatario/document-engine';

/** The number of a list in the form that its level asks for. Source: ECMA-376, part 1, 17.18.59. */

const ROMANOS: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];
const LETRAS = 26;
/** The last number that Word counts to, and the last ordinal of the engine. */
const MAXIMO = 32_767;
const ORDINAL_MAXIMO = 99;

const FORMAS: Readonly<Record<string, (n: number) => string>> = {
  decimalZero: (n) => String(n).padStart(2, '0'),
  lowerRoman: romano,
  upperRoman: (n) => romano(n).toUpperCase(),
  lowerLetter: letra,
  upperLetter: (n) => letra(n).toUpperCase(),
  ordinal: (n) => `${n}.º`,
  cardinalText: (n) => enMayuscula(enLetras(n)),
  ordinalText: (n) => (n <= ORDINAL_MAXIMO ? enMayuscula(ordinal(n, 'masculino').toLocaleLowerCase('es')) : `${n}.º`),
  none: () => '',
};

export function numeral(n: number, forma: string): string {
  const written = n >= 1 && n <= MAXIMO ? FORMAS[forma]?.(n) : undefined;
  return written ?? (forma === 'none' ? '' : String(n));
}

function enMayuscula(palabras: string): string {
  return `${palabras.charAt(0).toLocaleUpperCase('es')}${palabras.slice(1)}`;
}

function romano(n: number): string {
  let left = n;
  let made = '';
  for (const [value, sign] of ROMANOS) {
    while (left >= value) {
      made += sign;
      left -= value;
    }
  }
  return made;
}

/** After z comes aa, and after zz, aaa. */
function letra(n: number): string {
  return String.fromCharCode(97 + ((n - 1) % LETRAS)).repeat(Math.ceil(n / LETRAS));
}
