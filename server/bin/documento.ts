import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import { type Documento, renderHtml } from '@fedatario/document-engine';
import { renderDocx } from '../src/services/docx/docx.ts';
import { PdfError } from '../src/services/pdf/pdf.ts';
import { createRenderer } from '../src/services/pdf/render.ts';
import { AUTHOR_HELP, AuthorError, type Order, readOrder } from './orden.ts';
import { resolveOrder } from './resolver.ts';

const AUTHOR = 'Fedatario';
const STYLE =
  'body{margin:3rem auto;max-width:42rem;padding:0 1rem;font:1.05rem/1.55 "Source Serif 4",Georgia,serif;color:#1f2430}' +
  '.alineado-center{text-align:center}.alineado-right{text-align:right}.alineado-justify{text-align:justify}' +
  '.documento-firma{margin-top:3.5rem}.documento-linea{display:inline-block;width:16rem;border-bottom:1px solid}' +
  '.documento-blanco{color:#b8480a}';

/** The streams that the command writes to, those of its process unless a test reads them. */
type Streams = Record<'stdout' | 'stderr', { write: (text: string) => unknown }>;

/**
 * Makes one document from a template and its answers. Returns the exit code: 0 made, 1 fault in the template or the answers,
 * 2 fault in the command.
 */
export async function run(args: readonly string[], { stdout, stderr }: Streams = process): Promise<number> {
  const say = (text: string) => stderr.write(`${text}\n`);
  try {
    const order = readOrder(args);
    if (order === 'ayuda') {
      stdout.write(AUTHOR_HELP);
      return 0;
    }
    const { documento, hoy, notes } = resolveOrder(order);
    const bytes = await render(documento, order, hoy);
    for (const note of notes) say(note);
    save(order.salida, bytes);
    say(`Listo: ${order.salida} (${bytes.length} bytes)`);
    return 0;
  } catch (error) {
    if (!(error instanceof AuthorError || error instanceof PdfError)) throw error;
    say(error.message);
    return error instanceof AuthorError ? error.exit : 1;
  }
}

async function render(documento: Documento, { salida, borrador }: Order, hoy: string): Promise<Uint8Array> {
  const options = { autor: AUTHOR, fecha: `${hoy}T12:00:00Z`, borrador };
  switch (extname(salida).toLowerCase()) {
    case '.pdf':
      return createRenderer()(documento, options);
    case '.docx':
      return await renderDocx(documento, options);
    default:
      return Buffer.from(pageOf(documento));
  }
}

function pageOf(documento: Documento): string {
  const title = documento.titulo.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style>`;
  return `<!doctype html>\n<html lang="es">\n<head>${head}</head>\n<body>\n${renderHtml(documento)}\n</body>\n</html>\n`;
}

function save(salida: string, bytes: Uint8Array): void {
  try {
    writeFileSync(salida, bytes);
  } catch (error) {
    throw new AuthorError(2, `No se pudo escribir ${salida}: ${(error as Error).message}`);
  }
}
