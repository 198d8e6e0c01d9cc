import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { TestCardKind } from '@fedatario/test-bank/cards';
import { until } from '../../testing/until.ts';
import { type CodigoDePago, type MotivoDeRechazo, PaymentError } from './payments.ts';
import { answerBank, openSandbox, type TestSandbox, typeCard } from './testing/sandbox.ts';

const VUELTA = 'http://localhost:9/resultado?sesion={CHECKOUT_SESSION_ID}';
const CANCELACION = 'http://localhost:9/pago';
const SLOW_MS = 900;
let bank: TestSandbox;
let turn = 0;

before(async () => {
  bank = await openSandbox({ slowMs: SLOW_MS, timeout: 500 });
});
after(() => bank.stop());

function key(): string {
  turn += 1;
  return `clave-${turn}`;
}
const fails =
  (codigo: CodigoDePago, motivo: MotivoDeRechazo | null = null) =>
  (error: unknown) =>
    error instanceof PaymentError && error.codigo === codigo && error.motivo === motivo;

function newCustomer(): Promise<string> {
  return bank.payments.createCustomer({ idUsuario: 'u-1', email: 'ana@ejemplo.com', nombre: 'Ana Ixcot' }, key());
}

async function openPage({ recordar = true, venceEn = new Date(Date.now() + 31 * 60_000) } = {}) {
  const cliente = await newCustomer();
  const sale = { monto: 12_550, moneda: 'gtq', descripcion: 'Poder especial', metadata: { idPago: key() } };
  const where = { vuelta: VUELTA, cancelacion: CANCELACION, idioma: 'es' } as const;
  const cobro = await bank.payments.openCardPage({ ...sale, ...where, cliente, recordar, venceEn }, key());
  assert.ok(cobro.url);
  return { ...cobro, url: cobro.url, cliente };
}

/** A customer who keeps this test card. */
async function withSaved(kind: TestCardKind) {
  const cliente = await newCustomer();
  const where = { vuelta: VUELTA, cancelacion: CANCELACION, idioma: 'es', moneda: 'gtq' } as const;
  const { referencia, url } = await bank.payments.openSetupPage({ cliente, ...where }, key());
  const { goTo } = await typeCard(url, kind);
  if (goTo?.includes('/confirmar/')) await answerBank(goTo, 'aprobar');
  const { estado, tarjeta } = await bank.payments.readSetup(referencia);
  assert.equal(estado, 'hecho');
  assert.ok(tarjeta);
  const input = (idPago: string, monto = 30_000) => ({
    monto,
    moneda: 'gtq',
    descripcion: 'Contrato',
    cliente,
    tarjeta: tarjeta.referencia,
    metadata: { idPago },
    vuelta: 'http://localhost:9/resultado?pago=1',
  });
  return { cliente, tarjeta, input };
}

