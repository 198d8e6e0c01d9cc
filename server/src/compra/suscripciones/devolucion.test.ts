import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { DAY } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { readPlanes, regalarUnidades, reservarUnidades, vigentes } from '../beneficios/beneficios.ts';
import { addNotarial, compraDe, hacerPedido } from '../pagos/testing/compras.ts';
import { createPlan, createSuscripcion } from './testing/planes.ts';

const { as, clock, database, close } = await startTestApp({});
const { db } = database.pools;
after(close);
const admin = await createUsuario(db, { rol: 'admin' });
/** A Monday. */
const PAGADO = new Date('2026-03-02T16:00:00Z');

/** A customer who paid their plan, seen on another day. */
async function conPlan(ahora = new Date(PAGADO.getTime() + DAY)) {
  const ana = await createUsuario(db);
  const plan = await createSuscripcion(db, ana, { now: PAGADO });
  clock.now = ahora;
  return { ana, ...plan };
}
const cotizar = async (who: CreatedUsuario, idFactura: string) =>
  (await as(who).call(api.reembolsos.quote, { params: { idFactura } })).data.lineas[0];
const mia = async (who: CreatedUsuario) => (await as(who).call(api.suscripciones.mine, {})).data;

/** Spends a document of the plan in its own invoice, which stands for any purchase. */
async function usar(idSuscripcion: string, idFactura: string) {
  const plan = { idSuscripcion, vuelta: 1 } as Parameters<typeof reservarUnidades>[1];
  await db.transaction().execute((tx) => reservarUnidades(tx, plan, { idFactura, posiciones: [1], now: clock.now }));
}

test('quien se arrepiente en cinco días hábiles y no usó nada recibe todo, y el plan termina al aprobarlo', async () => {
  const { ana, idFactura } = await conPlan();
  const cotizada = await cotizar(ana, idFactura);
  assert.deepEqual([cotizada?.etapa, cotizada?.porcentaje, cotizada?.monto], ['planSinUsar', 100, 9_900]);
  const { data: pedido } = await as(ana).call(api.reembolsos.ask, {
    params: { idFactura },
    body: { lineas: [1], motivo: 'Me arrepentí', total: 9_900 },
  });
  assert.equal((await mia(ana))?.estado, 'activa');
  const { idReembolso, revision } = pedido;
  const aprobado = await as(admin).call(api.reembolsos.approve, {
    params: { idReembolso },
    body: { revision, lineas: [{ posicion: 1, monto: 9_900, cancela: false }], motivo: null },
  });
  assert.equal(aprobado.status, 200);
  assert.equal(await mia(ana), null);
  const saldo = await db.selectFrom('beneficioSaldos').select('disponible').executeTakeFirstOrThrow();
  assert.equal(saldo.disponible, 0);
});

test('el quinto día hábil todavía vale; el sexto ya no', async () => {
  const { ana, idFactura } = await conPlan(new Date('2026-03-10T05:57:00Z'));
  assert.equal((await cotizar(ana, idFactura))?.etapa, 'planSinUsar');
  clock.now = new Date('2026-03-10T06:01:00Z');
  const tarde = await cotizar(ana, idFactura);
  assert.deepEqual([tarde?.etapa, tarde?.monto], ['planFueraDePlazo', 0]);
});

test('quien usó un documento no lo recibe; si su trámite se canceló y lo recuperó, sí', async () => {
  const { ana, idFactura, idSuscripcion } = await conPlan();
  await usar(idSuscripcion, idFactura);
  assert.equal((await cotizar(ana, idFactura))?.etapa, 'planUsado');
  await db
    .insertInto('beneficios')
    .values({
      idBeneficio: '01a21462-f983-7000-8000-07607268e6a0',
      idSuscripcion,
      clase: 'documento',
      movimiento: 'devuelto',
      cantidad: 1,
      vuelta: 1,
      idFactura,
      posicion: 1,
      hechoEn: clock.now,
    })
    .execute();
  assert.equal((await cotizar(ana, idFactura))?.etapa, 'planSinUsar');
});

test('lo que la oficina devuelve solo en parte deja el plan como está', async () => {
  const { ana, idFactura, idSuscripcion } = await conPlan();
  await usar(idSuscripcion, idFactura);
  const parte = await as(admin).call(api.reembolsos.order, {
    params: { idFactura },
    body: { lineas: [{ posicion: 1, monto: 1_000, cancela: false }], motivo: 'Atención de la casa' },
  });
  assert.equal(parte.status, 200);
  assert.equal((await mia(ana))?.estado, 'activa');
});

test('un descuento de un pedido que espera su pago es uso; anulado el pedido, no', async () => {
  const ana = await createUsuario(db);
  const { idFactura } = await createSuscripcion(db, ana, { now: PAGADO, documentos: 0 });
  clock.now = new Date(PAGADO.getTime() + DAY);
  await addNotarial(db, ana, { precio: 10_000 });
  const pedido = { idUsuario: ana.idUsuario, clave: uuidv7(), compra: compraDe(8_000), now: clock.now };
  const idPedido = await db.transaction().execute((tx) => hacerPedido(tx, pedido));
  assert.equal((await cotizar(ana, idFactura))?.etapa, 'planUsado');
  await as(ana).call(api.facturas.cancel, { params: { idFactura: idPedido } });
  assert.equal((await cotizar(ana, idFactura))?.etapa, 'planSinUsar');
});

