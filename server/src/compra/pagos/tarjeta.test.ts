import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { HOUR } from '@fedatario/contract/base';
import type { FacturaDetalle, MetodoElegido } from '@fedatario/contract/compra';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction } from '../../db/transaction.ts';
import { answerBank, openSandbox, typeCard } from '../../services/payments/testing/sandbox.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';
import { jobs } from './jobs.ts';
import { recibirAviso } from './pagos.ts';
import { addDocumento, addNotarial, compraDe } from './testing/compras.ts';

const bank = await openSandbox();
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
const named = () => ({ headers: { 'idempotency-key': uuidv7() } });
const transact = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(db, work);
const task = () => ({ transact, now: clock.now, idJob: uuidv7() });

async function buy(who: CreatedUsuario, metodo: MetodoElegido, precio = 10_000): Promise<FacturaDetalle> {
  await addNotarial(db, who, { precio });
  const { data, problem } = await as(who).call(api.facturas.buy, { body: compraDe(precio, metodo) }, named());
  assert.equal(problem, undefined);
  return data;
}

async function check(who: CreatedUsuario, { idFactura }: FacturaDetalle): Promise<FacturaDetalle> {
  return (await as(who).call(api.facturas.check, { params: { idFactura } })).data;
}

const run = async (name: string, data: object) => {
  const found = jobs(services).find(({ job }) => job.name === name);
  await found?.handle(task() as never, data);
};

/** A customer with a saved card of this kind. */
async function withCard(kind: Parameters<typeof typeCard>[1] = 'aceptada') {
  const who = await createUsuario(db);
  const { url } = (await as(who).call(api.formasPago.open, {})).data;
  const typed = await typeCard(url, kind);
  const asks = typed.goTo?.includes('/confirmar/');
  const { goTo } = asks ? await answerBank(typed.goTo ?? '', 'aprobar') : typed;
  const referencia = new URL(goTo ?? '').searchParams.get('referencia') ?? '';
  const { data } = await as(who).call(api.formasPago.confirm, { body: { referencia } });
  return { who, metodo: { tipo: 'tarjetaGuardada', idFormaPago: data[0]?.idFormaPago ?? '' } as const };
}

/** A purchase with a saved card that is sent under the same key each time: the states of its payments. */
async function repetible() {
  const { who, metodo } = await withCard();
  await addNotarial(db, who);
  const again = named();
  return async () => {
    const { data } = await as(who).call(api.facturas.buy, { body: compraDe(10_000, metodo) }, again);
    return data.pagos.map(({ estado }) => estado);
  };
}

test('con tarjeta nueva: la página del proveedor, y al volver la factura con su número y sus solicitudes', async () => {
  const ana = await createUsuario(db);
  await addDocumento(db, ana, { precio: 19_900, modalidad: 'notarial' });
  const pedido = await buy(ana, nueva).catch(() => undefined);
  assert.equal(pedido, undefined, 'el total ya no era el de una sola línea');
  const { data } = await as(ana).call(api.facturas.buy, { body: compraDe(29_900, nueva) }, named());
  const url = data.pagos[0]?.url ?? '';
  assert.equal(data.pagos[0]?.estado, 'requiereAccion');
  const { goTo } = await typeCard(url, 'aceptada');
  assert.match(goTo ?? '', new RegExp(`/detalle-pago/${data.idFactura}\\?pago=`));
  const pagada = await check(ana, data);
  assert.equal(pagada.estado, 'pagada');
  assert.match(pagada.numero ?? '', /^F-\d{4}-\d{6}$/);
  assert.deepEqual(
    pagada.lineas.map(({ solicitud }) => `${solicitud?.numero.slice(0, 1)} ${solicitud?.estado}`),
    ['T sinAsignar', 'T sinAsignar'],
  );
  assert.deepEqual(pagada.pagos[0]?.tarjeta, { marca: 'visa', ultimosCuatro: '4242' });
  const { data: tarjetas } = await as(ana).call(api.formasPago.list, {});
  assert.deepEqual(
    tarjetas.map(({ ultimosCuatro, predeterminada }) => ({ ultimosCuatro, predeterminada })),
    [{ ultimosCuatro: '4242', predeterminada: true }],
  );
});

test('con tarjeta guardada se cobra sin salir, y la misma petición veinte veces cobra una', async () => {
  const { who, metodo } = await withCard();
  await addNotarial(db, who);
  const headers = { 'idempotency-key': uuidv7() };
  const { intents } = await bank.control();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => as(who).call(api.facturas.buy, { body: compraDe(10_000, metodo) }, { headers })),
  );
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  const factura = await check(who, (answers[0] as (typeof answers)[0]).data);
  assert.equal(factura.estado, 'pagada');
  assert.equal(factura.pagos.length, 1);
  assert.equal((await bank.control()).intents, intents + 1);
});

test('una tarjeta rechazada dice por qué, y se paga con otra', async () => {
  const { who, metodo } = await withCard('rechazadaDespues');
  const pedido = await buy(who, metodo);
  assert.equal(pedido.estado, 'pendientePago');
  assert.equal(pedido.pagos[0]?.estado, 'rechazado');
  assert.equal(pedido.pagos[0]?.motivo, 'rechazadaPorElBanco');
  const params = { idFactura: pedido.idFactura };
  const { data } = await as(who).call(api.facturas.payAgain, { params, body: nueva }, named());
  await typeCard(data.pagos[0]?.url ?? '', 'aceptada');
  assert.equal((await check(who, pedido)).estado, 'pagada');
});

