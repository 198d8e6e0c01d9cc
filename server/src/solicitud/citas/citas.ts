import { idDeRol, MINUTE } from '@fedatario/contract/base';
import type { ModalidadDeCita } from '@fedatario/contract/casa';
import {
  type Cita,
  type CitaDeOficina,
  esperaFirma,
  faseDeCita,
  type HorasLibres,
  type OrdenDeCita,
  type RetencionDeFirma,
} from '@fedatario/contract/solicitud';
import { hasVisibleConRol } from '../../casa/clientela/clientela.ts';
import { exigirQueEjerza } from '../../casa/notarios/notarios.ts';
import type { Db } from '../../db/db.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { exigirEquipo, exigirMiembros } from './equipo.ts';
import { hasOferta } from './espera/queries.ts';
import { type Consulta, horasLibres, medidaDe } from './horas/consulta.ts';
import { listAgendas, listSedes } from './horas/queries.ts';
import { lockVarios } from './ocupaciones/queries.ts';
import { leerCita, tomarRevision, ventanaDe } from './paso/lectura.ts';
import type { ExigirPagada } from './paso/mover.ts';
import { agentesDe, darPaso, tomar } from './paso/paso.ts';
import {
  type CitaTomada,
  findCita,
  findTramiteDeCita,
  lockCliente,
  lockPorFirmar,
  lockVivaDeSolicitud,
} from './paso/queries.ts';
import { retener, soltarSuyas } from './paso/retencion.ts';
import { leerReglas } from './reglas/reglas.ts';

export { leerAgenda } from './agenda/agenda.ts';
export { asesoriaRetenida, quienesAtienden, retenerAsesoria } from './asesoria/asesoria.ts';
export { bloquear, desbloquear } from './bloqueos.ts';
export { cancelarCitas } from './cierre.ts';
export { cambiarEquipo, dejarDeAtender } from './equipo.ts';
export { dejarDeEsperar, esperarAsesoria, esperarFirma, leerEsperas } from './espera.ts';
export { citaDeTramite, leerCita, listarCitas } from './paso/lectura.ts';
export { type ExigirPagada, moverCita } from './paso/mover.ts';
export { citaTerminada } from './paso/paso.ts';
export { lockVivaDeSolicitud } from './paso/queries.ts';
export { soltarRetenidas } from './paso/retencion.ts';
export { cambiarReglas, leerReglas } from './reglas/reglas.ts';
export { citaDeFirma } from './reloj/reloj.ts';
export { hacerDireccion, leerCalendario } from './suscripcion/suscripcion.ts';

/** Keeps an hour some minutes for the signing of a trámite of the customer's; what they kept before is let go. */
export async function retenerFirma(request: Context<'all'>, { idSolicitud, ...hora }: RetencionDeFirma): Promise<Cita> {
  const { db, actor, now } = request;
  const tramite = await lockPorFirmar(db, idSolicitud);
  if (tramite?.idUsuario !== actor.idUsuario) throw new AppError('no-encontrado');
  if (!esperaFirma(tramite.estado) || tramite.idNotario === null) throw new AppError('estado-no-permite');
  await exigirQueEjerza(db, tramite.idNotario, now);
  await lockCliente(db, actor.idUsuario);
  await soltarSuyas(db, actor.idUsuario, now);
  if (await lockVivaDeSolicitud(db, idSolicitud)) throw new AppError('estado-no-permite');
  const retencion = { clase: 'firma', modalidad: 'presencial', idSolicitud, idNotario: tramite.idNotario } as const;
  const idCita = await retener(db, { ...retencion, idUsuario: actor.idUsuario, ...hora, deOficina: false, now });
  return leerCita(request, idCita);
}

const SIGUE_IGUAL = 'Prefiere la hora que ya tenía.';

