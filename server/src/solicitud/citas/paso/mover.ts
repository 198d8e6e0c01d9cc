import { type AccionCita, type CambioDeCita, type Cita, HORAS_DE_PROPUESTA } from '@fedatario/contract/solicitud';
import { exigirQueEjerza } from '../../../casa/notarios/notarios.ts';
import type { Db } from '../../../db/db.ts';
import { invalidField } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { deleteDeEquipo, listEquipo } from '../equipo/queries.ts';
import { listAgendas } from '../horas/queries.ts';
import { lockVarios, updateLibres } from '../ocupaciones/queries.ts';
import { leerCita, tomarRevision } from './lectura.ts';
import { darPaso, exigirPaso, mudar } from './paso.ts';
import type { CitaTomada } from './queries.ts';
import { limiteDePropuesta, type Pedida, tomarHora } from './reserva.ts';
import { soltarRetenidas } from './retencion.ts';

/** Refuses an hour of an appointment that whoever pays it does not pay; citas know nothing of who does. */
export type ExigirPagada = (idCita: string, inicio: Date) => Promise<void>;

type Paso = Parameters<typeof darPaso>[2];

/** Proposes another hour, which the other side accepts or not; or moves it at once when the office says that both agreed. */
export async function moverCita(
  request: Context<'all'>,
  idCita: string,
  cambio: CambioDeCita,
  exigirPagada: ExigirPagada,
): Promise<Cita> {
  const { db, actor, now } = request;
  const { motivo, acordado, idSede, sala } = cambio;
  const { cita, como } = await tomarRevision(request, idCita, cambio.revision);
  const accion: AccionCita = acordado ? 'mover' : 'proponer';
  const deOficina = !como.includes('cliente');
  // The machine refuses before any hour is taken.
  await exigirPaso(db, cita, { accion, como, now });
  if (sala !== undefined && !deOficina) throw invalidField('sala', 'invalido');
  const idNotario = await notarioDe(request, cita, cambio);
  const equipo = await equipoPara(db, idCita, idNotario);
  await lockVarios(db, idNotario, equipo);
  const inicio = new Date(cambio.inicio);
  await exigirPagada(idCita, inicio);
  await soltarRetenidas(db, now, inicio);
  // One that ran out and was not withdrawn yet.
  await updateLibres(db, idCita, 'propuesta');
  const paso = { accion, como, idUsuario: actor.idUsuario, motivo, now };
  const { idUsuario, clase, modalidad } = cita as CitaTomada & Pick<Pedida, 'clase' | 'modalidad'>;
  const quienes = { idCita, idUsuario, idNotario, equipo, clase, modalidad };
  const tomada = () => tomarHora(db, { ...quienes, inicio, idSede, sala, deOficina, propuesta: true, now });
  if (acordado) await moverYa(db, cita, paso, { inicio, idNotario, tomada });
  else await proponer(db, cita, paso, { inicio, deOficina, tomada });
  return leerCita(request, idCita);
}

/** Those who attend it beside that notary; one of them who attends it as its notary from now on is none of them any more. */
async function equipoPara(db: Db, idCita: string, idNotario: string): Promise<string[]> {
  const equipo = (await listEquipo(db, idCita)).map(({ idUsuario }) => idUsuario);
  if (equipo.includes(idNotario)) await deleteDeEquipo(db, idCita, idNotario);
  return equipo.filter((uno) => uno !== idNotario);
}

/**
 * The notary who attends it from now on, in the way that was agreed. A signing is of the notary of its trámite; and nobody is proposed another notary, because the time of
 * that notary would be taken for an appointment that they may not see yet.
 */
async function notarioDe({ db, actor, now }: Context<'all'>, cita: CitaTomada, { idNotario, acordado }: CambioDeCita) {
  if (idNotario === undefined || idNotario === cita.idNotario) return cita.idNotario;
  if (actor.rol !== 'admin' || !acordado || cita.clase !== 'asesoria') throw invalidField('idNotario', 'opcion');
  await exigirQueEjerza(db, idNotario, now);
  const [agenda] = await listAgendas(db, idNotario);
  if (!agenda?.modalidades.includes(cita.modalidad)) throw invalidField('idNotario', 'opcion');
  return idNotario;
}

interface Movida {
  readonly inicio: Date;
  readonly idNotario: string;
  readonly tomada: () => ReturnType<typeof tomarHora>;
}

async function moverYa(db: Db, cita: CitaTomada, paso: Paso, { inicio, idNotario, tomada }: Movida) {
  const { fin, zona, idSede, sala } = await tomada();
  await darPaso(db, cita, paso, { inicio, fin, zona, idSede, sala, idNotario });
  await mudar(db, cita.idCita);
}

interface Propuesta {
  readonly inicio: Date;
  readonly deOficina: boolean;
  readonly tomada: () => ReturnType<typeof tomarHora>;
  readonly horas?: number;
}

/** Takes the proposed time beside the agreed one; it waits for its answer so many hours at most. */
export async function proponer(
  db: Db,
  cita: CitaTomada,
  paso: Paso,
  { inicio, deOficina, tomada, horas = HORAS_DE_PROPUESTA }: Propuesta,
) {
  const { fin, idSede, sala } = await tomada();
  return darPaso(db, cita, paso, {
    propuestaInicio: inicio,
    propuestaFin: fin,
    propuestaSede: idSede,
    propuestaSala: sala,
    propuestaPor: deOficina ? 'oficina' : 'cliente',
    propuestaMotivo: paso.motivo ?? null,
    propuestaHasta: limiteDePropuesta(paso.now, horas, inicio, cita.inicio),
    ...(!deOficina && { cambios: cita.cambios + 1 }),
  });
}
