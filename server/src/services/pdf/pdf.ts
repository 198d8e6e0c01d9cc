/** The PDF service: a document tree becomes PDF/A, in threads apart. */
export { PdfError, type PdfFailure } from './errors.ts';
export { type PdfPool, type PdfPoolSettings, startPdfPool } from './pool.ts';
export { createRenderer } from './render.ts';
export type { PdfOptions, PdfStandard } from './sheet.ts';
