import { DAY, MINUTE } from '@fedatario/contract/base';
import type { ModalidadDeCita } from '@fedatario/contract/casa';
import type { ClaseDeCita, ReglasDeCitas } from '@fedatario/contract/solicitud';
import { jurisdiccion } from '@fedatario/document-engine';
import type { Db } from '../../../db/db.ts';
import { AppError, invalidField } from '../../../http/errors.ts';
import { DIAS_DE_OFICINA, horasLibres, medidaDe } from '../horas/consulta.ts';
import { type AgendaRow, listAgendas, listSedes } from '../horas/queries.ts';
import { takeTiempo } from '../ocupaciones/queries.ts';
import { leerReglas } from '../reglas/reglas.ts';
import { errorDeChoque } from './choque.ts';

export interface Pedida {
  readonly idCita: string;
  readonly idUsuario: string;
  readonly idNotario: string;
  /** Further members of the office who attend it. */
  readonly equipo: readonly string[];
  readonly clase: ClaseDeCita;
  readonly modalidad: ModalidadDeCita;
  readonly inicio: Date;
  readonly idSede: string | null;
  /** One room of the office; the first that is free, if left out. */
  readonly sala?: number | undefined;
  readonly deOficina: boolean;
  /** It is proposed in the place of an agreed time, which stays. */
  readonly propuesta: boolean;
  readonly now: Date;
}

/** The time and the room that were taken for a cita. */
export interface Tomada {
  readonly fin: Date;
  readonly zona: string;
  readonly idSede: string | null;
  readonly sala: number | null;
}

/**
 * Takes the time of the notary, of a room, of the further members who attend and of the customer, or refuses: with `hora-no-ofrecida` what is outside the hours that are
 * offered, with `hora-ocupada` what somebody else has. Kept times that ran out must have been let go before.
 */
export async function tomarHora(db: Db, pedida: Pedida): Promise<Tomada> {
  const { idNotario, inicio, now, deOficina } = pedida;
  if (inicio <= now) throw invalidField('inicio', 'fechaHora');
  const [agenda] = await listAgendas(db, idNotario);
  if (!agenda) throw new AppError('notario-no-ejerce');
  const reglas = await leerReglas(db);
  const medida = medidaDe(reglas, pedida, agenda);
  const fin = new Date(inicio.getTime() + medida.minutos * MINUTE);
  const sede = await sedeDe(db, pedida);
  // The office may give any hour that nobody has: it knows what it agreed with the customer.
  if (deOficina) exigirDeOficina(pedida, agenda, reglas);
  else await exigirOfrecida(db, pedida);
  const { idCita: idCausa, propuesta } = pedida;
  const tiempo = { idCausa, inicio, fin, propuesta, antes: medida.antes, despues: medida.despues };
  const delNotario = { ...tiempo, idPersona: idNotario, papel: 'notario' } as const;
  const sala = await tomarConSala(db, delNotario, sede, pedida);
  for (const idPersona of pedida.equipo) {
    const deOtro = { ...tiempo, idPersona, papel: 'equipo', lugar: null } as const;
    if (!(await takeTiempo(db, deOtro))) throw await rechazo(db, deOtro, deOficina);
  }
  const suyo = { ...tiempo, antes: 0, despues: 0, idPersona: pedida.idUsuario, papel: 'cliente', lugar: null } as const;
  if (!(await takeTiempo(db, suyo))) throw await rechazo(db, suyo, deOficina);
  return { fin, zona: sede?.zonaHoraria ?? jurisdiccion.zonaHoraria, idSede: sede?.idSede ?? null, sala };
}

