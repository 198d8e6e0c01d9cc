const PALABRAS_MAXIMAS = 12;

/** `S.A.` in its forms; without accents and in lower case. */
const SOCIEDAD_ANONIMA = /(?<![a-z0-9])s(?:\. ?)?a(?![a-z0-9])\.?/g;

/** The words of a text as they are searched: lower case, without accents, in the singular. */
export function palabrasDe(texto: string): string[] {
  return sinAcentos(texto)
    .replace(SOCIEDAD_ANONIMA, ' sociedad anonima ')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => singularDe(word.slice(0, 40)));
}

/**
 * The singular of a word, or what it shares with its plural: the stemmer of PostgreSQL gives other roots to acta and actas, poder and
 * poderes. Words that end in s in the singular lose it in both.
 */
function singularDe(palabra: string): string {
  const corta = palabra
    .replace(/ces$/, 'z')
    .replace(/(?<=[lrndsjxy])es$/, '')
    .replace(/(?<=[aeiou])s$/, '');
  return corta === palabra || corta.length < 3 ? palabra : singularDe(corta);
}

/** The words of a question, each once; beyond a dozen they add nothing but work. */
export function palabrasBuscadas(texto: string): string[] {
  return [...new Set(palabrasDe(texto))].slice(0, PALABRAS_MAXIMAS);
}

/** A text in the form it is ordered and compared by. */
export function sinAcentos(texto: string): string {
  return texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Phonetic form of a word in Guatemalan Spanish: letters that people confuse become the same one. */
export function sonidoDe(palabra: string): string {
  return palabra
    .replace(/h/g, '')
    .replace(/v/g, 'b')
    .replace(/qu(?=[ei])/g, 'k')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/ll/g, 'y')
    .replace(/m(?=[pb])/g, 'n')
    .replace(/(.)\1+/g, '$1');
}

/** Mistakes forgiven in a word of this length. */
function erroresPerdonados(length: number): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}

/** The nearest of similar words by letters changed, added, left out or swapped; none when all are too far. */
export function masCercanas<T extends { sonido: string }>(palabra: string, parecidas: readonly T[]): T[] {
  const sonido = sonidoDe(palabra);
  const limit = erroresPerdonados(sonido.length);
  const measured = parecidas.map((row) => ({ row, errors: distancia(sonido, row.sonido) }));
  const best = Math.min(...measured.map(({ errors }) => errors));
  return best > limit ? [] : measured.filter(({ errors }) => errors === best).map(({ row }) => row);
}

/** Edit distance where two neighbours that changed places count once (optimal string alignment). */
function distancia(a: string, b: string): number {
  let older: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const cost = Math.min(at(previous, j) + 1, at(row, j - 1) + 1, at(previous, j - 1) + same);
      row.push(swapped ? Math.min(cost, at(older, j - 2) + 1) : cost);
    }
    [older, previous] = [previous, row];
  }
  return at(previous, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
