import { idDeRol } from '@fedatario/contract/base';
import { cotizarLinea, esCancelable } from '@fedatario/contract/compra';
import type { TipoDeSolicitud } from '@fedatario/contract/solicitud';
import type { Expediente } from '@fedatario/contract/tramite';
import { calendarioActual } from '../../casa/calendario/calendario.ts';
import { cotizar } from '../../compra/reembolsos/reembolsos.ts';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import { decodeIdCursor, toPage } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import type { Actor, Context } from '../../http/route.ts';
import { requisitosDe, toRequisito } from '../../solicitud/requisitos/requisitos.ts';
import { horasPasadas } from '../../solicitud/solicitudes/solicitudes.ts';
import { countPropios, type ExpedienteRow, findExpediente, listHistorial, listPropios } from './filas/queries.ts';
import { type Agente, agentesDe, esDeOficina, maquinaDe, situacionDe } from './paso.ts';

interface Lista {
  readonly cursor?: string | undefined;
  readonly limite: number;
  readonly estado: string;
}

/** A page of the customer's own solicitudes of a kind. */
export async function pagePropios(
  { db, actor, now }: Context<'all'>,
  tipo: TipoDeSolicitud,
  { cursor, limite, estado: filtro }: Lista,
) {
  const antesDe = decodeIdCursor(cursor);
  const rows = await listPropios(db, actor, { tipo, filtro, antesDe, limite: limite + 1, now });
  return toPage(rows, limite, ({ idSolicitud }) => [idSolicitud]);
}

/** How many of a kind the customer has in each group. */
export function contarPropios({ db, actor, now }: Context<'all'>, tipo: TipoDeSolicitud) {
  return countPropios(db, actor, { tipo, now });
}

/** The row of a solicitud that the actor may see; anyone else's does not exist. */
export async function exigirExpediente(db: Db, actor: Actor, idSolicitud: string): Promise<ExpedienteRow> {
  const row = await findExpediente(db, actor, idSolicitud);
  if (!row) throw new AppError('no-encontrado');
  return row;
}

/** The row of one that the actor may see as the office. */
export async function exigirDeOficina(db: Db, actor: Actor, idSolicitud: string): Promise<ExpedienteRow> {
  const row = await exigirExpediente(db, actor, idSolicitud);
  if (!esDeOficina(actor, row)) throw new AppError('no-encontrado');
  return row;
}

/** A solicitud of either kind that the actor may see, with their actions. */
export async function leerExpediente(request: Context<'all'>, idSolicitud: string): Promise<Expediente> {
  const row = await exigirExpediente(request.db, request.actor, idSolicitud);
  return (await detalleDe(request, row)) as Expediente;
}

type EnLista = Pick<
  ExpedienteRow,
  'idSolicitud' | 'serie' | 'numero' | 'nombre' | 'estado' | 'venceEn' | 'limiteEn' | 'creadaEn' | 'actualizadaEn'
>;

/** The row of a list, of the kind whose words the caller gives. */
export function toRenglon<Estado extends string, Turno extends string>(
  row: EnLista,
  turnos: Readonly<Record<Estado, { readonly agente: Turno | null }>>,
  agentes: readonly string[],
) {
  const { idSolicitud, serie, numero, nombre, venceEn, limiteEn, creadaEn, actualizadaEn } = row;
  const estado = row.estado as Estado;
  const { agente: turno } = turnos[estado];
  return {
    idSolicitud,
    nombre,
    estado,
    turno,
    numero: formatNumber(serie, numero),
    leToca: turno !== null && agentes.includes(turno) && row.estado !== 'entregado',
    venceEn: venceEn?.toISOString() ?? null,
    limiteEn: limiteEn?.toISOString() ?? null,
    creadaEn: creadaEn.toISOString(),
    actualizadaEn: actualizadaEn.toISOString(),
  };
}

