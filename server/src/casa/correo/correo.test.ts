import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import { html } from '@fedatario/document-engine/html';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { openQueue } from '../../queue/queue.ts';
import { useSecret } from '../../services/cipher.ts';
import { smtpMail } from '../../services/mail/smtp.ts';
import { skipPause } from '../../testing/crash.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { until } from '../../testing/until.ts';
import { enqueueCorreo } from './correo.ts';
import { jobs } from './jobs.ts';

useSecret('un secreto de prueba que nadie más usa 0123456789');
const database = await createTestDatabase();
const { db } = database.pools;
const queue = await openQueue({
  url: database.url,
  db,
  now: () => new Date(),
  report: () => undefined,
  polling: 0.5,
  onlyWork: true,
});
const inbox: {
  messageId: string | undefined;
  to: string | undefined;
  subject: string | undefined;
  text: string | undefined;
}[] = [];
let refusals = 0;
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', async () => {
      if (refusals > 0) {
        refusals -= 1;
        return done(Object.assign(new Error('Vuelva más tarde'), { responseCode: 451 }));
      }
      const { messageId, to, subject, text } = await PostalMime.parse(Buffer.concat(chunks));
      inbox.push({ messageId, to: to?.[0]?.address, subject, text });
      done();
    });
  },
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const { port } = server.server.address() as AddressInfo;
const smtp = smtpMail(`smtp://127.0.0.1:${port}`, 'Notaría <avisos@notaria.ejemplo.com>');

after(async () => {
  await queue.stop();
  smtp.close();
  server.close();
  await database.drop();
});

/** How many mails of the queue are in each state. */
async function states(): Promise<Record<string, number>> {
  const { rows } = await sql<{
    state: string;
    n: number;
  }>`select state::text as state, count(*)::int as n from pgboss.job
    where name = 'enviar-correo' group by state`.execute(db);
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]));
}

const vacia = { empresa: 'Fedatario', titulo: 'Aviso', bloques: [], pie: '' };

test('mientras el servidor de correo rechaza, el mensaje espera; después llega una sola vez', async () => {
  refusals = 1;
  await queue.work(jobs('https://notaria.ejemplo.com', smtp.deliver, () => undefined));
  await enqueueCorreo(db, {
    para: 'ana@ejemplo.com',
    asunto: 'Añadió una requisición',
    carta: { ...vacia, bloques: [{ parrafo: 'Señora: ¿continúa?' }], boton: { texto: 'Ver', url: '/login' } },
  });
  await until(async () => (await states()).retry === 1);
  assert.deepEqual([refusals, inbox.length], [0, 0]);
  await skipPause(db, 'enviar-correo');
  await until(async () => (await states()).completed === 1);
  assert.equal(inbox.length, 1);
  const [mail] = inbox;
  assert.deepEqual([mail?.to, mail?.subject], ['ana@ejemplo.com', 'Añadió una requisición']);
  assert.match(mail?.text ?? '', /Señora: ¿continúa\?/);
  assert.match(mail?.text ?? '', /Ver: https:\/\/notaria\.ejemplo\.com\/login/);
  assert.match(mail?.messageId ?? '', /^<[0-9a-f-]{36}@notaria\.ejemplo\.com>$/);
});

test('un mensaje de una transacción que se deshace no sale', async () => {
  const before = await states();
  const undone = db.transaction().execute(async (tx) => {
    await enqueueCorreo(tx, { para: 'nadie@ejemplo.com', asunto: 'No', carta: vacia });
    throw new Error('deshacer');
  });
  await assert.rejects(undone);
  assert.deepEqual(await states(), before);
  await enqueueCorreo(db, { para: 'ana@ejemplo.com', asunto: 'Sí', carta: vacia });
  await until(() => inbox.at(-1)?.subject === 'Sí');
  assert.deepEqual(
    inbox.filter(({ subject }) => subject === 'No'),
    [],
  );
});

test('en la cola el mensaje está sellado', async () => {
  await queue.boss.offWork('enviar-correo');
  await enqueueCorreo(db, { para: 'ana@ejemplo.com', asunto: 'Código 123456', carta: { ...vacia, pie: '123456' } });
  const [waiting] = await queue.boss.fetch('enviar-correo');
  assert.ok(waiting);
  assert.doesNotMatch(JSON.stringify(waiting.data), /123456|ana@ejemplo/);
});

test('lo que escribe una persona es solo texto en el correo', () => {
  const nombre = '<img src=x onerror="alert(1)">&\'';
  assert.equal(html`<p>${nombre}</p>`.html, '<p>&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;&#39;</p>');
});
