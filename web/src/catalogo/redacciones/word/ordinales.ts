/** Ordinals as deeds write them: «SEPTIMA», «DÉCIMO PRIMERA», «UNDÉCIMA», «VIGESIMOPRIMERA», «TERCERA BIS». Source: domain-gt 2.8, and the RAE. */

/** The ordinal at the beginning of a text. */
export interface OrdinalEscrito {
  readonly numero: number;
  /** As it is written, with its «bis». */
  readonly palabras: string;
  /** It repeats the number of another one: «bis». */
  readonly repite: boolean;
  /** The characters up to its end. */
  readonly largo: number;
}

const UNIDADES: Readonly<Record<string, number>> = {
  primera: 1,
  segunda: 2,
  tercera: 3,
  cuarta: 4,
  quinta: 5,
  sexta: 6,
  septima: 7,
  setima: 7,
  octava: 8,
  novena: 9,
  nona: 9,
};
const DECENAS: Readonly<Record<string, number>> = {
  decim: 10,
  vigesim: 20,
  trigesim: 30,
  cuadragesim: 40,
  quincuagesim: 50,
  sexagesim: 60,
  septuagesim: 70,
  octogesim: 80,
  nonagesim: 90,
};
const PROPIOS: Readonly<Record<string, number>> = { undecima: 11, duodecima: 12 };
const PALABRAS = /^([\p{L}\p{M}]+)(?:(\s+)([\p{L}\p{M}]+))?(?:(\s+)([\p{L}\p{M}]+))?/u;
const REPITE = new Set(['bis', 'ter', 'quater']);

/** The ordinal in feminine that a text begins with, in capitals or not, with accents or without. */
export function ordinalAlPrincipio(texto: string): OrdinalEscrito | undefined {
  const [, una = '', espacio = '', dos = '', otro = '', tres = ''] = PALABRAS.exec(texto) ?? [];
  const compuesto = dos === '' ? undefined : numeroDe(llana(una), llana(dos));
  const numero = compuesto ?? numeroDe(llana(una), '');
  if (numero === undefined) return undefined;
  const [corto, siguiente, hueco] = compuesto ? [una + espacio + dos, tres, otro] : [una, dos, espacio];
  const repite = REPITE.has(llana(siguiente));
  const palabras = repite ? corto + hueco + siguiente : corto;
  return { numero, palabras: palabras.replace(/\s+/g, ' ').toLocaleUpperCase('es'), repite, largo: palabras.length };
}

function numeroDe(una: string, dos: string): number | undefined {
  if (dos === '') return UNIDADES[una] ?? PROPIOS[una] ?? DECENAS[sinFinal(una, 'a')] ?? junta(una);
  const decena = DECENAS[sinFinal(una, 'a')] ?? DECENAS[sinFinal(una, 'o')];
  const unidad = UNIDADES[dos];
  return decena && unidad && decena + unidad;
}

/** «Decimoprimera» and «decimoctava», in one word. */
function junta(una: string): number | undefined {
  for (const [raiz, decena] of Object.entries(DECENAS)) {
    if (!una.startsWith(`${raiz}o`)) continue;
    const unidad = UNIDADES[una.slice(raiz.length + 1)] ?? UNIDADES[una.slice(raiz.length)];
    if (unidad) return decena + unidad;
  }
  return undefined;
}

function sinFinal(palabra: string, letra: string): string {
  return palabra.endsWith(letra) ? palabra.slice(0, -1) : '';
}

function llana(palabra: string): string {
  return palabra.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