test('una tarjeta que pide confirmación manda al banco; aprobada, se cobra', async () => {
  const { who, metodo } = await withCard('confirmacion');
  const pedido = await buy(who, metodo);
  assert.equal(pedido.pagos[0]?.estado, 'requiereAccion');
  await answerBank(pedido.pagos[0]?.url ?? '', 'aprobar');
  assert.equal((await check(who, pedido)).estado, 'pagada');
});

test('si la respuesta se pierde el pago queda incierto, y preguntando se sabe que se cobró', async () => {
  const { who, metodo } = await withCard();
  await bank.control({ next: { how: 'lose', path: 'payment_intents', times: 2 } });
  const pedido = await buy(who, metodo);
  assert.equal(pedido.pagos[0]?.estado, 'incierto');
  const otra = await as(who).call(
    api.facturas.payAgain,
    { params: { idFactura: pedido.idFactura }, body: { tipo: 'transferencia' } },
    named(),
  );
  assert.equal(otra.data?.estado ?? otra.codigo, 'pagada');
});

test('si la respuesta se pierde, la misma petición otra vez dice que se cobró, y cobra una', async () => {
  const send = await repetible();
  const { intents } = await bank.control({ next: { how: 'lose', path: 'payment_intents', times: 2 } });
  assert.deepEqual([await send(), await send()], [['incierto'], ['capturado']]);
  assert.equal((await bank.control()).intents, intents + 1);
});

test('pasado lo que el proveedor recuerda una petición, ya no se le manda otra vez: se busca', async () => {
  const send = await repetible();
  const { intents } = await bank.control({ next: { how: 'fail', path: 'payment_intents', times: 1 } });
  assert.deepEqual(await send(), ['incierto']);
  await db
    .updateTable('pagos')
    .set({ creadoEn: new Date(clock.now.getTime() - 24 * HOUR) })
    .where('estado', '=', 'incierto')
    .execute();
  assert.deepEqual(await send(), ['cancelado']);
  assert.equal((await bank.control()).intents, intents);
});

test('el aviso del proveedor paga el pedido aunque nadie vuelva, y repetido no hace nada más', async () => {
  const received: Recibido[] = [];
  await bank.registerWebhook(await listen(received));
  const ana = await createUsuario(db);
  const pedido = await buy(ana, nueva);
  await typeCard(pedido.pagos[0]?.url ?? '', 'aceptada');
  await until(() => received.some(({ raw }) => raw.includes(pedido.idFactura)));
  for (const { raw, header } of [...received, ...received])
    await recibirAviso(services, { transact, db, now: clock.now }, raw, header);
  const { data } = await as(ana).call(api.facturas.read, { params: { idFactura: pedido.idFactura } });
  assert.equal(data.estado, 'pagada');
  assert.deepEqual(data.pagos[0]?.tarjeta, { marca: 'visa', ultimosCuatro: '4242' });
  assert.equal((await as(ana).call(api.formasPago.list, {})).data.length, 1);
  assert.equal(
    await recibirAviso(services, { transact, db, now: clock.now }, Buffer.from('{}'), () => 't=1,v1=falsa'),
    false,
  );
});

test('un pedido que nadie paga vence, su página se cierra y sus líneas vuelven al carrito', async () => {
  const ana = await createUsuario(db);
  const pedido = await buy(ana, nueva);
  const real = clock.now;
  clock.now = new Date(real.getTime() + 31 * 60_000);
  await run('vencer-factura', { idFactura: pedido.idFactura });
  clock.now = real;
  const { data } = await as(ana).call(api.facturas.read, { params: { idFactura: pedido.idFactura } });
  assert.equal(data.estado, 'vencida');
  assert.equal(data.pagos[0]?.estado, 'cancelado');
  assert.equal((await as(ana).call(api.carrito.read, {})).data.lineas.length, 1);
  const late = await typeCard(pedido.pagos[0]?.url ?? '', 'aceptada');
  assert.equal(late.goTo, null);
});

test('pagado en la página justo antes de vencer, el pedido se paga y no vence', async () => {
  const ana = await createUsuario(db);
  const pedido = await buy(ana, nueva);
  await typeCard(pedido.pagos[0]?.url ?? '', 'aceptada');
  const real = clock.now;
  clock.now = new Date(real.getTime() + 31 * 60_000);
  await run('vencer-factura', { idFactura: pedido.idFactura });
  clock.now = real;
  const { data } = await as(ana).call(api.facturas.read, { params: { idFactura: pedido.idFactura } });
  assert.equal(data.estado, 'pagada');
});

test('dinero que llega por un pedido ya anulado vuelve solo', async () => {
  const { who, metodo } = await withCard();
  const pedido = await buy(who, metodo);
  const pago = await db
    .selectFrom('pagos')
    .selectAll()
    .where('idFactura', '=', pedido.idFactura)
    .executeTakeFirstOrThrow();
  // Simulates that the order was given up between the charge and its answer.
  await db.updateTable('pagos').set({ aplicado: false }).where('idPago', '=', pago.idPago).execute();
  const { refunds } = await bank.control();
  await run('devolver-sobrante', { idPago: pago.idPago });
  await run('devolver-sobrante', { idPago: pago.idPago });
  assert.equal((await bank.control()).refunds, refunds + 1);
});

interface Recibido {
  readonly raw: Buffer;
  readonly header: (name: string) => string | undefined;
}

async function listen(received: Recibido[]): Promise<string> {
  const { createServer } = await import('node:http');
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const header = (name: string) => [request.headers[name]].flat()[0];
    received.push({ raw: Buffer.concat(parts), header });
    response.end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  after(() => server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
}
