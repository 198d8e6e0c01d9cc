import { z } from 'zod';
import type { Db } from '../db/db.ts';
import { defineJob } from '../queue/job.ts';
import { enqueue } from '../queue/queue.ts';
import { seal, unseal } from '../services/cipher.ts';
import type { Mail } from '../services/mail/mail.ts';

/** The message waits sealed: it may carry a code, and the queue is a table many can read. */
export const enviarCorreo = defineJob({
  name: 'enviar-correo',
  data: z.object({ sellado: z.string() }),
  retries: 14,
  pause: 10,
  expires: 60,
});

const CONTEXT = 'correo';

/** Leaves a message in the queue, in the transaction of what it tells. */
export async function enqueueCorreo(db: Db, mail: Mail): Promise<void> {
  await enqueue(db, enviarCorreo, { sellado: seal(JSON.stringify(mail), CONTEXT).toString('base64') });
}

export function openCorreo(sellado: string): Mail {
  return JSON.parse(unseal(Buffer.from(sellado, 'base64'), CONTEXT)) as Mail;
}
