/** Signs of a verification code: 32 letters and digits (Crockford), a hundred random bits. */
export const LARGO_DE_CODIGO = 20;
const CODIGO = /^[0-9A-HJKMNP-TV-Z]{20}$/;
const HUELLA = /^[0-9a-f]{64}$/;
const GRUPO = /.{5}(?=.)/g;

/**
 * The code that somebody typed or pasted, read from paper: in any case, with or without its hyphens of whatever kind, with the full stop of
 * a sentence, and with what people take for a digit put right (O is 0, I and L are 1). Undefined when it cannot be one.
 */
export function leerCodigo(texto: string): string | undefined {
  const limpio = texto
    .toUpperCase()
    .replace(/[\s\p{Pd}\p{Cf}]|\.\s*$/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return CODIGO.test(limpio) ? limpio : undefined;
}

/** A SHA-256 in hexadecimal, as a browser computes it of a file; undefined when it is not one. */
export function leerHuella(texto: string): string | undefined {
  const limpio = texto.trim().toLowerCase();
  return HUELLA.test(limpio) ? limpio : undefined;
}

/** As it is printed: in groups of five. */
export function codigoImpreso(codigo: string): string {
  return codigo.replace(GRUPO, '$&-');
}
