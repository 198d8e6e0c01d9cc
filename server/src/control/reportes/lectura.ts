import { DAY } from '@fedatario/contract/base';
import type { MesDeVentas, Periodo, ProductoVendido, TramitesEnEstado } from '@fedatario/contract/control';
import { estadosTramite } from '@fedatario/contract/solicitud';
import { soloDe } from '../../casa/clientela/clientela.ts';
import type { Context } from '../../http/route.ts';
import { inicioDelDia } from '../../services/hora-local.ts';
import { cortar, guardados, type Intervalo } from '../cierres/cierres.ts';
import {
  type Alcance,
  listEstados,
  listMeses,
  listMesesDeNotario,
  listProductosDeNotario,
  listProductosVendidos,
} from './queries.ts';

/** Every month from the first with a movement to the last: a month without sales is a row of zeros. */
export async function ventasMensuales({ db, actor }: Context<'staff'>, periodo: Periodo): Promise<MesDeVentas[]> {
  const alcance = alcanceDe(actor, periodo);
  const rows =
    alcance.soloDe === null
      ? await listMeses(db, (await cortar(db, guardados.ventas, alcance)).corte)
      : await listMesesDeNotario(db, alcance);
  const known = new Map(rows.map((row) => [row.mes, { ...row, ...enCentavos(row) }]));
  return mesesEntre(rows[0]?.mes, rows.at(-1)?.mes).map((mes) => known.get(mes) ?? { ...VACIO, mes });
}

export async function productosVendidos({ db, actor }: Context<'staff'>, periodo: Periodo): Promise<ProductoVendido[]> {
  const alcance = alcanceDe(actor, periodo);
  const rows =
    alcance.soloDe === null
      ? await listProductosVendidos(db, (await cortar(db, guardados.ventas, alcance)).corte)
      : await listProductosDeNotario(db, alcance);
  return rows.map((row) => ({
    ...row,
    ...enCentavos(row),
    ultimaVenta: row.ultimaVenta?.toISOString() ?? null,
  }));
}

/** The states in the order in which a trámite goes through them. */
export async function tramitesPorEstado(
  { db, actor, now }: Context<'staff'>,
  periodo: Periodo,
): Promise<TramitesEnEstado[]> {
  const rows = await listEstados(db, alcanceDe(actor, periodo), now);
  return estadosTramite.flatMap((estado) => {
    const row = rows.find((one) => one.estado === estado);
    return row ? [{ ...row, estado, masAntiguo: row.masAntiguo.toISOString() }] : [];
  });
}

const VACIO = { pedidos: 0, vendidos: 0, subtotal: 0, descuento: 0, cobrado: 0, devuelto: 0 };

function alcanceDe(actor: Context<'staff'>['actor'], periodo: Periodo): Alcance {
  return { ...intervaloDe(periodo), soloDe: soloDe(actor) };
}

/** The instants of a period: from the midnight of its first day, before that of the day after its last. */
export function intervaloDe({ desde, hasta }: Periodo): Intervalo {
  return {
    desde: desde === undefined ? null : inicioDelDia(desde),
    hasta: hasta === undefined ? null : new Date(inicioDelDia(hasta).getTime() + DAY),
  };
}

type Sumas = Record<'subtotal' | 'descuento' | 'cobrado' | 'devuelto', string>;

/** Sums of centavos come as texts, because PostgreSQL adds integers into a wider type. */
function enCentavos({ subtotal, descuento, cobrado, devuelto }: Sumas) {
  return {
    subtotal: Number(subtotal),
    descuento: Number(descuento),
    cobrado: Number(cobrado),
    devuelto: Number(devuelto),
  };
}

function mesesEntre(first: string | undefined, last: string | undefined): string[] {
  const meses: string[] = [];
  for (let mes = first; mes !== undefined && last !== undefined && mes <= last; mes = siguiente(mes)) meses.push(mes);
  return meses;
}

function siguiente(mes: string): string {
  const [anio = 0, numero = 0] = mes.split('-').map(Number);
  return numero === 12 ? `${anio + 1}-01` : `${anio}-${String(numero + 1).padStart(2, '0')}`;
}
