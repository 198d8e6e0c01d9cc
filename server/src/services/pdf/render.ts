import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Documento } from '@fedatario/document-engine';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { type ActaImpresa, actaSheetOf, namesOf } from './acta-sheet.ts';
import { type ConstanciaImpresa, constanciaSheetOf } from './constancia-sheet.ts';
import { PdfError } from './errors.ts';
import { type FacturaImpresa, facturaSheetOf } from './factura-sheet.ts';
import { checkGlyphs, replaceUndrawable } from './fonts.ts';
import { readFaces } from './printable.ts';
import { type ProtocoloImpreso, protocoloSheetOf } from './protocolo-sheet.ts';
import { type ReporteImpreso, reporteSheetOf } from './reporte-sheet.ts';
import { type PdfOptions, sheetOf } from './sheet.ts';
import { type TestimonioImpreso, testimonioSheetOf } from './testimonio-sheet.ts';

/** Anything printable: a document, on plain or on protocol paper, the page of an invoice, a delivered act or its copy, a statement of a result, a report. */
export type Imprimible =
  | Documento
  | ProtocoloImpreso
  | FacturaImpresa
  | ActaImpresa
  | TestimonioImpreso
  | ConstanciaImpresa
  | ReporteImpreso;

export type RenderPdf = (documento: Imprimible, options: PdfOptions) => Uint8Array;

/** Compilations a remembered result survives unused: the fixed clauses of a template are set once, not once per person. */
const KEEP = 10;

/**
 * A renderer with its fonts loaded and its template parsed, for one process. Its workspace is the folder of the template
 * and holds nothing else, so that even a template gone wrong has no file to read.
 */
export function createRenderer(): RenderPdf {
  const workspace = fileURLToPath(new URL('./typst', import.meta.url));
  const templates = {
    documento: readTemplate('documento'),
    factura: readTemplate('factura'),
    acta: readTemplate('acta'),
    constancia: readTemplate('constancia'),
    protocolo: readTemplate('protocolo'),
    reporte: readTemplate('reporte'),
    testimonio: readTemplate('testimonio'),
  };
  const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: readFaces() }] });
  return (documento, options) => {
    const plantilla = 'plantilla' in documento ? documento.plantilla : 'documento';
    const sheet = sheetFor(documento, options);
    checkGlyphs(sheet);
    const pictures = picturesOf(documento, workspace);
    try {
      for (const { path, bytes } of pictures) compiler.mapShadow(path, bytes);
      const inputs = { hoja: JSON.stringify(sheet) };
      // In one step: the memory of the document that `compile` returns is never freed.
      return compiler.pdf({ mainFileContent: templates[plantilla], inputs }, { pdfStandard: options.norma ?? 'a-2a' });
    } catch (error) {
      // Typst's errors are in English, for the template's author who reads the log.
      const reason = (error as Error).message.slice(0, 500);
      throw new PdfError('documento-invalido', `No se pudo componer el documento: ${reason}`);
    } finally {
      compiler.resetShadow();
      compiler.evictCache(pictures.length > 0 ? 0 : KEEP);
    }
  };
}

/** Invoices, deliveries, statements and reports are made whatever people's names; in a document to be signed no letter may be missing. */
function sheetFor(documento: Imprimible, options: PdfOptions) {
  if (!('plantilla' in documento)) return sheetOf(documento, options);
  if (documento.plantilla === 'protocolo') return protocoloSheetOf(documento, options);
  if (documento.plantilla === 'testimonio') return testimonioSheetOf(documento, options);
  return replaceUndrawable(ownSheet(documento, options));
}

function ownSheet(documento: FacturaImpresa | ActaImpresa | ConstanciaImpresa | ReporteImpreso, options: PdfOptions) {
  if (documento.plantilla === 'reporte') return reporteSheetOf(documento, options);
  if (documento.plantilla === 'acta') return actaSheetOf(documento, options);
  if (documento.plantilla === 'constancia') return constanciaSheetOf(documento, options);
  return facturaSheetOf(documento, options);
}

/** The files that the compiler is given beside its workspace, for one document. */
function picturesOf(documento: Imprimible, workspace: string) {
  if (!('plantilla' in documento) || !('hojas' in documento)) return [];
  const names = namesOf(documento.hojas);
  return documento.hojas.map(({ bytes }, i) => ({ path: `${workspace}/${names[i]}`, bytes: Buffer.from(bytes) }));
}

function readTemplate(name: string): string {
  return readFileSync(new URL(`./typst/${name}.typ`, import.meta.url), 'utf8');
}
