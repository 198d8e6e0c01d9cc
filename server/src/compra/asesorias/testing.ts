import { DAY, HOUR } from '@fedatario/contract/base';
import { estadosVivosDeCita } from '@fedatario/contract/solicitud';
import type { Db } from '../../db/db.ts';
import { inTransaction } from '../../db/transaction.ts';
import { AppError } from '../../http/errors.ts';
import { actuarEnCita, cambiarEquipo, moverCita, retenerFirma } from '../../solicitud/citas/citas.ts';
import { esperarFirma } from '../../solicitud/citas/espera.ts';
import { instanteEn } from '../../solicitud/citas/horas/zona.ts';
import { vencerCita } from '../../solicitud/citas/paso/vencimiento.ts';
import type { CreatedUsuario } from '../../testing/factories.ts';
import { saldarCita } from '../beneficios/citas.ts';
import { atender } from '../suscripciones/renovacion.ts';
import { type Azar, type BancoDePlanes, sorteo } from '../suscripciones/testing/banco.ts';
import { createSuscripcion } from '../suscripciones/testing/planes.ts';
import { aceptarHora, darAsesoria, esperarHora, exigirPagadaPor, pedirAsesoria } from './asesorias.ts';

const ZONA = 'America/Guatemala';
const MOTIVO = 'Surgió un viaje de trabajo';

/** A customer with a kept card, who pays appointments with a plan. */
interface ConPlan {
  readonly who: CreatedUsuario;
  readonly tarjeta: string;
}

export interface Mundo {
  readonly db: Db;
  readonly clock: { now: Date };
  readonly banco: BancoDePlanes;
  readonly idSede: string;
  readonly admin: CreatedUsuario;
  readonly notarios: readonly string[];
  /** Members of the office without hours of their own. */
  readonly asistentes: readonly string[];
  readonly conPlan: readonly ConPlan[];
  readonly sinPlan: readonly CreatedUsuario[];
  readonly firmas: readonly { readonly ana: CreatedUsuario; readonly idSolicitud: string }[];
}

export type Fin = 'hecho' | 'negado';

interface Fila {
  readonly idCita: string;
  readonly idUsuario: string;
  readonly clase: string;
  readonly estado: string;
  readonly revision: number;
  readonly modalidad: string;
}

interface Turno {
  readonly mundo: Mundo;
  readonly azar: Azar;
  readonly now: Date;
  /** An hour of the next three days, on the clock of the office. */
  readonly inicio: string;
  /** An appointment as a screen that was opened a moment ago knows it. */
  readonly una: Fila | undefined;
}

type Orden = (turno: Turno) => Promise<unknown>;

const uno = <X>(azar: Azar, de: readonly X[]): X => de[azar(de.length)] as X;
const actorDe = (quien: CreatedUsuario) => ({ ...quien, idSesion: '' });

/** Does one thing in its transaction, as that person. */
function comoActor<R>(
  { mundo: { db }, now }: Turno,
  quien: CreatedUsuario,
  orden: (request: { db: Db; actor: ReturnType<typeof actorDe>; now: Date }) => Promise<R>,
): Promise<R> {
  return inTransaction(db, (tx) => orden({ db: tx, actor: actorDe(quien), now }));
}

const guardarFirma: Orden = (turno) => {
  const { mundo, azar, inicio } = turno;
  const { ana, idSolicitud } = uno(azar, mundo.firmas);
  const { idSede } = mundo;
  return comoActor(turno, ana, (request) => retenerFirma(request, { idSolicitud, inicio, idSede }));
};

/** A unit of the plan and its hour; refused when the plan is not paid, or has none left. */
const guardarAsesoria: Orden = (turno) => {
  const { mundo, azar, inicio } = turno;
  const { who } = uno(azar, mundo.conPlan);
  return comoActor(turno, who, (request) => pedirAsesoria(request, { modalidad: 'telefono', inicio, idSede: null }));
};

const quienes = ({ mundo: { notarios, asistentes }, azar }: Turno) =>
  Array.from(new Set(Array.from({ length: azar(3) }, () => uno(azar, [...notarios, ...asistentes]))));

const darCita: Orden = (turno) => {
  const { mundo, azar, inicio } = turno;
  const conPlan = azar(2) === 0;
  const { idUsuario } = conPlan ? uno(azar, mundo.conPlan).who : uno(azar, mundo.sinPlan);
  const idNotario = uno(azar, mundo.notarios);
  const modalidad = azar(2) ? 'telefono' : 'presencial';
  const idSede = modalidad === 'presencial' ? mundo.idSede : null;
  const equipo = quienes(turno).filter((otro) => otro !== idNotario);
  const nueva = { idUsuario, idNotario, modalidad, idSede, inicio, notas: null, equipo, conPlan } as const;
  return comoActor(turno, mundo.admin, (request) => darAsesoria(request, nueva));
};

/** Its customer or the administration. */
const quienDe = ({ mundo: { admin }, azar }: Turno, { idUsuario }: Fila): CreatedUsuario =>
  azar(2) ? admin : { ...admin, idUsuario, rol: 'cliente' };

const mover: Orden = async (turno) => {
  const { mundo, azar, inicio, una } = turno;
  if (!una) return;
  const idSede = una.modalidad === 'presencial' ? mundo.idSede : null;
  const idNotario = azar(4) === 0 ? { idNotario: uno(azar, mundo.notarios) } : {};
  const cambio = { inicio, idSede, revision: una.revision, motivo: MOTIVO, acordado: azar(3) === 0, ...idNotario };
  await comoActor(turno, quienDe(turno, una), (request) =>
    moverCita(request, una.idCita, cambio, exigirPagadaPor(request.db)),
  );
};

