import type { Calendario } from '@fedatario/contract/casa';
import { esCancelable } from '@fedatario/contract/compra';
import {
  CLAVE_DE_REPRESENTACION,
  type EstadoDeSolicitud,
  type EstadoTramite,
  esperaEntrega,
} from '@fedatario/contract/solicitud';
import { v7 as uuidv7 } from 'uuid';
import { calendarioActual, calendarioVigente, toCalendario } from '../../casa/calendario/calendario.ts';
import type { Db } from '../../db/db.ts';
import type { Answers } from '../../db/wire/together.ts';
import { enqueue } from '../../queue/queue.ts';
import { copiarGastos } from '../gastos/gastos.ts';
import { copiarPasos } from '../pasos/pasos.ts';
import { copiarRequisitos } from '../requisitos/requisitos.ts';
import { decirCambio } from './cambios.ts';
import { adjuntarPropio, entregarSolicitud } from './entregas/entregas.ts';
import {
  insertSolicitudesLater,
  lockDeLinea,
  lockSolicitud,
  markCambiada,
  type PorCrearRow,
  respuestasDe,
  type SolicitudRow,
  selectPorCrear,
  updateAviso,
  updateReloj,
} from './filas/queries.ts';
import { moverSolicitud } from './paso.ts';
import { avisoTras, correEn, moverReloj, plazosDe, relojConCita, relojParado } from './reloj.ts';
import { firmanPorOtro } from './representacion.ts';

export { decirCambio, decirDeSolicitud } from './cambios.ts';
export {
  adjuntarPropio,
  encolarEntrega,
  entregarSolicitud,
  findPorEntregar,
  findSinEntregar,
  sellarResultado,
  sellarTramite,
} from './entregas/entregas.ts';
export {
  type Cambio,
  findPasadosDeLimite,
  findPorAvisar,
  lockSolicitud,
  type SolicitudRow,
  updateRespuestas as guardarRespuestas,
} from './filas/queries.ts';
export { moverSolicitud, solicitudDetenida } from './paso.ts';
export { horasPasadas } from './reloj.ts';

interface Compra {
  readonly idFactura: string;
  readonly idUsuario: string;
  readonly anio: number;
  readonly now: Date;
}

/** The queries of {@link alistarSolicitudes}. */
export const paraAlistar = (db: Db, idFactura: string) =>
  [selectPorCrear.of(db, { idFactura }), calendarioVigente.of(db, {})] as const;

type Leido = Readonly<Answers<ReturnType<typeof paraAlistar>>>;

/** Prepares the solicitudes of an invoice's lines, without their numbers. */
export async function alistarSolicitudes(db: Db, compra: Compra, [lineas, calendario]: Leido) {
  const plazosEn = plazosDeEntrada(toCalendario(calendario), compra.now);
  const representan = await Promise.all(lineas.map((linea) => pideRepresentacion(db, linea, compra.now)));
  return lineas.map((linea, i) => alistar(compra, linea, { representa: representan[i] === true, plazosEn }));
}

/** Whether the product of a line asks for what proves a representation, and its answers have one. */
async function pideRepresentacion(db: Db, linea: PorCrearRow, now: Date): Promise<boolean> {
  if (esAutomatica(linea)) return false;
  return firmanPorOtro(db, { idVersion: linea.idVersion, respuestas: respuestasDe(linea), creadaEn: now });
}

interface Entrada {
  readonly representa: boolean;
  readonly plazosEn: ReturnType<typeof plazosDeEntrada>;
}

function alistar({ idFactura, idUsuario, anio, now }: Compra, linea: PorCrearRow, { representa, plazosEn }: Entrada) {
  const { idProducto, idVersion, idBorrador, idSolicitudOrigen, posicion, nombre, plazoHoras } = linea;
  const gestion = linea.tipo === 'gestion';
  const estado = primerEstado(linea, representa);
  const solicitud = {
    idSolicitud: idDe(now),
    idUsuario,
    idProducto,
    idVersion,
    idFactura,
    posicion,
    nombre,
    respuestas: respuestasDe(linea),
    serie: `${gestion ? 'G' : 'T'}-${anio}`,
    tipo: gestion ? ('gestion' as const) : ('tramite' as const),
    automatica: esAutomatica(linea),
    estado,
    plazoHoras,
    ...plazosEn(estado, plazoHoras),
    creadaEn: now,
    actualizadaEn: now,
  };
  return { idBorrador, idSolicitudOrigen, representa, solicitud };
}

let seguidas = 0;

/** Holds the time of purchase and the order among those of one instant: lists are ordered and bounded by it. */
function idDe(now: Date): string {
  seguidas = (seguidas + 1) % 2 ** 31;
  return uuidv7({ msecs: now.getTime(), seq: seguidas });
}

/** The clock that each starts with; immediate deliveries have none. */
function plazosDeEntrada(calendario: Calendario, now: Date) {
  return (estado: EstadoDeSolicitud, plazoHoras: number) => {
    if (esperaEntrega(estado)) return relojParado;
    const parado = { ...relojParado, plazoHoras };
    return { ...moverReloj(parado, correEn(estado), now, calendario), ...plazosDe(estado, now, calendario) };
  };
}

type Lista = Awaited<ReturnType<typeof alistarSolicitudes>>[number];

