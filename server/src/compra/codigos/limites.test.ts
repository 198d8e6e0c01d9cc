import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import type { CodigoNuevo } from '@fedatario/contract/compra';
import { v7 as uuidv7 } from 'uuid';
import { createProducto } from '../../catalogo/productos/testing.ts';
import { inTransaction } from '../../db/transaction.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { abandonarFactura, lockFactura } from '../facturas/facturas.ts';
import { addBorrador, compraDe, createPedido } from '../pagos/testing/compras.ts';
import { reservarUso } from './codigos.ts';
import { createCodigo, cuponDeCliente } from './testing.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
const staff = await createUsuario(db, { rol: 'admin' });
/** Everybody buys this one document of 100 quetzales. */
const { idProducto } = await createProducto(db, { modalidad: 'notarial', precio: 10_000, claves: ['alfa'] });

/** Puts the document in the customer's cart, once, and applies the code. */
async function fill(who: CreatedUsuario, codigo: string) {
  const { data: carrito } = await as(who).call(api.carrito.read, {});
  if (carrito.lineas.length === 0) await addBorrador(db, who, idProducto);
  return (await as(who).call(api.carrito.applyCode, { body: { codigo } })).data;
}

/**
 * Buys at 90 quetzales, the price with the code; at any other, the answer says that the total changed. Asks again as the
 * screen does when a busy server could not answer.
 */
async function buy(who: CreatedUsuario) {
  const headers = { 'idempotency-key': uuidv7() };
  for (;;) {
    const answer = await as(who).call(api.facturas.buy, { body: compraDe(9_000) }, { headers });
    if (answer.status !== 503) return answer;
  }
}

async function usesOf({ idCodigo }: { idCodigo: string }) {
  const { data } = await as(staff).call(api.codigos.read, { params: { idCodigo } });
  const { usos, reservados, usados, liberados } = data;
  return { usos, reservados, usados, liberados };
}

const people = (count: number) => Promise.all(Array.from({ length: count }, () => createUsuario(db)));
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status);
const count = (list: readonly number[], wanted: number) => list.filter((one) => one === wanted).length;

test('sesenta pedidos a la vez contra un límite de diez: exactamente diez lo usan, y a los demás no se les cobra', async () => {
  const codigo = await createCodigo(db, { usosMaximos: 10 });
  const all = await people(60);
  for (const who of all) assert.equal((await fill(who, codigo.codigo)).codigo?.problema, null);
  const answers = await Promise.all(all.map((who) => buy(who)));
  assert.equal(count(statuses(answers), 200), 10);
  assert.equal(count(statuses(answers), 409), 50);
  for (const { codigo: why } of answers.filter(({ status }) => status === 409))
    assert.ok(why === 'codigo-agotado' || why === 'precio-cambiado', why);
  assert.deepEqual(await usesOf(codigo), { usos: 10, reservados: 10, usados: 0, liberados: 0 });
  const left = await as(all[answers.findIndex(({ status }) => status === 409)]).call(api.carrito.read, {});
  assert.equal(left.data.lineas.length, 1);
  assert.equal(left.data.codigo?.problema, 'agotado');
});

test('veinte pedidos a la vez de una clienta contra un uso por cliente: uno', async () => {
  const codigo = await createCodigo(db, { usosPorCliente: 1 });
  const ana = await createUsuario(db);
  await fill(ana, codigo.codigo);
  const first = await Promise.all(Array.from({ length: 20 }, () => buy(ana)));
  assert.equal(count(statuses(first), 200), 1);
  assert.deepEqual(await usesOf(codigo), { usos: 1, reservados: 1, usados: 0, liberados: 0 });
  assert.equal((await fill(ana, codigo.codigo)).codigo?.problema, 'yaUsado');
  assert.equal((await buy(ana)).codigo, 'precio-cambiado');
  const otra = await createUsuario(db);
  await fill(otra, codigo.codigo);
  assert.equal((await buy(otra)).status, 200);
});

