import type { MovimientoDeBeneficio } from '@fedatario/contract/compra';
import type { Db } from '../../db/db.ts';
import { decodeInstantCursor, toPage } from '../../http/cursor.ts';
import type { Context } from '../../http/route.ts';
import { listLibro, type MovimientoRow } from './queries.ts';

/** Rows of the ledger that the office is shown: more than a year of a busy customer. */
const LINEAS_DE_LIBRO = 200;

interface Pagina {
  readonly cursor?: string | undefined;
  readonly limite: number;
}

/** The ledger of all plans that the actor has or had, a page at a time. */
export async function listarConsumo({ db, actor }: Pick<Context<'adminCliente'>, 'db' | 'actor'>, pagina: Pagina) {
  const { cursor, limite } = pagina;
  const despuesDe = decodeInstantCursor(cursor);
  const rows = await listLibro(db, { de: { idUsuario: actor.idUsuario }, despuesDe, limite: limite + 1 });
  const { data, siguiente } = toPage(rows, limite, ({ hechoEn, idBeneficio }) => [hechoEn.getTime(), idBeneficio]);
  return { data: data.map(toMovimiento), siguiente };
}

/** The ledger of units of a subscription, the newest row first. */
export async function leerLibro(db: Db, idSuscripcion: string): Promise<MovimientoDeBeneficio[]> {
  const rows = await listLibro(db, { de: { idSuscripcion }, limite: LINEAS_DE_LIBRO });
  return rows.map(toMovimiento);
}

function toMovimiento(row: MovimientoRow): MovimientoDeBeneficio {
  const { cantidad, ilimitado, hechoEn, idBeneficio, motivo, documento, idFactura } = row;
  return {
    idBeneficio,
    motivo,
    documento,
    idFactura,
    clase: row.clase as MovimientoDeBeneficio['clase'],
    cita: citaDe(row),
    movimiento: row.movimiento as MovimientoDeBeneficio['movimiento'],
    cantidad: ilimitado ? null : cantidad,
    hechoEn: hechoEn.toISOString(),
  };
}

function citaDe({ citaDesde: inicio, citaHasta: fin, zona }: MovimientoRow): MovimientoDeBeneficio['cita'] {
  return inicio && fin && zona ? { inicio: inicio.toISOString(), fin: fin.toISOString(), zona } : null;
}