describe('una tarjeta nueva', () => {
  test('se escribe en la página, se cobra y queda guardada', async () => {
    const page = await openPage();
    assert.deepEqual([page.estado, page.intento, page.tarjeta], ['iniciado', null, null]);
    const { status, goTo } = await typeCard(page.url, 'aceptada');
    assert.deepEqual([status, goTo], [303, VUELTA.replace('{CHECKOUT_SESSION_ID}', page.referencia)]);
    const { estado, monto, moneda, tarjeta, metadata, url } = await bank.payments.readCobro(page.referencia);
    assert.deepEqual([estado, monto, moneda, url], ['capturado', 12_550, 'gtq', null]);
    assert.deepEqual(metadata, page.metadata);
    assert.deepEqual([tarjeta?.ultimos4, tarjeta?.marca, tarjeta?.mes, tarjeta?.anio], ['4242', 'visa', 12, 2034]);
    assert.equal(tarjeta?.guardada, true);
    assert.equal((await withSaved('aceptada')).tarjeta.huella, tarjeta?.huella);
  });

  test('no queda guardada si nadie lo pidió', async () => {
    const { url, referencia } = await openPage({ recordar: false });
    await typeCard(url, 'otraMarca');
    const { tarjeta } = await bank.payments.readCobro(referencia);
    assert.deepEqual([tarjeta?.marca, tarjeta?.guardada], ['mastercard', false]);
  });

  const refusals: readonly (readonly [TestCardKind, MotivoDeRechazo, RegExp])[] = [
    ['sinFondos', 'fondosInsuficientes', /fondos suficientes/],
    ['vencida', 'tarjetaVencida', /está vencida/],
    ['cvcMalo', 'cvcIncorrecto', /código CVC no es/],
    ['rechazada', 'rechazadaPorElBanco', /El banco rechazó/],
  ];
  for (const [kind, motivo, says] of refusals) {
    test(`rechazada (${kind}) se dice en la página, donde puede probarse con otra`, async () => {
      const { url, referencia } = await openPage();
      const { status, text } = await typeCard(url, kind);
      assert.equal(status, 402);
      assert.match(text, says);
      const refused = await bank.payments.readCobro(referencia);
      assert.deepEqual([refused.estado, refused.motivo, refused.url], ['iniciado', motivo, url]);
      assert.equal((await typeCard(url, 'aceptada')).status, 303);
      const paid = await bank.payments.readCobro(referencia);
      assert.deepEqual([paid.estado, paid.motivo], ['capturado', null]);
    });
  }

  test('el banco pide confirmar: si dice que no, se vuelve a la página; si dice que sí, está pagado', async () => {
    const { url, referencia } = await openPage();
    const asked = await typeCard(url, 'confirmacion');
    assert.match(asked.goTo ?? '', /\/confirmar\/pi_/);
    assert.equal((await bank.payments.readCobro(referencia)).estado, 'iniciado');
    assert.equal((await answerBank(asked.goTo ?? '', 'rechazar')).goTo, url);
    assert.match(await (await fetch(url)).text(), /no se confirmó con el banco/);
    assert.equal((await bank.payments.readCobro(referencia)).motivo, 'confirmacionFallida');
    const again = await typeCard(url, 'confirmacion');
    assert.match((await answerBank(again.goTo ?? '', 'aprobar')).goTo ?? '', /^http:\/\/localhost:9\/resultado/);
    assert.equal((await bank.payments.readCobro(referencia)).estado, 'capturado');
  });

  test('enviada dos veces se cobra una, y otra vez después no se cobra', async () => {
    const { url, referencia } = await openPage();
    const { intents } = await bank.control();
    const twice = await Promise.all([typeCard(url, 'lenta'), typeCard(url, 'lenta')]);
    assert.deepEqual(
      twice.map(({ status }) => status),
      [303, 303],
    );
    assert.equal((await bank.control()).intents, intents + 1);
    const late = await typeCard(url, 'aceptada');
    assert.deepEqual([late.status, /ya se hizo/.test(late.text)], [200, true]);
    assert.equal((await bank.payments.readCobro(referencia)).estado, 'capturado');
  });

  test('una que no es de prueba, vencida o incompleta se señala sin preguntar al banco', async () => {
    const { url } = await openPage();
    const wrong: readonly (readonly [Record<string, string>, RegExp])[] = [
      [{ numero: '4111 1111 1111 1111' }, /solo sirven las tarjetas de prueba/],
      [{ numero: '4242 4242 4242 4241' }, /número completo/],
      [{ vence: '01/20' }, /ya pasó/],
      [{ vence: '13/30' }, /mes y el año: MM\/AA/],
      [{ cvc: '1' }, /tres dígitos/],
      [{ titular: '' }, /nombre como está/],
    ];
    for (const [fields, says] of wrong) {
      const { status, text } = await typeCard(url, 'aceptada', fields);
      assert.equal(status, 422);
      assert.match(text, says);
      if (fields.numero) assert.equal(text.includes(fields.numero), false);
    }
  });

  test('se cobra y nadie vuelve: leer el cobro lo dice', async () => {
    const { url, referencia } = await openPage();
    await assert.rejects(typeCard(url, 'respuestaPerdida'));
    assert.equal((await bank.payments.readCobro(referencia)).estado, 'capturado');
  });

  test('una página que se cierra o vence ya no cobra', async () => {
    const { url, referencia } = await openPage();
    await typeCard(url, 'sinFondos');
    assert.equal((await bank.payments.cancelCobro(referencia)).estado, 'cancelado');
    assert.equal((await bank.payments.cancelCobro(referencia)).estado, 'cancelado');
    const closed = await typeCard(url, 'aceptada');
    assert.deepEqual([closed.status, /Esta página venció/.test(closed.text)], [410, true]);
    const old = await openPage({ venceEn: new Date(Date.now() + 31 * 60_000) });
    const asked = await typeCard(old.url, 'confirmacion');
    await bank.control({ ahead: 32 * 60 });
    await answerBank(asked.goTo ?? '', 'aprobar');
    assert.equal((await bank.payments.readCobro(old.referencia)).estado, 'cancelado');
    await bank.control({ ahead: -32 * 60 });
    await assert.rejects(openPage({ venceEn: new Date(Date.now() + 60_000) }), fails('no-permitido'));
  });
});

