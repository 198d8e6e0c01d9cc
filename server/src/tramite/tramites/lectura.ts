import { type AgenteTramite, hechosDeTramite } from '@fedatario/contract/solicitud';
import type { CuentasDeTramites, Tramite, TramiteDetalle } from '@fedatario/contract/tramite';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import { AppError } from '../../http/errors.ts';
import type { Actor, Context } from '../../http/route.ts';
import * as expedientes from '../expedientes/expedientes.ts';
import { firmaDe } from './firma.ts';
import { esDeOficina } from './paso.ts';
import { findTramite, type MarcaRow, type TramiteRow } from './queries.ts';

interface Lista {
  readonly cursor?: string | undefined;
  readonly limite: number;
  readonly estado: string;
}

export async function listarPropios(request: Context<'all'>, lista: Lista) {
  const { data, siguiente } = await expedientes.pagePropios(request, 'tramite', lista);
  return { data: data.map((row) => ({ ...toTramite(row, ['cliente']), sinLeer: row.sinLeer })), siguiente };
}

export function contarPropios(request: Context<'all'>): Promise<CuentasDeTramites> {
  return expedientes.contarPropios(request, 'tramite');
}

/** The row of a trámite that the actor may see; anyone else's does not exist. */
export async function exigirTramite(db: Db, actor: Actor, idSolicitud: string): Promise<TramiteRow> {
  const row = await findTramite(db, actor, idSolicitud);
  if (!row) throw new AppError('no-encontrado');
  return row;
}

/** The row of one that the actor may see as the office. */
export async function exigirEnOficina(db: Db, actor: Actor, idSolicitud: string): Promise<TramiteRow> {
  const row = await exigirTramite(db, actor, idSolicitud);
  if (!esDeOficina(actor, row)) throw new AppError('no-encontrado');
  return row;
}

/** A trámite that the actor may see, with their actions; anyone else's does not exist. */
export async function leerTramite(
  request: Context<'all'>,
  idSolicitud: string,
  /** True for a notary who just gave it up, and sees it once more. */
  recien = false,
): Promise<TramiteDetalle> {
  const row = await findTramite(request.db, recien ? undefined : request.actor, idSolicitud);
  if (!row) throw new AppError('no-encontrado');
  const { automatica, entregado, idNotario, nombreNotario } = row;
  const detalle = (await expedientes.detalleDe(request, row)) as Omit<TramiteDetalle, keyof typeof deTramite>;
  const deTramite = {
    automatica,
    entregado,
    notario: idNotario ? { idUsuario: idNotario, nombre: nombreNotario ?? '' } : null,
    marca: row.marca && toMarca(row.marca),
    firma: await firmaDe(request, row),
  };
  return { ...detalle, ...deTramite };
}

type EnLista = Parameters<typeof expedientes.toRenglon>[0] & Pick<TramiteRow, 'automatica'>;

export function toTramite(row: EnLista, agentes: readonly AgenteTramite[]): Tramite {
  return { ...expedientes.toRenglon(row, hechosDeTramite, agentes), automatica: row.automatica };
}

function toMarca({ marca, motivo, confirmadaEn, serie, numero, codigo }: MarcaRow): TramiteDetalle['marca'] {
  const sustituto = serie && numero && codigo ? { numero: formatNumber(serie, numero), codigo } : null;
  return { marca, motivo, sustituto, confirmadaEn: new Date(confirmadaEn).toISOString() };
}
