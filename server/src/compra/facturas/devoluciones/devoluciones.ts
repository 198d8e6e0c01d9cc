import { maquinaDeFactura } from '@fedatario/contract/compra';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../http/errors.ts';
import type { FacturaRow } from '../filas/queries.ts';
import { type LineaDevuelta, updateComprometido } from './queries.ts';

/** The states in which something can be given back. */
export function esReembolsable({ estado, total }: { readonly estado: FacturaRow['estado']; total: number }): boolean {
  return total > 0 && maquinaDeFactura.paso(estado, 'reembolsar') !== undefined;
}

/**
 * Commits amounts of an invoice to a refund; the caller holds the invoice. Answers the lines of which nothing is left;
 * refuses with `nota-excede` an amount that a line no longer has.
 */
export async function comprometerLineas(
  db: Db,
  factura: FacturaRow,
  lineas: readonly LineaDevuelta[],
): Promise<Set<number>> {
  if (!esReembolsable(factura)) throw new AppError('estado-no-permite');
  const rows = await updateComprometido(db, factura.idFactura, lineas);
  if (rows.length !== lineas.length) throw new AppError('nota-excede');
  return new Set(rows.flatMap(({ posicion, total, comprometido }) => (comprometido === total ? [posicion] : [])));
}
