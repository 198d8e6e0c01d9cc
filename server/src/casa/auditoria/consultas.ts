import type { Consulta } from '@fedatario/contract/casa';
import { decodeIdCursor, toPage } from '../../http/cursor.ts';
import type { Context } from '../../http/route.ts';
import { listConsultas } from './queries.ts';

interface Lista {
  readonly cursor?: string | undefined;
  readonly limite: number;
  readonly idSolicitud?: string | undefined;
}

/** Looks of the office at the actor's data, the last first. */
export async function listarConsultas({ db, actor }: Pick<Context<'all'>, 'db' | 'actor'>, lista: Lista) {
  const { cursor, limite, idSolicitud } = lista;
  const pedidas = { idSolicitud, antesDe: decodeIdCursor(cursor), limite: limite + 1 };
  const { data, siguiente } = toPage(await listConsultas(db, actor, pedidas), limite, (row) => [row.idRegistro]);
  return { data: data.map(toConsulta), siguiente };
}

function toConsulta(row: Awaited<ReturnType<typeof listConsultas>>[number]): Consulta {
  const { idRegistro, nombreActor, rolActor, objeto, nombreObjeto, hechoEn, idSolicitud, motivo } = row;
  return {
    idConsulta: idRegistro,
    quien: nombreActor ?? '',
    sobre: nombreObjeto,
    idSolicitud,
    motivo,
    rol: rolActor as Consulta['rol'],
    que: objeto as Consulta['que'],
    en: hechoEn.toISOString(),
  };
}
