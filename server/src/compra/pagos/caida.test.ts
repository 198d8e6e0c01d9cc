import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { FacturaDetalle } from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import { openSesion } from '../../casa/identidad/sesion.ts';
import { verificar } from '../../control/integridad/verificacion.ts';
import { freePort } from '../../http/free-port.ts';
import { useSecret } from '../../services/cipher.ts';
import { typeCard } from '../../services/payments/testing/sandbox.ts';
import { createCodigo } from '../../testing/codigos.ts';
import { addDocumento, addNotarial, compraDe } from '../../testing/compras.ts';
import { crash, startNode, timeOf } from '../../testing/crash.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';

const POINTS = 20;
const AT_ONCE = 3;
const TOTAL = 27_000;
const APP_SECRET = 'un secreto de prueba que nadie más usa 0123456789';
const SERVE = fileURLToPath(new URL('../../../../scripts/serve.mjs', import.meta.url));

useSecret(APP_SECRET);
const { pools, url: DATABASE_URL, drop } = await createTestDatabase();
const { db } = pools;
const DATA_DIR = mkdtempSync(join(tmpdir(), 'fedatario-caida-'));
const [PORT, SANDBOX_PORT] = [String(await freePort()), String(await freePort())];
let server: ChildProcess | undefined;
after(async () => {
  await crash(server);
  await drop();
  rmSync(DATA_DIR, { recursive: true, force: true });
});

test('kill -9 en veinte puntos de una compra: ningún pedido se pierde ni se dobla', { timeout: 480_000 }, async () => {
  await start();
  const { codigo } = await createCodigo(db, { tipo: 'porcentaje', valor: 10 });
  const people = await Promise.all(Array.from({ length: AT_ONCE }, buyer));
  const usual = await timeOf(() => Promise.all(people.map((one) => prepared(one, codigo).then(({ send }) => send()))));
  const bought: FacturaDetalle[] = [];
  for (let point = 0; point < POINTS; point += 1) {
    const orders = await Promise.all(people.map((one) => prepared(one, codigo)));
    const first = orders.map(({ send }) => send().catch(() => undefined));
    await new Promise((rest) => setTimeout(rest, (usual * 1.2 * point) / POINTS));
    await crash(server);
    await Promise.all(first);
    await start();
    bought.push(...(await Promise.all(orders.map(({ send }) => insist(send)))));
  }
  assert.equal(new Set(bought.map(({ idFactura }) => idFactura)).size, POINTS * AT_ONCE);
  assert.deepEqual(
    bought.filter(({ lineas }) => lineas.length !== 2 || lineas.some(({ solicitud }) => !solicitud)),
    [],
  );
  for (const { promesa, faltas } of await verificar(db, new Date())) assert.deepEqual(faltas, [], promesa);
  const paid = await db.selectFrom('pagos').select('intento').where('aplicado', '=', true).execute();
  assert.deepEqual(captured(), paid.map(({ intento }) => intento).sort());
});

interface Buyer {
  readonly who: CreatedUsuario;
  readonly authorization: string;
  readonly idFormaPago: string;
}

async function buyer(): Promise<Buyer> {
  const who = await createUsuario(db);
  const made = await openSesion(db, { idUsuario: who.idUsuario, userAgent: '', credential: null, now: new Date() });
  const authorization = `Bearer ${made.accessToken}`;
  const { url } = await call<{ url: string }>('/api/private/formas-pago', authorization, uuidv7());
  const { goTo } = await typeCard(url, 'aceptada');
  const referencia = new URL(goTo ?? '').searchParams.get('referencia');
  const path = '/api/private/formas-pago/confirmacion';
  const [card] = await call<{ idFormaPago: string }[]>(path, authorization, uuidv7(), { referencia });
  return { who, authorization, idFormaPago: card?.idFormaPago ?? '' };
}

/** A full cart with its code, and the one request that buys it, to be sent as often as it takes. */
async function prepared({ who, authorization, idFormaPago }: Buyer, codigo: string) {
  await addDocumento(db, who, { precio: 20_000, modalidad: 'notarial' });
  await addNotarial(db, who, { precio: 10_000 });
  await call('/api/private/carrito/codigo', authorization, uuidv7(), { codigo });
  const key = uuidv7();
  const body = compraDe(TOTAL, { tipo: 'tarjetaGuardada', idFormaPago });
  return { send: () => call<FacturaDetalle>('/api/private/compras', authorization, key, body) };
}

/** Repeats the same request under the same key, as the browser does, until it is answered and the order is paid. */
async function insist(send: () => Promise<FacturaDetalle>): Promise<FacturaDetalle> {
  const factura = await until(
    () => send().catch(() => undefined),
    (answer) => answer?.estado === 'pagada',
  );
  if (!factura) throw new Error('El pedido no se pagó.');
  return factura;
}

async function call<T>(path: string, authorization: string, key: string, body: object = {}): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  const { data, codigo } = (await answer.json()) as { data: T; codigo?: string };
  if (answer.status !== 200) throw new Error(codigo);
  return data;
}

/** Payments captured according to the sandbox bank's own file. */
function captured(): string[] {
  const book = readFileSync(join(DATA_DIR, 'banco-de-prueba/sandbox.jsonl'), 'utf8').trim().split('\n');
  const rows = book.flatMap((line) => JSON.parse(line) as [string, { id: string; status?: string }][]);
  const paid = rows.filter(([kind, { status }]) => kind === 'intent' && status === 'succeeded');
  return [...new Set(paid.map(([, { id }]) => id))].sort();
}

async function start(): Promise<void> {
  const env = { ...process.env, APP_SECRET, DATABASE_URL, DATA_DIR, PORT, SANDBOX_PORT, RATE_LIMIT: '100000' };
  server = await startNode([SERVE], 'Escuchando', env);
}
