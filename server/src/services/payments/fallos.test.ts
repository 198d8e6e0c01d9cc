import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { startSandbox } from '@fedatario/test-bank';
import { until } from '../../testing/until.ts';
import { type CodigoDePago, PaymentError } from './payments.ts';
import { stripePayments } from './stripe.ts';
import { openSandbox, type TestSandbox, typeCard } from './testing/sandbox.ts';

let bank: TestSandbox;
let turn = 0;

before(async () => {
  bank = await openSandbox({ slowMs: 300, timeout: 1_000 });
});
after(() => bank.stop());

function key(): string {
  turn += 1;
  return `fallo-${turn}`;
}
const fails = (codigo: CodigoDePago) => (error: unknown) => error instanceof PaymentError && error.codigo === codigo;
const newCustomer = (clave = key()) =>
  bank.payments.createCustomer({ idUsuario: 'u-1', email: 'ana@ejemplo.com', nombre: 'Ana' }, clave);

async function paid(kind: 'aceptada' | 'reembolsoTarda' | 'reembolsoFalla' = 'aceptada') {
  const input = { monto: 10_000, moneda: 'gtq', descripcion: 'Acta', metadata: { idPago: key() }, recordar: true };
  const where = { vuelta: 'http://localhost:9/a', cancelacion: 'http://localhost:9/b', idioma: 'en' } as const;
  const venceEn = new Date(Date.now() + 31 * 60_000);
  const cliente = await newCustomer();
  const { url, referencia } = await bank.payments.openCardPage({ ...input, ...where, venceEn, cliente }, key());
  await typeCard(url ?? '', kind);
  const cobro = await bank.payments.readCobro(referencia);
  assert.ok(cobro.intento);
  return { ...cobro, intento: cobro.intento, cliente };
}

describe('un reembolso', () => {
  test('se hace por partes y nunca pasa de lo cobrado', async () => {
    const { intento } = await paid();
    const metadata = { idReembolso: 'r-1' };
    const first = await bank.payments.refund({ intento, monto: 4_000, cobrado: 10_000, metadata }, 'reembolso-1');
    assert.deepEqual(
      [first.estado, first.monto, first.intento, first.metadata],
      ['completado', 4_000, intento, metadata],
    );
    assert.deepEqual(
      await bank.payments.refund({ intento, monto: 4_000, cobrado: 10_000, metadata }, 'reembolso-1'),
      first,
    );
    const find = (valor: string) => bank.payments.findDevolucion(intento, { clave: 'idReembolso', valor });
    assert.deepEqual([await find('r-1'), await find('r-2')], [first, null]);
    await assert.rejects(
      bank.payments.refund({ intento, monto: 6_001, cobrado: 10_000, metadata }, key()),
      fails('no-permitido'),
    );
    await bank.payments.refund({ intento, monto: 6_000, cobrado: 10_000, metadata }, key());
    await assert.rejects(
      bank.payments.refund({ intento, monto: 1, cobrado: 10_000, metadata }, key()),
      fails('no-permitido'),
    );
  });

  for (const [kind, estado] of [
    ['reembolsoTarda', 'completado'],
    ['reembolsoFalla', 'rechazado'],
  ] as const) {
    test(`puede quedar en proceso, y después ${estado}`, async () => {
      const { intento } = await paid(kind);
      const begun = await bank.payments.refund({ intento, monto: 10_000, cobrado: 10_000, metadata: {} }, key());
      assert.equal(begun.estado, 'enProceso');
      const { referencia } = begun;
      await until(async () => (await bank.payments.readDevolucion(referencia)).estado === estado);
    });
  }
});

describe('si el proveedor falla', () => {
  test('una respuesta perdida una vez se recupera sola, y es una sola obra', async () => {
    await bank.control({ next: { how: 'lose', path: 'customers' } });
    const clave = key();
    assert.equal(await newCustomer(clave), await newCustomer(clave));
  });

  test('perdida siempre, o con un fallo suyo, es incierto al escribir', async () => {
    await bank.control({ next: { how: 'cut', path: 'customers', times: 2 } });
    await assert.rejects(newCustomer(), fails('incierto'));
    await bank.control({ next: { how: 'fail', path: 'customers' } });
    await assert.rejects(newCustomer(), fails('incierto'));
    await bank.control({ next: { how: 'delay', path: 'customers', ms: 1_500 } });
    await assert.rejects(newCustomer(), fails('incierto'));
  });

  test('al leer, que no contesta es que no está; demasiadas peticiones también', async () => {
    const { referencia } = await paid();
    await bank.control({ next: { how: 'fail', path: 'checkout' } });
    await assert.rejects(bank.payments.readCobro(referencia), fails('no-disponible'));
    await bank.control({ next: { how: 'limit', path: 'customers' } });
    await assert.rejects(newCustomer(), fails('no-disponible'));
  });

  test('lo que no conoce no existe; con otra llave es nuestra configuración; sin nadie, no está', async () => {
    await assert.rejects(bank.payments.readCobro('pi_nada'), fails('no-existe'));
    await assert.rejects(bank.payments.readCobro('cs_nada'), fails('no-existe'));
    const options = { codigo: 'sandbox', webhookSecret: () => undefined, address: bank.sandbox.address } as const;
    const stranger = stripePayments({ ...options, secretKey: 'sk_test_otra' });
    await assert.rejects(stranger.readCobro('pi_nada'), fails('configuracion'));
    stranger.close();
    const nowhere = stripePayments({ ...options, secretKey: 'sk_test_x', address: { host: '127.0.0.1', port: 9 } });
    await assert.rejects(
      nowhere.createCustomer({ idUsuario: '1', email: 'a@b.co', nombre: 'A' }, 'x'),
      fails('no-disponible'),
    );
    nowhere.close();
  });

  test('las conductas de prueba solo se piden con su llave', async () => {
    const answer = await fetch(`${bank.sandbox.url}/_control`, { method: 'POST', body: '{}' });
    assert.equal(answer.status, 404);
  });
});

