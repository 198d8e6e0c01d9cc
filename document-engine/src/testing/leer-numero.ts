/** An independent reader of Spanish numbers, for tests: a table of words and three multipliers, nothing of ours. */
const VALUES = new Map<string, bigint>();
const list = (words: string, start: number, step: number) =>
  words.split(' ').forEach((word, i) => {
    VALUES.set(word, BigInt(start + i * step));
  });
list('cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince', 0, 1);
list('dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro', 16, 1);
list('veinticinco veintiséis veintisiete veintiocho veintinueve', 25, 1);
list('treinta cuarenta cincuenta sesenta setenta ochenta noventa', 30, 10);
list('cien doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos', 100, 100);
list('doscientas trescientas cuatrocientas quinientas seiscientas setecientas ochocientas novecientas', 200, 100);
for (const word of ['un', 'una']) VALUES.set(word, 1n);
for (const word of ['veintiún', 'veintiuna']) VALUES.set(word, 21n);
VALUES.set('ciento', 100n);

const SCALES = new Map([
  ['millón', 10n ** 6n],
  ['millones', 10n ** 6n],
  ['billón', 10n ** 12n],
  ['billones', 10n ** 12n],
]);

export function readNumber(words: string): bigint {
  let total = 0n;
  let current = 0n;
  for (const word of words.split(' ')) {
    const scale = SCALES.get(word);
    if (scale === undefined) current = addWord(current, word);
    else [total, current] = [total + current * scale, 0n];
  }
  return total + current;
}

function addWord(current: bigint, word: string): bigint {
  if (word === 'y') return current;
  if (word === 'mil') return (current === 0n ? 1n : current) * 1000n;
  const value = VALUES.get(word);
  if (value === undefined) throw new Error(`palabra desconocida: ${word}`);
  return current + value;
}
