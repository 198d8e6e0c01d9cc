import { MINUTE } from '@fedatario/contract/base';
import type { Cita, EquipoDeCita } from '@fedatario/contract/solicitud';
import type { Db } from '../../db/db.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { avisarEquipo } from './avisos/avisos.ts';
import { deleteDeEquipo, listEquipo, listSiMiembros, lockConEquipo, replaceEquipo } from './equipo/queries.ts';
import { listDelNotario, lockVarios, takeTiempo, updateLibresDe } from './ocupaciones/queries.ts';
import { errorDeChoque } from './paso/choque.ts';
import { estaPorVenir, leerCita, tomarRevision } from './paso/lectura.ts';
import { decir } from './paso/paso.ts';
import { type CitaTomada, updateCita } from './paso/queries.ts';
import { soltarRetenidas } from './paso/retencion.ts';
import { retirarVencida } from './paso/vencimiento.ts';

interface Quienes {
  readonly idNotario: string;
  readonly idUsuario: string;
}

/** Refuses whoever is no active member of the office, and those who come to the appointment already. */
export async function exigirEquipo(
  db: Db,
  equipo: readonly string[],
  { idNotario, idUsuario }: Quienes,
): Promise<void> {
  if (equipo.length === 0) return;
  if (equipo.some((uno) => uno === idNotario || uno === idUsuario)) throw invalidField('equipo', 'opcion');
  await exigirMiembros(db, equipo, 'equipo');
}

/** Refuses whoever is no active member of the office: nobody asks when somebody else has time. */
export async function exigirMiembros(db: Db, personas: readonly string[], campo: 'equipo' | 'con'): Promise<void> {
  if ((await listSiMiembros(db, personas)).length !== personas.length) throw invalidField(campo, 'opcion');
}

/** Says who else of the office attends a cita: all of their time is taken with it, also that of a proposed hour, or nobody's. */
export async function cambiarEquipo(
  request: Context<'all'>,
  idCita: string,
  { revision, equipo }: EquipoDeCita,
): Promise<Cita> {
  const { db, actor, now } = request;
  const { cita: tomada, como } = await tomarRevision(request, idCita, revision);
  if (!estaPorVenir(tomada, now)) throw new AppError('estado-no-permite');
  await exigirEquipo(db, equipo, tomada);
  const antes = (await listEquipo(db, idCita)).map(({ idUsuario }) => idUsuario);
  const nuevos = equipo.filter((uno) => !antes.includes(uno));
  const quitados = antes.filter((uno) => !equipo.includes(uno));
  if (nuevos.length + quitados.length === 0) return leerCita(request, idCita);
  await lockVarios(db, tomada.idNotario, equipo);
  await soltarRetenidas(db, now, tomada.inicio);
  // Nobody else's time is taken for a proposal that ran out and was not withdrawn yet.
  const cita = await retirarVencida(db, tomada, now);
  await updateLibresDe(db, idCita, quitados);
  for (const idPersona of nuevos) await tomarTiempo(db, cita, idPersona);
  const [agente = 'admin'] = como;
  await replaceEquipo(db, idCita, equipo);
  await hacerSaber(db, cita, { nuevos, quitados }, { como: agente, idUsuario: actor.idUsuario, now });
  return leerCita(request, idCita);
}

/** Takes the time of one person that the notary of a cita gives to it, with the same margins. */
async function tomarTiempo(db: Db, { idCita }: CitaTomada, idPersona: string): Promise<void> {
  for (const { inicio, fin, desde, hasta, propuesta } of await listDelNotario(db, idCita)) {
    const margenes = { antes: (inicio.getTime() - desde) / MINUTE, despues: (hasta - fin.getTime()) / MINUTE };
    const tiempo = { idCausa: idCita, idPersona, papel: 'equipo', inicio, fin, propuesta, ...margenes } as const;
    if (!(await takeTiempo(db, { ...tiempo, lugar: null }))) throw await errorDeChoque(db, tiempo);
  }
}

interface Quien {
  readonly como: 'cliente' | 'notario' | 'admin' | 'sistema';
  readonly idUsuario: string | null;
  readonly now: Date;
}

interface Cambio {
  readonly nuevos: readonly string[];
  readonly quitados: readonly string[];
}

/** The row is one revision on, and those who watch it, attend it from now on or do not any more hear of it. */
async function hacerSaber(db: Db, cita: CitaTomada, cambio: Cambio, quien: Quien): Promise<void> {
  await anotar(db, cita, quien);
  await avisarEquipo(db, { idCita: cita.idCita, estado: cita.estado, ...cambio });
  await decir(db, cita, cambio.quitados);
}

/** A line of its history; its calendar entry names other people, so it is a newer one. */
async function anotar(db: Db, cita: CitaTomada, { como, idUsuario, now }: Quien): Promise<void> {
  const { idCita, inicio, secuencia } = cita;
  const estado = cita.estado;
  const paso = { idCita, accion: 'equipo', de: estado, a: estado, motivo: null, inicio, hechoEn: now } as const;
  await updateCita(db, { estado, secuencia: secuencia + 1 }, { ...paso, como, idUsuario });
}

/** Somebody who may not enter the office any more attends nothing beside others. */
export function dejarDeAtender({ db, now }: Pick<Context<'all'>, 'db' | 'now'>, idUsuario: string): Promise<void> {
  return dejarEquipos(db, idUsuario, { como: 'admin', now });
}

/** Somebody who leaves the office attends nothing that is ahead; the appointments stay. */
export async function dejarEquipos(db: Db, idUsuario: string, { como, now }: Omit<Quien, 'idUsuario'>): Promise<void> {
  for (const cita of await lockConEquipo(db, idUsuario, now)) {
    await updateLibresDe(db, cita.idCita, [idUsuario]);
    await deleteDeEquipo(db, cita.idCita, idUsuario);
    await hacerSaber(db, cita, { nuevos: [], quitados: [idUsuario] }, { como, idUsuario: null, now });
  }
}
