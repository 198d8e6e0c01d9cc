import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { DAY, HOUR } from '@fedatario/contract/base';
import type { FacturaDetalle, MetodoElegido } from '@fedatario/contract/compra';
import { v7 as uuidv7 } from 'uuid';
import { verificar } from '../../control/integridad/verificacion.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Payments } from '../../services/payments/payments.ts';
import { openSandbox, typeCard } from '../../services/payments/testing/sandbox.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { atender } from '../suscripciones/renovacion.ts';
import { createSuscripcion } from '../suscripciones/testing/planes.ts';
import { cobrar } from './cobro.ts';
import { jobs } from './jobs.ts';
import { findCobrable } from './queries.ts';
import { addNotarial, compraDe } from './testing/compras.ts';

const bank = await openSandbox({ wire: 'recurrente', slowMs: 200 });
const { as, clock, database, close } = await startTestApp({ payments: bank.payments });
const { db } = database.pools;
const services = { payments: bank.payments, baseUrl: 'http://localhost' };
// The pages of the provider live by the real clock.
clock.now = new Date();
after(async () => {
  await close();
  await bank.stop();
});

const nueva: MetodoElegido = { tipo: 'tarjetaNueva', recordar: true };
const PRECIO = 10_000;
const transact = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(db, work);
const run = async (name: string, data: object) => {
  const found = jobs(services).find(({ job }) => job.name === name);
  await found?.handle({ transact, now: clock.now, idJob: uuidv7() } as never, data);
};
const check = async (who: CreatedUsuario, { idFactura }: FacturaDetalle) =>
  (await as(who).call(api.facturas.check, { params: { idFactura } })).data;
const intents = async () => (await bank.control()).intents;

async function buy(who: CreatedUsuario, metodo: MetodoElegido, clave: string = uuidv7()): Promise<FacturaDetalle> {
  await addNotarial(db, who, { precio: PRECIO });
  return send(who, metodo, clave);
}

async function send(who: CreatedUsuario, metodo: MetodoElegido, clave: string): Promise<FacturaDetalle> {
  const headers = { 'idempotency-key': clave };
  const { data, problem } = await as(who).call(api.facturas.buy, { body: compraDe(PRECIO, metodo) }, { headers });
  assert.equal(problem, undefined);
  return data;
}

/** A customer who paid once, and whose card stayed. */
async function withCard(kind: Parameters<typeof typeCard>[1] = 'aceptada') {
  const who = await createUsuario(db);
  const pedido = await buy(who, nueva);
  await typeCard(pedido.pagos[0]?.url ?? '', kind);
  const pagada = await check(who, pedido);
  assert.equal(pagada.estado, 'pagada');
  const [tarjeta] = (await as(who).call(api.formasPago.list, {})).data;
  assert.ok(tarjeta);
  const metodo = { tipo: 'tarjetaGuardada', idFormaPago: tarjeta.idFormaPago } as const;
  return { who, metodo, tarjeta, pagada };
}

/** Moves the office's clock for a while; the provider's stays. */
async function later<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const before = clock.now;
  clock.now = new Date(before.getTime() + ms);
  try {
    return await work();
  } finally {
    clock.now = before;
  }
}

test('quien paga con una tarjeta nueva la conserva, sin vencimiento, que el proveedor no dice; y con ella paga después', async () => {
  const { who, metodo, tarjeta } = await withCard();
  assert.deepEqual([tarjeta.marca, tarjeta.ultimosCuatro, tarjeta.venceMes], ['visa', '4242', null]);
  const otra = await buy(who, metodo);
  assert.deepEqual([otra.estado, otra.pagos[0]?.estado], ['pagada', 'capturado']);
});

test('el mismo pedido, enviado a la vez y otra vez, se cobra una', async () => {
  const { who, metodo } = await withCard();
  const antes = await intents();
  await addNotarial(db, who, { precio: PRECIO });
  const clave = uuidv7();
  await Promise.all([1, 2, 3].map(() => send(who, metodo, clave)));
  const { estado } = await check(who, await send(who, metodo, clave));
  assert.deepEqual([estado, await intents()], ['pagada', antes + 1]);
});

test('se pierde la respuesta de un cobro: repetir la compra lo busca, y no cobra otra vez', async () => {
  const { who, metodo } = await withCard();
  const antes = await intents();
  const clave = uuidv7();
  await bank.control({ next: { how: 'lose', path: 'one_time_payments' } });
  const pedido = await buy(who, metodo, clave);
  assert.deepEqual([pedido.estado, pedido.pagos[0]?.estado], ['pendientePago', 'incierto']);
  assert.equal((await send(who, metodo, clave)).estado, 'pagada');
  assert.equal(await intents(), antes + 1);
});

test('un cobro que nunca llegó se espera una hora, sin cobrar a ciegas, y después se puede pagar de nuevo', async () => {
  const { who, metodo } = await withCard();
  const antes = await intents();
  await bank.control({ next: { how: 'cut', path: 'one_time_payments' } });
  const pedido = await buy(who, metodo);
  const idPago = pedido.pagos[0]?.idPago ?? '';
  const headers = { 'idempotency-key': uuidv7() };
  const params = { idFactura: pedido.idFactura };
  const again = () => as(who).call(api.facturas.payAgain, { params, body: metodo }, { headers });
  assert.equal((await again()).codigo, 'pago-en-curso');
  await later(HOUR / 2, () => run('preguntar-pago', { idPago }));
  assert.equal((await check(who, pedido)).pagos[0]?.estado, 'incierto');
  await later(HOUR + 1_000, () => run('preguntar-pago', { idPago }));
  assert.equal((await again()).data.estado, 'pagada');
  assert.equal(await intents(), antes + 1);
});

