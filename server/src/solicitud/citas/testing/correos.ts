import assert from 'node:assert/strict';
import { MINUTE } from '@fedatario/contract/base';
import ICAL from 'ical.js';
import { sql } from 'kysely';
import { openCorreo } from '../../../casa/correo/correo.ts';
import type { Db } from '../../../db/db.ts';
import type { Mail } from '../../../services/mail/mail.ts';
import type { CreatedUsuario } from '../../../testing/factories.ts';

/** The mails that wait in the queue for a person, the oldest first. */
export async function correosDe(db: Db, { idUsuario }: Pick<CreatedUsuario, 'idUsuario'>): Promise<Mail[]> {
  const { email } = await db
    .selectFrom('usuarios')
    .select('email')
    .where('idUsuario', '=', idUsuario)
    .executeTakeFirstOrThrow();
  const { rows } = await sql<{ data: { sellado: string } }>`select data from pgboss.job where name = 'enviar-correo'
    order by created_on, id`.execute(db);
  return rows
    .map(({ data: { sellado } }) => openCorreo(sellado, 'http://localhost'))
    .filter(({ para }) => para === email);
}

/** The calendar entry that a mail carries, as an independent library reads it. */
export function entradaDe(correo: Mail | undefined) {
  const [adjunto] = correo?.adjuntos ?? [];
  assert.ok(adjunto, correo?.asunto);
  return { tipo: adjunto.tipo, ...leerEntrada(Buffer.from(adjunto.contenido, 'base64').toString()) };
}

/** The only entry of a calendar, as an independent library reads it. */
export function leerEntrada(texto: string) {
  const calendario = new ICAL.Component(ICAL.parse(texto));
  const evento = new ICAL.Event(calendario.getFirstSubcomponent('vevent') as never);
  return {
    metodo: calendario.getFirstPropertyValue('method'),
    uid: evento.uid,
    secuencia: evento.sequence,
    inicio: evento.startDate.toJSDate().toISOString(),
    minutos: (evento.endDate.toJSDate().getTime() - evento.startDate.toJSDate().getTime()) / MINUTE,
    estado: evento.component.getFirstPropertyValue('status'),
    donde: evento.location,
    descripcion: evento.description,
    asistentes: evento.attendees.length,
  };
}
