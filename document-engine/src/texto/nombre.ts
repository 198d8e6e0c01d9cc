/** Signs that keyboards and copying put for an apostrophe, and among them the letter of Mayan languages that one is (saltillo). */
const APOSTROFOS = /[’‘ʼʻꞌꞋ´`′]/gu;
/** Hyphens of their own code, and the dash that word processors put for one. */
const GUIONES = /[‐‑–]/gu;
/** Besides letters: accents of their own, and the signs that names are written with (`K'iche'`, `Ma. José`, `Gal·la`). */
const NO_DE_NOMBRE = /[^\p{L}\p{M}\s.,'·ªº-]/u;
/** Written small inside a name, as in «de los Ángeles», «y Aycinena». */
const ENLACES = new Set([
  'a',
  'al',
  'da',
  'das',
  'de',
  'del',
  'della',
  'der',
  'di',
  'do',
  'dos',
  'du',
  'e',
  'i',
  'la',
  'las',
  'lo',
  'los',
  'van',
  'von',
  'y',
  'zu',
]);

/** The first sign of a text that no name of a natural person is written with: a digit, `<`, `@`; undefined when there is none. */
export function signoAjenoANombre(texto: string): string | undefined {
  return NO_DE_NOMBRE.exec(comoNombre(texto))?.[0];
}

/** A name as it is stored and printed everywhere: one apostrophe (`'`) and one hyphen (`-`), whichever was typed. */
export function comoNombre(texto: string): string {
  return texto.replace(APOSTROFOS, "'").replace(GUIONES, '-').replace(/ {2,}/g, ' ');
}

/** A name as two are compared: without accents, case, more than one space, and with one apostrophe and one hyphen. */
export function igualable(nombre: string): string {
  const sinAcentos = comoNombre(nombre).normalize('NFD').replace(/\p{M}/gu, '');
  return sinAcentos.toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Whether any letter of any script stands in a text: one of only signs or figures (`.`, `'`) names nobody. */
export function tieneLetra(texto: string): boolean {
  return /\p{L}/u.test(texto);
}

/** Texts that viewers and mail readers turn into a link: `http://`, `www.`, and a domain name with a usual ending. */
const DIRECCION_WEB =
  /:\/\/|(?<![\p{L}\p{N}])www\d?\s*\.|[\p{L}\p{N}]\.(?:com|net|org|info|biz|xyz|online|site|shop|click|link|gt|ru|cn)(?![\p{L}\p{N}])/iu;

/** Whether a text holds an address of the web, also one without `http://`. */
export function tieneDireccionWeb(texto: string): boolean {
  return DIRECCION_WEB.test(texto);
}

/**
 * How a name typed all in capitals or all in small letters is usually written: «MARÍA DE LEÓN» is «María de León».
 * Undefined when it is written with both, or there is nothing to change.
 */
export function nombreUsual(texto: string): string | undefined {
  const letters = texto.replace(/[^\p{L}]/gu, '');
  if (letters.length < 3) return undefined;
  if (letters !== letters.toLocaleUpperCase('es') && letters !== letters.toLocaleLowerCase('es')) return undefined;
  const words = texto.toLocaleLowerCase('es').split(' ');
  const usual = words.map((word, i) => (i > 0 && ENLACES.has(word) ? word : capital(word))).join(' ');
  return usual === texto ? undefined : usual;
}

/** A title that is no part of a name, with its article. */
const TRATAMIENTO =
  /^(?:(?:el|la)\s+)?(?:lic(?:da|do)?\.|lic(?:da|do)?(?=\s)|licenciad[oa]|notari[oa]|abogad[oa](?:\s+y\s+notari[oa])?|dra?\.|doctora?|señora?|sra?\.)\s*(?=\p{L}{2})(?<=[.\s])/iu;

/** A name without the titles before it: «Licda. Ana Ruiz» is «Ana Ruiz». */
export function sinTratamiento(texto: string): string {
  const rest = texto.replace(TRATAMIENTO, '');
  return rest === texto ? texto : sinTratamiento(rest);
}

/** The first letter of each part: «Ana-María», «O’Connor»; what follows an apostrophe that ends a part stays small. */
function capital(word: string): string {
  const first = (text: string) => text.toLocaleUpperCase('es');
  return word.replace(/^\p{L}|(?<=[-‐‑.])\p{L}|(?<=^\p{L}['’ʼ])\p{L}/gu, first);
}