type Accion = Parameters<typeof actuarEnCita>[2]['accion'];
const TODAS: readonly Accion[] = ['rechazarCambio', 'retirarCambio', 'realizar', 'noVinoCliente', 'noVinoNotario'];
/** The steps that are tried in each state: those that lead on from it as often as all others together. */
const ACCIONES: Readonly<Record<string, readonly Accion[]>> = {
  retenida: ['solicitar', 'solicitar', 'solicitar', 'soltar', 'cancelar'],
  solicitada: ['confirmar', 'confirmar', 'rechazar', 'cancelar', 'aceptarCambio', ...TODAS],
  confirmada: ['cancelar', 'aceptarCambio', 'aceptarCambio', 'solicitar', ...TODAS],
};

const actuar: Orden = async (turno) => {
  const { azar, una } = turno;
  if (!una) return;
  const orden = { accion: uno(azar, ACCIONES[una.estado] ?? TODAS), revision: una.revision, motivo: MOTIVO };
  await comoActor(turno, quienDe(turno, una), (request) =>
    actuarEnCita(request, una.idCita, orden, exigirPagadaPor(request.db)),
  );
};

const cambiarQuienes: Orden = async (turno) => {
  const { mundo, una } = turno;
  if (!una) return;
  const cambio = { revision: una.revision, equipo: quienes(turno) };
  await comoActor(turno, mundo.admin, (request) => cambiarEquipo(request, una.idCita, cambio));
};

/** Waits for any hour of the next days, to sign or for advice that the plan gives. */
const esperar: Orden = (turno) => {
  const { mundo, azar, now, inicio } = turno;
  const ventana = { desde: now.toISOString(), hasta: new Date(Date.parse(inicio) + DAY).toISOString() };
  if (azar(2) === 0) {
    const { ana, idSolicitud } = uno(azar, mundo.firmas);
    return comoActor(turno, ana, (request) => esperarFirma(request, { ...ventana, idSolicitud, idSede: mundo.idSede }));
  }
  const espera = { ...ventana, modalidad: 'telefono', idSede: null, idNotario: null } as const;
  return comoActor(turno, uno(azar, mundo.conPlan).who, (request) => esperarHora(request, espera));
};

const aceptar: Orden = async (turno) => {
  const { mundo, una } = turno;
  const cliente = mundo.conPlan.find(({ who }) => who.idUsuario === una?.idUsuario);
  if (!una || !cliente) return;
  const { idCita, revision } = una;
  await comoActor(turno, cliente.who, (request) => aceptarHora(request, idCita, { revision, notas: null }));
};

/** The bank of a customer accepts or declines from now on, and what is due for their plan is charged. */
const cobrar: Orden = async ({ mundo: { db, banco, conPlan }, azar, now }) => {
  const { who, tarjeta } = uno(azar, conPlan);
  banco.aceptar(tarjeta, azar(2) === 0);
  const suya = await db
    .selectFrom('suscripciones')
    .select('idSuscripcion')
    .where('idUsuario', '=', who.idUsuario)
    .where('estado', '<>', 'cancelada')
    .executeTakeFirst();
  if (!suya) return createSuscripcion(db, who, { now, citas: 2 });
  const services = { payments: banco.payments, baseUrl: 'http://localhost' };
  return atender(services, { transact: (work) => inTransaction(db, work), now }, suya.idSuscripcion);
};

/** The jobs that end what nobody answered, and settle the units of what is over. */
const trabajar: Orden = async ({ mundo: { db }, una, now }) => {
  if (!una) return;
  await inTransaction(db, (tx) => vencerCita(tx, una.idCita, now));
  await inTransaction(db, (tx) => saldarCita(tx, una.idCita, now));
};

/** Each as often as it says. */
const ORDENES: readonly (readonly [veces: number, orden: Orden])[] = [
  [5, guardarFirma],
  [5, guardarAsesoria],
  [4, darCita],
  [4, mover],
  [9, actuar],
  [2, cambiarQuienes],
  [2, esperar],
  [1, aceptar],
  [2, cobrar],
  [1, trabajar],
];
const POSIBLES = ORDENES.flatMap(([veces, orden]) => Array.from({ length: veces }, () => orden));

/** One random order of somebody; a refusal of the catalogue is an answer like any other, anything else fails the test. */
export async function mandar(mundo: Mundo, semilla: number): Promise<Fin> {
  const azar = sorteo(semilla);
  const { now } = mundo.clock;
  const dia = new Date(now.getTime() + (1 + azar(3)) * DAY - 6 * HOUR).toISOString().slice(0, 10);
  const inicio = new Date(instanteEn(ZONA, dia, '08:00') + azar(16) * (HOUR / 2)).toISOString();
  const vivas = await mundo.db
    .selectFrom('citas')
    .select(['idCita', 'idUsuario', 'clase', 'estado', 'revision', 'modalidad'])
    .where('estado', 'in', estadosVivosDeCita)
    .orderBy('idCita')
    .execute();
  try {
    await uno(azar, POSIBLES)({ mundo, azar, now, inicio, una: vivas[azar(Math.max(1, vivas.length))] });
    return 'hecho';
  } catch (error) {
    if (error instanceof AppError) return 'negado';
    throw error;
  }
}
