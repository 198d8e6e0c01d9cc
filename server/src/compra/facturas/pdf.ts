import type { Archivo } from '@fedatario/contract/base';
import { AppError } from '../../http/errors.ts';
import type { OutsideContext } from '../../http/route.ts';
import type { RenderPdf } from '../../services/pdf/pdf.ts';
import { componer, leerPagina } from './dtes/entrega.ts';
import { findPropia } from './filas/queries.ts';

interface Cual {
  readonly idFactura: string;
  /** A credit note of it; null for the invoice itself. */
  readonly idNota: string | null;
}

type FacturaRequest = Pick<OutsideContext<'adminCliente'>, 'transact' | 'actor'>;

/** An invoice of the actor's, or a credit note of it, on paper. */
export async function pdfPropio(
  { transact, actor }: FacturaRequest,
  cual: Cual,
  renderPdf: RenderPdf,
): Promise<Archivo> {
  const propia = await transact((db) => findPropia(db, actor, cual.idFactura));
  if (!propia) throw new AppError('no-encontrado');
  return pdfDe({ transact }, cual, renderPdf);
}

/** The page of any invoice, for a caller that checked who may see it. */
export async function pdfDe({ transact }: Pick<FacturaRequest, 'transact'>, cual: Cual, renderPdf: RenderPdf) {
  return componer(renderPdf, await transact((db) => leerPagina(db, cual)));
}
