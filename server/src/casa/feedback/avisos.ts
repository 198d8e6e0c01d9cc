import type { Db } from '../../db/db.ts';
import { publish } from '../../db/escucha.ts';
import { canalDe, canalDeRol, escribirA, notificar, notificarRoles } from '../notificaciones/notificaciones.ts';
import { tokenDe } from './enlace.ts';
import type { FeedbackRow } from './queries.ts';

/** A notice begins the message; all of it is read where it is answered. */
const LARGO_DE_AVISO = 300;

type Fila = Pick<FeedbackRow, 'idFeedback' | 'idUsuario' | 'idResponsable' | 'nombre' | 'motivo'>;

/** Publishes a change to the administration, to whom it is assigned and to who wrote it with an account. */
export async function decir(db: Db, { idFeedback, idUsuario, idResponsable }: Fila, ...otros: (string | null)[]) {
  const personas = new Set([idUsuario, idResponsable, ...otros].filter((id) => id !== null));
  await publish(db, [...[...personas].map(canalDe), canalDeRol('admin')], { tema: 'feedback', id: idFeedback });
}

/**
 * Notifies whom it is assigned to of each message. Without one the administration is notified once an hour at most, so that a flood
 * of comments is no flood of mail; the inbox shows each at once.
 */
export async function avisarRecibido(db: Db, fila: Fila, { idMensaje, texto, now }: Escrito): Promise<void> {
  const { idFeedback, idResponsable, nombre: de, motivo } = fila;
  const variables = { de, motivo, mensaje: cortado(texto) };
  const aviso = { tipo: 'feedbackRecibido', variables, enlace: enBandeja('sin-leer', idFeedback) } as const;
  if (idResponsable !== null)
    return notificar(db, { ...aviso, idUsuario: idResponsable, hecho: `feedback:${idMensaje}` });
  await notificarRoles(db, ['admin'], { ...aviso, hecho: `feedback:${now.toISOString().slice(0, 13)}` });
}

interface Escrito {
  readonly idMensaje: string;
  readonly texto: string;
  readonly now: Date;
}

export async function avisarAsignado(db: Db, fila: Fila, idUsuario: string): Promise<void> {
  const { idFeedback, nombre: de, motivo } = fila;
  const enlace = enBandeja('sin-leer', idFeedback);
  await notificar(db, { tipo: 'feedbackAsignado', idUsuario, variables: { de, motivo }, enlace });
}

/** With an account that may sign in the mail leads to the thread in it; without one, to a secret link. */
export async function avisarRespuesta(
  db: Db,
  fila: Fila & Pick<FeedbackRow, 'email' | 'enlaceTurno' | 'cuentaActiva'>,
  { idMensaje, texto }: Pick<Escrito, 'idMensaje' | 'texto'>,
): Promise<void> {
  const { idFeedback, idUsuario, cuentaActiva, email, nombre, motivo } = fila;
  const aviso = { tipo: 'feedbackRespondido', variables: { asunto: motivo, respuesta: texto } } as const;
  if (idUsuario !== null && cuentaActiva)
    return notificar(db, { ...aviso, idUsuario, enlace: `/comentarios/${idFeedback}`, hecho: `feedback:${idMensaje}` });
  await escribirA(db, email, { ...aviso, nombre, enlace: `/comentarios/respuesta?token=${tokenDe(fila)}` });
}

function enBandeja(carpeta: string, idFeedback: string): string {
  return `/admin/generales/feedback/${carpeta}/${idFeedback}`;
}

function cortado(texto: string): string {
  return texto.length > LARGO_DE_AVISO ? `${texto.slice(0, LARGO_DE_AVISO).trimEnd()}…` : texto;
}
