import { type CodigoError, HOUR } from '@fedatario/contract/base';
import {
  type AccionCita,
  type AgenteCita,
  type Cita,
  type EstadoCita,
  estadosVivosDeCita,
  faseDeCita,
  HORAS_DE_RECLAMO,
  type ImpedimentoCita,
  pasoDeCita,
  type ReglasDeCitas,
  type SituacionCita,
} from '@fedatario/contract/solicitud';
import { z } from 'zod';
import { canalDe, canalDeRol } from '../../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../../db/db.ts';
import { publish } from '../../../db/escucha.ts';
import { AppError, invalidField } from '../../../http/errors.ts';
import type { Actor, Context } from '../../../http/route.ts';
import { defineJob } from '../../../queue/job.ts';
import { enqueue } from '../../../queue/queue.ts';
import { avisarCita, siguienteRecordatorio } from '../avisos/avisos.ts';
import { listEquipo } from '../equipo/queries.ts';
import { updateCumplidas, updateDeNuevoEnEspera } from '../espera/queries.ts';
import { findZona } from '../horas/queries.ts';
import { updateAcordadas, updateLibres } from '../ocupaciones/queries.ts';
import { leerReglas } from '../reglas/reglas.ts';
import { citaDeFirma } from '../reloj/reloj.ts';
import { type CambioDeCita, type CitaTomada, lockCita, updateCita } from './queries.ts';

/** Advice that is over, however it ended: the unit of a plan that it took is spent or goes back. */
export const citaTerminada = defineJob({ name: 'cita-terminada', data: z.object({ idCita: z.uuid() }) });

interface Paso {
  readonly accion: AccionCita;
  /** Roles in which the actor may take it. */
  readonly como: readonly AgenteCita[];
  readonly idUsuario: string | null;
  readonly motivo?: string | null;
  readonly now: Date;
}

/**
 * Takes one step of a cita that the caller holds: its state, the time it takes, its line of history, and those who watch it hear of it.
 * Refuses a step that the machine does not allow, or that lacks its reason. `cambio` is written beside the state.
 */
export async function darPaso(db: Db, cita: CitaTomada, paso: Paso, cambio: CambioDeCita = {}): Promise<CitaTomada> {
  const { accion, idUsuario, motivo = null, now } = paso;
  const { a, exigeMotivo, como } = await exigirPaso(db, cita, paso);
  if (exigeMotivo && idUsuario !== null && !motivo) throw invalidField('motivo', 'requerido');
  const zona = accion === 'aceptarCambio' && (await findZona(db, cita.propuestaSede));
  const dicho = { ...deAccion(cita, accion, motivo), ...(zona && { zona }), ...cambio };
  const { idCita, estado: de } = cita;
  const inicio = new Date((dicho.inicio ?? cita.inicio) as Date);
  const completo = { ...dicho, ...deEstado(a, { como, inicio, now }) };
  await updateCita(db, completo, { idCita, accion, de, a, como, idUsuario, motivo, inicio, hechoEn: now });
  if (!estadosVivosDeCita.includes(a)) await terminar(db, cita);
  else if (accion === 'rechazarCambio' || accion === 'retirarCambio') await updateLibres(db, idCita, 'propuesta');
  else if (accion === 'aceptarCambio') await mudar(db, idCita);
  await seguirEsperas(db, cita, accion, estadosVivosDeCita.includes(a));
  const { idSolicitud } = cita;
  if (idSolicitud !== null && (faseDeCita(de) === 'acordada' || faseDeCita(a) === 'acordada'))
    await enqueue(db, citaDeFirma, { idSolicitud });
  const movida = { ...cita, ...completo, revision: cita.revision + 1, actualizadaEn: now } as CitaTomada;
  await decir(db, movida);
  const deja = await dejar(db, cita, movida);
  await avisarCita(db, { idCita, accion, como, motivo, de, a, deja });
  return movida;
}

