/** Marks that are not seen and say nothing: of direction, of width zero, of the beginning of a file. */
const MUDOS = /[\u200B\u200E\u200F\u061C\u2060\uFEFF]/g;
/** Unseen signs that hold nothing a person writes: controls, and what turns the order of the letters around it. */
const OCULTOS = /[\p{Cc}\u202A-\u202E\u2066-\u2069\u2028\u2029]/u;
const OCULTOS_MENOS_SALTOS = /(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
const SALTOS = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
/** The apostrophe of Mayan languages as a letter of its own, which no font of documents draws. */
const SALTILLOS = /[Ꞌꞌ]/g;

/** A line as it is stored (NFC): what is pasted with it and not seen is taken away, and nothing that could change what it says. */
export function comoLinea(escrito: string): string {
  return escrito
    .replace(MUDOS, '')
    .replace(/[\t\u00A0]/g, ' ')
    .replace(SALTILLOS, 'ʼ')
    .normalize('NFC')
    .trim();
}

/** Lines of a text as they are stored (NFC), each break as one `\n`. */
export function comoParrafo(escrito: string): string {
  return escrito.replace(MUDOS, '').replace(SALTOS, '\n').replace(SALTILLOS, 'ʼ').normalize('NFC').trim();
}

/** Whether it stands in one line and every sign of it can be seen. */
export function esLinea(texto: string): boolean {
  return texto.isWellFormed() && !OCULTOS.test(texto);
}

/** {@link esLinea}, of a text that may have several lines. */
export function esParrafo(texto: string): boolean {
  return texto.isWellFormed() && !OCULTOS_MENOS_SALTOS.test(texto);
}

/** Marks above and below one letter: no language writes more than two, and a pile of them covers the lines around it. */
const APILADOS = /[\p{Mn}\p{Me}]{3}/u;

/** Whether no letter of a text (NFC) carries a pile of marks. */
export function sinMarcasApiladas(texto: string): boolean {
  return !APILADOS.test(texto);
}

/** Letters and figures that a reason has at least: one can judge it later. */
export const LETRAS_DE_MOTIVO = 10;

/** Whether a text says why something is done; signs and spaces say nothing. */
export function bastaComoMotivo(texto: string): boolean {
  return (texto.match(/[\p{L}\p{N}]/gu) ?? []).length >= LETRAS_DE_MOTIVO;
}

/** The name of a file or the like, which its owner did not write for us: what does not fit is left out instead of refused. */
export function soloLinea(nombre: string): string {
  return comoLinea(nombre.toWellFormed().replace(new RegExp(OCULTOS, 'gu'), ' ')).replace(
    new RegExp(`${APILADOS.source}[\\p{Mn}\\p{Me}]*`, 'gu'),
    (marks) => marks.slice(0, 2),
  );
}
