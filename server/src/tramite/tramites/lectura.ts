import {
  type AgenteTramite,
  accionesTramite,
  type CuentasDeTramites,
  cotizarLinea,
  type EstadoTramite,
  esCancelable,
  idDeRol,
  impedimentoDe,
  type PasoDado,
  type Tramite,
  type TramiteDetalle,
  turnosTramite,
} from '@fedatario/contract';
import { cotizar } from '../../compra/reembolsos/reembolsos.ts';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import { decodeIdCursor, toPage } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import type { Actor } from '../../http/route.ts';
import { requisitosDe, toRequisito } from '../../solicitud/requisitos/requisitos.ts';
import { agentesDe, esDeOficina, type Request, situacionDe } from './paso.ts';
import { countPropios, findTramite, listHistorial, listPropios, type MarcaRow, type TramiteRow } from './queries.ts';

interface Lista {
  readonly cursor?: string | undefined;
  readonly limite: number;
  readonly estado: string;
}

export async function listarPropios({ db, actor, now }: Request, { cursor, limite, estado: filtro }: Lista) {
  const antesDe = decodeIdCursor(cursor);
  const rows = await listPropios(db, actor, { filtro, antesDe, limite: limite + 1, now });
  const { data, siguiente } = toPage(rows, limite, ({ idSolicitud }) => [idSolicitud]);
  return { data: data.map((row) => ({ ...toTramite(row, ['cliente']), sinLeer: row.sinLeer })), siguiente };
}

export function contarPropios({ db, actor, now }: Request): Promise<CuentasDeTramites> {
  return countPropios(db, actor, now);
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
  { db, actor, now }: Request,
  idSolicitud: string,
  /** True for a notary who just gave it up, and sees it once more. */
  recien = false,
): Promise<TramiteDetalle> {
  const row = await findTramite(db, recien ? undefined : actor, idSolicitud);
  if (!row) throw new AppError('no-encontrado');
  const agentes = agentesDe(actor, row);
  const { revision, idFactura, plazoHoras, horasConsumidas, entregado, idNotario, nombreNotario } = row;
  const situacion = situacionDe(row);
  return {
    ...toTramite(row, agentes),
    revision,
    idFactura,
    plazoHoras,
    horasConsumidas,
    entregado,
    cliente: { idUsuario: row.idUsuario, nombre: row.nombreCompleto },
    notario: idNotario ? { idUsuario: idNotario, nombre: nombreNotario ?? '' } : null,
    aceptado: situacion.aceptado,
    marca: row.marca && toMarca(row.marca),
    estadoAnterior: situacion.estadoAnterior,
    requisitos: (await requisitosDe(db, idSolicitud)).map((requisito) =>
      toRequisito(requisito, situacion.estado, agentes),
    ),
    historial: (await listHistorial(db, idSolicitud)).map((paso) => toPaso(paso, row, actor)),
    acciones: accionesDe(situacion, agentes),
    devolucion: await devolucionDe({ db, now }, row, agentes),
  };
}

export function toTramite(
  row: Pick<
    TramiteRow,
    | 'idSolicitud'
    | 'serie'
    | 'numero'
    | 'nombre'
    | 'estado'
    | 'automatica'
    | 'venceEn'
    | 'limiteEn'
    | 'creadaEn'
    | 'actualizadaEn'
  >,
  agentes: readonly AgenteTramite[],
): Tramite {
  const { idSolicitud, serie, numero, nombre, automatica, venceEn, limiteEn, creadaEn, actualizadaEn } = row;
  const estado = row.estado as EstadoTramite;
  const { agente: turno } = turnosTramite[estado];
  return {
    idSolicitud,
    nombre,
    estado,
    automatica,
    turno,
    numero: formatNumber(serie, numero),
    leToca: turno !== null && agentes.includes(turno) && estado !== 'entregado',
    venceEn: venceEn?.toISOString() ?? null,
    limiteEn: limiteEn?.toISOString() ?? null,
    creadaEn: creadaEn.toISOString(),
    actualizadaEn: actualizadaEn.toISOString(),
  };
}

/** Actions of the actor's roles, each with what prevents it now; those of other roles are left out. */
function accionesDe(situacion: ReturnType<typeof situacionDe>, agentes: readonly AgenteTramite[]) {
  return accionesTramite.flatMap((accion) => {
    const razones = agentes.map((agente) => impedimentoDe(situacion, accion, agente));
    const suyas = razones.filter((razon) => razon !== 'noEsSuyo');
    if (suyas.length === 0) return [];
    return [{ accion, impedimento: suyas.includes(null) ? null : (suyas[0] ?? null) }];
  });
}

type DevolucionDeTramite = TramiteDetalle['devolucion'];

async function devolucionDe(
  { db, now }: Pick<Request, 'db' | 'now'>,
  row: TramiteRow,
  agentes: readonly AgenteTramite[],
): Promise<DevolucionDeTramite> {
  const situacion = situacionDe(row);
  if (agentes.every((agente) => impedimentoDe(situacion, 'cancelar', agente) !== null)) return null;
  return cotizarTramite(db, row, now);
}

/** The refund that the rule gives for its line now. */
export async function cotizarTramite(
  db: Db,
  { idFactura, posicion, estado, automatica }: Pick<TramiteRow, 'idFactura' | 'posicion' | 'estado' | 'automatica'>,
  now: Date,
): Promise<NonNullable<DevolucionDeTramite>> {
  const { lineas } = await cotizar(db, idFactura, now);
  const linea = lineas.find((one) => one.posicion === posicion);
  if (linea && esCancelable(estado, automatica)) {
    const { etapa, porcentaje, monto, total, enCurso } = linea;
    return { etapa, porcentaje, monto, total, enCurso };
  }
  // A line that cost nothing is refunded nothing.
  const { etapa, porcentaje } = cotizarLinea({
    total: 0,
    comprometido: 0,
    automatica,
    estadoDeSolicitud: estado,
    tipoDeSolicitud: 'tramite',
  });
  return { etapa, porcentaje, monto: 0, total: 0, enCurso: false };
}

function toMarca({ marca, motivo, confirmadaEn, serie, numero, codigo }: MarcaRow): TramiteDetalle['marca'] {
  const sustituto = serie && numero && codigo ? { numero: formatNumber(serie, numero), codigo } : null;
  return { marca, motivo, sustituto, confirmadaEn: new Date(confirmadaEn).toISOString() };
}

type Hecho = Awaited<ReturnType<typeof listHistorial>>[number];

function toPaso(
  { accion, de, a, idUsuario, idRol, nombreCompleto, motivo, hechoEn }: Hecho,
  { idUsuario: idCliente, idNotario }: TramiteRow,
  actor: Actor,
): PasoDado {
  const suyo = idUsuario === idCliente || idUsuario === idNotario;
  return {
    accion,
    de,
    a: a as EstadoTramite,
    motivo,
    hechoEn: hechoEn.toISOString(),
    como: comoDe(idUsuario, idCliente, idRol),
    // To the customer the staff have no names, except the notary.
    quien: actor.rol !== 'cliente' || suyo ? nombreCompleto : null,
  };
}

function comoDe(idUsuario: string | null, idCliente: string, idRol: number | null): PasoDado['como'] {
  if (idUsuario === null) return null;
  if (idUsuario === idCliente) return 'cliente';
  return idRol === idDeRol.admin ? 'admin' : 'notario';
}
