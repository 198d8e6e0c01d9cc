import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { api } from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { addBorrador, addDocumento, compraDe } from './testing/compras.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
let admin: CreatedUsuario;
before(async () => {
  admin = await createUsuario(db, { rol: 'admin' });
});
after(close);

const buy = (who: CreatedUsuario, total: number) =>
  as(who).call(api.facturas.buy, { body: compraDe(total) }, { headers: { 'idempotency-key': uuidv7() } });

/** Writes and publishes another price for the product of a cart or an order. */
async function publicarPrecio(idProducto: string, precio: number) {
  const params = { idProducto };
  const { data: antes } = await as(admin).call(api.redacciones.read, { params });
  const { revision } = antes;
  const { data } = await as(admin).call(api.redacciones.savePrecio, { params, body: { precio, revision } });
  const body = { revision: data.revision, revisionDeTexto: data.texto?.revision ?? 0 };
  return as(admin).call(api.redacciones.publish, { params, body });
}

test('un precio que se publica mientras alguien paga no toca su pedido: se cobra y se factura el que aceptó', async () => {
  const ana = await createUsuario(db);
  const { idProducto } = await addDocumento(db, ana, { precio: 10_000 });
  const { data: pedido } = await buy(ana, 10_000);
  assert.equal((await publicarPrecio(idProducto, 25_000)).status, 200);
  const { data: despues } = await as(ana).call(api.facturas.read, { params: { idFactura: pedido.idFactura } });
  assert.deepEqual([despues.total, despues.lineas.map(({ precio }) => precio)], [10_000, [10_000]]);
  const { data: otraVez } = await as(ana).call(
    api.facturas.payAgain,
    { params: { idFactura: pedido.idFactura }, body: { tipo: 'transferencia' } },
    { headers: { 'idempotency-key': uuidv7() } },
  );
  assert.equal(otraVez.total, 10_000);
});

test('quien lo tiene en el carrito paga el precio de la versión con que empezó, y quien empieza después, el nuevo', async () => {
  const ana = await createUsuario(db);
  const { idProducto } = await addDocumento(db, ana, { precio: 10_000 });
  assert.equal((await publicarPrecio(idProducto, 25_000)).status, 200);
  const { data } = await as(ana).call(api.carrito.read, {});
  assert.deepEqual(
    data.lineas.map(({ precio, precioVisto }) => [precio, precioVisto]),
    [[10_000, 10_000]],
  );
  assert.equal((await buy(ana, 10_000)).data.total, 10_000);
  const eva = await createUsuario(db);
  await addBorrador(db, eva, idProducto);
  assert.equal((await buy(eva, 10_000)).codigo, 'precio-cambiado');
  assert.equal((await buy(eva, 25_000)).data.total, 25_000);
});

test('entre un precio que se publica y un pago al mismo tiempo, se paga el de la versión con que empezó', async () => {
  for (let turno = 0; turno < 3; turno += 1) {
    const ana = await createUsuario(db);
    const { idProducto } = await addDocumento(db, ana, { precio: 10_000 });
    const [compra, publicado] = await Promise.all([buy(ana, 10_000), publicarPrecio(idProducto, 25_000)]);
    assert.deepEqual([compra.status, publicado.status], [200, 200]);
    assert.deepEqual(
      compra.data.lineas.map(({ precio }) => precio),
      [10_000],
    );
  }
});