/** The bounds of the office's freedom: whole minutes, days that its list reaches, and a way in which the notary attends. */
function exigirDeOficina(pedida: Pedida, { modalidades }: AgendaRow, { diasMaximos, urlVideo }: ReglasDeCitas): void {
  const { inicio, now, clase, modalidad, propuesta } = pedida;
  const lejos = inicio.getTime() - now.getTime() > DIAS_DE_OFICINA * diasMaximos * DAY;
  if (lejos || inicio.getTime() % MINUTE !== 0) throw new AppError('hora-no-ofrecida');
  // One that exists is moved in the way that was agreed, whatever the notary does by now.
  if (propuesta || clase === 'firma') return;
  const sinVideo = modalidad === 'videollamada' && urlVideo === null;
  if (sinVideo || !modalidades.includes(modalidad)) throw invalidField('modalidad', 'opcion');
}

type Tiempo = Omit<Parameters<typeof takeTiempo>[1], 'lugar'>;

/** The asked room, or the first that is free by its place in the office; null of what is done in none. */
async function tomarConSala(
  db: Db,
  tiempo: Tiempo,
  sede: { readonly idSede: string; readonly nombre: string; readonly salas: readonly string[] } | undefined,
  { sala: pedida, deOficina }: Pedida,
): Promise<number | null> {
  if (!sede) {
    if (await takeTiempo(db, { ...tiempo, lugar: null })) return null;
    throw await rechazo(db, tiempo, deOficina);
  }
  if (pedida !== undefined && sede.salas[pedida] === undefined) throw invalidField('sala', 'opcion');
  for (const sala of pedida === undefined ? sede.salas.keys() : [pedida])
    if (await takeTiempo(db, { ...tiempo, lugar: { idSede: sede.idSede, sala } })) return sala;
  const sinSala =
    pedida === undefined
      ? new AppError('sin-sala-libre', { params: { sede: sede.nombre } })
      : new AppError('sala-ocupada', { params: { sala: sede.salas[pedida] ?? '' } });
  throw await rechazo(db, tiempo, deOficina, sinSala);
}

/** A customer learns that it is taken, and nothing of who has it. */
async function rechazo(db: Db, tiempo: Tiempo, deOficina: boolean, sinSala?: AppError): Promise<AppError> {
  if (!deOficina) return new AppError('hora-ocupada');
  const error = await errorDeChoque(db, tiempo);
  return error.codigo === 'hora-ocupada' ? (sinSala ?? error) : error;
}

async function sedeDe(db: Db, { modalidad, idSede }: Pedida) {
  if (modalidad !== 'presencial') {
    if (idSede !== null) throw invalidField('idSede', 'invalido');
    return undefined;
  }
  const sede = (await listSedes(db)).find((una) => una.idSede === idSede);
  if (!sede) throw invalidField('idSede', 'opcion');
  return sede;
}

/** An hour that is not offered is refused with another error than one that is taken: there is nothing to wait for. */
async function exigirOfrecida(db: Db, pedida: Pedida): Promise<void> {
  const { clase, modalidad, idNotario, equipo: con, idSede, inicio, now, idCita } = pedida;
  const ventana = { inicio: inicio.getTime(), fin: inicio.getTime() + 1 };
  const consulta = {
    clase,
    modalidad,
    idNotario,
    con,
    idSede: idSede ?? undefined,
    deOficina: false,
    now,
    salvo: idCita,
  };
  const libres = await horasLibres(db, { ...ventana, ...consulta });
  if (libres.horas.some((hora) => Date.parse(hora.inicio) === inicio.getTime())) return;
  const todas = await horasLibres(db, { ...ventana, ...consulta, ignoraOcupado: true });
  const ofrecida = todas.horas.some((hora) => Date.parse(hora.inicio) === inicio.getTime());
  throw new AppError(ofrecida ? 'hora-ocupada' : 'hora-no-ofrecida');
}

/** The farthest a proposal waits: before either of its two times begins. */
export function limiteDePropuesta(now: Date, horas: number, ...inicios: readonly Date[]): Date {
  const tope = now.getTime() + Math.min(horas * 60 * MINUTE, 30 * DAY);
  return new Date(Math.min(tope, ...inicios.map((inicio) => inicio.getTime())));
}
