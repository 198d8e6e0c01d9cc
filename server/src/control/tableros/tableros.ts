import { type EstadoTramite, estadosTramite, type Periodo, type TableroDeTramites } from '@fedatario/contract';
import type { Context } from '../../http/route.ts';
import { intervaloDe } from '../reportes/reportes.ts';
import { countAbiertos, countMovidos, listAbiertos, listNotariosConTrabajo, listTiempos } from './queries.ts';

/** The dashboard of the trámites: what is open now, and what moved in a period. */
export async function tableroDeTramites(
  { db, now }: Pick<Context<'admin'>, 'db' | 'now'>,
  periodo: Periodo,
): Promise<TableroDeTramites> {
  const intervalo = intervaloDe(periodo);
  const notarios = await listNotariosConTrabajo(db, intervalo, now);
  return {
    abiertos: enOrden(await listAbiertos(db, now)),
    ...(await countAbiertos(db)),
    ...(await countMovidos(db, intervalo)),
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
