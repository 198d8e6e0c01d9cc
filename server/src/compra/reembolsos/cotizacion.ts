import {
  type Cotizacion,
  cotizarLinea,
  esCancelable,
  MESES_DE_NOTA,
  type PlanACotizar,
} from '@fedatario/contract/compra';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import { AppError } from '../../http/errors.ts';
import { esReembolsable } from '../facturas/facturas.ts';
import { findAplicado } from '../pagos/pagos.ts';
import { planACotizar } from '../suscripciones/suscripciones.ts';
import { vueltaATarjeta } from './medio.ts';
import { findFactura, findLineas } from './queries.ts';

type Linea = Awaited<ReturnType<typeof findLineas>>[number];

/**
 * The refund that an invoice would give now: the same for every reader, but that only the office is told of what one person of it
 * proposed. 404 when there is no such invoice.
 */
export async function cotizar(db: Db, idFactura: string, now: Date, deOficina = false): Promise<Cotizacion> {
  const factura = await findFactura(db, idFactura);
  if (!factura) throw new AppError('no-encontrado');
  const { total, pagadaEn, gastosDe } = factura;
  // Expenses that were charged and not spent go back by themselves; the rest was paid to the institution. Decision 91.
  const reembolsable = gastosDe === null && esReembolsable({ estado: factura.estado, total });
  const lineas = reembolsable ? await findLineas(db, idFactura, deOficina) : [];
  const plan = lineas.some(({ tipo }) => tipo === 'plan') ? await planACotizar(db, idFactura, now) : undefined;
  const pago = reembolsable ? await findAplicado(db, idFactura) : undefined;
  return {
    tarjeta: vueltaATarjeta(pago, now),
    lineas: lineas.map((linea) => cotizada(linea, plan)),
    reembolsable,
    fueraDePlazo: pagadaEn !== null && fueraDePlazo(pagadaEn, now),
  };
}

function cotizada(linea: Linea, plan: PlanACotizar | undefined): Cotizacion['lineas'][number] {
  const { posicion, nombre, total, enCurso, estadoDeSolicitud: estado, idSolicitud, serie, numero } = linea;
  const solicitud = idSolicitud && serie && numero !== null && estado;
  return {
    posicion,
    nombre,
    total,
    enCurso,
    // Whoever lets a gestión expire gets no more than whoever stops it at the stage it reached.
    ...cotizarLinea({ ...linea, estadoDeSolicitud: linea.alcanzado ?? estado, ...(linea.tipo === 'plan' && { plan }) }),
    cancelable: esCancelable(estado, linea.automatica ?? false),
    solicitud: solicitud ? { idSolicitud, numero: formatNumber(serie, numero), estado } : null,
  };
}

/** A credit note of now comes too late to reduce the tax of what was paid then (Ley IVA art. 17; domain-gt 3.7). */
function fueraDePlazo(pagadaEn: Date, now: Date): boolean {
  const limite = new Date(pagadaEn);
  limite.setUTCMonth(limite.getUTCMonth() + MESES_DE_NOTA);
  return now > limite;
}
