import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { PlaySettings } from '../bank.ts';
import { notePort } from '../join.ts';
import { bodyOf, isCommand, type Listening, listen } from '../listen.ts';
import { type Answer, type Certifier, said } from './answer.ts';
import { openBook } from './book.ts';
import { type CertifierWire, newControl, obeyCertifier } from './control.ts';
import { answerDigifact } from './digifact.ts';
import { answerInfile } from './infile.ts';

/** An XML of many lines in base64, inside JSON. */
const BODY_LIMIT = 8 * 1024 * 1024;

/** Plays a certifier. Takes the port first: its previous owner may have been writing to the same book until then. */
export async function serveCertifier(settings: PlaySettings & { readonly wire: CertifierWire }): Promise<Listening> {
  const server = createServer({ keepAliveTimeout: 120_000, requestTimeout: 60_000 });
  const port = await listen(server, settings);
  const { apiKey, dataDir, wire } = settings;
  const certifier: Certifier = { apiKey, book: openBook(dataDir), control: newControl(), now: () => new Date() };
  notePort(dataDir, port);
  server.on('request', (request, response) => {
    void answer(certifier, wire, request).then(
      (answered) => send(request, response, answered),
      () => send(request, response, said(500, { mensaje: 'El certificador de prueba falló.' })),
    );
  });
  return {
    port,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function answer(certifier: Certifier, wire: CertifierWire, request: IncomingMessage): Promise<Answer> {
  const { method = 'GET', headers } = request;
  const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
  const body = await bodyOf(request, BODY_LIMIT);
  if (body === undefined) return said(413, {});
  // Another process that wants to join asks here whether the key is the same.
  if (path === '/v1/webhook_endpoints')
    return said(headers.authorization === `Bearer ${certifier.apiKey}` ? 200 : 401, {});
  if (path === '/_control' && isCommand(request, certifier.apiKey)) {
    obeyCertifier(certifier.control, body);
    return said(200, { documents: certifier.book.all() });
  }
  const asked = { method, path, query, headers, body };
  return wire === 'infile' ? answerInfile(certifier, asked) : answerDigifact(certifier, asked);
}

function send({ socket }: IncomingMessage, response: ServerResponse, answered: Answer): void {
  if (answered === 'cut') return void socket.destroy();
  response.writeHead(answered.status, { 'content-type': 'application/json' });
  response.end(answered.text);
}
