import { z } from 'zod';
import type { Db } from '../../db/db.ts';
import { defineJob } from '../../queue/job.ts';
import { enqueue } from '../../queue/queue.ts';
import { seal, unseal } from '../../services/cipher.ts';
import { type Letter, renderLetter } from '../../services/mail/html.ts';
import type { Mail } from '../../services/mail/mail.ts';

/** The message waits sealed: it may carry a code, and the queue is a table many can read. */
export const enviarCorreo = defineJob({
  name: 'enviar-correo',
  data: z.object({ sellado: z.string() }),
  retries: 14,
  pause: 10,
  expires: 60,
});

const CONTEXT = 'correo';

/** A message that is laid out when it leaves. Its button leads to an address of the product, without its origin. */
export interface Correo extends Omit<Mail, 'texto' | 'html'> {
  readonly carta: Letter;
}

/** Enqueues a message in the transaction of the event it tells. */
export async function enqueueCorreo(db: Db, correo: Correo): Promise<void> {
  await enqueue(db, enviarCorreo, { sellado: seal(JSON.stringify(correo), CONTEXT).toString('base64') });
}

export function openCorreo(sellado: string, baseUrl: string): Mail {
  const kept = JSON.parse(unseal(Buffer.from(sellado, 'base64'), CONTEXT)) as Correo | Mail;
  // A server of an older version laid it out already.
  if ('html' in kept) return kept;
  const { carta, ...correo } = kept;
  return { ...correo, ...renderCarta(carta, baseUrl) };
}

/** A letter laid out, its button with the origin of the product. */
export function renderCarta({ boton, ...carta }: Letter, baseUrl: string): { texto: string; html: string } {
  return renderLetter({ ...carta, boton: boton && { ...boton, url: `${baseUrl}${boton.url}` } });
}
