import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createSuscripcion } from '../suscripciones/testing/planes.ts';
import { addDocumento, addNotarial, compraDe } from './testing/compras.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const mirar = async (who: CreatedUsuario) => (await as(who).call(api.carrito.read, {})).data;
const quitar = (who: CreatedUsuario, idLinea: string) => as(who).call(api.carrito.remove, { params: { idLinea } });

function comprar(
  who: CreatedUsuario,
  { totales, huella }: Awaited<ReturnType<typeof mirar>>,
  clave: string = uuidv7(),
) {
  const compra = { query: { visto: huella }, body: compraDe(totales.total) };
  return as(who).call(api.facturas.buy, compra, { headers: { 'idempotency-key': clave } });
}

test('quien confirma un carrito que en otra parte pasó a tener otra cosa del mismo precio no compra nada', async () => {
  const ana = await createUsuario(db);
  const { idLinea } = await addNotarial(db, ana, { precio: 14_900 });
  const visto = await mirar(ana);
  await quitar(ana, idLinea);
  await addNotarial(db, ana, { precio: 14_900 });
  assert.equal((await comprar(ana, visto)).codigo, 'carrito-cambiado');
  const ahora = await mirar(ana);
  assert.equal(ahora.lineas.length, 1);
  const { status, data } = await comprar(ana, ahora);
  assert.deepEqual([status, data.lineas[0]?.idProducto], [200, ahora.lineas[0]?.idProducto]);
});

test('un documento que se agrega en otra parte no gasta otra unidad del plan sin que se vea, aunque el total siga en cero', async () => {
  const ana = await createUsuario(db);
  await createSuscripcion(db, ana, { documentos: 2, now: clock.now });
  await addDocumento(db, ana);
  const visto = await mirar(ana);
  await addDocumento(db, ana);
  assert.deepEqual([visto.totales.total, (await mirar(ana)).totales.total], [0, 0]);
  assert.equal((await comprar(ana, visto)).codigo, 'carrito-cambiado');
  const { data } = await as(ana).call(api.suscripciones.mine, {});
  assert.equal(data?.documentos.disponibles, 2);
});

test('un documento que sale del carrito, cambia y vuelve no es el que se vio', async () => {
  const ana = await createUsuario(db);
  const { idBorrador, idLinea } = await addDocumento(db, ana);
  const visto = await mirar(ana);
  await quitar(ana, idLinea);
  const { data } = await as(ana).call(api.borradores.read, { params: { idBorrador } });
  const body = { revision: data.revision, cambios: [{ clave: 'alfa', valor: 'otra cosa' }] };
  await as(ana).call(api.borradores.save, { params: { idBorrador }, body });
  await as(ana).call(api.carrito.add, { body: { idBorrador } });
  assert.equal((await comprar(ana, visto)).codigo, 'carrito-cambiado');
});

test('lo que cobran terceros es parte de lo que se vio', async () => {
  const ana = await createUsuario(db);
  const { idProducto } = await addNotarial(db, ana);
  const visto = await mirar(ana);
  const aranceles = JSON.stringify([{ concepto: 'Registro', monto: 90_000, nota: null }]);
  await db.updateTable('productos').set({ aranceles }).where('idProducto', '=', idProducto).execute();
  assert.equal((await comprar(ana, visto)).codigo, 'carrito-cambiado');
});

test('la misma compra repetida es un solo pedido, y una página de la versión anterior compra por su total', async () => {
  const ana = await createUsuario(db);
  await addNotarial(db, ana);
  const [visto, clave] = [await mirar(ana), uuidv7()];
  const { data: pedido } = await comprar(ana, visto, clave);
  const { data: repetido } = await comprar(ana, visto, clave);
  assert.equal(repetido.idFactura, pedido.idFactura);
  await addNotarial(db, ana);
  const sinHuella = { body: compraDe(10_000) };
  const { status } = await as(ana).call(api.facturas.buy, sinHuella, { headers: { 'idempotency-key': uuidv7() } });
  assert.equal(status, 200);
});

test('un documento cuyas respuestas cambiaron desde su revisión no entra al carrito', async () => {
  const ana = await createUsuario(db);
  const { idBorrador, idLinea } = await addDocumento(db, ana);
  await quitar(ana, idLinea);
  const { revision } = (await as(ana).call(api.borradores.read, { params: { idBorrador } })).data;
  const body = { revision, cambios: [{ clave: 'alfa', valor: 'otra cosa' }] };
  const { data } = await as(ana).call(api.borradores.save, { params: { idBorrador }, body });
  const agregar = (revisada: number) =>
    as(ana).call(api.carrito.add, { query: { revision: revisada }, body: { idBorrador } });
  assert.equal((await agregar(revision)).codigo, 'borrador-cambiado');
  assert.equal((await mirar(ana)).lineas.length, 0);
  assert.equal((await agregar(data.revision)).data.lineas.length, 1);
});
