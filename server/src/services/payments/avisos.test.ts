import assert from 'node:assert/strict';
import { after, afterEach, before, describe, test } from 'node:test';
import Fastify, { type FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { serveWebhook } from '../../http/webhook.ts';
import { until } from '../../testing/until.ts';
import { type EventoDePago, PaymentError } from './payments.ts';
import { openSandbox, type TestSandbox, typeCard } from './testing/sandbox.ts';

const PATH = '/api/avisos-de-cobro';
let bank: TestSandbox;
let app: FastifyInstance;
let address: string;
let secret: string;
let away = 0;
let lines: string[] = [];
const arrived: EventoDePago[] = [];

before(async () => {
  bank = await openSandbox();
  app = Fastify({ logger: { level: 'warn', stream: { write: (line) => void lines.push(line) } } });
  await serveWebhook(app, { path: PATH, receive });
  address = `${await app.listen({ port: 0, host: '127.0.0.1' })}${PATH}`;
  secret = await bank.registerWebhook(address);
});
after(async () => {
  await bank.stop();
  await app.close();
});
afterEach(async () => {
  await bank.control({ notices: 'normal', noticeDelayMs: 0, release: 'order' });
  await until(async () => (await bank.control()).notices === 0);
  arrived.length = 0;
  lines = [];
});

async function receive(raw: Buffer, header: (name: string) => string | undefined): Promise<boolean> {
  try {
    const event = await bank.payments.readEvent(raw, header);
    if (away > 0) {
      away -= 1;
      throw Object.assign(new Error('connection refused'), { statusCode: 503 });
    }
    if (event) arrived.push(event);
    return true;
  } catch (error) {
    if (error instanceof PaymentError && error.codigo === 'firma-invalida') return false;
    throw error;
  }
}

async function openPage() {
  const cliente = await bank.payments.createCustomer(
    { idUsuario: 'u', email: 'a@b.co', nombre: 'Ana' },
    crypto.randomUUID(),
  );
  const sale = { monto: 5_000, moneda: 'gtq', descripcion: 'Acta', metadata: { idPago: 'p-9' }, recordar: true };
  const where = { vuelta: 'http://localhost:9/a', cancelacion: 'http://localhost:9/b', idioma: 'es' } as const;
  const venceEn = new Date(Date.now() + 31 * 60_000);
  return bank.payments.openCardPage({ ...sale, ...where, cliente, venceEn }, crypto.randomUUID());
}

const states = () => arrived.flatMap((event) => (event.tipo === 'cobro' ? [event.cobro.estado] : []));

describe('los avisos del proveedor', () => {
  test('dicen el final de un cobro, con lo nuestro dentro', async () => {
    const page = await openPage();
    await typeCard(page.url ?? '', 'aceptada');
    await until(() => arrived.length === 2);
    assert.deepEqual(states(), ['capturado', 'capturado']);
    for (const event of arrived) {
      assert.ok(event.tipo === 'cobro');
      assert.deepEqual(event.cobro.metadata, { idPago: 'p-9' });
      assert.equal(event.cobro.monto, 5_000);
    }
    const [first, second] = arrived;
    assert.ok(first?.tipo === 'cobro' && second?.tipo === 'cobro');
    assert.deepEqual([first.cobro.intento, second.cobro.referencia], [second.cobro.intento, page.referencia]);
  });

  test('una tarjeta rechazada en la página no es el final', async () => {
    const page = await openPage();
    await typeCard(page.url ?? '', 'sinFondos');
    await until(() => arrived.length === 1);
    const [event] = arrived;
    assert.ok(event?.tipo === 'cobro');
    assert.deepEqual([event.cobro.estado, event.cobro.motivo], ['iniciado', 'fondosInsuficientes']);
    await bank.payments.cancelCobro(page.referencia);
    await until(() => arrived.length === 3);
    assert.deepEqual(states(), ['iniciado', 'cancelado', 'cancelado']);
  });

  test('repetidos llegan con el mismo identificador', async () => {
    await bank.control({ notices: 'twice' });
    const page = await openPage();
    await typeCard(page.url ?? '', 'aceptada');
    await until(() => arrived.length === 4);
    assert.equal(new Set(arrived.map(({ id }) => id)).size, 2);
  });

  test('en otro orden dicen lo mismo al final', async () => {
    await bank.control({ notices: 'hold' });
    const page = await openPage();
    await typeCard(page.url ?? '', 'sinFondos');
    await typeCard(page.url ?? '', 'aceptada');
    await bank.control({ release: 'reverse', notices: 'normal' });
    await until(() => arrived.length === 3);
    assert.deepEqual(states().sort(), ['capturado', 'capturado', 'iniciado']);
    assert.equal((await bank.payments.readCobro(page.referencia)).estado, 'capturado');
  });

  test('si no podemos guardarlos se repiten hasta que sí', async () => {
    away = 2;
    const page = await openPage();
    await typeCard(page.url ?? '', 'aceptada');
    await until(() => arrived.length === 2);
    assert.equal(away, 0);
  });

  test('los que esperaban llegan después de matar al proceso', async () => {
    await bank.control({ notices: 'hold' });
    const page = await openPage();
    await typeCard(page.url ?? '', 'aceptada');
    process.kill(bank.sandbox.pid() ?? 0, 'SIGKILL');
    await until(() => arrived.length === 2);
    assert.deepEqual(states(), ['capturado', 'capturado']);
    await until(() =>
      bank.control().then(
        () => true,
        () => false,
      ),
    );
  });

  test('registrar la dirección otra vez la reemplaza: cada aviso sigue llegando una vez', async () => {
    secret = await bank.registerWebhook(address);
    const page = await openPage();
    await typeCard(page.url ?? '', 'aceptada');
    await until(async () => (await bank.control()).notices === 0);
    assert.deepEqual([arrived.length, lines.length], [2, 0]);
  });

  test('también los de reembolsos y tarjetas; lo que no usamos se recibe y se deja', async () => {
    const page = await openPage();
    await typeCard(page.url ?? '', 'aceptada');
    const { intento } = await bank.payments.readCobro(page.referencia);
    await bank.payments.refund(
      { intento: intento ?? '', monto: 100, cobrado: 5_000, metadata: { idReembolso: 'r-9' } },
      crypto.randomUUID(),
    );
    await until(() => arrived.some(({ tipo }) => tipo === 'devolucion'));
    const event = arrived.find((one) => one.tipo === 'devolucion');
    assert.deepEqual(event?.devolucion.metadata, { idReembolso: 'r-9' });
    const other = JSON.stringify({
      id: 'evt_1',
      type: 'customer.created',
      created: 1,
      data: { object: { object: 'customer' } },
    });
    assert.equal((await post(other, sign(other))).status, 200);
  });
});

const sign = (payload: string, timestamp = Math.floor(Date.now() / 1000), key = secret) =>
  new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret: key, timestamp });

