import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { DAY } from '@fedatario/contract/base';
import type { CompraDePlan } from '@fedatario/contract/compra';
import { v7 as uuidv7 } from 'uuid';
import { openSandbox, typeCard } from '../../services/payments/testing/sandbox.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createCodigo } from '../codigos/testing.ts';
import { compraDePlan, createPlan, createSuscripcion } from './testing/planes.ts';

const bank = await openSandbox();
const { as, clock, database, close } = await startTestApp({ payments: bank.payments });
const { db } = database.pools;
clock.now = new Date();
after(async () => {
  await close();
  await bank.stop();
});

const CON_TARJETA = { metodo: { tipo: 'tarjetaNueva', recordar: true } } as const;
const suscribir = (who: CreatedUsuario, body: CompraDePlan, clave: string = uuidv7()) =>
  as(who).call(api.suscripciones.subscribe, { body }, { headers: { 'idempotency-key': clave } });
const mia = async (who: CreatedUsuario) => (await as(who).call(api.suscripciones.mine, {})).data;
const comprobar = async (who: CreatedUsuario, idFactura: string) =>
  (await as(who).call(api.facturas.check, { params: { idFactura } })).data;

test('quien paga con tarjeta tiene su plan, su factura con número, sus documentos y su tarjeta', async () => {
  const ana = await createUsuario(db);
  const { idPlan, nombre } = await createPlan(db);
  const { data, status } = await suscribir(ana, compraDePlan(idPlan, 9_900, CON_TARJETA));
  assert.equal(status, 200);
  assert.equal((await mia(ana))?.estado, 'pendientePago');
  assert.equal((await mia(ana))?.pendiente?.idFactura, data.idFactura);
  await typeCard(data.pagos[0]?.url ?? '', 'aceptada');
  const pagada = await comprobar(ana, data.idFactura);
  assert.match(pagada.numero ?? '', /^F-\d{4}-\d{6}$/);
  assert.deepEqual(
    pagada.lineas.map(({ tipo, idProducto, total, solicitud }) => ({ tipo, idProducto, total, solicitud })),
    [{ tipo: 'plan', idProducto: null, total: 9_900, solicitud: null }],
  );
  const plan = await mia(ana);
  assert.deepEqual(
    [plan?.nombrePlan, plan?.estado, plan?.documentos, plan?.proximoCobro, plan?.tarjeta?.ultimosCuatro],
    [nombre, 'activa', { incluidos: 2, disponibles: 2, usados: 0 }, 9_900, '4242'],
  );
});

test('un pago rechazado no deja plan; el mismo pedido se paga después con otra tarjeta', async () => {
  const ana = await createUsuario(db);
  const { idPlan } = await createPlan(db);
  const { data } = await suscribir(ana, compraDePlan(idPlan, 9_900, CON_TARJETA));
  await typeCard(data.pagos[0]?.url ?? '', 'rechazada');
  await comprobar(ana, data.idFactura);
  assert.deepEqual([(await mia(ana))?.estado, (await mia(ana))?.documentos.disponibles], ['pendientePago', 0]);
});

test('anular el pedido sin pagar no deja nada a medias, y se puede elegir otro plan', async () => {
  const ana = await createUsuario(db);
  const [uno, otro] = [await createPlan(db), await createPlan(db)];
  const { data } = await suscribir(ana, compraDePlan(uno.idPlan, 9_900));
  const segundo = await suscribir(ana, compraDePlan(otro.idPlan, 9_900));
  assert.equal(segundo.codigo, 'suscripcion-existente');
  const { data: anulada } = await as(ana).call(api.facturas.cancel, { params: { idFactura: data.idFactura } });
  assert.equal(anulada.estado, 'anulada');
  assert.equal(await mia(ana), null);
  assert.deepEqual((await as(ana).call(api.carrito.read, {})).data.lineas, []);
  assert.equal((await suscribir(ana, compraDePlan(otro.idPlan, 9_900))).status, 200);
});

