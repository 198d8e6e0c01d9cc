import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { DAY, MINUTE } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction } from '../../db/transaction.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { readPlanes, reservarUnidades } from '../beneficios/beneficios.ts';
import { createPagada, pagarPedido } from '../pagos/testing/compras.ts';
import { compraDePlan, createPlan, createSuscripcion } from '../suscripciones/testing/planes.ts';
import { avisarPaso } from './avisos.ts';

const { as, clock, database, close } = await startTestApp({});
const { db } = database.pools;
after(close);
const eva = await createUsuario(db, { rol: 'admin', nombreCompleto: 'Eva Morales' });
const leo = await createUsuario(db, { rol: 'admin', nombreCompleto: 'Leo Ramos' });
/** A Monday. */
const PAGADO = new Date('2026-03-02T16:00:00Z');
const PRECIO = 240_000;
const lineas = [{ posicion: 1, monto: PRECIO, cancela: false }];

const propone = (who: CreatedUsuario, idFactura: string) =>
  as(who).call(api.reembolsos.order, { params: { idFactura }, body: { lineas, motivo: 'Error nuestro' } });
const confirma = (idReembolso: string, revision: number) =>
  as(leo).call(api.reembolsos.approve, {
    params: { idReembolso },
    body: { revision, lineas, motivo: 'Error nuestro' },
  });
const deny = (idReembolso: string, revision: number) =>
  as(leo).call(api.reembolsos.deny, { params: { idReembolso }, body: { revision, motivo: 'Ya no corresponde' } });
const mia = async (who: CreatedUsuario) => (await as(who).call(api.suscripciones.mine, {})).data;
const suyos = async (who: CreatedUsuario, idFactura: string) =>
  (await as(who).call(api.reembolsos.list, { params: { idFactura } })).data;

/** A customer of a plan that one person of the office proposed to give back. */
async function propuesto() {
  const ana = await createUsuario(db);
  clock.now = PAGADO;
  const plan = await createSuscripcion(db, ana, { now: PAGADO, precioAnual: PRECIO, periodo: 'anual', documentos: 3 });
  clock.now = new Date(PAGADO.getTime() + DAY);
  const { data } = await propone(eva, plan.idFactura);
  assert.deepEqual([data.estado, data.faltaOtraPersona], ['cotizado', true]);
  clock.now = new Date(clock.now.getTime() + MINUTE);
  return { ana, ...plan, idReembolso: data.idReembolso, revision: data.revision };
}

/** Spends a document of the plan in its own invoice, which stands for any purchase. */
async function usar(ana: CreatedUsuario, idFactura: string) {
  const [plan] = await readPlanes(db, ana.idUsuario, 'documento');
  assert.ok(plan && !plan.enDevolucion);
  await inTransaction(db, (tx) => reservarUnidades(tx, plan, { idFactura, posiciones: [1], now: clock.now }));
}

test('lo que la oficina solo propuso no calla el plan ni se le muestra a su cliente', async () => {
  const { ana, idFactura, idReembolso, revision } = await propuesto();
  assert.deepEqual([(await mia(ana))?.enDevolucion, (await mia(ana))?.facturaEnDevolucion], [false, null]);
  assert.deepEqual(await suyos(ana, idFactura), []);
  const quote = (await as(ana).call(api.reembolsos.quote, { params: { idFactura } })).data.lineas[0];
  assert.deepEqual([quote?.enCurso, quote?.monto], [false, PRECIO]);
  const venta = (await as(eva).call(api.ventas.read, { params: { idFactura } })).data;
  assert.deepEqual([venta.cotizacion.lineas[0]?.enCurso, venta.reembolsos.length], [true, 1]);
  assert.equal((await propone(leo, idFactura)).codigo, 'reembolso-en-curso');
  assert.equal((await confirma(idReembolso, revision)).data.estado, 'enProceso');
  assert.equal(await mia(ana), null);
  assert.deepEqual(
    (await suyos(ana, idFactura)).map(({ estado, monto }) => [estado, monto]),
    [['enProceso', PRECIO]],
  );
});

test('negada, su cliente no supo de ella ni se le escribe', async () => {
  const { ana, idFactura, idReembolso, revision } = await propuesto();
  assert.equal((await deny(idReembolso, revision)).data.estado, 'negado');
  await inTransaction(db, (tx) => avisarPaso(tx, 'negar', idReembolso, clock.now));
  const avisos = await db.selectFrom('notificaciones').select('tipo').where('idUsuario', '=', ana.idUsuario).execute();
  assert.equal(
    avisos.some(({ tipo }) => tipo === 'reembolsoNegado'),
    false,
  );
  assert.deepEqual(await suyos(ana, idFactura), []);
});

