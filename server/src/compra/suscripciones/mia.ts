import {
  type ClaseDeUnidad,
  faseDeSuscripcion,
  type MiSuscripcion,
  precioDePeriodo,
  unidadesDePeriodo,
} from '@fedatario/contract/compra';
import type { Db } from '../../db/db.ts';
import type { Context } from '../../http/route.ts';
import { sumUnidades } from '../beneficios/beneficios.ts';
import { findPedidoPendiente, findPropia, findTarjeta, type PropiaRow } from './queries.ts';

/** The actor's subscription that is not over. */
export async function leerMia({ db, actor }: Pick<Context<'adminCliente'>, 'db' | 'actor'>) {
  const row = await findPropia(db, actor.idUsuario);
  return row ? armar(db, row) : null;
}

async function armar(db: Db, row: PropiaRow): Promise<MiSuscripcion> {
  const { idSuscripcion, idUsuario, inicio, inicioPeriodo, finPeriodo } = row;
  const periodo = row.periodo;
  const tarjeta = await findTarjeta(db, idUsuario);
  return {
    idSuscripcion,
    idPlan: row.idPlan,
    nombrePlan: row.nombrePlan,
    periodo,
    estado: row.estado,
    inicio: inicio.toISOString(),
    inicioPeriodo: inicioPeriodo.toISOString(),
    finPeriodo: finPeriodo.toISOString(),
    renovar: row.renovar,
    revision: row.revision,
    descuento: row.descuento,
    categorias: row.categorias,
    documentos: await unidadesDe(db, row, 'documento', row.documentos),
    citas: await unidadesDe(db, row, 'cita', row.citas),
    proximoCobro: row.renovar ? proximoCobro(row) : null,
    tarjeta: tarjeta ? { marca: tarjeta.marca, ultimosCuatro: tarjeta.ultimosCuatro } : null,
    pendiente: await pendienteDe(db, idSuscripcion),
    cambio: cambioDe(row),
    enDevolucion: row.enDevolucion,
    facturaEnDevolucion: row.facturaEnDevolucion,
  };
}

/** Units of a kind in the present period, with those that the office gave. */
async function unidadesDe(
  db: Db,
  { idSuscripcion, vuelta, periodo }: PropiaRow,
  clase: ClaseDeUnidad,
  alMes: number | null,
): Promise<MiSuscripcion['citas']> {
  const incluidos = unidadesDePeriodo(alMes, periodo);
  const { disponibles, usados, regalados } = await sumUnidades(db, idSuscripcion, vuelta, clase);
  return { incluidos: incluidos === null ? null : incluidos + regalados, disponibles, usados };
}

function cambioDe({ planSiguiente, periodoSiguiente, estado }: PropiaRow): MiSuscripcion['cambio'] {
  if (!planSiguiente || !periodoSiguiente) return null;
  const periodo = periodoSiguiente;
  return { nombrePlan: planSiguiente, periodo, elegido: faseDeSuscripcion(estado) === 'porCambiar' };
}

function proximoCobro(row: PropiaRow): number | null {
  if (!row.periodoSiguiente) return precioDePeriodo(row, row.periodo);
  const { mensualSiguiente: precioMensual, anualSiguiente: precioAnual } = row;
  return precioDePeriodo({ precioMensual, precioAnual }, row.periodoSiguiente);
}

/** The order that a subscription waits for, as its customer sees it. */
export async function pendienteDe(db: Db, idSuscripcion: string): Promise<MiSuscripcion['pendiente']> {
  const pedido = await findPedidoPendiente(db, idSuscripcion);
  if (!pedido) return null;
  const { idFactura, total, venceEn } = pedido;
  const { metodo, clase } = pedido as typeof pedido & Pick<NonNullable<MiSuscripcion['pendiente']>, 'metodo' | 'clase'>;
  return { idFactura, clase, total, metodo, venceEn: venceEn.toISOString() };
}
