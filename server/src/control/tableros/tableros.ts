import type { PeriodoComparado, TableroDeTramites, TrabajoDeNotario } from '@fedatario/contract/control';
import { type EstadoTramite, estadosTramite, hechosDeTramite } from '@fedatario/contract/solicitud';
import type { Db } from '../../db/db.ts';
import type { Context } from '../../http/route.ts';
import { cortar, guardados, type HechoContado, type Intervalo, listHechos } from '../cierres/cierres.ts';
import { intervaloDe } from '../reportes/reportes.ts';
import { citasDelTablero } from './citas/citas.ts';
import { gestionesDelTablero } from './gestiones/gestiones.ts';
import { listAbiertos, listCalificaciones, listNotarios } from './queries.ts';

/**
 * The dashboard of the trámites, the gestiones and the citas: what is open now, and what moved in a period and in the one that it is
 * compared with.
 */
export async function tableroDeTramites(
  request: Pick<Context<'admin'>, 'db' | 'now'>,
  { antesDesde, antesHasta, ...periodo }: PeriodoComparado,
): Promise<TableroDeTramites> {
  const { db, now } = request;
  const intervalo = intervaloDe(periodo);
  const compara = antesDesde !== undefined || antesHasta !== undefined;
  const antes = intervaloDe({ desde: antesDesde, hasta: antesHasta });
  const { corte, confiable } = await cortar(db, guardados.tramites, intervalo);
  const abiertos = await listAbiertos(db, now);
  const hechos = await listHechos(db, corte);
  return {
    abiertos: enOrden(porEstado(abiertos)),
    ...turnos(abiertos),
    ...movidos(hechos),
    antes: compara ? movidos(await listHechos(db, { ...corte, ...antes })) : null,
    tiempos: enOrden(hechos.flatMap(tiempoDe)),
    notarios: await conTrabajo(db, intervalo, { abiertos, hechos }),
    gestiones: await gestionesDelTablero(request, intervalo, compara ? antes : null),
    citas: await citasDelTablero(request, intervalo),
    confiable,
  };
}

type Abiertos = Awaited<ReturnType<typeof listAbiertos>>;

const suma = <Row>(rows: readonly Row[], de: (row: Row) => number) => rows.reduce((total, row) => total + de(row), 0);

function porEstado(abiertos: Abiertos) {
  const deCada = Map.groupBy(abiertos, ({ estado }) => estado);
  return [...deCada].map(([estado, rows]) => ({
    estado,
    cantidad: suma(rows, ({ cantidad }) => cantidad),
    vencidos: suma(rows, ({ vencidos }) => vencidos),
  }));
}

function turnos(abiertos: Abiertos) {
  const delCliente = suma(abiertos, ({ estado, cantidad }) =>
    hechosDeTramite[estado].agente === 'cliente' ? cantidad : 0,
  );
  return { enProceso: suma(abiertos, ({ cantidad }) => cantidad) - delCliente, delCliente };
}

function movidos(hechos: readonly HechoContado[]) {
  const de = (cual: HechoContado['hecho']) => suma(hechos, ({ hecho, veces }) => (hecho === cual ? veces : 0));
  return { nuevos: de('nuevo'), entregados: de('entrega'), sinEntregar: de('sinDocumento') };
}

function tiempoDe({ hecho, estado, veces, mediana, p90 }: HechoContado) {
  return hecho === 'estancia' && estado !== null && mediana !== null && p90 !== null
    ? [{ estado, veces, mediana, p90 }]
    : [];
}

/** The notaries with work or who may get some, those with most past its term first. */
async function conTrabajo(
  db: Db,
  intervalo: Intervalo,
  { abiertos, hechos }: { abiertos: Abiertos; hechos: readonly HechoContado[] },
): Promise<TrabajoDeNotario[]> {
  const notarios = await listNotarios(db);
  const calificaciones = await listCalificaciones(db, intervalo);
  const conAlgo = notarios.flatMap(({ activo, ...notario }) => {
    const suyo = ({ idNotario }: { idNotario: string | null }) => idNotario === notario.idNotario;
    const suyos = abiertos.filter(suyo);
    const entregas = hechos.filter((row) => row.hecho === 'entrega' && suyo(row));
    if (!activo && suyos.length === 0 && entregas.length === 0) return [];
    const { promedio, cuantas } = calificaciones.find(suyo) ?? {};
    return [
      {
        ...notario,
        ...turnos(suyos),
        vencidos: suma(suyos, ({ vencidos }) => vencidos),
        entregados: suma(entregas, ({ veces }) => veces),
        horas: entregas.find(({ mediana }) => mediana !== null)?.mediana ?? null,
        calificacion: promedio === undefined || cuantas === undefined ? null : { promedio, cuantas },
      },
    ];
  });
  const carga = ({ enProceso, delCliente }: TrabajoDeNotario) => enProceso + delCliente;
  return conAlgo.toSorted((a, b) => b.vencidos - a.vencidos || carga(b) - carga(a));
}

/** The states in the order in which a trámite goes through them. */
function enOrden<Row extends { readonly estado: string }>(
  rows: readonly Row[],
): (Omit<Row, 'estado'> & { estado: EstadoTramite })[] {
  return estadosTramite.flatMap((estado) =>
    rows.filter((row) => row.estado === estado).map((row) => ({ ...row, estado })),
  );
}