/** Takes a step that needs no other data; one that agrees on an hour, while it is paid. */
export async function actuarEnCita(
  request: Context<'all'>,
  idCita: string,
  orden: OrdenDeCita,
  exigirPagada: ExigirPagada,
): Promise<Cita> {
  const { db, actor, now } = request;
  const { accion, motivo } = orden;
  const { cita, como } = await tomarRevision(request, idCita, orden.revision);
  const ofrecida = await hasOferta(db, idCita);
  // Nobody owes a reason for keeping the hour they have.
  const porque = motivo ?? (ofrecida && accion === 'rechazarCambio' ? SIGUE_IGUAL : null);
  const paso = { accion, como, idUsuario: actor.idUsuario, motivo: porque, now };
  // Advice that was offered is asked for with what pays it.
  if (accion === 'solicitar' && cita.clase === 'asesoria' && ofrecida) throw new AppError('estado-no-permite');
  const acordada = accion === 'aceptarCambio' ? cita.propuestaInicio : accion === 'solicitar' && cita.inicio;
  if (acordada) await exigirPagada(idCita, acordada);
  if (accion === 'solicitar') await solicitar(db, cita, paso, orden.notas ?? null);
  else await darPaso(db, cita, paso);
  return leerCita(request, idCita);
}

interface Aceptacion {
  readonly revision: number;
  readonly notas: string | null;
}

/** Asks for an hour of advice that was offered to whoever waited for it; `pagar` takes what pays it in the same transaction. */
export async function aceptarOferta(
  request: Context<'all'>,
  idCita: string,
  { revision, notas }: Aceptacion,
  pagar: (inicio: string) => Promise<void>,
): Promise<Cita> {
  const { db, actor, now } = request;
  const { cita, como } = await tomarRevision(request, idCita, revision);
  if (!como.includes('cliente')) throw new AppError('no-encontrado');
  if (!(await hasOferta(db, idCita))) throw new AppError('estado-no-permite');
  await pagar(cita.inicio.toISOString());
  await solicitar(db, cita, { accion: 'solicitar', como, idUsuario: actor.idUsuario, now }, notas);
  return leerCita(request, idCita);
}

type Paso = Parameters<typeof darPaso>[2];

/** Asks for a kept hour; the office may have said that it needs no confirmation. */
async function solicitar(db: Db, cita: CitaTomada, paso: Paso, notas: string | null): Promise<CitaTomada> {
  if (cita.retenidaHasta !== null && cita.retenidaHasta <= paso.now) throw new AppError('retencion-vencida');
  const pedida = await darPaso(db, cita, paso, { notas });
  const { confirmaSola } = await leerReglas(db);
  if (!confirmaSola) return pedida;
  return darPaso(db, pedida, { accion: 'confirmar', como: ['sistema'], idUsuario: null, now: paso.now });
}

/** An appointment that the office gives a customer, as on the telephone: confirmed at once. */
export async function crearCita(request: Context<'all'>, nueva: CitaDeOficina): Promise<Cita> {
  const { db, actor, now } = request;
  const { idUsuario, idNotario, modalidad, notas, equipo, ...hora } = nueva;
  if (actor.rol === 'notario' && idNotario !== actor.idUsuario) throw invalidField('idNotario', 'opcion');
  if (!(await hasVisibleConRol(db, actor, idUsuario, idDeRol.cliente))) throw invalidField('idUsuario', 'opcion');
  await exigirQueEjerza(db, idNotario, now);
  await exigirEquipo(db, equipo, nueva);
  await lockVarios(db, idNotario, equipo);
  const quienes = { clase: 'asesoria', modalidad, idSolicitud: null, idUsuario, idNotario, equipo } as const;
  await lockCliente(db, idUsuario);
  // An hour that its customer keeps stays, unless it is this one that they speak of.
  await soltarSuyas(db, idUsuario, now, await tramoDe(db, nueva));
  const idCita = await retener(db, { ...quienes, ...hora, notas, deOficina: true, now });
  const { cita, como } = await tomar(db, actor, idCita);
  await darPaso(db, cita, { accion: 'confirmar', como, idUsuario: actor.idUsuario, now });
  return leerCita(request, idCita);
}

