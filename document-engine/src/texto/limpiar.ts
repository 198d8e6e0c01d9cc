/** Line breaks of every origin: Word's soft one (vertical tab), form feed, NEL, the separators of lines and paragraphs. */
const RENGLONES = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const ESPACIOS = /[\t\p{Zs}]/gu;
/** Soft hyphens, zero-width marks, variation selectors, and marks that turn the direction of what is read. */
const INVISIBLES = /\p{Default_Ignorable_Code_Point}/gu;
/** Word's hyphen that does not break. */
const GUION_DE_WORD = '\u001e';
const CONTROLES = /[^\P{Cc}\n]/gu;
/** The apostrophe of Mayan languages as a letter of its own, which no font of documents draws, and the one that they draw. */
const SALTILLOS = /[Ꞌꞌ]/gu;
const APOSTROFO_LETRA = 'ʼ';

/**
 * A pasted or typed text as its writer meant it: accents of one piece (NFC), plain spaces, none of the marks that copying
 * leaves behind, no control characters, nothing around it. `unRenglon` makes every run of spaces and breaks one space.
 * Cleaning twice is cleaning once.
 */
export function limpiarTexto(texto: string, unRenglon: boolean): string {
  const clean = limpiarTramo(texto);
  return (unRenglon ? clean.replace(/\s+/g, ' ') : clean).trim();
}

/** The same of a piece of a text, with the spaces that join it to the others. */
export function limpiarTramo(texto: string): string {
  return texto
    .replace(RENGLONES, '\n')
    .replaceAll(GUION_DE_WORD, '-')
    .replace(SALTILLOS, APOSTROFO_LETRA)
    .replace(INVISIBLES, '')
    .replace(ESPACIOS, ' ')
    .replace(CONTROLES, '')
    .normalize('NFC');
}
