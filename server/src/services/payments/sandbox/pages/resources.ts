import { readFileSync } from 'node:fs';

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
  '/recursos/titulo.otf': { type: 'font/otf', content: read('../../../../../assets/fonts/SourceSerif4-Bold.otf') },
};
