import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { api } from '@fedatario/contract';
import sharp from 'sharp';
import { memoryFiles } from '../../../services/files/testing/memory.ts';
import { startTestApp } from '../../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../../testing/factories.ts';
import { createProducto } from '../testing.ts';

const { as, database, close } = await startTestApp({ files: memoryFiles() });
const { db } = database.pools;
let admin: CreatedUsuario;
before(async () => {
  admin = await createUsuario(db, { rol: 'admin' });
});
after(close);

const dibujo = (background: string, width = 300) =>
  sharp({ create: { width, height: 200, channels: 4, background } })
    .png()
    .toBuffer();
const poner = (idProducto: string, body: Uint8Array) =>
  as(admin).call(api.productosDeOficina.putImagen, { params: { idProducto }, body });
const ver = (idProducto: string, v?: string) =>
  as(undefined).call(api.productos.imagen, { params: { idProducto }, query: v === undefined ? {} : { v } });
const direccion = async (idProducto: string) =>
  (await as(undefined).call(api.productos.read, { params: { idProducto } })).data.imagen;

test('la imagen se ve en la página al momento, otra toma su lugar, y quitada ya no está', async () => {
  const { idProducto } = await createProducto(db);
  assert.equal(await direccion(idProducto), null);
  const { status, data } = await poner(idProducto, await dibujo('#c85010', 3_000));
  assert.deepEqual([status, await direccion(idProducto)], [200, data.imagen]);
  const { data: vista } = await ver(idProducto);
  assert.equal((await sharp(Buffer.from(vista.contenido)).metadata()).width, 1_280);
  const { data: otra } = await poner(idProducto, await dibujo('#1c5fa8'));
  assert.notEqual(otra.imagen, data.imagen);
  const quitar = () => as(admin).call(api.productosDeOficina.removeImagen, { params: { idProducto } });
  assert.deepEqual(
    [(await quitar()).data.imagen, (await quitar()).status, (await ver(idProducto)).status],
    [null, 404, 404],
  );
  assert.equal((await db.selectFrom('archivos').select('adjunto').where('adjunto', '=', true).execute()).length, 0);
});

test('de uno retirado se ve solo por su dirección entera; lo que no es imagen se rechaza', async () => {
  const { idProducto } = await createProducto(db);
  const { data } = await poner(idProducto, await dibujo('#c85010'));
  await as(admin).call(api.productosDeOficina.activate, { params: { idProducto }, body: { enVenta: false } });
  const v = String(data.imagen).split('v=')[1];
  assert.deepEqual([(await ver(idProducto)).status, (await ver(idProducto, v)).status], [404, 200]);
  const { problem } = await poner(idProducto, Buffer.from('esto no es una imagen'));
  assert.notEqual(problem, undefined);
});