function post(body: string, signature?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) };
  return fetch(address, { method: 'POST', body, headers });
}

describe('un aviso que no es suyo', () => {
  const payload = JSON.stringify({
    id: 'evt_falso',
    type: 'payment_intent.succeeded',
    created: 1,
    data: { object: {} },
  });

  test('se rechaza sin firma, con otra llave, cambiado, de hace más de cinco minutos, adelantado o que no es JSON', async () => {
    const past = Math.floor(Date.now() / 1000) - 301;
    const ahead = Math.floor(Date.now() / 1000) + 330;
    const tries = [
      post(payload, sign(payload, ahead)),
      post('no es JSON', sign('no es JSON')),
      post(payload),
      post(payload, sign(payload, undefined, 'whsec_otra')),
      post(`${payload} `, sign(payload)),
      post(payload, sign(payload, past)),
      post('', sign(payload)),
    ];
    for (const answer of await Promise.all(tries)) assert.equal(answer.status, 400);
    assert.equal(arrived.length, 0);
    assert.equal(lines.length, tries.length);
    assert.doesNotMatch(lines.join(''), /evt_falso|whsec|v1=/);
  });

  test('firmado pero sin ser un aviso se rechaza', async () => {
    const evento = { id: 'evt_1', type: 'refund.created', created: 1 };
    const bodies = [null, [], 7, 'x', {}, evento, { ...evento, data: null }, { ...evento, data: { object: null } }];
    for (const body of bodies.map((one) => JSON.stringify(one)))
      assert.equal((await post(body, sign(body))).status, 400, body);
    assert.equal(arrived.length, 0);
  });

  test('uno enorme no se lee', async () => {
    assert.equal((await post('x'.repeat(300 * 1024), 't=1,v1=x')).status, 413);
  });
});
