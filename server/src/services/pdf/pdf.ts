/** The PDF service: a document tree becomes PDF/A, in threads apart. */
export { PdfError, type PdfFailure } from './errors.ts';
export { type PdfPool, type PdfPoolSettings, startPdfPool } from './pool.ts';
export { createRenderer, type PdfOptions, type PdfStandard } from './render.ts';