describe('una tarjeta guardada', () => {
  test('se cobra sin escribirla; la misma clave es el mismo cobro', async () => {
    const { input, cliente, tarjeta } = await withSaved('aceptada');
    const { intents } = await bank.control();
    const clave = key();
    const both = await Promise.all([1, 2].map(() => bank.payments.chargeSaved(input('p-1'), clave).catch((e) => e)));
    const again = await bank.payments.chargeSaved(input('p-1'), clave);
    assert.deepEqual([again.estado, again.monto, again.tarjeta?.referencia], ['capturado', 30_000, tarjeta.referencia]);
    for (const other of both) if (other instanceof Error) assert.ok(fails('incierto')(other));
    assert.equal((await bank.control()).intents, intents + 1);
    assert.deepEqual(await bank.payments.findCobro(cliente, { clave: 'idPago', valor: 'p-1' }), again);
    assert.equal(await bank.payments.findCobro(cliente, { clave: 'idPago', valor: 'p-2' }), null);
    await assert.rejects(bank.payments.chargeSaved(input('p-1', 1), clave), fails('configuracion'));
    const closed = await bank.payments.cancelCobro(again.referencia);
    assert.equal(closed.estado, 'capturado');
  });

  test('rechazada es una respuesta, con su motivo', async () => {
    const { input } = await withSaved('rechazadaDespues');
    const clave = key();
    const refused = await bank.payments.chargeSaved(input('p-3'), clave);
    assert.deepEqual([refused.estado, refused.motivo], ['rechazado', 'rechazadaPorElBanco']);
    assert.match(refused.referencia, /^pi_/);
    assert.equal((await bank.payments.chargeSaved(input('p-3'), clave)).referencia, refused.referencia);
  });

  for (const [accion, estado, sent] of [
    ['aprobar', 'capturado', 'succeeded'],
    ['rechazar', 'rechazado', 'failed'],
  ] as const) {
    test(`el banco pide confirmar: ${accion} la deja ${estado}`, async () => {
      const { input } = await withSaved('confirmacion');
      const asked = await bank.payments.chargeSaved(input('p-4'), key());
      assert.equal(asked.estado, 'requiereAccion');
      const { goTo } = await answerBank(asked.url ?? '', accion);
      assert.equal(
        goTo,
        `http://localhost:9/resultado?pago=1&payment_intent=${asked.referencia}&redirect_status=${sent}`,
      );
      assert.equal((await bank.payments.readCobro(asked.referencia)).estado, estado);
    });
  }

  test('el banco tarda: es incierto, buscarlo no cobra, y termina cobrado una vez', async () => {
    const { input, cliente } = await withSaved('lenta');
    await assert.rejects(bank.payments.chargeSaved(input('p-5'), key()), fails('incierto'));
    const find = () => bank.payments.findCobro(cliente, { clave: 'idPago', valor: 'p-5' });
    assert.equal((await find())?.estado, 'iniciado');
    const found = await until(find, (cobro) => cobro?.estado === 'capturado');
    assert.equal(found?.estado, 'capturado');
  });

  test('la respuesta se pierde: es incierto, y la misma clave dice después qué pasó', async () => {
    const { input, cliente } = await withSaved('respuestaPerdida');
    const clave = key();
    await assert.rejects(bank.payments.chargeSaved(input('p-6'), clave), fails('incierto'));
    const found = await bank.payments.findCobro(cliente, { clave: 'idPago', valor: 'p-6' });
    const { intents } = await bank.control();
    const again = await bank.payments.chargeSaved(input('p-6'), clave);
    assert.deepEqual([found?.estado, again.referencia], ['capturado', found?.referencia]);
    assert.equal((await bank.control()).intents, intents);
  });

  test('quien la olvida ya no la cobra, y olvidarla dos veces es lo mismo', async () => {
    const { input, tarjeta } = await withSaved('aceptada');
    await bank.payments.forgetCard(tarjeta.referencia);
    await bank.payments.forgetCard(tarjeta.referencia);
    await assert.rejects(bank.payments.chargeSaved(input('p-7'), key()), fails('no-permitido'));
  });
});
