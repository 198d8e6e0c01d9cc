const INICIO = '(?<![\\p{L}])';
const FIN = '(?![\\p{L}])';
/** After these, *un* is the end of a larger number. */
const MAYOR = '(?<!(?: y|mil|ciento|\\p{L}+[cn]ient[oa]s|millón|millones) )';
/** Nouns of one thing that end in s. */
const SINGULARES = '(?!(?:mes|interés|país|gas|lunes|martes|miércoles|jueves|viernes)[^\\p{L}])';
const ADJETIVOS = ['siguiente', 'contado', 'contada', 'consecutivo', 'consecutiva', 'atrasado', 'atrasada', 'vencida'];
const palabras = (patron: string) => new RegExp(`${INICIO}(?:${patron})${FIN}`, 'iu');

/** Patterns of faulty Spanish, each with a name for the fault. {@link sinCodigos} removes codes spelt in figures first. */
const MALES: readonly (readonly [string, RegExp])[] = [
  ['artículo plural con uno', palabras('(?:los|las|unos|unas) (?:un|una|uno)')],
  ['uno con plural', palabras(`${MAYOR}(?:un|una) ${SINGULARES}\\p{L}+s`)],
  [
    'uno con adjetivo plural',
    palabras(`${MAYOR}(?:un|una) \\p{L}+ (?:${ADJETIVOS.map((uno) => `${uno}s`).join('|')})`),
  ],
  ['plural con adjetivo singular', palabras(`\\p{L}+s (?:${ADJETIVOS.join('|')})`)],
  ['verbo plural con un quetzal', palabras('\\p{L}+rán UN QUETZAL')],
  ['cero de algo', palabras('cero (?!dos|tres|seis|\\p{L}+cientos|veintidós|veintitrés|veintiséis|dieciséis)\\p{L}+s')],
  [
    'número con singular',
    palabras('(?:dos|doce|quince|veintiún|veintiuna) (?:día|mes|año|hoja|renta|cuota|quetzal|centavo|asiento)'),
  ],
  ['ninguna cantidad', /\(Q0\.00\)/],
  [
    'palabra repetida',
    /(?<!\p{L})(?!(?:cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve) )(\p{L}{2,}) \1(?!\p{L})/iu,
  ],
  ['dos artículos', palabras('(?:el|la|los|las|un|una) (?:el|la|los|las|un|una)')],
  ['sin contraer', /(?<!\p{L})(?:de|a) el(?!\p{L})/u],
  ['paréntesis vacíos', /\(\s*\)|«\s*»/],
  ['puntuación', / [.,;:)»]|[,;:](?=[.,;:])|\.\.|[(«] |,\)/],
  ['espacios', / {2}/],
  ['sin texto', /undefined|null|NaN|\[object/],
  ['frase cortada', /(?<!\p{L})(?:(?:de|del|la|el|los|las|en|con|por|o|su|para)[.,;:]|(?:y|que|un|una)[.;:])/u],
  ['que sin lo que sigue', palabras('(?:para )?que (?:y|o)')],
  ['y ante i', /(?<!\p{L})y h?[ií](?![aeou])\p{L}/iu],
  ['o ante o', /(?<!\p{L})o h?[oó]\p{L}/iu],
];

/** The faults of the Spanish of a text, each with its context. An empty list means only that none of these patterns matched. */
export function malesDe(texto: string): string[] {
  const leido = sinCodigos(texto);
  return MALES.flatMap(([mal, patron]) => {
    const found = patron.exec(leido);
    return found ? [`${mal}: «…${leido.slice(Math.max(0, found.index - 40), found.index + 40)}…»`] : [];
  });
}

/** Numbers of documents are read group by group: «cero cero cero cero cuatro» is right there, and nowhere else. */
function sinCodigos(texto: string): string {
  return texto.replace(/(?<=Código Único de Identificación )[^()]*(?=\()/g, 'X ').replace(/[ _]*__[ _]*/g, ' X ');
}