/** Counts of the numbers that these solicitudes need, by series. */
export function seriesDe(listas: readonly Lista[]): Record<string, number> {
  const cuenta: Record<string, number> = {};
  for (const { solicitud } of listas) cuenta[solicitud.serie] = (cuenta[solicitud.serie] ?? 0) + 1;
  return cuenta;
}

/** One solicitud for each paid line, with its own copy of the answers. This transaction took the numbers of {@link seriesDe}. */
export async function crearSolicitudes(db: Db, listas: readonly Lista[]): Promise<void> {
  const faltan = seriesDe(listas);
  const rows = listas.map(({ solicitud }) => {
    const siguen = (faltan[solicitud.serie] ?? 1) - 1;
    faltan[solicitud.serie] = siguen;
    return { ...solicitud, siguen };
  });
  await insertSolicitudesLater(db, rows);
  const piden = listas.flatMap(({ representa, solicitud: { idSolicitud, estado } }) =>
    esperaEntrega(estado) ? [] : [{ idSolicitud, representa }],
  );
  if (piden.length > 0) await copiarRequisitos(db, piden);
  const gestiones = listas.flatMap(({ solicitud: { tipo, idSolicitud } }) => (tipo === 'gestion' ? [idSolicitud] : []));
  if (gestiones.length > 0) {
    await copiarPasos(db, gestiones);
    await copiarGastos(db, gestiones);
  }
  for (const { idSolicitudOrigen: idOrigen, solicitud } of listas)
    if (idOrigen) await enqueue(db, adjuntarPropio, { idSolicitud: solicitud.idSolicitud, idOrigen });
  for (const { estado, ...row } of rows) {
    const { idSolicitud } = row;
    if (esperaEntrega(estado)) await enqueue(db, entregarSolicitud, { idSolicitud });
    else await decirCambio(db, { ...row, idNotario: null });
  }
}

/** False when there is nothing left to deliver. The caller delivers it in the same transaction. */
export async function anotarEntrega(db: Db, idSolicitud: string, now: Date): Promise<boolean> {
  const row = await lockSolicitud(db, idSolicitud);
  if (!row || !esperaEntrega(row.estado)) return false;
  const sola = { idUsuario: null, motivo: null, now };
  const firmada =
    row.estado === 'firmado' ? row : await moverSolicitud(db, row, { ...sola, a: 'firmado', accion: 'reintentar' });
  const entregada = await moverSolicitud(db, firmada, { ...sola, a: 'entregado', accion: 'entregar' });
  // Without a notary there are no duties afterwards.
  await moverSolicitud(db, entregada, { ...sola, a: 'cerrado', accion: 'cerrar' });
  return true;
}

/** Notes that something of it changed beside its state, and tells those who may see it. */
export async function anotarCambio(db: Db, row: SolicitudRow, now: Date): Promise<void> {
  await markCambiada(db, row.idSolicitud, now);
  await decirCambio(db, row);
}

/** Notes that the customer was reminded, and when the next reminder is due. */
export async function anotarAviso(db: Db, { idSolicitud, avisos, actualizadaEn }: SolicitudRow): Promise<void> {
  await updateAviso(db, idSolicitud, avisoTras(actualizadaEn, avisos + 1));
}

/** Lets the clock of a solicitud that the caller holds wait for the end of its appointment, or go on when it has none. */
export async function esperarCita(db: Db, row: SolicitudRow, fin: Date | null, now: Date): Promise<void> {
  const reloj = relojConCita(row, fin, now, await calendarioActual(db));
  const igual = (columna: 'relojDesde' | 'venceEn') => reloj[columna]?.getTime() === row[columna]?.getTime();
  if (igual('relojDesde') && igual('venceEn')) return;
  await updateReloj(db, row.idSolicitud, reloj);
  await decirCambio(db, row);
}

interface Cancelacion {
  readonly idFactura: string;
  readonly posiciones: readonly number[];
  readonly idUsuario: string;
  readonly motivo: string;
  readonly now: Date;
}

/** Cancels the work on these lines, whose price is refunded; finished work stays. */
export async function cancelarSolicitudes(db: Db, cancelacion: Cancelacion): Promise<void> {
  const { idFactura, posiciones, idUsuario, motivo, now } = cancelacion;
  for (const posicion of [...posiciones].sort((a, b) => a - b)) {
    const solicitud = await lockDeLinea(db, idFactura, posicion);
    if (!solicitud || !esCancelable(solicitud.estado, solicitud.automatica)) continue;
    const a = solicitud.tipo === 'gestion' ? 'cancelada' : 'cancelado';
    await moverSolicitud(db, solicitud, { a, accion: 'cancelar', idUsuario, motivo, now });
  }
}

/** An autoservicio waits for no person: the system makes, seals and delivers it. Source: docs/states.md. */
function primerEstado(linea: PorCrearRow, representa: boolean): EstadoTramite {
  if (esAutomatica(linea)) return 'firmado';
  const pide = linea.pide.some((clave) => representa || clave !== CLAVE_DE_REPRESENTACION);
  return pide ? 'requisitosPendientes' : 'sinAsignar';
}

function esAutomatica({ modalidad }: PorCrearRow): boolean {
  return modalidad === 'autoservicio' || modalidad === 'autoservicioConAutentica';
}
