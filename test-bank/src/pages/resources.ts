import { readFileSync } from 'node:fs';

const titleFont = new URL(
  import.meta.resolve('@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2'),
);
const read = (path: string) => readFileSync(new URL(path, import.meta.url));

interface Resource {
  readonly type: string;
  readonly content: Buffer;
}

/** Files the pages load, all of them from here. */
export const resources: Readonly<Record<string, Resource>> = {
  '/recursos/estilo.css': { type: 'text/css; charset=utf-8', content: read('./style.css') },
  '/recursos/formulario.css': { type: 'text/css; charset=utf-8', content: read('./form.css') },
  '/recursos/pagina.js': { type: 'text/javascript; charset=utf-8', content: read('./page.js') },
  '/recursos/titulo.woff2': { type: 'font/woff2', content: readFileSync(titleFont) },
};
