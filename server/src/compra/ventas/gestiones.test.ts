import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api, productos } from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import { startTestApp } from '../../testing/client.ts';
import { addNotarial, compraDe, createGestionVendida, createPedido } from '../../testing/compras.ts';
import { createUsuario } from '../../testing/factories.ts';
import { createProducto } from '../../testing/productos.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
const admin = await createUsuario(db, { rol: 'admin' });

/** Puts a product in the state that the migration gave to gestiones. */
const toGestion = (idProducto: string) =>
  db
    .updateTable('productos')
    .set({ tipo: 'gestion', modalidad: 'gestion', estado: 'archivado' })
    .where('idProducto', '=', idProducto)
    .execute();

test('una gestión no se puede poner a la venta, aunque lo pida el dueño de la base', async () => {
  const { idProducto } = await createProducto(db);
  await toGestion(idProducto);
  await assert.rejects(
    db.updateTable('productos').set({ estado: 'publicado' }).where('idProducto', '=', idProducto).execute(),
    /productos_sin_gestiones_a_la_venta/,
  );
});

test('su página dice que ya no se ofrece; la de lo que nunca estuvo a la venta no existe', async () => {
  const { idProducto, slug } = await createProducto(db);
  await toGestion(idProducto);
  for (const name of [idProducto, slug]) {
    const answer = await as(undefined).call(productos.read, { params: { idProducto: name } });
    assert.deepEqual([answer.status, answer.codigo], [404, 'producto-retirado']);
  }
  const nunca = await createProducto(db);
  await db.updateTable('productos').set({ estado: 'borrador' }).where('idProducto', '=', nunca.idProducto).execute();
  const { codigo } = await as(undefined).call(productos.read, { params: { idProducto: nunca.slug } });
  assert.equal(codigo, 'no-encontrado');
});

test('la que quedó en un carrito se dice y no se puede pagar; quitada, lo demás sí', async () => {
  const ana = await createUsuario(db);
  const { idProducto, idLinea } = await addNotarial(db, ana);
  await addNotarial(db, ana);
  await toGestion(idProducto);
  const { data: carrito } = await as(ana).call(api.carrito.read, {});
  assert.deepEqual(
    carrito.lineas.map(({ estado }) => estado),
    ['noDisponible', 'lista'],
  );
  const buy = (total: number) =>
    as(ana).call(api.facturas.buy, { body: compraDe(total) }, { headers: { 'idempotency-key': uuidv7() } });
  assert.equal((await buy(carrito.totales.total)).codigo, 'carrito-no-pagable');
  await as(ana).call(api.carrito.remove, { params: { idLinea } });
  assert.equal((await buy(10_000)).status, 200);
});

test('un pedido de antes que lleva una no se cobra, y anulado devuelve el carrito', async () => {
  const ana = await createUsuario(db);
  const idFactura = await createPedido(db, ana);
  const { data } = await as(ana).call(api.facturas.read, { params: { idFactura } });
  await toGestion(String(data.lineas[0]?.idProducto));
  const { codigo } = await as(ana).call(
    api.facturas.payAgain,
    { params: { idFactura }, body: { tipo: 'transferencia' } },
    { headers: { 'idempotency-key': uuidv7() } },
  );
  assert.equal(codigo, 'pedido-no-pagable');
  assert.equal((await as(ana).call(api.facturas.cancel, { params: { idFactura } })).data.estado, 'anulada');
});

test('la ya vendida se devuelve entera, esté como esté, y la oficina la encuentra hasta que se decide', async () => {
  const ana = await createUsuario(db);
  const { idFactura, idSolicitud } = await createGestionVendida(db, ana, 15_001);
  const quote = async () => (await as(ana).call(api.reembolsos.quote, { params: { idFactura } })).data.lineas[0];
  for (const estado of ['requisitosPendientes', 'enPreparacion', 'presentada']) {
    await db.updateTable('solicitudes').set({ estado }).where('idSolicitud', '=', idSolicitud).execute();
    const linea = await quote();
    assert.deepEqual([linea?.etapa, linea?.porcentaje, linea?.monto], ['sinServicio', 100, 15_001], estado);
  }
  const found = async () => {
    const { data } = await as(admin).call(api.ventas.list, { query: { reembolso: 'sinServicio' } as never });
    return data.map((venta) => [venta.idFactura, venta.sinServicio]);
  };
  assert.deepEqual(await found(), [[idFactura, true]]);
  const body = { lineas: [{ posicion: 1, monto: 15_001, cancela: true }], motivo: 'Ya no se ofrece' };
  assert.equal((await as(admin).call(api.reembolsos.order, { params: { idFactura }, body })).status, 200);
  assert.deepEqual(await found(), []);
});