async function tramoDe(db: Db, { idNotario, modalidad, inicio }: CitaDeOficina) {
  const [agenda] = await listAgendas(db, idNotario);
  if (!agenda) throw new AppError('notario-no-ejerce');
  const { minutos } = medidaDe(await leerReglas(db), { clase: 'asesoria', modalidad }, agenda);
  const desde = new Date(inicio);
  return { inicio: desde, fin: new Date(desde.getTime() + minutos * MINUTE) };
}

interface Pregunta {
  readonly desde: string;
  readonly hasta: string;
  readonly idSolicitud?: string | undefined;
  readonly idCita?: string | undefined;
  readonly idNotario?: string | undefined;
  readonly modalidad?: ModalidadDeCita | undefined;
  readonly idSede?: string | undefined;
  readonly con?: readonly string[] | undefined;
}

/** Free hours: of the signing of a trámite, of a cita that is moved, of advice for a customer or, for the office, of any notary. */
export async function buscarHoras(
  request: Context<'all'>,
  { desde, hasta, ...pregunta }: Pregunta,
): Promise<HorasLibres> {
  const { inicio, fin } = ventanaDe(desde, hasta);
  const quien = await paraQuien(request, pregunta);
  return horasLibres(request.db, {
    ...quien,
    inicio: inicio.getTime(),
    fin: fin.getTime(),
    idSede: pregunta.idSede,
    now: request.now,
  });
}

type Quien = Pick<Consulta, 'clase' | 'modalidad' | 'idNotario' | 'con' | 'salvo' | 'deOficina'>;

async function paraQuien({ db, actor }: Context<'all'>, pregunta: Omit<Pregunta, 'desde' | 'hasta'>): Promise<Quien> {
  const { idSolicitud, idCita } = pregunta;
  if (idCita !== undefined) {
    const cita = await findCita(db, actor, idCita);
    if (!cita) throw new AppError('no-encontrado');
    const { clase, modalidad, idNotario } = cita as typeof cita & Pick<Quien, 'clase' | 'modalidad'>;
    const con = cita.equipo.map(({ idUsuario }) => idUsuario);
    return { clase, modalidad, idNotario, con, salvo: idCita, deOficina: !agentesDe(actor, cita).includes('cliente') };
  }
  if (idSolicitud !== undefined) {
    const tramite = await findTramiteDeCita(db, actor, idSolicitud);
    if (!tramite) throw new AppError('no-encontrado');
    if (tramite.idNotario === null) throw new AppError('estado-no-permite');
    return { clase: 'firma', modalidad: 'presencial', idNotario: tramite.idNotario, deOficina: false };
  }
  return paraAsesoria(db, actor, pregunta);
}

async function paraAsesoria(
  db: Db,
  actor: Context<'all'>['actor'],
  { modalidad, idNotario, con }: Pick<Pregunta, 'modalidad' | 'idNotario' | 'con'>,
): Promise<Quien> {
  if (actor.rol === 'cliente') {
    if (modalidad === undefined) throw invalidField('modalidad', 'requerido');
    return { clase: 'asesoria', modalidad, deOficina: false };
  }
  if (con) await exigirMiembros(db, con, 'con');
  const suyo = actor.rol === 'notario' ? actor.idUsuario : idNotario;
  return { clase: 'asesoria', modalidad: modalidad ?? 'presencial', idNotario: suyo, con, deOficina: true };
}

/** The end of the wait for a signing: its act was signed, or its trámite left the state in which it waits for it. */
export async function terminarFirma(
  db: Db,
  idSolicitud: string,
  { firmado, motivo, now }: { firmado: boolean; motivo: string | null; now: Date },
): Promise<void> {
  const cita = await lockVivaDeSolicitud(db, idSolicitud);
  if (!cita) return;
  const retenida = faseDeCita(cita.estado) === 'guardada';
  const accion = retenida ? 'soltar' : firmado ? 'realizar' : 'cancelar';
  await darPaso(db, cita, { accion, como: ['sistema'], idUsuario: null, motivo: retenida ? null : motivo, now });
}

/** Whether there is an office where people may come to sign. */
export async function hayDondeFirmar(db: Db): Promise<boolean> {
  return (await listSedes(db)).length > 0;
}