test('el servidor muere con el cobro enviado: nadie lo envía otra vez, y buscarlo paga el pedido', async () => {
  const { who, metodo } = await withCard();
  const antes = await intents();
  await bank.control({ next: { how: 'limit', path: 'one_time_payments' } });
  const clave = uuidv7();
  const pedido = await buy(who, metodo, clave);
  assert.equal(pedido.pagos[0]?.estado, 'iniciado');
  const dies: Payments['chargeSaved'] = async (...input) => {
    await bank.payments.chargeSaved(...input);
    throw new Error('kill');
  };
  const cobrable = await findCobrable(db, pedido.pagos[0]?.idPago ?? '');
  const dying = { ...services, payments: { ...bank.payments, chargeSaved: dies } };
  await assert.rejects(cobrar(dying, { transact, now: clock.now }, cobrable), /kill/);
  assert.equal((await send(who, metodo, clave)).estado, 'pagada');
  assert.equal(await intents(), antes + 1);
});

test('lo que se dio por perdido y se cobró paga su pedido, o vuelve', async () => {
  const { who, metodo } = await withCard();
  await bank.control({ next: { how: 'lose', path: 'one_time_payments' } });
  const pedido = await buy(who, metodo);
  const idPago = pedido.pagos[0]?.idPago ?? '';
  await db.updateTable('pagos').set({ estado: 'cancelado' }).where('idPago', '=', idPago).execute();
  await run('preguntar-pago', { idPago });
  assert.equal((await check(who, pedido)).estado, 'pagada');
});

test('un pago en verificación conserva su pedido 24 horas, hasta que el proveedor dice cómo terminó', async () => {
  for (const [verify, estado] of [
    ['approve', 'pagada'],
    ['refuse', 'vencida'],
  ] as const) {
    const who = await createUsuario(db);
    await bank.control({ verification: 'hold' });
    const pedido = await buy(who, nueva);
    await typeCard(pedido.pagos[0]?.url ?? '', 'aceptada');
    const { idFactura } = pedido;
    assert.equal((await check(who, pedido)).pagos[0]?.estado, 'autorizado');
    await later(23 * HOUR, () => run('vencer-factura', { idFactura }));
    assert.equal((await check(who, pedido)).estado, 'pendientePago');
    await bank.control({ verification: 'normal', verify });
    await check(who, pedido);
    if (verify === 'refuse') await later(23 * HOUR, () => run('vencer-factura', { idFactura }));
    assert.equal((await check(who, pedido)).estado, estado);
  }
});

test('hasta aquí los datos cumplen lo que se promete de ellos', async () => {
  for (const { promesa, faltas } of await verificar(db, clock.now)) assert.deepEqual(faltas, [], promesa);
});

test('de un reembolso por etapa, que la tarjeta no admite, se sabe desde que se pide que va por transferencia; entero, vuelve a ella', async () => {
  for (const [monto, edad, medio] of [
    [7_000, 0, 'manual'],
    [PRECIO, 0, 'tarjeta'],
    [PRECIO, 31, 'manual'],
  ] as const) {
    const { who, pagada } = await withCard();
    const { idFactura } = pagada;
    const estado = monto === PRECIO ? 'sinAsignar' : 'enPreparacion';
    await db.updateTable('solicitudes').set({ estado }).where('idFactura', '=', idFactura).execute();
    const body = { lineas: [1], total: monto, motivo: 'Ya no lo necesito' };
    const creadoEn = new Date(clock.now.getTime() - edad * DAY);
    await db.updateTable('pagos').set({ creadoEn }).where('idFactura', '=', idFactura).execute();
    const { data } = await as(who).call(api.reembolsos.ask, { params: { idFactura }, body });
    assert.deepEqual([data.medio, data.cotizado], [medio, monto]);
  }
});

test('un plan se renueva una vez con la tarjeta que se conservó, aunque se pierda la respuesta', async () => {
  const { who } = await withCard();
  const { idSuscripcion } = await createSuscripcion(db, who, { now: clock.now });
  const read = () =>
    db.selectFrom('suscripciones').selectAll().where('idSuscripcion', '=', idSuscripcion).executeTakeFirstOrThrow();
  const { finPeriodo } = await read();
  const look = async (dias: number) => {
    const task = { transact, now: new Date(finPeriodo.getTime() + dias * DAY + HOUR) };
    await Promise.all([atender(services, task, idSuscripcion), atender(services, task, idSuscripcion)]);
  };
  for (const dias of [-15, -3]) await look(dias);
  const antes = await intents();
  await bank.control({ next: { how: 'lose', path: 'one_time_payments' } });
  for (const dias of [0, 0, 0]) await look(dias);
  const { estado, vuelta } = await read();
  assert.deepEqual([estado, vuelta, await intents()], ['activa', 2, antes + 1]);
});
