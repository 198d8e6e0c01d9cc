/** A document inside a page that has a title of its own: its headings stand two levels lower. Its texts are escaped. */
export function dentroDePagina(html: string): string {
  return html.replace(/<(\/?)h([1-4])(?=[ >])/g, (_, end: string, level: string) => `<${end}h${Number(level) + 2}`);
}
