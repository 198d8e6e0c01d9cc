import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { productos } from '@fedatario/contract';
import { startTestApp } from '../testing/client.ts';
import { createProducto, textoDePrueba } from '../testing/productos.ts';
import { publicarVersion } from './productos.ts';
import { recordar } from './recuerdo.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
const visitor = as(undefined);
after(close);

const precioDe = async (idProducto: string) =>
  (await visitor.call(productos.read, { params: { idProducto } })).data.precio;
const nombres = async () =>
  (await visitor.call(productos.list, { query: { limite: 100 } })).data.map(({ nombre }) => nombre);

test('lo recordado se lee una vez mientras el catálogo es el mismo', async () => {
  let reads = 0;
  const read = () => recordar(db, 'prueba', async () => (reads += 1));
  assert.deepEqual([await read(), await read(), await read()], [1, 1, 1]);
  await createProducto(db);
  assert.deepEqual([await read(), await read()], [2, 2]);
});

test('un cambio del catálogo se ve en la siguiente lectura; uno que no se confirmó, nunca', async () => {
  const { idProducto, categoria } = await createProducto(db, { nombre: 'Convenio', precio: 5000 });
  assert.equal(await precioDe(idProducto), 5000);
  assert.ok((await nombres()).includes('Convenio'));
  const undone = db.transaction().execute(async (tx) => {
    await publicarVersion(tx, idProducto, { precio: 1, texto: textoDePrueba(['alfa']) }, clock.now);
    assert.equal(await precioDe(idProducto), 5000);
    throw new Error('Se deshace');
  });
  await assert.rejects(undone, /Se deshace/);
  assert.equal(await precioDe(idProducto), 5000);
  await publicarVersion(db, idProducto, { precio: 6000, texto: textoDePrueba(['alfa']) }, clock.now);
  assert.equal(await precioDe(idProducto), 6000);
  const { idCategoria } = categoria;
  await db.updateTable('categorias').set({ nombre: 'Otro nombre' }).where('idCategoria', '=', idCategoria).execute();
  const { data } = await visitor.call(productos.read, { params: { idProducto } });
  assert.equal(data.categoria.nombre, 'Otro nombre');
  await db.updateTable('productos').set({ estado: 'archivado' }).where('idProducto', '=', idProducto).execute();
  assert.equal((await visitor.call(productos.read, { params: { idProducto } })).status, 404);
  assert.ok(!(await nombres()).includes('Convenio'));
});

test('lo que no se pudo leer no se recuerda', async () => {
  const fail = recordar(db, 'falla', async () => {
    throw new Error('no se pudo');
  });
  await assert.rejects(fail, /no se pudo/);
  assert.equal(await recordar(db, 'falla', async () => 'sí'), 'sí');
});