test('usado el plan mientras faltaba la segunda persona, no se aprueba: se niega y se propone otra', async () => {
  const { ana, idFactura, idReembolso, revision } = await propuesto();
  await usar(ana, idFactura);
  const { status, codigo } = await confirma(idReembolso, revision);
  assert.deepEqual([status, codigo], [409, 'propuesta-usada']);
  assert.equal((await mia(ana))?.estado, 'activa');
  await deny(idReembolso, revision);
  clock.now = new Date(clock.now.getTime() + 2 * MINUTE);
  const { data: otra } = await propone(eva, idFactura);
  assert.equal(otra.lineas[0]?.etapa, 'planUsado');
  clock.now = new Date(clock.now.getTime() + MINUTE);
  assert.equal((await confirma(otra.idReembolso, otra.revision)).data.estado, 'enProceso');
});

test('usarlo y aprobarlo a la vez: o se usa o se devuelve, nunca las dos', async () => {
  for (let vez = 0; vez < 5; vez += 1) {
    const { ana, idFactura, idReembolso, revision } = await propuesto();
    const turnos = [
      () =>
        usar(ana, idFactura).then(
          () => 'usado',
          () => '',
        ),
      () => confirma(idReembolso, revision),
    ];
    if (vez % 2 === 1) turnos.reverse();
    await Promise.all(turnos.map((act) => act()));
    const [{ estado } = { estado: '' }] = await suyos(ana, idFactura);
    const usos = await db
      .selectFrom('beneficios')
      .select('movimiento')
      .where('idFactura', '=', idFactura)
      .where('movimiento', '=', 'reservado')
      .execute();
    assert.equal(usos.length + (estado === 'enProceso' ? 1 : 0), 1);
  }
});

test('cambiado el plan mientras faltaba la segunda persona, lo que abona no se devuelve además', async () => {
  const { ana, idReembolso, revision } = await propuesto();
  const { idPlan } = await createPlan(db, { precioAnual: 248_000, documentos: 8 });
  const { data: cambio } = await as(ana).call(api.cambiosDePlan.quote, { query: { idPlan, periodo: 'anual' } });
  assert.equal(cambio.impedimento, null);
  const body = { ...compraDePlan(idPlan, cambio.montos.total, { periodo: 'anual' }), revision: cambio.revision };
  const headers = { 'idempotency-key': uuidv7() };
  const { data: pedido, text } = await as(ana).call(api.cambiosDePlan.change, { body }, { headers });
  assert.ok(pedido.idFactura, text);
  assert.equal((await confirma(idReembolso, revision)).codigo, 'devolucion-con-cambio');
  await inTransaction(db, (tx) => pagarPedido(tx, pedido.idFactura, clock.now));
  assert.equal((await confirma(idReembolso, revision)).codigo, 'propuesta-usada');
});

test('mientras tanto su cliente conserva su derecho a pedirla, y no se paga dos veces', async () => {
  const { ana, idFactura, idReembolso, revision } = await propuesto();
  const body = { lineas: [1], total: PRECIO, motivo: 'Me arrepentí' };
  const { status, data } = await as(ana).call(api.reembolsos.ask, { params: { idFactura }, body });
  assert.deepEqual([status, data.retirable], [200, true]);
  assert.equal((await confirma(idReembolso, revision)).status, 200);
  await as(eva).call(api.reembolsos.approve, {
    params: { idReembolso: data.idReembolso },
    body: { revision: data.revision, lineas, motivo: null },
  });
  assert.equal((await confirma(data.idReembolso, data.revision + 1)).codigo, 'nota-excede');
});

test('lo que una persona de la oficina ordena de su propia compra no lo retira como cliente', async () => {
  const idFactura = await createPagada(db, eva, [10_000]);
  const { data } = await as(eva).call(api.reembolsos.order, {
    params: { idFactura },
    body: { lineas: [{ posicion: 1, monto: 10_000, cancela: true }], motivo: 'Me equivoqué' },
  });
  assert.deepEqual([data.faltaOtraPersona, data.retirable], [true, false]);
  const params = { idReembolso: data.idReembolso };
  assert.equal((await as(eva).call(api.reembolsos.withdraw, { params })).codigo, 'estado-no-permite');
});
