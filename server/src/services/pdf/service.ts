import { errorDeCampo } from '@fedatario/contract/base';
import { AppError } from '../../http/errors.ts';
import type { PdfError } from './errors.ts';
import { type PdfPool, type PdfPoolSettings, startPdfPool } from './pool.ts';

export interface PdfServiceSettings extends PdfPoolSettings {
  /** Called with each failure whose cause is not the document. */
  readonly report?: (error: PdfError) => void;
}

/** Retry-After in seconds. */
const AGAIN = 5;

/**
 * The PDF service for handlers and jobs: called outside of any transaction, its errors are of the catalogue. Processes start
 * with the first document and end after a while without work.
 */
export function startPdf({ report = () => undefined, ...settings }: PdfServiceSettings = {}): PdfPool {
  const pool = startPdfPool(settings);
  return {
    ...pool,
    renderPdf: (documento, options) =>
      pool.renderPdf(documento, options).catch((error: PdfError) => {
        if (error.codigo !== 'caracter-sin-glifo' && error.codigo !== 'documento-demasiado-grande') report(error);
        throw fromPdfError(error);
      }),
  };
}

function fromPdfError(cause: PdfError): AppError {
  switch (cause.codigo) {
    case 'documento-demasiado-grande':
    case 'documento-invalido':
      return new AppError(cause.codigo, { cause });
    case 'caracter-sin-glifo':
      return new AppError('documento-no-imprimible', {
        errores: [errorDeCampo('', 'caracter', { caracter: cause.caracter ?? '' })],
        cause,
      });
    default:
      return new AppError('documentos-ocupados', { espera: AGAIN, cause });
  }
}
