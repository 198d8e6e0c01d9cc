import { type AccionCita, type AgenteCita, HORAS_DE_RECLAMO } from '@fedatario/contract';
import { notificar, notificarRoles } from '../../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../../db/db.ts';
import { cuandoDe, enlaceDe, SIN_MOTIVO } from './palabras.ts';
import { readCarta } from './queries.ts';

export interface Ocurrido {
  readonly idCita: string;
  readonly accion: AccionCita;
  readonly como: AgenteCita;
  readonly motivo: string | null;
  /** The state before. */
  readonly de: string;
  /** The state now. */
  readonly a: string;
  /** The notary who attended it before, and its hours; null while the same one does. */
  readonly deja: { readonly idNotario: string; readonly inicio: Date; readonly fin: Date } | null;
}

/** The notice of what was noted, claimed or decided of an appointment that is over; null of any other step. */
export function avisoDeLoAnotado({ como, de, a }: Ocurrido): ((db: Db, ocurrido: Ocurrido) => Promise<void>) | null {
  if (a === 'reclamada') return avisarReclamo;
  if (de === 'reclamada') return avisarDecision;
  const esNoticia = a in ANOTADO && (a !== 'realizada' || de in ANOTADO);
  return esNoticia && como !== 'sistema' ? avisarAnotado : null;
}

/** Tells the notary and the administration that a customer says that nobody came. */
async function avisarReclamo(db: Db, { idCita, motivo }: Ocurrido): Promise<void> {
  const carta = await readCarta(db, idCita);
  const { cliente, notario, idNotario } = carta;
  const variables = { cuando: cuandoDe(carta), cliente, notario, motivo: motivo ?? SIN_MOTIVO };
  const aviso = { tipo: 'citaReclamada', variables, enlace: '/admin/planes/citas-pendientes' } as const;
  await notificar(db, { ...aviso, idUsuario: idNotario });
  await notificarRoles(db, ['admin'], aviso);
}

const RESPUESTAS: Readonly<Record<string, string>> = {
  noAsistioNotario: 'Tiene razón: si la pagó con su plan, la recupera.',
  realizada: 'Según la oficina, la cita se hizo.',
  noAsistioCliente: 'Según la oficina, el notario estuvo y usted no llegó.',
};

async function avisarDecision(db: Db, { idCita, motivo, a }: Ocurrido): Promise<void> {
  const carta = await readCarta(db, idCita);
  const variables = { cuando: cuandoDe(carta), respuesta: RESPUESTAS[a] ?? '', motivo: motivo ?? SIN_MOTIVO };
  const tipo = 'citaReclamoDecidido';
  await notificar(db, { idUsuario: carta.idUsuario, tipo, variables, enlace: enlaceDe(carta, 'cliente', tipo) });
}

/** The end of an appointment as the office noted it, or corrected it. */
const ANOTADO: Readonly<Record<string, string>> = {
  realizada: 'La oficina corrigió lo anotado: la cita se hizo.',
  noAsistioCliente: `La oficina anotó que usted no llegó. Si quien no llegó fue el notario, dígalo en la página de la cita en las ${HORAS_DE_RECLAMO} horas que siguen a ella.`,
  noAsistioNotario: 'La oficina anotó que el notario no llegó. Si la pagó con su plan, la recupera.',
};

/** Tells a customer what was noted of them; that it was held, which they know, is no news. */
async function avisarAnotado(db: Db, { idCita, a }: Ocurrido): Promise<void> {
  const carta = await readCarta(db, idCita);
  const variables = { cuando: cuandoDe(carta), con: carta.notario, anotado: ANOTADO[a] ?? '' };
  const tipo = 'citaAnotada';
  await notificar(db, { idUsuario: carta.idUsuario, tipo, variables, enlace: enlaceDe(carta, 'cliente', tipo) });
}