/** The wishes that hang on it: fulfilled by the hour that was offered, or waiting again when that hour was not taken. */
async function seguirEsperas(db: Db, { idCita, idSolicitud }: CitaTomada, accion: AccionCita, viva: boolean) {
  if (accion === 'solicitar') return updateCumplidas(db, idCita, idSolicitud);
  // An earlier hour that somebody waited for; another proposal was no wish of theirs.
  if (accion === 'aceptarCambio') return updateCumplidas(db, idCita, null);
  if (!viva || dejanLaOferta.includes(accion)) return updateDeNuevoEnEspera(db, idCita);
}
/** A proposal of somebody's takes the place of an offer that ran out, and is none itself. */
const dejanLaOferta: readonly AccionCita[] = ['soltar', 'proponer', 'rechazarCambio', 'retirarCambio', 'mover'];

/** The notary who does not attend it any more hears of it too; null while the same one does. */
async function dejar(db: Db, antes: CitaTomada, { idNotario }: CitaTomada): Promise<CitaTomada | null> {
  if (idNotario === antes.idNotario) return null;
  await decir(db, antes);
  return antes;
}

/** The columns that a state decides. */
function deEstado(estado: EstadoCita, { como, inicio, now }: { como: AgenteCita; inicio: Date; now: Date }) {
  // A customer claims once, and not what the system closed: a signed act, or an appointment that nobody noted.
  const fase = faseDeCita(estado);
  const cerrada = fase === 'enDuda' || (fase === 'celebrada' && como === 'sistema');
  return {
    estado,
    recordatorioEn: fase === 'acordada' ? siguienteRecordatorio(inicio, now) : null,
    respuestaHasta: fase === 'enDuda' ? new Date(now.getTime() + HORAS_DE_RECLAMO * HOUR) : null,
    ...(cerrada && { reclamable: false }),
  };
}

async function terminar(db: Db, { idCita, clase }: CitaTomada): Promise<void> {
  await updateLibres(db, idCita);
  if (clase === 'asesoria') await enqueue(db, citaTerminada, { idCita });
}

/** The step that the machine allows to one of these roles, and the role; refuses what it does not allow. */
export async function exigirPaso(
  db: Db,
  cita: CitaTomada,
  { accion, como, now }: Pick<Paso, 'accion' | 'como' | 'now'>,
) {
  const reglas = await leerReglas(db);
  let impedimento: ImpedimentoCita = 'noEsSuyo';
  for (const agente of como) {
    const found = pasoDeCita(situacionDe(cita, now), { accion, agente, ahora: now.getTime(), ...reglas });
    if ('paso' in found) return { a: found.paso.a, exigeMotivo: found.paso.motivo === true, como: agente };
    if (found.impedimento !== 'noEsSuyo') impedimento = found.impedimento;
  }
  throw new AppError(errorDe[impedimento] ?? 'estado-no-permite');
}

const errorDe: Partial<Record<ImpedimentoCita, CodigoError>> = {
  pocoTiempo: 'cita-poco-tiempo',
  muchosCambios: 'cita-muchos-cambios',
};

const sinPropuesta = {
  propuestaInicio: null,
  propuestaFin: null,
  propuestaSede: null,
  propuestaSala: null,
  propuestaPor: null,
  propuestaMotivo: null,
  propuestaHasta: null,
} satisfies CambioDeCita;

/** The columns that a step writes beside the state. */
function deAccion(cita: CitaTomada, accion: AccionCita, motivo: string | null): CambioDeCita {
  const secuencia = cita.secuencia + 1;
  if (accion === 'solicitar') return { retenidaHasta: null };
  if (accion === 'soltar') return { retenidaHasta: null };
  if (accion === 'confirmar') return {};
  if (accion === 'proponer') return {};
  if (accion === 'mover') return { ...sinPropuesta, motivo, secuencia };
  if (accion === 'rechazarCambio') return { ...sinPropuesta, motivo };
  if (accion === 'retirarCambio') return sinPropuesta;
  if (accion === 'aceptarCambio') {
    const { propuestaInicio, propuestaFin, propuestaSede: idSede, propuestaSala: sala, propuestaMotivo } = cita;
    if (!propuestaInicio || !propuestaFin) return {};
    const acordada = { inicio: propuestaInicio, fin: propuestaFin, idSede, sala, motivo: propuestaMotivo };
    return { ...sinPropuesta, ...acordada, secuencia };
  }
  return { ...sinPropuesta, secuencia, ...(motivo !== null && { motivo }) };
}

