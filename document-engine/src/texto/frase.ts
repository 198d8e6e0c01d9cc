/** Words that a name seldom begins with: articles, prepositions, possessives, and an infinitive with more after it. */
const INICIO_COMUN =
  /^(?:(?:El|La|Los|Las|Un|Una|Unos|Unas|Al|Del|De|En|Por|Para|Con|Que|Se|Su|Sus|Mi|Mis|No|Cuando|Ante)(?= )|\p{Lu}\p{Ll}*[aei]r(?:l[aeo]s?|se)?(?= (?!de )\p{Ll}))/u;

/** A court named without its article. */
const SIN_ARTICULO = /^(?=(?:Juzgado|JUZGADO|Tribunal|TRIBUNAL) \p{Lu})/u;
/** Signs that end an answer and no sentence, but for the stop of an abbreviation. */
const FINAL = /(?<!(?<!\p{Lu}{3})\p{Lu}|LTDA|\p{L}\.\p{L}|etc|Cía|Ltda|No|núm)[.;,\s]+$/u;

/**
 * How an answer reads in the middle of a sentence, after `antes`: with a small letter, without those words again and without a full stop at
 * its end. Undefined when nothing is to change.
 */
export function comoEnFrase(texto: string, antes: string): string | undefined {
  const sinRepetir = sinInicio(texto, antes);
  const pequeno = sinRepetir.replace(INICIO_COMUN, (word) => word.toLocaleLowerCase('es'));
  const leido = pequeno.replace(SIN_ARTICULO, 'el ').replace(FINAL, '');
  return leido === texto || leido === '' ? undefined : leido;
}

/** Without the words that stand before it already, all of them or the last. */
function sinInicio(texto: string, antes: string): string {
  const small = texto.toLocaleLowerCase('es');
  const ultima = antes.slice(antes.lastIndexOf(' ') + 1);
  const repetida = [antes, ultima].find((words) => words !== '' && small.startsWith(`${words} `));
  return repetida === undefined ? texto : texto.slice(repetida.length + 1);
}
