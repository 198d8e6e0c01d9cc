/** The PDF service: a document tree becomes PDF/A in child processes; only they load the compiler. */
export type { ActaImpresa } from './acta-sheet.ts';
export type { ConstanciaImpresa } from './constancia-sheet.ts';
export { PdfError, type PdfFailure } from './errors.ts';
export type { FacturaImpresa } from './factura-sheet.ts';
export { type PdfLoad, type PdfPool, type PdfPoolSettings, type RenderPdf, startPdfPool } from './pool.ts';
export type { InicioEnProtocolo, ProtocoloImpreso } from './protocolo-sheet.ts';
export type { Imprimible } from './render.ts';
export type { ReporteImpreso } from './reporte-sheet.ts';
export { startPdf } from './service.ts';
export type { PdfOptions, PdfStandard } from './sheet.ts';
export type { TestimonioImpreso } from './testimonio-sheet.ts';
