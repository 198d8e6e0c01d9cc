import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Documento } from '@fedatario/document-engine';
import { NodeCompiler, type NodeError } from '@myriaddreamin/typst-ts-node-compiler';
import { PdfError } from './errors.ts';
import { checkGlyphs, loadFonts } from './fonts.ts';
import { type PdfOptions, sheetOf } from './sheet.ts';

export type RenderPdf = (documento: Documento, options: PdfOptions) => Uint8Array;

/** Compilations a remembered result survives unused: the fixed clauses of a template are set once, not once per person. */
const KEEP = 5;

/**
 * A renderer with its fonts loaded and its template parsed, for one thread. Its workspace is the folder of the template
 * and holds nothing else, so that even a template gone wrong has no file to read.
 */
export function createRenderer(): RenderPdf {
  const { blobs, covered } = loadFonts();
  const workspace = fileURLToPath(new URL('./typst', import.meta.url));
  const template = readFileSync(new URL('./typst/documento.typ', import.meta.url), 'utf8');
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: blobs }] });
  return (documento, options) => {
    const sheet = sheetOf(documento, options);
    checkGlyphs(sheet, covered);
    try {
      const inputs = { hoja: JSON.stringify(sheet) };
      const compiled = compiler.compile({ mainFileContent: template, inputs });
      if (compiled.result === null) throw new PdfError('documento-invalido', reasonOf(compiled.takeError()));
      return compiler.pdf(compiled.result, { pdfStandard: options.norma ?? 'a-2a' });
    } catch (error) {
      throw error instanceof PdfError ? error : new PdfError('documento-invalido', reasonOf(error));
    } finally {
      compiler.evictCache(KEEP);
    }
  };
}

/** Typst says what is wrong in English and for the template's author: it goes to who reads the log. */
function reasonOf(error: unknown): string {
  const said = error instanceof Error ? error.message : JSON.stringify((error as NodeError | null)?.shortDiagnostics);
  return `No se pudo componer el documento: ${said?.slice(0, 500)}`;
}