/** The detail that both kinds have. The words of its states are those of the machine of the row. */
export async function detalleDe(request: Context<'all'>, row: ExpedienteRow) {
  const { db, actor, now } = request;
  const { idSolicitud, revision, idFactura, plazoHoras, idUsuario, nombreCompleto } = row;
  const agentes = agentesDe(actor, row);
  const situacion = situacionDe(row);
  const maquina = maquinaDe(row);
  const turnos = { [row.estado]: maquina.turno(row.estado) };
  return {
    ...toRenglon(row, turnos, agentes),
    revision,
    idFactura,
    plazoHoras,
    horasConsumidas: horasPasadas(row, now, await calendarioActual(db)),
    cliente: { idUsuario, nombre: nombreCompleto },
    aceptado: situacion.aceptado,
    estadoAnterior: situacion.estadoAnterior,
    requisitos: (await requisitosDe(db, idSolicitud)).map((requisito) => toRequisito(requisito, row.estado, agentes)),
    historial: (await listHistorial(db, idSolicitud)).map((paso) => toPaso(paso, row, actor)),
    acciones: accionesDe(row, agentes),
    devolucion: await devolucionDe({ db, now }, row, agentes),
  };
}

type ConEstado = Parameters<typeof maquinaDe>[0] & Parameters<typeof situacionDe>[0];

/** Actions of the actor's roles, each with what prevents it now; those of other roles are left out. */
export function accionesDe(row: ConEstado, agentes: readonly Agente[]) {
  const situacion = situacionDe(row);
  const maquina = maquinaDe(row);
  return maquina.acciones.flatMap((accion) => {
    const razones = agentes.map((agente) => maquina.impedimento(situacion, accion, agente));
    const suyas = razones.filter((razon) => razon !== 'noEsSuyo');
    if (suyas.length === 0) return [];
    return [{ accion, impedimento: suyas.includes(null) ? null : (suyas[0] ?? null) }];
  });
}

type Devolucion = Expediente['devolucion'];

async function devolucionDe(
  { db, now }: Pick<Context<'all'>, 'db' | 'now'>,
  row: ExpedienteRow,
  agentes: readonly Agente[],
): Promise<Devolucion> {
  const situacion = situacionDe(row);
  const maquina = maquinaDe(row);
  if (agentes.every((agente) => maquina.impedimento(situacion, 'cancelar', agente) !== null)) return null;
  return cotizarSolicitud(db, row, now);
}

type Cotizada = Pick<ExpedienteRow, 'idFactura' | 'posicion' | 'estado' | 'automatica'>;

/** The refund that the rule gives for its line now. */
export async function cotizarSolicitud(
  db: Db,
  { idFactura, posicion, estado, automatica }: Cotizada,
  now: Date,
): Promise<NonNullable<Devolucion>> {
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
  });
  return { etapa, porcentaje, monto: 0, total: 0, enCurso: false };
}

type Hecho = Awaited<ReturnType<typeof listHistorial>>[number];

function toPaso(
  { accion, de, a, idUsuario, idGestor, nombreGestor, idRol, nombreCompleto, motivo, hechoEn }: Hecho,
  { idUsuario: idCliente, idNotario }: ExpedienteRow,
  actor: Actor,
) {
  const suyo = idUsuario === idCliente || idUsuario === idNotario;
  return {
    accion,
    de,
    a,
    motivo,
    hechoEn: hechoEn.toISOString(),
    como: idGestor === null ? comoDe(idUsuario, idCliente, idRol) : 'gestor',
    // To the customer the staff have no names, except the notary; their gestor has one.
    quien: nombreGestor ?? (actor.rol !== 'cliente' || suyo ? nombreCompleto : null),
  };
}

function comoDe(idUsuario: string | null, idCliente: string, idRol: number | null) {
  if (idUsuario === null) return null;
  if (idUsuario === idCliente) return 'cliente';
  return idRol === idDeRol.admin ? 'admin' : 'notario';
}
