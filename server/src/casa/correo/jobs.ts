import { v7 as uuidv7 } from 'uuid';
import { type Worker, worker, workerOutside } from '../../queue/job.ts';
import type { DeliverMail } from '../../services/mail/mail.ts';
import { enviarCorreo, openCorreo } from './correo.ts';
import { insertCorreo } from './queries.ts';

/** With a mail server messages are sent to it; without one they go to the development mailbox, and their codes are printed. */
export function jobs(baseUrl: string, deliver: DeliverMail | undefined, tell: (text: string) => void): Worker[] {
  return [deliver ? byMailServer(baseUrl, deliver) : intoMailbox(baseUrl, tell)];
}

function byMailServer(baseUrl: string, deliver: DeliverMail): Worker {
  return workerOutside(enviarCorreo, ({ idJob }, { sellado }) => deliver(idJob, openCorreo(sellado, baseUrl)));
}

function intoMailbox(baseUrl: string, tell: (text: string) => void): Worker {
  return worker(enviarCorreo, async ({ db, now }, { sellado }) => {
    const { para, asunto, texto, html, codigo } = openCorreo(sellado, baseUrl);
    await insertCorreo(db, { idCorreo: uuidv7(), para, asunto, texto, html, recibidoEn: now });
    tell(`Correo para ${para}: ${asunto}${codigo ? ` — código ${codigo}` : ''}`);
  });
}
