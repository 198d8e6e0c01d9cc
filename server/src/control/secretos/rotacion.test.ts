import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { HANGS_MS } from '@fedatario/document-engine/testing/length';
import { v7 as uuidv7 } from 'uuid';
import { openSesion } from '../../casa/identidad/sesion/sesion.ts';
import { addNotarial, compraDe } from '../../compra/pagos/testing/compras.ts';
import { APP_SECRET, openCaida, type Pagador, Rechazo } from '../../testing/caida.ts';
import { until } from '../../testing/until.ts';
import { verifyData } from '../integridad/command.ts';
import { secretos } from './command.ts';

const NUEVO = 'el secreto nuevo, que todavía no ha visto nadie 98765432';
const PRECIO = 10_000;
const AT_ONCE = 3;
const ENOUGH_SECONDS = 120;

const { db, url, dataDir, call, start, kill, pagador, close } = await openCaida();
after(close);

/** The settings of each step of «Cambiar APP_SECRET» in docs/operations.md. */
const pasos = [
  { APP_SECRET, APP_SECRETS_READ: NUEVO },
  { APP_SECRET: NUEVO, APP_SECRETS_READ: APP_SECRET },
  { APP_SECRET: NUEVO },
];

test('se cambia APP_SECRET mientras compran: ninguna sesión ni compra se pierde, y el de antes se va', {
  timeout: HANGS_MS,
}, async () => {
  await start();
  const people = await Promise.all(Array.from({ length: AT_ONCE }, comprador));
  const buying = comprando(people);
  await buying.bought(AT_ONCE);
  const lines: string[] = [];
  for (const settings of pasos) {
    await kill();
    await start(settings);
    await buying.bought(AT_ONCE);
    const options = { ...settings, DATABASE_URL: url, DATABASE_PREPARE: true, DATA_DIR: dataDir };
    const all = { ...options, S3_REGION: 'us-east-1', BACKUP_KEEP_DAYS: 14 };
    const conAmbos = settings.APP_SECRET === NUEVO && settings.APP_SECRETS_READ !== undefined;
    if (conAmbos) assert.equal(await secretos(all, ['estado'], (line) => lines.push(line)), false);
    if (conAmbos) assert.ok(await secretos(all, ['sellar'], (line) => lines.push(line)), lines.join('\n'));
    assert.ok((await secretos(all, ['estado'], (line) => lines.push(line))) || !conAmbos, lines.join('\n'));
  }
  const bought = await buying.end();
  const ultimo = {
    APP_SECRET: NUEVO,
    DATABASE_URL: url,
    DATABASE_PREPARE: true,
    DATA_DIR: dataDir,
    S3_REGION: 'us-east-1',
  };
  const said: string[] = [];
  assert.ok(await verifyData(ultimo, new Date(), (line) => said.push(line)), said.join('\n'));
  const { n } = await db
    .selectFrom('facturas')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('estado', '=', 'pagada')
    .executeTakeFirstOrThrow();
  assert.equal(Number(n), bought);
});

/** Everybody buys again and again with the session and the card of the beginning. */
function comprando(people: readonly Comprador[]) {
  let [count, ending] = [0, false];
  const buy = async (one: Comprador) => {
    while (!ending) {
      await compra(one);
      count += 1;
    }
  };
  const all = Promise.all(people.map(buy));
  return {
    /** Waits until so many more were bought. */
    bought: async (more: number) => {
      const goal = count + more;
      await Promise.race([
        until(
          async () => count,
          (now) => now >= goal,
        ),
        all,
      ]);
    },
    end: async () => {
      ending = true;
      await all;
      return count;
    },
  };
}

/** Sends the same purchase under the same key until it is paid, and renews the session when it ended, as the browser does. */
async function compra(one: Comprador): Promise<void> {
  await addNotarial(db, one.who, { precio: PRECIO });
  const key = uuidv7();
  const body = compraDe(PRECIO, { tipo: 'tarjetaGuardada', idFormaPago: one.idFormaPago });
  const send = async () => {
    const envio = { path: '/private/compras', headers: one.headers, key, body };
    const answer = await call<{ estado: string }>(envio).catch((error: Error) => error);
    if (answer instanceof Rechazo && answer.codigo === 'sesion-vencida') await renovar(one);
    return answer;
  };
  await until(send, (answer) => !(answer instanceof Error) && answer.estado === 'pagada', ENOUGH_SECONDS);
}

interface Comprador extends Pagador {
  /** Changed by a renewal of the session. */
  headers: Pagador['headers'];
  readonly refreshToken: string;
}

/** The customer's session of before the change, with the token that renews it. */
async function comprador(): Promise<Comprador> {
  const one = await pagador();
  const { idUsuario } = one.who;
  const { accessToken, refreshToken } = await openSesion(db, {
    idUsuario,
    userAgent: '',
    credential: null,
    now: new Date(),
  });
  return { ...one, headers: { authorization: `Bearer ${accessToken}` }, refreshToken: refreshToken ?? '' };
}

async function renovar(one: Comprador): Promise<void> {
  const headers = { cookie: `sesion=${one.refreshToken}` };
  const path = '/public/identidad/sesion/renovacion';
  const { accessToken } = await call<{ accessToken: string }>({ path, headers, key: uuidv7() });
  one.headers = { authorization: `Bearer ${accessToken}` };
}
