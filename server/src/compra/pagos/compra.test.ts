import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import type { Compra } from '@fedatario/contract/compra';
import { v7 as uuidv7 } from 'uuid';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { addDocumento, addNotarial, compraDe, createPedido } from './testing/compras.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const buy = (who: Parameters<typeof as>[0], body: Compra, clave: string = uuidv7()) =>
  as(who).call(api.facturas.buy, { body }, { headers: { 'idempotency-key': clave } });

test('un pedido por transferencia congela precios, vacía el carrito y espera 48 horas', async () => {
  const ana = await createUsuario(db);
  const { idBorrador } = await addDocumento(db, ana, { precio: 19_900, nombre: 'Poder' });
  await addNotarial(db, ana, { precio: 14_900 });
  const { status, data } = await buy(ana, compraDe(34_800));
  assert.equal(status, 200);
  assert.equal(data.estado, 'pendientePago');
  assert.equal(data.numero, null);
  assert.equal(data.venceEn, '2026-01-17T09:00:00.000Z');
  assert.deepEqual(
    data.lineas.map(({ precio, base, iva, solicitud }) => ({ precio, base, iva, solicitud })),
    [
      { precio: 19_900, base: 17_768, iva: 2_132, solicitud: null },
      { precio: 14_900, base: 13_304, iva: 1_596, solicitud: null },
    ],
  );
  assert.deepEqual(data.pagos[0] && { metodo: data.pagos[0].metodo, estado: data.pagos[0].estado }, {
    metodo: 'transferencia',
    estado: 'iniciado',
  });
  const carrito = await as(ana).call(api.carrito.read, {});
  assert.deepEqual(carrito.data.lineas, []);
  assert.equal(carrito.data.pendiente?.idFactura, data.idFactura);
  const borrador = await as(ana).call(api.borradores.read, { params: { idBorrador } });
  assert.equal(borrador.data.estado, 'enPedido');
  assert.deepEqual(borrador.data.pedido, { idFactura: data.idFactura, referencia: data.referencia });
});

test('la misma petición dos veces, o veinte a la vez, es un solo pedido', async () => {
  const ana = await createUsuario(db);
  await addNotarial(db, ana);
  const clave = uuidv7();
  const answers = await Promise.all(Array.from({ length: 20 }, () => buy(ana, compraDe(10_000), clave)));
  assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
  assert.equal(new Set(answers.map(({ data }) => data.idFactura)).size, 1);
  assert.equal(answers[0]?.data.pagos.length, 1);
  const otra = await buy(
    ana,
    { ...compraDe(10_000), receptor: { tipo: 'CF', numero: 'CF', nombre: 'Otra', direccion: null } },
    clave,
  );
  assert.equal(otra.codigo, 'clave-idempotencia-distinta');
});

test('dos pestañas con dos claves hacen un solo pedido: a la otra le queda el carrito vacío', async () => {
  const ana = await createUsuario(db);
  await addNotarial(db, ana);
  const answers = await Promise.all([buy(ana, compraDe(10_000)), buy(ana, compraDe(10_000))]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.equal(answers.find(({ status }) => status === 409)?.codigo, 'carrito-vacio');
});

test('si el total no es el que vio, no se hace pedido ni se pierde el carrito', async () => {
  const ana = await createUsuario(db);
  await addNotarial(db, ana, { precio: 12_000 });
  const { codigo } = await buy(ana, compraDe(10_000));
  assert.equal(codigo, 'precio-cambiado');
  assert.equal((await as(ana).call(api.carrito.read, {})).data.lineas.length, 1);
});

test('desde Q2,500.00 la factura no puede ser de consumidor final', async () => {
  const ana = await createUsuario(db);
  await addNotarial(db, ana, { precio: 250_000 });
  const refused = await buy(ana, compraDe(250_000));
  assert.deepEqual(
    refused.problem?.errores?.map(({ campo, clave }) => ({ campo, clave })),
    [{ campo: 'receptor.tipo', clave: 'receptorCF' }],
  );
  const conNit = {
    ...compraDe(250_000),
    receptor: { tipo: 'NIT', numero: '576937-k', nombre: 'Ana', direccion: null },
  } as const;
  const { data } = await buy(ana, conNit);
  assert.equal(data.receptor.numero, '576937K');
});

test('anular un pedido sin pagar devuelve sus líneas al carrito', async () => {
  const ana = await createUsuario(db);
  const idFactura = await createPedido(db, ana);
  const { data } = await as(ana).call(api.facturas.cancel, { params: { idFactura } });
  assert.equal(data.estado, 'anulada');
  assert.equal(data.pagos.at(0)?.estado ?? 'ninguno', 'ninguno');
  assert.equal((await as(ana).call(api.carrito.read, {})).data.lineas.length, 1);
  const again = await as(ana).call(api.facturas.cancel, { params: { idFactura } });
  assert.equal(again.codigo, 'estado-no-permite');
});

test('con el proveedor caído el pedido de tarjeta queda guardado y se puede pagar de otro modo', async () => {
  const ana = await createUsuario(db);
  await addNotarial(db, ana);
  const { status, data } = await buy(ana, compraDe(10_000, { tipo: 'tarjetaNueva', recordar: false }));
  assert.equal(status, 200);
  assert.equal(data.pagos[0]?.estado, 'iniciado');
  assert.equal(data.pagos[0]?.url, null);
  clock.now = new Date(clock.now.getTime() + 60_000);
  const { data: despues } = await as(ana).call(
    api.facturas.payAgain,
    { params: { idFactura: data.idFactura }, body: { tipo: 'transferencia' } },
    { headers: { 'idempotency-key': uuidv7() } },
  );
  assert.deepEqual(
    despues.pagos.map(({ metodo, estado }) => `${metodo} ${estado}`),
    ['transferencia iniciado', 'tarjeta cancelado'],
  );
});
