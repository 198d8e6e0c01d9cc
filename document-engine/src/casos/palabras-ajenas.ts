import { type Azar, alguno, type Inventos } from '../modelo/inventos.ts';
import { plano } from './inventar.ts';

/**
 * Replaces words one by one, each always by the same one. No word is replaced by one that the original says, so that nothing of it is left;
 * the words of the language (`comunes`) stay.
 */
export type Palabras = {
  /** In a name of that sex, or in a surname. */
  nombrar: (texto: string, clase: 'F' | 'M' | 'apellidos') => string;
  escribir: (texto: string) => string;
};

const TOKEN = /[\p{L}\p{M}\p{N}]+/gu;

/** The words and figures of a text, without accents and in small letters. */
export function tokensDe(texto: string): string[] {
  return [...texto.matchAll(TOKEN)].map(([token]) => plano(token));
}

export function palabrasAjenas(originales: ReadonlySet<string>, inventos: Inventos, azar: Azar): Palabras {
  const made = new Map<string, string>();
  const used = new Set<string>();
  const comunes = new Set(inventos.comunes.map(plano));
  const isFree = (word: string) => !originales.has(plano(word)) && !used.has(plano(word));
  const take = (pool: readonly string[], like: string): string => {
    const free = pool.filter(isFree);
    const word = free.length > 0 ? alguno(free, azar) : inventada(like, isFree, azar);
    used.add(plano(word));
    return word;
  };
  const replace = (texto: string, poolFor: (token: string) => readonly string[]) =>
    texto.replace(TOKEN, (token) => {
      const key = plano(token);
      if (comunes.has(key)) return token;
      const other = made.get(key) ?? (/\p{N}/u.test(token) ? signos(token, isFree, azar) : take(poolFor(token), token));
      made.set(key, other);
      return comoEstaba(other, token);
    });
  return {
    nombrar: (texto, clase) =>
      replace(texto, () => (clase === 'apellidos' ? inventos.apellidos : inventos.nombres[clase])),
    escribir: (texto) =>
      replace(texto, (token) => conLargo(serieDe(token, inventos) ?? inventos.palabras, token, inventos)),
  };
}

/** The class of words among which one is replaced: a number by another number. */
function serieDe(token: string, { series }: Inventos): readonly string[] | undefined {
  return series.find((words) => words.some((word) => plano(word) === plano(token)));
}

/** Words of a like length, where there are any; of a series, all of them. */
function conLargo(pool: readonly string[], token: string, { palabras }: Inventos): readonly string[] {
  if (pool !== palabras) return pool;
  return pool.filter((word) => Math.abs(word.length - token.length) <= 2);
}

/** Letters and figures of a code, each by another of its kind; I, O and Q are in no code that tells them apart from figures. */
function signos(token: string, isFree: (word: string) => boolean, azar: Azar): string {
  for (let vez = 0; ; vez += 1) {
    const code = [...token]
      .map((sign) =>
        /\p{N}/u.test(sign) ? alguno([...'0123456789'], azar) : alguno([...'ABCDEFGHJKLMNPRSTUVWXYZ'], azar),
      )
      .join('');
    if (isFree(code) || vez > 50) return code;
  }
}

/** A word of nobody, of the same length. */
function inventada(like: string, isFree: (word: string) => boolean, azar: Azar): string {
  for (let vez = 0; ; vez += 1) {
    const letters = Array.from({ length: Math.max(3, like.length) }, (_, i) =>
      alguno([...(i % 2 === 0 ? 'bcdfglmnprstv' : 'aeiou')], azar),
    );
    if (isFree(letters.join('')) || vez > 50) return letters.join('');
  }
}

/** With the capitals of the word it takes the place of. */
function comoEstaba(word: string, token: string): string {
  if (token.length > 1 && token === token.toLocaleUpperCase('es')) return word.toLocaleUpperCase('es');
  const first = word.charAt(0);
  const isCapital = token.charAt(0) !== token.charAt(0).toLocaleLowerCase('es');
  return (isCapital ? first.toLocaleUpperCase('es') : first.toLocaleLowerCase('es')) + word.slice(1);
}
