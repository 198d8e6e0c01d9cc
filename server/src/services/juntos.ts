/** Figures that belong together, and the letter of a list with its first word, are not parted between lines. */
export function keepTogether(texto: string): string {
  return texto
    .replace(/(?<=\d) (?=[\d%])/g, '\u00a0')
    .replace(/(?<=(?:^|[^\p{L}\p{N}])(?:\p{Ll}|[ivx]{1,4}|\d{1,2})\)) /gu, '\u00a0');
}