test('mientras se decide devolverlo, lo que vale no se abona a otro plan', async () => {
  const { ana, idFactura } = await conPlan();
  const body = { lineas: [1], motivo: 'Me arrepentí', total: 9_900 };
  await as(ana).call(api.reembolsos.ask, { params: { idFactura }, body });
  const { idPlan } = await createPlan(db, { precioMensual: 19_900, documentos: 8 });
  const { data } = await as(ana).call(api.cambiosDePlan.quote, { query: { idPlan, periodo: 'mensual' } });
  assert.equal(data.impedimento, 'estado');
});

test('un regalo de la oficina no es uso', async () => {
  const { ana, idFactura, idSuscripcion } = await conPlan();
  const { idUsuario } = admin;
  const idBeneficio = '01a21462-f983-7000-8000-07607268e6a1';
  const regalo = { idBeneficio, idSuscripcion, clase: 'documento', vuelta: 1, cantidad: 2 } as const;
  await db
    .transaction()
    .execute((tx) => regalarUnidades(tx, { ...regalo, motivo: 'Cortesía', idUsuario, now: clock.now }));
  assert.equal((await cotizar(ana, idFactura))?.etapa, 'planSinUsar');
});

test('lo que se usó después de pedir la devolución no se devuelve sin decir por qué', async () => {
  const { ana, idFactura, idSuscripcion } = await conPlan();
  const { data: pedido } = await as(ana).call(api.reembolsos.ask, {
    params: { idFactura },
    body: { lineas: [1], motivo: 'Me arrepentí', total: 9_900 },
  });
  await usar(idSuscripcion, idFactura);
  const { idReembolso, revision } = pedido;
  const aprobar = (motivo: string | null) =>
    as(admin).call(api.reembolsos.approve, {
      params: { idReembolso },
      body: { revision, lineas: [{ posicion: 1, monto: 9_900, cancela: false }], motivo },
    });
  assert.equal((await aprobar(null)).codigo, 'cotizacion-cambiada');
  assert.equal((await aprobar('Error nuestro al cobrar')).status, 200);
});

const pedir = (who: CreatedUsuario, idFactura: string, total = 9_900) =>
  as(who).call(api.reembolsos.ask, { params: { idFactura }, body: { lineas: [1], motivo: 'Me arrepentí', total } });
const retirar = (who: CreatedUsuario, idReembolso: string) =>
  as(who).call(api.reembolsos.withdraw, { params: { idReembolso } });
const enCarrito = async (who: CreatedUsuario) => (await as(who).call(api.carrito.read, {})).data.totales.total;

test('retirada la solicitud, el plan vuelve a dar lo suyo en el acto', async () => {
  const ana = await createUsuario(db);
  const { idFactura } = await createSuscripcion(db, ana, { now: PAGADO, documentos: 3 });
  const otro = await createUsuario(db);
  const deDescuento = await createSuscripcion(db, otro, { now: PAGADO, documentos: 0 });
  clock.now = new Date(PAGADO.getTime() + DAY);
  await addNotarial(db, otro, { precio: 10_000 });
  const disponibles = async () =>
    vigentes(await readPlanes(db, ana.idUsuario, 'documento'), clock.now).map(({ disponible }) => disponible);
  assert.deepEqual([await disponibles(), await enCarrito(otro)], [[3], 8_000]);
  const { data: suya } = await pedir(ana, idFactura);
  const { data: ajena } = await pedir(otro, deDescuento.idFactura);
  assert.deepEqual([await disponibles(), await enCarrito(otro)], [[], 10_000]);
  assert.deepEqual([(await mia(ana))?.enDevolucion, (await mia(ana))?.facturaEnDevolucion], [true, idFactura]);
  assert.equal((await retirar(ana, suya.idReembolso)).data.estado, 'retirado');
  await retirar(otro, ajena.idReembolso);
  assert.deepEqual([await disponibles(), await enCarrito(otro)], [[3], 8_000]);
  assert.deepEqual([(await mia(ana))?.enDevolucion, (await mia(ana))?.facturaEnDevolucion], [false, null]);
});

test('después de retirarla se pide otra vez solo mientras la regla lo permita', async () => {
  const { ana, idFactura, idSuscripcion } = await conPlan();
  const otraVez = async () => {
    const { data } = await pedir(ana, idFactura);
    await retirar(ana, data.idReembolso);
  };
  await otraVez();
  await otraVez();
  await usar(idSuscripcion, idFactura);
  assert.equal((await pedir(ana, idFactura)).codigo, 'cotizacion-cambiada');
  assert.equal((await pedir(ana, idFactura, 0)).codigo, 'plan-sin-devolucion');
  const sinUsar = await conPlan(new Date('2026-03-10T05:57:00Z'));
  const { data } = await pedir(sinUsar.ana, sinUsar.idFactura);
  clock.now = new Date('2026-03-10T06:01:00Z');
  assert.equal((await retirar(sinUsar.ana, data.idReembolso)).status, 200);
  assert.equal((await pedir(sinUsar.ana, sinUsar.idFactura, 0)).codigo, 'plan-sin-devolucion');
  assert.equal((await mia(sinUsar.ana))?.enDevolucion, false);
});
