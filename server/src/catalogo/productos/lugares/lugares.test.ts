import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { api } from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import { addDocumento, compraDe } from '../../../compra/pagos/testing/compras.ts';
import { startTestApp } from '../../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../../testing/factories.ts';
import { createProducto } from '../testing.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
let admin: CreatedUsuario;
let ana: CreatedUsuario;
before(async () => {
  admin = await createUsuario(db, { rol: 'admin' });
  ana = await createUsuario(db);
});
after(close);

const mover = (idProducto: string, vecino: string, lado: 'antes' | 'despues') =>
  as(admin).call(api.productosDeOficina.move, { params: { idProducto }, body: { vecino, lado } });
const destacar = (idProducto: string, destacado: boolean) =>
  as(admin).call(api.redacciones.feature, { params: { idProducto }, body: { destacado } });
const usosDe = async (idProducto: string) =>
  (await as(admin).call(api.productosDeOficina.uses, { params: { idProducto } })).data;

/** Names of the products of a category, as visitors and the office see them in the order of the catalogue. */
async function catalogo(categoria: { slug: string }, texto: string) {
  const publico = await as(ana).call(api.productos.list, { query: { categoria: categoria.slug } });
  const oficina = await as(admin).call(api.productosDeOficina.list, { query: { texto, orden: 'orden' } });
  return [publico, oficina].map(({ data }) => data.map(({ nombre }) => nombre.replace(texto, '').trim()));
}

test('los productos se ordenan a mano, y el público los ve en ese orden, primero los destacados', async () => {
  const texto = 'Orden de prueba';
  const a = await createProducto(db, { nombre: `${texto} A` });
  const { categoria } = a;
  const b = await createProducto(db, { nombre: `${texto} B`, categoria });
  const c = await createProducto(db, { nombre: `${texto} C`, categoria });
  assert.deepEqual(await catalogo(categoria, texto), [
    ['A', 'B', 'C'],
    ['A', 'B', 'C'],
  ]);
  assert.equal((await mover(c.idProducto, a.idProducto, 'antes')).status, 200);
  assert.deepEqual(await catalogo(categoria, texto), [
    ['C', 'A', 'B'],
    ['C', 'A', 'B'],
  ]);
  assert.equal((await destacar(b.idProducto, true)).status, 200);
  assert.deepEqual(await catalogo(categoria, texto), [
    ['B', 'C', 'A'],
    ['C', 'A', 'B'],
  ]);
  await createProducto(db, { nombre: `${texto} A otro`, categoria });
  assert.deepEqual((await catalogo(categoria, texto))[1], ['C', 'A', 'B', 'A otro']);
});

test('un vecino que no existe se rechaza; diez que mueven a la vez dejan un lugar para cada uno', async () => {
  const { idProducto } = await createProducto(db);
  const { problem } = await mover(idProducto, uuidv7(), 'antes');
  assert.equal(problem?.errores?.[0]?.campo, 'vecino');
  const todos = await Promise.all(Array.from({ length: 5 }, () => createProducto(db)));
  await Promise.all(todos.map((one) => mover(one.idProducto, idProducto, 'antes')));
  const { rows } = await database.pools.db
    .selectFrom('productos')
    .select(['orden'])
    .execute()
    .then((all) => ({ rows: all.map(({ orden }) => orden) }));
  assert.deepEqual(
    rows.toSorted((x, y) => Number(x) - Number(y)),
    rows.map((_, i) => i + 1),
  );
});

test('destacar rige desde ahora, y publicar lo que ya estaba escrito no lo deshace', async () => {
  const { idProducto } = await createProducto(db);
  const params = { idProducto };
  const { data: antes } = await as(admin).call(api.redacciones.read, { params });
  const escritos = { ...antes.datos, resumen: 'Otro resumen.' };
  await as(admin).call(api.redacciones.saveDatos, { params, body: { ...escritos, revision: antes.revision } });
  const { data } = await destacar(idProducto, true);
  assert.deepEqual([data.datos.destacado, data.sinPublicar], [true, ['datos']]);
  const { data: publico } = await as(ana).call(api.productos.read, { params });
  assert.deepEqual([publico.destacado, publico.resumen], [true, 'Resumen.']);
  const body = { revision: data.revision, revisionDeTexto: data.texto?.revision ?? 0 };
  assert.equal((await as(admin).call(api.redacciones.publish, { params, body })).status, 200);
  const { data: despues } = await as(ana).call(api.productos.read, { params });
  assert.deepEqual([despues.destacado, despues.resumen], [true, 'Otro resumen.']);
});

test('antes de retirarlo se dice qué lo usa; un pedido por pagar se paga igual', async () => {
  const { idProducto } = await addDocumento(db, ana, { precio: 10_000 });
  const usos = await usosDe(idProducto);
  assert.deepEqual([usos.borradores, usos.enCarritos, usos.pedidos, usos.solicitudes.total], [1, 1, 0, 0]);
  const { data: pedido } = await as(ana).call(
    api.facturas.buy,
    { body: compraDe(10_000) },
    { headers: { 'idempotency-key': uuidv7() } },
  );
  assert.deepEqual([(await usosDe(idProducto)).enCarritos, (await usosDe(idProducto)).pedidos], [0, 1]);
  await as(admin).call(api.productosDeOficina.activate, { params: { idProducto }, body: { enVenta: false } });
  const { status, data } = await as(ana).call(
    api.facturas.payAgain,
    { params: { idFactura: pedido.idFactura }, body: { tipo: 'transferencia' } },
    { headers: { 'idempotency-key': uuidv7() } },
  );
  assert.deepEqual([status, data.total], [200, 10_000]);
});