describe('si matan al proceso', () => {
  test('se inicia de nuevo con todo lo que había dicho, aunque su última línea quedara a medias', async () => {
    const { referencia, intento, cliente, tarjeta } = await paid();
    const returned = await bank.payments.refund(
      { intento, monto: 2_500, cobrado: 10_000, metadata: {} },
      'antes-de-morir',
    );
    const input = {
      monto: 700,
      moneda: 'gtq',
      descripcion: 'x',
      cliente,
      metadata: {},
      vuelta: 'http://localhost:9/a',
    };
    const charge = () => bank.payments.chargeSaved({ ...input, tarjeta: tarjeta?.referencia ?? '' }, 'cobro-antes');
    const charged = await charge();
    const before = bank.sandbox.pid() ?? 0;
    const file = join(bank.dataDir, 'sandbox.jsonl');
    process.kill(before, 'SIGKILL');
    appendFileSync(file, '[["customer",{"id":"cus_a_med');
    await eventually(() => bank.payments.readCobro(referencia));
    assert.notEqual(bank.sandbox.pid(), before);
    assert.equal((await bank.payments.readCobro(referencia)).estado, 'capturado');
    assert.deepEqual(await charge(), charged);
    assert.deepEqual(
      await bank.payments.refund({ intento, monto: 2_500, cobrado: 10_000, metadata: {} }, 'antes-de-morir'),
      returned,
    );
    await assert.rejects(
      bank.payments.refund({ intento, monto: 7_501, cobrado: 10_000, metadata: {} }, key()),
      fails('no-permitido'),
    );
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    assert.doesNotThrow(() => lines.map((line) => JSON.parse(line)));
  });

  test('un cobro que el banco aún no contestaba queda hecho o rechazado, nunca a medias', async () => {
    const { cliente, tarjeta } = await savedSlow();
    const input = { monto: 900, moneda: 'gtq', descripcion: 'x', cliente, metadata: { idPago: 'cortado' }, tarjeta };
    const { intents } = await bank.control();
    const charging = bank.payments.chargeSaved({ ...input, vuelta: 'http://localhost:9/a' }, key());
    await until(async () => (await bank.control()).intents > intents);
    process.kill(bank.sandbox.pid() ?? 0, 'SIGKILL');
    const ended = await charging.catch((error: unknown) => error);
    const find = () => bank.payments.findCobro(cliente, { clave: 'idPago', valor: 'cortado' });
    const found = await eventually(find);
    // The SDK retries once by itself, and may reach the restarted sandbox.
    if (ended instanceof PaymentError) assert.deepEqual([ended.codigo, found?.estado], ['incierto', 'rechazado']);
    else assert.deepEqual(found, ended);
  });

  test('termina con quien lo inició, también si a este lo matan, y otro sigue con su puerto y sus datos', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'fedatario-cobros-'));
    const start = import.meta.resolve('@fedatario/test-bank');
    const options = JSON.stringify({ port: 0, host: '127.0.0.1', dataDir, events: [] });
    const code = `const { startSandbox } = await import(${JSON.stringify(start)});
      const { address, apiKey } = await startSandbox({ ...${options}, say: () => undefined });
      console.log(JSON.stringify({ address, apiKey }));`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(parent.stdout, 'data')) as [Buffer];
    const { address, apiKey } = JSON.parse(String(line)) as { address: { host: string; port: number }; apiKey: string };
    const open = (secretKey: string) =>
      stripePayments({ codigo: 'sandbox', secretKey, webhookSecret: () => undefined, address });
    const ana = { idUsuario: '1', email: 'a@b.co', nombre: 'A' };
    const first = open(apiKey);
    const cliente = await first.createCustomer(ana, 'ana');
    first.close();
    parent.kill('SIGKILL');
    const settings = { port: address.port, host: '127.0.0.1', dataDir, events: [] };
    const next = await startSandbox({ ...settings, say: () => undefined });
    const second = open(next.apiKey);
    assert.equal(await second.createCustomer(ana, 'ana'), cliente);
    second.close();
    await next.stop();
    rmSync(dataDir, { recursive: true });
  });

  test('no guarda ningún número de tarjeta', async () => {
    await paid();
    assert.doesNotMatch(readFileSync(join(bank.dataDir, 'sandbox.jsonl'), 'utf8'), /4242424242424242|4242 4242/);
  });
});

async function savedSlow() {
  const cliente = await newCustomer();
  const where = {
    vuelta: 'http://localhost:9/a',
    cancelacion: 'http://localhost:9/b',
    moneda: 'gtq',
    idioma: 'es',
  } as const;
  const { url, referencia } = await bank.payments.openSetupPage({ cliente, ...where }, key());
  await typeCard(url, 'lenta');
  const { tarjeta } = await bank.payments.readSetup(referencia);
  return { cliente, tarjeta: tarjeta?.referencia ?? '' };
}

async function eventually<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tries === 100) throw error;
      await new Promise((done) => setTimeout(done, 50));
    }
  }
}
