import {
  type AccionCita,
  type AgenteCita,
  type EstadoCita,
  faseDeCita,
  HORAS_DE_RECLAMO,
} from '@fedatario/contract/solicitud';
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
  readonly de: EstadoCita;
  /** The state now. */
  readonly a: EstadoCita;
  /** The notary who attended it before, and its hours; null while the same one does. */
  readonly deja: { readonly idNotario: string; readonly inicio: Date; readonly fin: Date } | null;
}

/** The notice of what was noted, claimed or decided of an appointment that is over; null of any other step. */
export function avisoDeLoAnotado({ como, de, a }: Ocurrido): ((db: Db, ocurrido: Ocurrido) => Promise<void>) | null {
  if (faseDeCita(a) === 'enDuda') return avisarReclamo;
  if (faseDeCita(de) === 'enDuda') return avisarDecision;
  const esNoticia = DICHO[a] !== null && (faseDeCita(a) !== 'celebrada' || DICHO[de] !== null);
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

async function avisarDecision(db: Db, { idCita, motivo, a }: Ocurrido): Promise<void> {
  const carta = await readCarta(db, idCita);
  const variables = { cuando: cuandoDe(carta), respuesta: DICHO[a]?.respuesta ?? '', motivo: motivo ?? SIN_MOTIVO };
  const tipo = 'citaReclamoDecidido';
  await notificar(db, { idUsuario: carta.idUsuario, tipo, variables, enlace: enlaceDe(carta, 'cliente', tipo) });
}

interface Dicho {
  /** The office noted that end, or corrected it. */
  readonly anotado: string;
  /** It answered a claim with it. */
  readonly respuesta: string;
}

/** An end of an appointment as its customer reads it; null of a state that nobody notes. */
const DICHO: Readonly<Record<EstadoCita, Dicho | null>> = {
  retenida: null,
  solicitada: null,
  confirmada: null,
  reclamada: null,
  realizada: {
    anotado: 'La oficina corrigió lo anotado: la cita se hizo.',
    respuesta: 'Según la oficina, la cita se hizo.',
  },
  noAsistioCliente: {
    anotado: `La oficina anotó que usted no llegó. Si quien no llegó fue el notario, dígalo en la página de la cita en las ${HORAS_DE_RECLAMO} horas que siguen a ella.`,
    respuesta: 'Según la oficina, el notario estuvo y usted no llegó.',
  },
  noAsistioNotario: {
    anotado: 'La oficina anotó que el notario no llegó. Si la pagó con su plan, la recupera.',
    respuesta: 'Tiene razón: si la pagó con su plan, la recupera.',
  },
  rechazada: null,
  canceladaCliente: null,
  canceladaPersonal: null,
  vencida: null,
};

/** Tells a customer what was noted of them; that it was held, which they know, is no news. */
async function avisarAnotado(db: Db, { idCita, a }: Ocurrido): Promise<void> {
  const carta = await readCarta(db, idCita);
  const variables = { cuando: cuandoDe(carta), con: carta.notario, anotado: DICHO[a]?.anotado ?? '' };
  const tipo = 'citaAnotada';
  await notificar(db, { idUsuario: carta.idUsuario, tipo, variables, enlace: enlaceDe(carta, 'cliente', tipo) });
}