test('veinte reservas a la vez de una clienta, cada una con su pedido, contra un uso por cliente: una', async () => {
  const { codigo } = await createCodigo(db, { usosPorCliente: 1 });
  const ana = await createUsuario(db);
  const { idUsuario } = ana;
  const fila = await cuponDeCliente(db, codigo, idUsuario);
  assert.ok(fila);
  const pedidos: string[] = [];
  for (let i = 0; i < 20; i += 1) pedidos.push(await createPedido(db, ana));
  const tries = await Promise.allSettled(
    pedidos.map((idFactura) =>
      inTransaction(db, (tx) => reservarUso(tx, { fila, idUsuario, idFactura, descuento: 1_000, now: clock.now })),
    ),
  );
  const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason.codigo] : []));
  assert.deepEqual(
    refused,
    Array.from({ length: 19 }, () => 'codigo-agotado'),
  );
  assert.deepEqual(await usesOf(fila), { usos: 1, reservados: 1, usados: 0, liberados: 0 });
});

test('un pedido anulado devuelve su uso, también a otra persona, y una sola vez', async () => {
  const codigo = await createCodigo(db, { usosMaximos: 1, usosPorCliente: 1 });
  const [ana, eva] = (await people(2)) as [CreatedUsuario, CreatedUsuario];
  await fill(ana, codigo.codigo);
  const { data } = await buy(ana);
  assert.equal((await fill(eva, codigo.codigo)).codigo?.problema, 'agotado');
  const params = { idFactura: data.idFactura };
  const cancels = await Promise.all(Array.from({ length: 5 }, () => as(ana).call(api.facturas.cancel, { params })));
  assert.equal(count(statuses(cancels), 200), 1);
  assert.deepEqual(await usesOf(codigo), { usos: 0, reservados: 0, usados: 0, liberados: 1 });
  assert.equal((await buy(eva)).status, 200);
  assert.deepEqual(await usesOf(codigo), { usos: 1, reservados: 1, usados: 0, liberados: 1 });
});

test('un pedido que vence devuelve su uso, y la misma clienta lo usa de nuevo', async () => {
  const codigo = await createCodigo(db, { usosMaximos: 1, usosPorCliente: 1 });
  const ana = await createUsuario(db);
  await fill(ana, codigo.codigo);
  const { data } = await buy(ana);
  await db.transaction().execute(async (tx) => {
    const factura = await lockFactura(tx, data.idFactura);
    if (factura) await abandonarFactura(tx, factura, 'vencida', clock.now);
  });
  assert.deepEqual(await usesOf(codigo), { usos: 0, reservados: 0, usados: 0, liberados: 1 });
  assert.equal((await as(ana).call(api.carrito.read, {})).data.codigo?.problema ?? null, null);
  await fill(ana, codigo.codigo);
  assert.equal((await buy(ana)).status, 200);
});

test('pedidos que se hacen y se anulan a la vez dejan la cuenta exacta', async () => {
  const codigo = await createCodigo(db, { usosMaximos: 5 });
  const all = await people(20);
  for (const who of all) await fill(who, codigo.codigo);
  const kept = await Promise.all(
    all.map(async (who, i) => {
      const { status, data } = await buy(who);
      if (status !== 200) return false;
      if (i % 2 === 0) return true;
      await as(who).call(api.facturas.cancel, { params: { idFactura: data.idFactura } });
      return false;
    }),
  );
  const { usos, reservados } = await usesOf(codigo);
  assert.equal(reservados, kept.filter(Boolean).length);
  assert.equal(usos, reservados);
  assert.ok(usos <= 5);
});

test('bajar el límite mientras se compra nunca lo deja por debajo de lo usado', async () => {
  const limits: Partial<CodigoNuevo> = { usosMaximos: 8 };
  const codigo = await createCodigo(db, limits);
  const all = await people(12);
  for (const who of all) await fill(who, codigo.codigo);
  const lower = async () => {
    const { idCodigo, revision, estado, creadoEn, descontado, ingresos, ...row } = codigo;
    const { usos, reservados, usados, liberados, ...body } = row;
    const answer = { params: { idCodigo }, body: { ...body, usosMaximos: 3, revision } };
    return as(staff).call(api.codigos.update, answer);
  };
  const [changed, ...answers] = await Promise.all([lower(), ...all.map((who) => buy(who))]);
  const bought = count(statuses(answers), 200);
  const { usos } = await usesOf(codigo);
  assert.equal(usos, bought);
  assert.equal(bought, changed.status === 200 ? 3 : 8);
});
