import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type ApiAnswer, answerApi } from './api.ts';
import type { Bank, Control, SandboxSettings } from './bank.ts';
import { obey } from './control.ts';
import { refuse } from './intents.ts';
import { notePort } from './join.ts';
import { webhookSecretOf } from './key.ts';
import { bodyOf, isCommand, type Listening, listen } from './listen.ts';
import { type Notices, openNotices, stripeNotices } from './notices.ts';
import { answerPage } from './pages/pages.ts';
import { answerRecurrente } from './recurrente/answer.ts';
import { recurrenteNotices } from './recurrente/notices.ts';
import { resumeRefunds } from './refunds.ts';
import { endOldSessions } from './sessions.ts';
import { openStore } from './store.ts';
import { newId } from './wire.ts';

const BODY_LIMIT = 64 * 1024;
const LOOK_FOR_OLD_PAGES = 5_000;

/** Takes the port first: its previous owner may have been writing to the same file until then. */
export async function serveSandbox(settings: SandboxSettings): Promise<Listening> {
  const server = createServer({ keepAliveTimeout: 120_000, requestTimeout: 60_000 });
  const port = await listen(server, settings);
  const { bank, notices } = openBank(settings, port);
  notePort(settings.dataDir, port);
  server.on('request', (request, response) => {
    void answer(bank, notices, request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else send(response, 500, JSON.stringify({ error: { type: 'api_error', message: 'Sandbox failure.' } }));
    });
  });
  const watch = setInterval(() => endOldSessions(bank), LOOK_FOR_OLD_PAGES);
  return {
    port,
    stop: () => {
      clearInterval(watch);
      server.close();
      server.closeAllConnections();
      bank.store.close();
    },
  };
}

function openBank(settings: SandboxSettings, port: number): { bank: Bank; notices: Notices } {
  const control: Control = { ahead: 0, next: [], notices: 'normal', noticeDelayMs: 0, verification: 'normal' };
  const now = () => Math.floor(Date.now() / 1000) + control.ahead;
  const store = openStore(settings.dataDir, now());
  const secret = webhookSecretOf(settings.apiKey);
  const wire = settings.wire === 'stripe' ? stripeNotices : recurrenteNotices(() => bank);
  const notices = openNotices({ store, control, now, secret, wire });
  const publicUrl = (settings.publicUrl ?? `http://localhost:${port}`).replace(/\/$/, '');
  const bank: Bank = { settings, publicUrl, store, now, notify: notices.notify, control, atWork: new Map() };
  for (const intent of store.intent.values()) {
    if (intent.status !== 'processing') continue;
    refuse(bank, intent, { code: 'processing_error', method: intent.method ?? '' });
  }
  store.commit();
  resumeRefunds(bank);
  notices.resume();
  return { bank, notices };
}

async function answer(bank: Bank, notices: Notices, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url = '/' } = request;
  const body = method === 'GET' ? '' : await bodyOf(request, BODY_LIMIT);
  if (body === undefined) return send(response, 413, '{}');
  const answered = await answerCall(bank, request, body);
  if (answered === 'cut') return void request.socket.destroy();
  if (answered) {
    if (url.startsWith('/v1/webhook_endpoints') && method === 'POST') notices.resume();
    return send(response, answered.status, answered.text);
  }
  if (url === '/_control' && isCommand(request, bank.settings.apiKey)) {
    return send(response, 200, JSON.stringify(obey(bank, notices, body)));
  }
  return answerPage(bank, { method, url, body }, response);
}

/** The answer of the wire that a path belongs to; undefined for any other path. */
async function answerCall(bank: Bank, request: IncomingMessage, body: string): Promise<ApiAnswer | undefined> {
  const { method = 'GET', url = '/', headers } = request;
  const { authorization } = headers;
  if (url.startsWith('/v1/')) {
    const [key] = [headers['idempotency-key']].flat();
    return answerApi(bank, { method, path: url.slice(4), body, authorization, key });
  }
  if (!url.startsWith('/api/') || bank.settings.wire !== 'recurrente') return undefined;
  const [secretKey] = [headers['x-secret-key'] ?? authorization?.replace('Bearer ', '')].flat();
  return answerRecurrente(bank, { method, path: url.slice(5), body, secretKey });
}

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'request-id': newId('req'),
  });
  response.end(text);
}
