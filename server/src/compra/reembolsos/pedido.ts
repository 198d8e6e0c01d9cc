import { type Cotizacion, esDePlan, type PedidoDeReembolso } from '@fedatario/contract/compra';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import { lockFactura } from '../facturas/facturas.ts';
import { findAplicado } from '../pagos/pagos.ts';
import { exigirSinCambio } from '../suscripciones/suscripciones.ts';
import { cotizar } from './cotizacion.ts';
import { medioDe } from './medio.ts';
import { darPaso } from './paso.ts';
import { insertPaso, insertReembolso, lockReembolso, type ReembolsoRow } from './queries.ts';

export interface Pedido extends Pick<PedidoDeReembolso, 'motivo'> {
  readonly idFactura: string;
  readonly posiciones: readonly number[];
  /** Total of the quote shown to the customer; undefined when none was shown. */
  readonly visto: number | undefined;
  readonly idUsuario: string;
  /** The office orders it on its own, whoever bought. */
  readonly deOficio?: boolean;
  readonly now: Date;
}

/** Asks for a refund and quotes it, in one transaction: from here the office decides. The caller may see the invoice. */
export async function pedirReembolso(db: Db, pedido: Pedido): Promise<ReembolsoRow> {
  const { idFactura, idUsuario, motivo, now, deOficio = false } = pedido;
  // Locked, so that nobody else asks for the same line or decides on it meanwhile.
  if (!(await lockFactura(db, idFactura))) throw new AppError('no-encontrado');
  await exigirSinCambio(db, idFactura);
  const lineas = elegidas(await cotizar(db, idFactura, now, deOficio), pedido.posiciones);
  const cotizado = lineas.reduce((suma, { monto }) => suma + monto, 0);
  if (pedido.visto !== undefined && pedido.visto !== cotizado) throw new AppError('cotizacion-cambiada');
  // While a refund waits, the plan gives nothing: its customer asks for one only where the rule gives something back.
  if (pedido.visto !== undefined && lineas.some(({ etapa, monto }) => esDePlan(etapa) && monto === 0))
    throw new AppError('plan-sin-devolucion');
  const pago = await findAplicado(db, idFactura);
  const idReembolso = uuidv7();
  await insertReembolso(
    db,
    {
      idReembolso,
      idFactura,
      estado: 'solicitado',
      motivo,
      cotizado,
      pedidoPor: idUsuario,
      deOficio,
      idPago: pago?.idPago ?? null,
      medio: medioDe(pago, cotizado, now),
      creadoEn: now,
      actualizadoEn: now,
    },
    lineas.map(({ posicion, etapa, porcentaje, monto, cancelable: cancela }) => {
      return { idReembolso, idFactura, posicion, etapa, porcentaje, cotizado: monto, cancela };
    }),
  );
  await insertPaso(db, { idReembolso, a: 'solicitado', accion: 'solicitar', idUsuario, motivo, hechoEn: now });
  const row = await lockReembolso(db, idReembolso);
  if (!row) throw new AppError('error-interno');
  return darPaso(db, row, { accion: 'cotizar', como: 'sistema', idUsuario: null, now });
}

function elegidas({ lineas, reembolsable }: Cotizacion, posiciones: readonly number[]): Cotizacion['lineas'] {
  const wanted = lineas.filter(({ posicion }) => posiciones.includes(posicion));
  if (!reembolsable || wanted.length !== new Set(posiciones).size) throw new AppError('estado-no-permite');
  if (wanted.some(({ enCurso }) => enCurso)) throw new AppError('reembolso-en-curso');
  if (wanted.some(({ disponible }) => disponible === 0)) throw new AppError('nota-excede');
  return wanted;
}
