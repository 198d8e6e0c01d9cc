/** The types of question that a Word text suggests. */
export type TipoPropuesto = 'texto' | 'fecha' | 'moneda' | 'numero' | 'cui' | 'nit' | 'correo' | 'telefono';

/** Words that a label neither begins nor ends with. */
const SUELTAS = new Set([
  'a',
  'al',
  'ante',
  'con',
  'de',
  'del',
  'el',
  'en',
  'la',
  'las',
  'lo',
  'los',
  'me',
  'mi',
  'o',
  'para',
  'por',
  'que',
  'se',
  'su',
  'sus',
  'un',
  'una',
  'y',
  'e',
  'es',
  'son',
  'será',
  'señor',
  'señora',
]);
const PALABRAS_DE_ETIQUETA = 4;
const LARGO_DE_ETIQUETA = 60;

const TIPOS: readonly (readonly [RegExp, TipoPropuesto])[] = [
  [/\bfecha\b|\bd[ií]a\b/i, 'fecha'],
  [/\b(monto|precio|suma|valor|renta|salario|honorarios|quetzales|Q)\b/i, 'moneda'],
  [/\b(dpi|cui)\b|identificaci[oó]n/i, 'cui'],
  [/\bnit\b/i, 'nit'],
  [/\b(correo|e-?mail)\b/i, 'correo'],
  [/tel[eé]fono|celular/i, 'telefono'],
  [/\b(cantidad|años|meses|edad)\b/i, 'numero'],
];

/** The type of question that a label suggests. */
export function tipoDe(etiqueta: string): TipoPropuesto {
  return TIPOS.find(([words]) => words.test(etiqueta))?.[1] ?? 'texto';
}

/** A label with a capital letter, in one line and not too long. */
export function comoEtiqueta(words: string): string {
  const text = words.replace(/\s+/g, ' ').trim();
  const lower = text === text.toUpperCase() ? text.toLowerCase() : text;
  return `${lower.charAt(0).toUpperCase()}${lower.slice(1)}`.slice(0, LARGO_DE_ETIQUETA) || 'Dato';
}

/** The last words of what stands before a blank, which usually name it: «con domicilio en ____» is Domicilio. */
export function etiquetaAntes(antes: string): string | undefined {
  const sentence = antes.split(/[.;,(){}[\]_…]/).at(-1) ?? '';
  const words = sentence
    .replace(/[:«»"-]/g, ' ')
    .trim()
    .split(/\s+/)
    .slice(-PALABRAS_DE_ETIQUETA);
  while (SUELTAS.has((words.at(-1) ?? '').toLowerCase())) words.pop();
  while (SUELTAS.has((words[0] ?? '').toLowerCase())) words.shift();
  const text = words.join(' ');
  return /\p{L}/u.test(text) ? comoEtiqueta(text) : undefined;
}

const RESERVADAS = ['prototype', 'hoy', 'notario', 'ley', 'documento'];

/** A key of the interview out of a label: letters and digits without accents, unlike those already used. */
export function aClave(etiqueta: string, usadas: ReadonlySet<string>): string {
  const words = etiqueta
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^a-zA-Z0-9]+/)
    .filter(Boolean);
  const joined = words.map((word, i) => (i === 0 ? word.toLowerCase() : capital(word))).join('');
  const stem = (/^[a-zA-Z]/.test(joined) ? joined : `dato${joined}`).slice(0, 40);
  const isFree = (name: string) => !usadas.has(name) && !RESERVADAS.includes(name) && !(name in {});
  if (isFree(stem)) return stem;
  let n = 2;
  while (!isFree(`${stem}${n}`)) n += 1;
  return `${stem}${n}`;
}

function capital(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`;
}
