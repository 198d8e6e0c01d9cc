/** Titles such as «Lic.» and «Dra.» are no part of the name. */
const TRATAMIENTO = /\.$/;
const PARTICULA = /^(de|del|la|las|los|y|da|das|do|dos|di|van|von|bin|al)$/i;

/**
 * Initials of a person without a photo: of the first name and the first surname. Four words are two names and two
 * surnames; in any other name the last word counts. Empty for an empty name.
 */
export function inicialesDe(nombre: string): string {
  const words = nombre
    .trim()
    .split(/\s+/)
    .filter((word) => /\p{L}/u.test(word));
  const own = words.filter((word) => !TRATAMIENTO.test(word) && !PARTICULA.test(word));
  const [first, ...rest] = own.length > 0 ? own : words;
  if (first === undefined) return '';
  const second = rest.length === 3 ? rest[1] : rest.at(-1);
  const letters = [first, second ?? ''].map(letterOf);
  // A zero-width non-joiner: two adjacent Arabic letters would be joined like a word.
  return letters.join(/\p{Script=Arabic}/u.test(letters[0] ?? '') ? '\u200c' : '');
}

/** The first letter with its combining marks. */
function letterOf(word: string): string {
  return /\p{L}\p{M}*/u.exec(word)?.[0].toLocaleUpperCase() ?? '';
}
