/** Signs of the fonts of symbols as letters that the documents print, as far as forms use them; those of boxes above all. */
const SIGNOS: Readonly<Record<string, Readonly<Record<number, string>>>> = {
  wingdings: {
    108: '•',
    111: '☐',
    113: '☐',
    114: '☐',
    120: '☑',
    167: '•',
    168: '☐',
    252: '✓',
    253: '☑',
    254: '☑',
  },
  'wingdings 2': { 80: '✓', 81: '☑', 82: '☑', 83: '☑', 84: '☑', 163: '☐' },
  symbol: { 45: '-', 176: '°', 183: '•', 178: '″', 162: '′', 177: '±', 180: '×' },
};
/** Fonts of symbols have their signs in this private range as well. */
const PRIVADAS = 0xf000;
const EN_PRIVADAS = /[\uf000-\uf0ff]/g;

/** The sign of a font of symbols, or undefined when none is known that says the same. */
export function signoDeFuente(fuente: string, codigo: number): string | undefined {
  const signs = SIGNOS[fuente.toLowerCase()] ?? SIGNOS.wingdings;
  return signs?.[codigo >= PRIVADAS ? codigo - PRIVADAS : codigo];
}

/** A text with its signs of the private range written as others; `pierde` is called for each that has none. */
export function sinPrivadas(texto: string, fuente: string, pierde: () => void): string {
  return texto.replace(EN_PRIVADAS, (sign) => {
    const known = signoDeFuente(fuente, sign.charCodeAt(0));
    if (known === undefined) pierde();
    return known ?? '';
  });
}

/** Boxes of other letters: a crossed one does not print. */
const MARCADAS = /[☒🗹🗷🗵]/gu;
const SIN_MARCAR = /[□🞎❏❐❑❒]/gu;

export function conCasillas(texto: string): string {
  return texto.replace(MARCADAS, '☑').replace(SIN_MARCAR, '☐');
}

const ELEVADOS: Readonly<Record<string, string>> = { '1': '¹', '2': '²', '3': '³', o: 'º', a: 'ª' };

/** A raised sign that has a letter of its own (m²); any other is written on the line. */
export function elevado(texto: string): string {
  return ELEVADOS[texto.trim()] ?? texto;
}
