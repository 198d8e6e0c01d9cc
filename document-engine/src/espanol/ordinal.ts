const UNIDADES = ['-', 'primer', 'segund', 'tercer', 'cuart', 'quint', 'sext', 'séptim', 'octav', 'noven'];
const DECENAS = [
  '-',
  'décim',
  'vigésim',
  'trigésim',
  'cuadragésim',
  'quincuagésim',
  'sexagésim',
  'septuagésim',
  'octogésim',
  'nonagésim',
];

/** The last ordinal written: those of deeds have at most two words. Source: domain-gt 2.8. */
export const ORDINAL_MAXIMO = 99;

/**
 * Ordinal of a clause (feminine) or of a point of an acta (masculine), full form, upper case: SÉPTIMA, DÉCIMA PRIMERA,
 * VIGÉSIMO TERCERO. Throws RangeError outside 1 to {@link ORDINAL_MAXIMO}. Source: domain-gt 2.8.
 */
export function ordinal(numero: number, genero: 'femenino' | 'masculino'): string {
  if (!Number.isInteger(numero) || numero < 1 || numero > ORDINAL_MAXIMO)
    throw new RangeError(`Sin ordinal: ${numero}`);
  const ending = genero === 'femenino' ? 'a' : 'o';
  const stems = [DECENAS[Math.floor(numero / 10)], UNIDADES[numero % 10]].filter((stem) => stem !== '-');
  return stems
    .map((stem) => `${stem}${ending}`)
    .join(' ')
    .toLocaleUpperCase('es');
}
