import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { productos, productosDeOficina } from '@fedatario/contract/catalogo';
import { startTestApp } from '../../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../../testing/factories.ts';
import { createProducto } from '../testing.ts';
import { updateEstado } from './queries.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
let admin: CreatedUsuario;
before(async () => {
  admin = await createUsuario(db, { rol: 'admin', nombreCompleto: 'Elena Paz' });
});
after(close);

const leer = async (idProducto: string) =>
  (await as(admin).call(productosDeOficina.read, { params: { idProducto } })).data;
const poner = (idProducto: string, precio: number, revision: number) =>
  as(admin).call(productosDeOficina.price, { params: { idProducto }, body: { precio, revision } });
const vender = (idProducto: string, enVenta: boolean) =>
  as(admin).call(productosDeOficina.activate, { params: { idProducto }, body: { enVenta } });
const nadie = createUsuario(db, { rol: 'cliente' });
const publico = async (idProducto: string) => as(await nadie).call(productos.read, { params: { idProducto } });

test('la oficina ve sus productos a la venta o no, los filtra, los ordena y los exporta', async () => {
  const barato = await createProducto(db, { nombre: 'Zeta de lista barata', precio: 5_000 });
  const caro = await createProducto(db, { nombre: 'Zeta de lista cara', precio: 9_000 });
  await vender(caro.idProducto, false);
  const lista = async (query: object) =>
    (await as(admin).call(productosDeOficina.list, { query: { texto: 'zeta de lista', ...query } })).data.map(
      ({ idProducto }) => idProducto,
    );
  assert.deepEqual(await lista({ orden: 'precio' }), [barato.idProducto, caro.idProducto]);
  assert.deepEqual(await lista({ estado: 'archivado' }), [caro.idProducto]);
  assert.deepEqual(await lista({ tipo: 'gestion' }), []);
  const { status } = await as(admin).call(productosDeOficina.export, { query: { formato: 'csv' } });
  assert.equal(status, 200);
});

test('un precio nuevo publica otra versión con los mismos textos, y dice quién lo puso', async () => {
  const { idProducto } = await createProducto(db, { precio: 10_000 });
  const before = await leer(idProducto);
  assert.deepEqual([before.version, before.cambiadoPor], [1, null]);
  const { status, data } = await poner(idProducto, 12_550, before.revision);
  assert.deepEqual([status, data.precio, data.version, data.cambiadoPor], [200, 12_550, 2, null]);
  assert.equal((await leer(idProducto)).cambiadoPor, 'Elena Paz');
  const { data: visto } = await publico(idProducto);
  assert.deepEqual([visto.precio, visto.version.numero], [12_550, 2]);
});

test('dos personas no se pisan el precio: la segunda recibe el producto como está', async () => {
  const { idProducto } = await createProducto(db, { precio: 10_000 });
  const { revision } = await leer(idProducto);
  await poner(idProducto, 11_000, revision);
  const { status, problem } = await poner(idProducto, 12_000, revision);
  assert.deepEqual([status, problem?.codigo], [409, 'conflicto-revision']);
  assert.equal((await leer(idProducto)).precio, 11_000);
});

test('un precio de cero o que olvidó el punto se rechaza y nombra el campo', async () => {
  const { idProducto } = await createProducto(db);
  const { revision } = await leer(idProducto);
  for (const precio of [0, -1, 10_000_001]) {
    const { status, problem } = await poner(idProducto, precio, revision);
    assert.deepEqual([status, problem?.errores?.[0]?.campo], [422, 'precio'], String(precio));
  }
});

test('retirado deja de verse; de vuelta a la venta es el mismo, al mismo precio', async () => {
  const { idProducto } = await createProducto(db, { precio: 7_900 });
  assert.equal((await vender(idProducto, false)).data.estado, 'archivado');
  assert.equal((await publico(idProducto)).problem?.codigo, 'producto-retirado');
  const { revision } = await leer(idProducto);
  assert.equal((await poner(idProducto, 8_000, revision)).problem?.codigo, 'producto-fuera-de-venta');
  assert.equal((await vender(idProducto, true)).data.estado, 'publicado');
  assert.equal((await publico(idProducto)).data.precio, 7_900);
});

test('lo que nunca se publicó no se pone a la venta, y una gestión retirada sí', async () => {
  const gestion = await createProducto(db, { modalidad: 'gestion' });
  await vender(gestion.idProducto, false);
  assert.equal((await vender(gestion.idProducto, true)).data.estado, 'publicado');
  const { idProducto } = await createProducto(db);
  await updateEstado(db, idProducto, 'archivado', new Date());
  await db.updateTable('productos').set({ idVersionVigente: null }).where('idProducto', '=', idProducto).execute();
  assert.equal((await vender(idProducto, true)).problem?.codigo, 'producto-sin-version');
});
