import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { v7 as uuidv7 } from 'uuid';
import { openSesion } from '../casa/identidad/sesion/sesion.ts';
import type { Db } from '../db/db.ts';
import { freePort } from '../http/free-port.ts';
import { useSecret } from '../services/cipher.ts';
import { typeCard } from '../services/payments/testing/sandbox.ts';
import { crash, startNode } from './crash.ts';
import { createTestDatabase } from './database.ts';
import { type CreatedUsuario, createUsuario } from './factories.ts';

/** The secret of its first start. */
export const APP_SECRET = 'un secreto de prueba que nadie más usa 0123456789';
const SERVE = fileURLToPath(new URL('../../../scripts/serve.mjs', import.meta.url));

/** A request as it is sent, and sent again. */
export interface Envio {
  readonly path: string;
  /** The session or the cookie of the caller. */
  readonly headers: Readonly<Record<string, string>>;
  readonly key: string;
  readonly body?: object;
}

export interface Pagador {
  readonly who: CreatedUsuario;
  readonly headers: { readonly authorization: string };
  readonly idFormaPago: string;
}

/** An answer other than 200. */
export class Rechazo extends Error {
  readonly codigo: string | undefined;

  constructor(codigo: string | undefined) {
    super(codigo);
    this.codigo = codigo;
  }
}

/** The whole product in a process of its own that can be killed and started again, with its bank and its files. */
export async function openCaida() {
  useSecret(APP_SECRET);
  const { pools, url, drop } = await createTestDatabase();
  const { db } = pools;
  const dataDir = mkdtempSync(join(tmpdir(), 'fedatario-caida-'));
  const [PORT, SANDBOX_PORT] = [String(await freePort()), String(await freePort())];
  const limits = { RATE_LIMIT: '100000', RATE_LIMIT_IDENTITY: '100000' };
  const env = { ...process.env, ...limits, APP_SECRET, DATABASE_URL: url, DATA_DIR: dataDir, PORT, SANDBOX_PORT };
  let server: ChildProcess | undefined;
  const others: ChildProcess[] = [];
  const call = <T>(envio: Envio) => send<T>(`http://127.0.0.1:${PORT}`, envio);
  return {
    db,
    url,
    dataDir,
    call,
    /** With other settings, if any are given. */
    start: async (settings: NodeJS.ProcessEnv = {}) => {
      server = await startNode([SERVE], 'Escuchando', { ...env, ...settings });
    },
    kill: () => crash(server),
    /** One more process on the same data, as behind a balancer. */
    startOther: async () => {
      const port = String(await freePort());
      const other = await startNode([SERVE], 'Escuchando', { ...env, PORT: port });
      others.push(other);
      return <T>(envio: Envio) => send<T>(`http://127.0.0.1:${port}`, envio);
    },
    pagador: () => pagador(db, call),
    /** Sends something once and answers the cookie that it set, as a browser sends it back. */
    cookieOf: async (path: string, body: object) => {
      const answer = await post(`http://127.0.0.1:${PORT}`, { path, headers: {}, key: uuidv7(), body });
      return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    },
    /** Objects of a kind that the bank holds, as its own file says. */
    enElBanco: <T extends { id: string }>(kind: string) => [...leerLibro<T>(dataDir, kind).values()],
    close: async () => {
      await Promise.all([server, ...others].map(crash));
      await drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function post(origin: string, { path, headers, key, body = {} }: Envio): Promise<Response> {
  const bytes = body instanceof Uint8Array;
  const type = bytes ? 'application/octet-stream' : 'application/json';
  return fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': type, 'idempotency-key': key },
    body: bytes ? Buffer.from(body) : JSON.stringify(body),
  });
}

async function send<T>(origin: string, envio: Envio): Promise<T> {
  const answer = await post(origin, envio);
  const { data, codigo } = (await answer.json()) as { data: T; codigo?: string };
  if (answer.status !== 200) throw new Rechazo(codigo);
  return data;
}

/** A customer with a card that the bank knows. */
async function pagador(db: Db, call: <T>(envio: Envio) => Promise<T>): Promise<Pagador> {
  const who = await createUsuario(db);
  const headers = await sesionDe(db, who);
  const { url } = await call<{ url: string }>({ path: '/private/formas-pago', headers, key: uuidv7() });
  const { goTo } = await typeCard(url, 'aceptada');
  const referencia = new URL(goTo ?? '').searchParams.get('referencia');
  const path = '/private/formas-pago/confirmacion';
  const [card] = await call<{ idFormaPago: string }[]>({ path, headers, key: uuidv7(), body: { referencia } });
  return { who, headers, idFormaPago: card?.idFormaPago ?? '' };
}

/** Headers of a new session. */
export async function sesionDe(db: Db, { idUsuario }: Pick<CreatedUsuario, 'idUsuario'>) {
  const { accessToken } = await openSesion(db, { idUsuario, userAgent: '', credential: null, now: new Date() });
  return { authorization: `Bearer ${accessToken}` };
}

/** The bank's file: each change a line of objects, or of ids that were deleted. */
function leerLibro<T extends { id: string }>(dataDir: string, kind: string): Map<string, T> {
  const book = readFileSync(join(dataDir, 'banco-de-prueba/sandbox.jsonl'), 'utf8').trim().split('\n');
  const rows = book.flatMap((line) => JSON.parse(line) as [string, T | string][]);
  const objects = rows.flatMap(([of, row]) => (of === kind && typeof row !== 'string' ? [row] : []));
  return new Map(objects.map((object) => [object.id, object]));
}
