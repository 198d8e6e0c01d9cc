import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { after, before, describe, test } from 'node:test';
import type { TestCardKind } from '@fedatario/test-bank/cards';
import Stripe from 'stripe';
import { until } from '../../testing/until.ts';
import { capacidades } from './capacidades.ts';
import { type CodigoDePago, type EventoDePago, PaymentError } from './payments.ts';
import { openSandbox, type TestSandbox, typeCard } from './testing/sandbox.ts';

type Headers = Readonly<Record<string, string>>;

interface Received {
  readonly raw: Buffer;
  readonly headers: Headers;
}

/** Headers of a notice signed by the provider's rule. */
type Sign = (body: string, secret: string, seconds: number) => Headers;

const now = () => Math.floor(Date.now() / 1000);

const stripeSign: Sign = (payload, secret, timestamp) => ({
  'stripe-signature': new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret, timestamp }),
});

const svixSign: Sign = (body, secret, seconds) => {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const signature = createHmac('sha256', key).update(`msg_1.${seconds}.${body}`).digest('base64');
  return { 'svix-id': 'msg_1', 'svix-timestamp': String(seconds), 'svix-signature': `v1,${signature}` };
};

/** `tries`: how often its adapter sends a call whose connection was cut. */
const providers = [
  {
    wire: 'stripe',
    nombre: 'Stripe y el banco de prueba',
    codigo: 'sandbox',
    path: 'payment_intents',
    sign: stripeSign,
    tries: 2,
  },
  {
    wire: 'recurrente',
    nombre: 'Recurrente',
    codigo: 'recurrente-prueba',
    path: 'one_time_payments',
    sign: svixSign,
    tries: 1,
  },
] as const;

const VUELTA = 'http://localhost:9/resultado';
const fails = (codigo: CodigoDePago) => (error: unknown) => error instanceof PaymentError && error.codigo === codigo;

