import { desglosarDevolucion } from '@fedatario/contract/compra';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import { formatNumber, takeNumbers } from '../../db/numbers.ts';
import { AppError } from '../../http/errors.ts';
import { enqueue } from '../../queue/queue.ts';
import { findAnulable } from './dtes/anulacion.ts';
import { anularDte, certificarMasTarde } from './dtes/cola.ts';
import { anioDe } from './filas/plazo.ts';
import { lockFactura } from './filas/queries.ts';
import { insertNota, type LineaAcreditada, updateAcreditado } from './notas/queries.ts';

interface NotaPedida {
  readonly idFactura: string;
  readonly lineas: readonly LineaAcreditada[];
  readonly motivo: string;
  /** The refund it is for: a refund has one note. */
  readonly idReembolso?: string;
  readonly now: Date;
}

interface NotaHecha {
  readonly idNota: string;
  /** `NC-2026-000012`. */
  readonly numero: string;
  readonly total: number;
  readonly base: number;
  readonly iva: number;
}

/**
 * Credits a part of an invoice, in the caller's transaction: numbered without gaps, its lines never above what is left of the
 * invoice's, and its certification enqueued; one that takes the whole invoice back on its own day stays our own record, and the invoice is
 * annulled. Refuses with `nota-excede` an amount that a line no longer has.
 */
export async function crearNotaDeCredito(db: Db, pedida: NotaPedida): Promise<NotaHecha> {
  const { idFactura, motivo, idReembolso = null, now } = pedida;
  const factura = await lockFactura(db, idFactura);
  if (!factura?.numero) throw new AppError('estado-no-permite');
  const antes = await updateAcreditado(db, idFactura, pedida.lineas);
  if (pedida.lineas.length === 0 || antes.size !== pedida.lineas.length) throw new AppError('nota-excede');
  const lineas = pedida.lineas.map(({ posicion, monto }) => {
    return { posicion, monto, ...desglosarDevolucion(antes.get(posicion) ?? 0, monto) };
  });
  const idNota = uuidv7();
  const montos = { total: suma(lineas, 'monto'), base: suma(lineas, 'base'), iva: suma(lineas, 'iva') };
  const serie = `NC-${anioDe(now)}`;
  // Late, because every credit note of this moment waits for this row.
  const numero = (await takeNumbers(db, { [serie]: 1 })).get(serie) ?? 0;
  await insertNota(
    db,
    { idNota, idFactura, idReembolso, serie, numero, motivo, moneda: factura.moneda, ...montos, creadaEn: now },
    lineas.map((linea) => ({ ...linea, idNota, idFactura })),
  );
  const anulable = montos.total === factura.total ? await findAnulable(db, factura, now) : undefined;
  if (anulable) await enqueue(db, anularDte, { idDte: anulable.idDte, idNota });
  else await certificarMasTarde(db, { idFactura, idNota, emitidoEn: now, now });
  return { idNota, numero: formatNumber(serie, numero), ...montos };
}

type Montos = { readonly monto: number; readonly base: number; readonly iva: number };

function suma(lineas: readonly Montos[], campo: keyof Montos): number {
  return lineas.reduce((total, linea) => total + linea[campo], 0);
}
