import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Documento } from '@fedatario/document-engine';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { PdfError } from './errors.ts';
import { type FacturaImpresa, facturaSheetOf } from './factura-sheet.ts';
import { checkGlyphs, loadFonts, replaceUndrawable } from './fonts.ts';
import { type PdfOptions, sheetOf } from './sheet.ts';

/** What can be set on paper: a document, or the page of an invoice. */
export type Imprimible = Documento | FacturaImpresa;

export type RenderPdf = (documento: Imprimible, options: PdfOptions) => Uint8Array;

/** Compilations a remembered result survives unused: the fixed clauses of a template are set once, not once per person. */
const KEEP = 10;

/**
 * A renderer with its fonts loaded and its template parsed, for one process. Its workspace is the folder of the template
 * and holds nothing else, so that even a template gone wrong has no file to read.
 */
export function createRenderer(): RenderPdf {
  const { blobs, covered } = loadFonts();
  const workspace = fileURLToPath(new URL('./typst', import.meta.url));
  const [ofDocument, ofInvoice] = ['documento', 'factura'].map(readTemplate);
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: blobs }] });
  return (documento, options) => {
    const invoice = 'plantilla' in documento;
    const sheet = invoice
      ? replaceUndrawable(facturaSheetOf(documento, options), covered)
      : sheetOf(documento, options);
    const template = invoice ? ofInvoice : ofDocument;
    checkGlyphs(sheet, covered);
    try {
      const inputs = { hoja: JSON.stringify(sheet) };
      // In one step: the compiled document that `compile` hands out is never given back to the system.
      return compiler.pdf({ mainFileContent: String(template), inputs }, { pdfStandard: options.norma ?? 'a-2a' });
    } catch (error) {
      // Typst speaks English, to the template's author: it is for who reads the log.
      const reason = (error as Error).message.slice(0, 500);
      throw new PdfError('documento-invalido', `No se pudo componer el documento: ${reason}`);
    } finally {
      compiler.evictCache(KEEP);
    }
  };
}

function readTemplate(name: string): string {
  return readFileSync(new URL(`./typst/${name}.typ`, import.meta.url), 'utf8');
}