/** The proposed time takes the place of the agreed one. */
export async function mudar(db: Db, idCita: string): Promise<void> {
  await updateLibres(db, idCita, 'acordada');
  await updateAcordadas(db, idCita);
}

export function situacionDe(
  cita: Pick<CitaTomada, 'estado' | 'inicio' | 'fin' | 'propuestaPor' | 'propuestaHasta' | 'cambios' | 'reclamable'>,
  now: Date,
): SituacionCita {
  const { estado, inicio, fin, propuestaPor, propuestaHasta, cambios, reclamable } = cita;
  return {
    estado,
    inicio: inicio.getTime(),
    fin: fin.getTime(),
    propuestaPor,
    propuestaVigente: propuestaHasta !== null && propuestaHasta > now,
    cambios,
    reclamable,
  };
}

/** Roles of an actor in a cita; none for a stranger. */
export function agentesDe(
  { idUsuario, rol }: Pick<Actor, 'idUsuario' | 'rol'>,
  cita: Pick<CitaTomada, 'idUsuario' | 'idNotario'>,
): AgenteCita[] {
  const agentes: AgenteCita[] = [];
  if (cita.idUsuario === idUsuario && rol !== 'notario') agentes.push('cliente');
  if (rol === 'notario' && cita.idNotario === idUsuario) agentes.push('notario');
  if (rol === 'admin') agentes.push('admin');
  return agentes;
}

/** A cita that the actor may touch, held; anybody else's does not exist. */
export async function tomar(db: Db, actor: Context<'all'>['actor'], idCita: string) {
  const cita = await lockCita(db, idCita);
  const como = cita ? agentesDe(actor, cita) : [];
  if (!cita || como.length === 0) throw new AppError('no-encontrado');
  return { cita, como };
}

/** Its customer, those who attend it and the administration hear that it changed; `otros` attended it until now. */
export async function decir(
  db: Db,
  { idCita, idUsuario, idNotario }: Pick<CitaTomada, 'idCita' | 'idUsuario' | 'idNotario'>,
  otros: readonly string[] = [],
) {
  const equipo = (await listEquipo(db, idCita)).map((uno) => uno.idUsuario);
  const personas = [idUsuario, idNotario, ...equipo, ...otros].map(canalDe);
  await publish(db, [...personas, canalDeRol('admin')], { tema: 'citas', id: idCita });
}

/** The steps that the actor may take, each with the impediment if it is not possible now. */
export function accionesDe(
  cita: Parameters<typeof situacionDe>[0] & Pick<CitaTomada, 'idUsuario' | 'idNotario'>,
  { actor, now, reglas }: { actor: Pick<Actor, 'idUsuario' | 'rol'>; now: Date; reglas: ReglasDeCitas },
  acciones: readonly AccionCita[],
) {
  const situacion = situacionDe(cita, now);
  const como = agentesDe(actor, cita);
  return acciones.flatMap((accion): Cita['acciones'] => {
    const found = como.map((agente) => pasoDeCita(situacion, { accion, agente, ahora: now.getTime(), ...reglas }));
    if (found.some((one) => 'paso' in one)) return [{ accion, impedimento: null }];
    const impedidos = found.flatMap((one) => ('impedimento' in one ? [one.impedimento] : []));
    const impedimento = impedidos.find((one) => one !== 'noEsSuyo');
    return impedimento ? [{ accion, impedimento }] : [];
  });
}
