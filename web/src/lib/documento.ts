/** Lowers the headings of a document by two levels, for a page with a title of its own. Its texts are escaped. */
export function dentroDePagina(html: string): string {
  return html.replace(/<(\/?)h([1-4])(?=[ >])/g, (_, end: string, level: string) => `<${end}h${Number(level) + 2}`);
}
