import { type ComparacionConPlanes, costoConPlan, MESES_COMPARADOS, sumarMeses } from '@fedatario/contract/compra';
import { listarPublicos } from '../../catalogo/planes/planes.ts';
import type { Context } from '../../http/route.ts';
import { diaLocal, inicioDelDia } from '../../services/hora-local.ts';
import { listComprados, sumPeriodosPagados } from './queries.ts';

/** The actor's purchases of the last twelve months, and their cost with each plan on sale. */
export async function compararConPlanes({
  db,
  actor,
  now,
}: Pick<Context<'adminCliente'>, 'db' | 'actor' | 'now'>): Promise<ComparacionConPlanes> {
  const hoy = diaLocal(now);
  const desde = inicioDelDia(sumarMeses(hoy, -MESES_COMPARADOS));
  const compras = (await listComprados(db, actor.idUsuario, desde)).map(({ pagadaEn, ...compra }) => {
    return { ...compra, dia: diaLocal(pagadaEn ?? now) };
  });
  const enPlanes = await sumPeriodosPagados(db, actor.idUsuario, desde);
  const planes = (await listarPublicos(db)).map((plan) => {
    const costo = (periodo: 'mensual' | 'anual') => costoConPlan(compras, plan, periodo, hoy);
    return { idPlan: plan.idPlan, mensual: costo('mensual'), anual: costo('anual') };
  });
  const pagado = compras.reduce((suma, { cobrado }) => suma + cobrado, enPlanes);
  return { documentos: compras.length, pagado, planes };
}
