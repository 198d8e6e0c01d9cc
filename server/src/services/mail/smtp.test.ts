import assert from 'node:assert/strict';
import type { AddressInfo } from 'node:net';
import { after, test } from 'node:test';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { smtpMail } from './smtp.ts';

const received: Buffer[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      received.push(Buffer.concat(chunks));
      done();
    });
  },
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const { port } = server.server.address() as AddressInfo;
const smtp = smtpMail(`smtp://127.0.0.1:${port}`, 'Notaría <avisos@notaria.ejemplo.com>');

after(() => {
  smtp.close();
  server.close();
});

const carta = { para: 'ana@ejemplo.com', asunto: 'Su cita', texto: 'El lunes.', html: '<p>El lunes.</p>' };
const base64 = (texto: string) => Buffer.from(texto).toString('base64');

async function sent(...adjuntos: { nombre: string; tipo: string; contenido: string }[]): Promise<Buffer> {
  await smtp.deliver(`m-${received.length}`, { ...carta, adjuntos });
  return received.at(-1) ?? Buffer.alloc(0);
}

/** Types of the parts of a message, those inside another one indented. */
function shapeOf(raw: Buffer): string[] {
  const text = raw.toString().replace(/\r\n[ \t]+/g, ' ');
  const open: string[] = [];
  return text.split('\r\n').flatMap((line) => {
    if (open.some((boundary) => line === `--${boundary}--`)) open.pop();
    const [, type = '', boundary] =
      /^Content-Type: ([^;]+(?:;.*?method=\w+)?)(?:.*boundary="([^"]+)")?/i.exec(line) ?? [];
    if (type === '') return [];
    const said = `${'  '.repeat(open.length)}${type}`;
    if (boundary !== undefined) open.push(boundary);
    return [said];
  });
}

for (const metodo of ['REQUEST', 'CANCEL']) {
  test(`la entrada de calendario (${metodo}) va como alternativa del texto y como archivo, la misma`, async () => {
    const entrada = `BEGIN:VCALENDAR\r\nMETHOD:${metodo}\r\nSUMMARY:Reunión\r\nEND:VCALENDAR\r\n`;
    const tipo = `text/calendar; charset=utf-8; method=${metodo}`;
    const raw = await sent(
      { nombre: 'cita.ics', tipo, contenido: base64(entrada) },
      { nombre: 'recibo.pdf', tipo: 'application/pdf', contenido: base64('%PDF-1.7') },
    );
    assert.deepEqual(shapeOf(raw), [
      'multipart/mixed',
      '  multipart/alternative',
      '    text/plain',
      '    text/html',
      `    text/calendar; charset=utf-8; method=${metodo}`,
      '  application/pdf',
      '  application/ics',
    ]);
    const { attachments } = await PostalMime.parse(raw);
    const files = attachments.map(({ filename, content }) => [
      filename,
      Buffer.from(content as ArrayBuffer).toString(),
    ]);
    // The reader of the test gives texts with the line ends of this system.
    const leida = entrada.replaceAll('\r', '');
    const calendario = files.filter(([name]) => name !== 'recibo.pdf');
    assert.deepEqual(calendario, [
      [null, leida],
      ['cita.ics', leida],
    ]);
    assert.ok(raw.toString().replaceAll('\r\n', '').includes(base64(entrada)));
    assert.ok(files.some(([name, text]) => name === 'recibo.pdf' && text === '%PDF-1.7'));
  });
}

test('un correo sin entrada de calendario no lleva ninguna', async () => {
  assert.deepEqual(shapeOf(await sent()), ['multipart/alternative', '  text/plain', '  text/html']);
});
