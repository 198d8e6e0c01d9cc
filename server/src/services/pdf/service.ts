import { errorDeCampo } from '@fedatario/contract';
import { AppError } from '../../http/errors.ts';
import type { PdfError } from './errors.ts';
import { type PdfPool, type PdfPoolSettings, startPdfPool } from './pool.ts';

export interface PdfServiceSettings extends PdfPoolSettings {
  /** Told of every document that was not made for a reason that is not in the document. */
  readonly report?: (error: PdfError) => void;
}

/** Seconds after which asking again makes sense. */
const AGAIN = 5;

/**
 * PDF as handlers and jobs have it: a call outside of any transaction, whose errors are of the catalogue. Costs nothing
 * until the first document: its processes start then, and leave when they have had nothing to do for a while.
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