for (const { wire, nombre, codigo, path, sign, tries } of providers) {
  const puede = capacidades[codigo];
  let bank: TestSandbox;
  let secret = '';
  let turn = 0;
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    received.push({ raw: Buffer.concat(parts), headers: request.headers as Headers });
    response.end();
  });

  const key = () => `${wire}-${++turn}`;
  const read = ({ raw, headers }: Received) => bank.payments.readEvent(raw, (name) => headers[name]);
  const events = async () => {
    const all = await Promise.all(received.map(read));
    return all.flatMap((event) => (event?.tipo === 'cobro' ? [event] : []));
  };
  const ends = async (idPago: string, estado: string): Promise<EventoDePago[]> =>
    (await events()).filter(({ cobro }) => cobro.metadata.idPago === idPago && cobro.estado === estado);
  const newCustomer = () =>
    bank.payments.createCustomer({ idUsuario: key(), email: `${key()}@ejemplo.com`, nombre: 'Ana Ixcot' }, key());

  /** A page to pay, opened. */
  async function openPage(monto = 10_000) {
    const cliente = await newCustomer();
    const idPago = key();
    const sale = {
      monto,
      moneda: 'gtq',
      descripcion: 'Poder especial',
      cliente,
      metadata: { idPago, idFactura: 'f-1' },
    };
    const where = { vuelta: VUELTA, cancelacion: VUELTA, idioma: 'es', recordar: true } as const;
    const venceEn = new Date(Date.now() + 31 * 60_000);
    const page = await bank.payments.openCardPage({ ...sale, ...where, venceEn }, idPago);
    return { ...page, url: page.url ?? '', cliente, idPago };
  }

  /** A customer who paid once with this card, which stays. */
  async function withSaved(kind: TestCardKind = 'aceptada') {
    const { cliente, referencia, url } = await openPage();
    await typeCard(url, kind);
    const { tarjeta } = await bank.payments.readCobro(referencia);
    assert.ok(tarjeta?.guardada);
    const charge = (idPago: string) =>
      bank.payments.chargeSaved(
        {
          monto: 30_000,
          moneda: 'gtq',
          descripcion: 'Plan',
          cliente,
          tarjeta: tarjeta.referencia,
          metadata: { idPago, idFactura: 'f-2' },
          vuelta: VUELTA,
        },
        idPago,
      );
    const find = (valor: string) => bank.payments.findCobro(cliente, { clave: 'idPago', valor });
    return { cliente, tarjeta, charge, find };
  }

  async function paid(monto = 10_000) {
    const page = await openPage(monto);
    await typeCard(page.url, 'aceptada');
    const { intento } = await bank.payments.readCobro(page.referencia);
    assert.ok(intento);
    return { ...page, intento };
  }

  describe(nombre, () => {
    before(async () => {
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      const address = server.address();
      bank = await openSandbox({ wire, slowMs: 300, timeout: 2_000 });
      secret = await bank.registerWebhook(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`);
    });
    after(async () => {
      await bank.stop();
      server.close();
      server.closeAllConnections();
    });

    test('una tarjeta nueva se escribe en su página, se cobra una vez y queda con lo nuestro dentro', async () => {
      const page = await openPage();
      assert.deepEqual([page.estado, page.intento], ['iniciado', null]);
      assert.equal((await bank.payments.readCobro(page.referencia)).estado, 'iniciado');
      const { status, goTo } = await typeCard(page.url, 'aceptada');
      assert.deepEqual([status, goTo], [303, VUELTA]);
      const cobro = await bank.payments.readCobro(page.referencia);
      assert.deepEqual([cobro.estado, cobro.monto, cobro.moneda, cobro.url], ['capturado', 10_000, 'gtq', null]);
      assert.deepEqual(cobro.metadata, { idPago: page.idPago, idFactura: 'f-1' });
      assert.deepEqual([cobro.tarjeta?.marca, cobro.tarjeta?.ultimos4], ['visa', '4242']);
      assert.equal((await bank.payments.cancelCobro(page.referencia)).estado, 'capturado');
    });

    test('rechazada en la página, todavía se puede pagar con otra', async () => {
      const page = await openPage();
      assert.equal((await typeCard(page.url, 'sinFondos')).status, 402);
      const refused = await bank.payments.readCobro(page.referencia);
      assert.deepEqual([refused.estado, refused.url], ['iniciado', page.url]);
      await typeCard(page.url, 'aceptada');
      assert.equal((await bank.payments.readCobro(page.referencia)).estado, 'capturado');
    });

    test('una página que se cierra ya no cobra, y cerrarla dos veces es lo mismo', async () => {
      const page = await openPage();
      assert.equal((await bank.payments.cancelCobro(page.referencia)).estado, 'cancelado');
      assert.equal((await bank.payments.cancelCobro(page.referencia)).estado, 'cancelado');
      assert.equal((await typeCard(page.url, 'aceptada')).status, 410);
    });

    test('una tarjeta guardada se cobra sin escribirla, y lo cobrado se puede devolver', async () => {
      const { charge } = await withSaved();
      const cobro = await charge(key());
      assert.deepEqual([cobro.estado, cobro.monto], ['capturado', 30_000]);
      assert.ok(cobro.intento);
    });

    test('una tarjeta guardada que el banco rechaza no se cobra', async () => {
      const { charge } = await withSaved('sinFondosDespues');
      const outcome = await charge(key()).catch((error: unknown) => error as PaymentError);
      assert.equal(outcome instanceof PaymentError ? outcome.codigo : outcome.estado, 'rechazado');
      assert.equal(outcome.motivo, 'fondosInsuficientes');
    });

    for (const how of ['lose', 'fail'] as const) {
      test(`la respuesta de un cobro no llega (${how}): es incierto, y buscarlo dice qué pasó sin cobrar`, async () => {
        const { charge, find } = await withSaved();
        const idPago = key();
        const { intents } = await bank.control({ next: { how, path, times: how === 'lose' ? tries : 1 } });
        await assert.rejects(charge(idPago), fails('incierto'));
        const found = await find(idPago);
        assert.equal(found?.estado, how === 'lose' ? 'capturado' : undefined);
        assert.equal((await bank.control()).intents, intents + (how === 'lose' ? 1 : 0));
      });
    }

    test('el proveedor no está: no se cobró, y se sabe', async () => {
      const { charge } = await withSaved();
      await bank.control({ next: { how: 'limit', path, times: 1 } });
      await assert.rejects(charge(key()), fails('no-disponible'));
    });

    test('avisa del cobro con lo nuestro dentro, y repetido trae el mismo identificador', async () => {
      await bank.control({ notices: 'twice' });
      const { idPago } = await paid();
      await until(async () => (await ends(idPago, 'capturado')).length >= 4);
      const told = await ends(idPago, 'capturado');
      assert.equal(new Set(told.map(({ id }) => id)).size, told.length / 2);
      await bank.control({ notices: 'normal' });
    });

    test('el aviso llega antes de que su cliente vuelva, o no llega nunca: leer el cobro dice lo mismo', async () => {
      await bank.control({ notices: 'none' });
      const page = await paid();
      assert.equal((await bank.payments.readCobro(page.referencia)).estado, 'capturado');
      assert.deepEqual(await ends(page.idPago, 'capturado'), []);
      await bank.control({ notices: 'normal' });
    });

    test('un aviso que no es suyo se rechaza: sin firma, con otra llave, cambiado, viejo o adelantado', async () => {
      const { idPago } = await paid();
      await until(async () => (await ends(idPago, 'capturado')).length > 0);
      const body = received.at(-1)?.raw.toString() ?? '';
      const tries: Received[] = [
        { raw: Buffer.from(body), headers: {} },
        { raw: Buffer.from(body), headers: sign(body, 'whsec_b3RyYSBsbGF2ZQ==', now()) },
        { raw: Buffer.from(`${body} `), headers: sign(body, secret, now()) },
        { raw: Buffer.from(body), headers: sign(body, secret, now() - 302) },
        { raw: Buffer.from(body), headers: sign(body, secret, now() + 330) },
        { raw: Buffer.from('no es JSON'), headers: sign('no es JSON', secret, now()) },
        { raw: Buffer.from('[]'), headers: sign('[]', secret, now()) },
      ];
      for (const one of tries) await assert.rejects(read(one), fails('firma-invalida'));
      assert.ok(await read({ raw: Buffer.from(body), headers: sign(body, secret, now()) }));
    });

    test('devuelve lo que puede, y nunca más de lo cobrado', async () => {
      const { intento } = await paid();
      const metadata = { idReembolso: key() };
      const part = bank.payments.refund({ intento, monto: 4_000, cobrado: 10_000, metadata }, key());
      if (puede.devolucionParcial) assert.deepEqual([(await part).estado, (await part).monto], ['completado', 4_000]);
      else await assert.rejects(part, fails('no-permitido'));
      const monto = puede.devolucionParcial ? 6_000 : 10_000;
      const whole = await bank.payments.refund({ intento, monto, cobrado: 10_000, metadata }, key());
      assert.deepEqual([whole.estado, whole.monto], ['completado', monto]);
      assert.equal((await bank.payments.readDevolucion(whole.referencia)).estado, 'completado');
    });

    test('la respuesta de una devolución se pierde: pedirla otra vez no devuelve dos veces', async () => {
      const { intento } = await paid();
      const idReembolso = key();
      const ask = () =>
        bank.payments.refund({ intento, monto: 10_000, cobrado: 10_000, metadata: { idReembolso } }, idReembolso);
      const { refunds } = await bank.control({ next: { how: 'lose', path: 'refunds', times: tries } });
      await assert.rejects(ask(), fails('incierto'));
      const before = await bank.payments.findDevolucion(intento, { clave: 'idReembolso', valor: idReembolso });
      assert.equal((before ?? (await ask())).estado, 'completado');
      assert.equal((await bank.control()).refunds, refunds + 1);
    });

    test('guardar una tarjeta sin pagar, solo donde se puede', async () => {
      const cliente = await newCustomer();
      const where = { moneda: 'gtq', vuelta: VUELTA, cancelacion: VUELTA, idioma: 'es' } as const;
      const opened = bank.payments.openSetupPage({ cliente, ...where }, key());
      if (puede.guardarSinCobro) assert.ok((await opened).url);
      else await assert.rejects(opened, fails('no-permitido'));
    });

    test('muere a la mitad y vuelve: nada se pierde ni se dobla', async () => {
      const page = await paid();
      const { intents, refunds } = await bank.control();
      process.kill(bank.sandbox.pid() ?? 0, 'SIGKILL');
      const cobro = await until(() => bank.payments.readCobro(page.referencia).catch(() => undefined));
      assert.equal(cobro?.estado, 'capturado');
      const counts = await bank.control();
      assert.deepEqual([counts.intents, counts.refunds], [intents, refunds]);
    });
  });
}
