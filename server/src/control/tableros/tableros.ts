import { type EstadoTramite, estadosTramite, type PeriodoComparado, type TableroDeTramites } from '@fedatario/contract';
import type { Context } from '../../http/route.ts';
import { intervaloDe } from '../reportes/reportes.ts';
import { countAbiertos, countMovidos, listAbiertos, listNotariosConTrabajo, listTiempos } from './queries.ts';

/** The dashboard of the trámites: what is open now, and what moved in a period and in the one that it is compared with. */
export async function tableroDeTramites(
  { db, now }: Pick<Context<'admin'>, 'db' | 'now'>,
  { antesDesde, antesHasta, ...periodo }: PeriodoComparado,
): Promise<TableroDeTramites> {
  const intervalo = intervaloDe(periodo);
  const compara = antesDesde !== undefined || antesHasta !== undefined;
  const antes = intervaloDe({ desde: antesDesde, hasta: antesHasta });
  const notarios = await listNotariosConTrabajo(db, intervalo, now);
  return {
    abiertos: enOrden(await listAbiertos(db, now)),
    ...(await countAbiertos(db)),
    ...(await countMovidos(db, intervalo)),
    antes: compara ? await countMovidos(db, antes) : null,
    tiempos: enOrden(await listTiempos(db, intervalo)),
    notarios: notarios.map(({ promedio, cuantas, ...row }) => ({
      ...row,
      calificacion: promedio === null ? null : { promedio, cuantas },
    })),
  };
}

/** The states in the order in which a trámite goes through them. */
function enOrden<Row extends { readonly estado: string }>(
  rows: readonly Row[],
): (Omit<Row, 'estado'> & { estado: EstadoTramite })[] {
  return estadosTramite.flatMap((estado) =>
    rows.filter((row) => row.estado === estado).map((row) => ({ ...row, estado })),
  );
}
