import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { productos } from '@fedatario/contract/catalogo';
import Fastify from 'fastify';
import { openPools } from '../../db/db.ts';
import { mount } from '../../http/mount.ts';
import { keyedHash, seal, unseal } from '../../services/cipher.ts';
import { startTestApp } from '../../testing/client.ts';
import { publicarVersion } from './productos.ts';
import { routes } from './routes.ts';
import { createProducto, textoDePrueba } from './testing.ts';

const { as, app, clock, database, close } = await startTestApp();
const { db } = database.pools;
const visitor = as(undefined);
after(close);

const precioDe = async (idProducto: string) =>
  (await visitor.call(productos.read, { params: { idProducto } })).data.precio;
const nombres = async () =>
  (await visitor.call(productos.list, { query: { limite: 100 } })).data.map(({ nombre }) => nombre);

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

test('otro proceso ve el cambio en su siguiente lectura, también entre muchas a la vez', async () => {
  const { idProducto } = await createProducto(db, { precio: 100 });
  const pools = openPools({ url: database.url });
  const other = Fastify();
  for (const route of routes)
    mount(other, route, {
      pools,
      now: () => clock.now,
      authenticate: async () => undefined,
      audit: (_db, _act, work) => work(),
      cipher: { seal, unseal, keyedHash },
      secureCookies: false,
      identityLimit: 1e6,
    });
  const url = `/api/public/productos/${idProducto}`;
  const precios = async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => other.inject(url)));
    return new Set(answers.map((answer) => answer.json().data.precio));
  };
  for (const precio of [200, 300, 400]) {
    await precios();
    await publicarVersion(db, idProducto, { precio, texto: textoDePrueba(['alfa']) }, clock.now);
    assert.deepEqual(await precios(), new Set([precio]));
  }
  await other.close();
  await pools.close();
});

test('quien ya la tiene no la recibe otra vez; tras un cambio, sí', async () => {
  const { idProducto } = await createProducto(db);
  const url = `/api/public/productos/${idProducto}`;
  const first = await app.inject(url);
  const headers = { 'if-none-match': String(first.headers.etag) };
  const again = await app.inject({ url, headers });
  assert.deepEqual([again.statusCode, again.body, again.headers['cache-control']], [304, '', 'no-cache']);
  await publicarVersion(db, idProducto, { precio: 777, texto: textoDePrueba(['alfa']) }, clock.now);
  const changed = await app.inject({ url, headers });
  assert.deepEqual([changed.statusCode, changed.json().data.precio], [200, 777]);
});

test('comprimida o no, dice lo mismo', async () => {
  const { idProducto } = await createProducto(db, { descripcion: 'Largo. '.repeat(400) });
  const url = `/api/public/productos/${idProducto}`;
  const plain = await app.inject(url);
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'br;q=0, gzip' } });
  assert.equal(packed.headers['content-encoding'], 'gzip');
  assert.match(String(packed.headers.vary), /accept-encoding/);
  assert.equal(gunzipSync(packed.rawPayload).toString(), plain.body);
  const refused = await app.inject({ url, headers: { 'accept-encoding': 'gzip;q=0' } });
  assert.equal(refused.headers['content-encoding'], undefined);
});
