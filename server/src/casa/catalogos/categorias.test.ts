import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { catalogos } from '@fedatario/contract/casa';
import { createProducto } from '../../catalogo/productos/testing.ts';
import { createCodigo } from '../../compra/codigos/testing.ts';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { createEntrada } from './testing/catalogos.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
const admin = await createUsuario(db, { rol: 'admin' });
const { llamadas } = catalogos.categorias;
const remove = (id: string) => as(admin).call(llamadas.remove, { params: { id } });

test('una categoría con productos no se borra: se dice cuántos son y cómo se llaman los primeros', async () => {
  const { categoria } = await createProducto(db, { nombre: 'Mandato 0' });
  for (const n of [1, 2, 3, 4, 5, 6]) await createProducto(db, { categoria, nombre: `Mandato ${n}` });
  const { status, problem } = await remove(categoria.idCategoria);
  assert.equal(status, 409);
  assert.equal(problem?.codigo, 'entrada-en-uso');
  assert.deepEqual(problem?.usos, [
    { clase: 'productos', total: 7, nombres: ['Mandato 0', 'Mandato 1', 'Mandato 2', 'Mandato 3', 'Mandato 4'] },
  ]);
});

test('tampoco la que limita un código promocional', async () => {
  const id = await createEntrada(db, 'categorias');
  const { codigo } = await createCodigo(db, { aplicaA: 'categorias', objetos: [id] });
  assert.deepEqual((await remove(id)).problem?.usos, [{ clase: 'codigosPromocionales', total: 1, nombres: [codigo] }]);
});

test('la lista dice cuántos productos tiene cada una, y se ordena por ello', async () => {
  const { data } = await as(admin).call(llamadas.list, { query: { orden: '-productos' } });
  assert.deepEqual([data[0]?.productos, data.at(-1)?.productos], [7, 0]);
});

test('quien visita ve el cambio al momento: su nombre, su orden, y que se archivó', async () => {
  const { categoria: one } = await createProducto(db);
  const { categoria: other } = await createProducto(db);
  const seen = async () =>
    (await as(undefined).call(api.productos.categorias, {})).data
      .filter(({ idCategoria }) => [one.idCategoria, other.idCategoria].includes(idCategoria))
      .map(({ nombre }) => nombre);
  assert.deepEqual(await seen(), [one.nombre, other.nombre]);
  await as(admin).call(llamadas.move, {
    params: { id: other.idCategoria },
    body: { vecino: one.idCategoria, lado: 'antes' },
  });
  assert.deepEqual(await seen(), [other.nombre, one.nombre]);
  const body = { nombre: 'Otro nombre', slug: one.slug, descripcion: '', icono: 'home', revision: 1 } as const;
  await as(admin).call(llamadas.update, { params: { id: one.idCategoria }, body });
  assert.deepEqual(await seen(), [other.nombre, 'Otro nombre']);
  await as(admin).call(llamadas.activate, { params: { id: other.idCategoria }, body: { activo: false } });
  assert.deepEqual(await seen(), ['Otro nombre']);
});

test('lo que está mal escrito se dice por su campo', async () => {
  const body = { nombre: ' ', slug: 'Con Espacios', descripcion: 'x'.repeat(301), icono: 'otro' as 'home' };
  const { status, problem } = await as(admin).call(llamadas.create, { body });
  assert.equal(status, 422);
  assert.deepEqual(
    problem?.errores?.map(({ campo, clave }) => `${campo} ${clave}`),
    ['nombre requerido', 'slug slug', 'descripcion largo', 'icono opcion'],
  );
});