test('la misma petición veinte veces a la vez es un pedido y una suscripción', async () => {
  const ana = await createUsuario(db);
  const { idPlan } = await createPlan(db);
  const clave = uuidv7();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => suscribir(ana, compraDePlan(idPlan, 9_900), clave)),
  );
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  assert.equal(new Set(answers.map(({ data }) => data.idFactura)).size, 1);
});

test('con dos pestañas y dos claves hay una sola suscripción', async () => {
  const ana = await createUsuario(db);
  const { idPlan } = await createPlan(db);
  const answers = await Promise.all([0, 1, 2].map(() => suscribir(ana, compraDePlan(idPlan, 9_900))));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409]);
});

test('si el plan ya cuesta otra cosa no se cobra, y quien ya lo tiene conserva lo suyo', async () => {
  const ana = await createUsuario(db);
  const admin = await createUsuario(db, { rol: 'admin' });
  const vieja = await createSuscripcion(db, ana, { documentos: 3 });
  const leido = (await as(admin).call(api.planes.read, { params: { idPlan: vieja.idPlan } })).data;
  const { idPlan, estado, version, suscriptores, conVersionAnterior, cambiadoEn, ...campos } = leido;
  const { data: nuevo } = await as(admin).call(api.planes.update, {
    params: { idPlan },
    body: { ...campos, precioMensual: 15_000, documentos: 1 },
  });
  assert.deepEqual([nuevo.version, nuevo.suscriptores, nuevo.conVersionAnterior], [2, 1, 1]);
  assert.equal((await mia(ana))?.documentos.incluidos, 3);
  const eva = await createUsuario(db);
  assert.equal((await suscribir(eva, compraDePlan(idPlan, 9_900))).codigo, 'precio-cambiado');
  assert.equal(await mia(eva), null);
  assert.deepEqual(
    [estado, version, suscriptores, conVersionAnterior, typeof cambiadoEn],
    ['publicado', 1, 1, 0, 'string'],
  );
});

test('un código para planes descuenta el primer periodo; uno para todo no regala planes', async () => {
  const ana = await createUsuario(db);
  const { idPlan } = await createPlan(db);
  const { codigo } = await createCodigo(db, { aplicaA: 'planes', objetos: [idPlan], valor: 50, usosMaximos: 1 });
  const general = await createCodigo(db, { aplicaA: 'todo', valor: 100 });
  const cotizar = async (con: string) =>
    (await as(ana).call(api.suscripciones.quote, { query: { idPlan, periodo: 'mensual', codigo: con } })).data;
  assert.deepEqual((await cotizar(general.codigo)).codigo?.problema, 'otrosProductos');
  assert.equal((await cotizar(codigo)).montos.total, 4_950);
  const { data } = await suscribir(ana, compraDePlan(idPlan, 4_950, { codigo }));
  assert.deepEqual([data.total, data.codigo], [4_950, codigo]);
  const eva = await createUsuario(db);
  assert.equal((await suscribir(eva, compraDePlan(idPlan, 4_950, { codigo }))).codigo, 'codigo-agotado');
});

test('un plan retirado, o que no se vende por ese periodo, se dice y no se cobra', async () => {
  const ana = await createUsuario(db);
  const admin = await createUsuario(db, { rol: 'admin' });
  const { idPlan } = await createPlan(db, { precioAnual: null });
  const anual = await suscribir(ana, compraDePlan(idPlan, 99_000, { periodo: 'anual' }));
  assert.equal(anual.codigo, 'plan-no-disponible');
  await as(admin).call(api.planes.activate, { params: { idPlan }, body: { enVenta: false } });
  assert.equal((await suscribir(ana, compraDePlan(idPlan, 9_900))).status, 404);
});

test('un plan para nuevos no se vende a quien ya tuvo uno', async () => {
  const ana = await createUsuario(db);
  const { idSuscripcion } = await createSuscripcion(db, ana);
  await db
    .updateTable('suscripciones')
    .set({ estado: 'cancelada', canceladaEn: new Date(Date.now() - DAY) })
    .where('idSuscripcion', '=', idSuscripcion)
    .execute();
  const { idPlan } = await createPlan(db, { para: 'nuevos' });
  assert.equal((await suscribir(ana, compraDePlan(idPlan, 9_900))).codigo, 'plan-no-disponible');
});
