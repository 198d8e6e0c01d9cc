import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import { updateBorrador } from '../../borrador/borradores/filas/queries.ts';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { crearCodigo } from '../codigos/codigos.ts';
import { addDocumento, addNotarial, compraDe } from '../pagos/testing/compras.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const todo = {
  desde: null,
  hasta: null,
  usosMaximos: null,
  usosPorCliente: null,
  activo: true,
  descripcion: '',
} as const;
const monto = { tipo: 'monto', valor: 5_000, montoMinimo: 30_000 } as const;

test('un código con mínimo dice cuánto falta, contando solo lo que alcanza', async () => {
  const ana = await createUsuario(db);
  const { idProducto } = await addNotarial(db, ana, { precio: 12_000 });
  await addNotarial(db, ana, { precio: 90_000 });
  const codigo = `SOLO-${uuidv7().slice(-8).toUpperCase()}`;
  await crearCodigo(
    { db, now: new Date() },
    { ...todo, ...monto, codigo, aplicaA: 'productos', objetos: [idProducto] },
  );
  const { data } = await as(ana).call(api.carrito.applyCode, { body: { codigo } });
  assert.deepEqual(data.codigo && { problema: data.codigo.problema, falta: data.codigo.falta }, {
    problema: 'montoMinimo',
    falta: 18_000,
  });
  assert.equal(data.totales.descuento, 0);
});

test('cada línea dice lo que cobran terceros, uno por uno', async () => {
  const ana = await createUsuario(db);
  const { idProducto } = await addNotarial(db, ana);
  const aranceles = [
    { concepto: 'Timbre', monto: 5_000, nota: null },
    { concepto: 'Registro', monto: null, nota: 'según el caso' },
  ];
  await db
    .updateTable('productos')
    .set({ aranceles: JSON.stringify(aranceles) })
    .where('idProducto', '=', idProducto)
    .execute();
  const { data } = await as(ana).call(api.carrito.read, {});
  assert.deepEqual(data.lineas[0]?.aranceles, aranceles);
});

test('un borrador que sale del carrito se puede escribir otra vez', async () => {
  const ana = await createUsuario(db);
  const { idBorrador } = await addDocumento(db, ana);
  const { data } = await as(ana).call(api.carrito.read, {});
  const idLinea = String(data.lineas[0]?.idLinea);
  const otra = await createUsuario(db);
  const ajena = await as(otra).call(api.carrito.remove, { params: { idLinea } });
  assert.equal(ajena.codigo, 'no-encontrado');
  await as(ana).call(api.carrito.remove, { params: { idLinea } });
  const borrador = await as(ana).call(api.borradores.read, { params: { idBorrador } });
  assert.equal(borrador.data.estado, 'completo');
});

test('lo que ya no se puede imprimir no entra al carrito ni se compra, aunque se guardó como completo', async () => {
  const ana = await createUsuario(db);
  const { idBorrador } = await addDocumento(db, ana);
  await updateBorrador(db, idBorrador, { respuestas: { alfa: 'Luz 李' } });
  const buy = { headers: { 'idempotency-key': uuidv7() } };
  const compra = await as(ana).call(api.facturas.buy, { body: compraDe(10_000) }, buy);
  assert.deepEqual([compra.status, compra.codigo], [409, 'borrador-incompleto']);
  const { data } = await as(ana).call(api.carrito.read, {});
  await as(ana).call(api.carrito.remove, { params: { idLinea: String(data.lineas[0]?.idLinea) } });
  const agregado = await as(ana).call(api.carrito.add, { body: { idBorrador } });
  assert.equal(agregado.codigo, 'borrador-incompleto');
});

test('una petición vieja que se repite no vacía el carrito de ahora', async () => {
  const ana = await createUsuario(db);
  await addNotarial(db, ana);
  const buy = { headers: { 'idempotency-key': uuidv7() } };
  const { data: pedido } = await as(ana).call(api.facturas.buy, { body: compraDe(10_000) }, buy);
  await as(ana).call(api.facturas.cancel, { params: { idFactura: pedido.idFactura } });
  const { data: repetida } = await as(ana).call(api.facturas.buy, { body: compraDe(10_000) }, buy);
  assert.equal(repetida.idFactura, pedido.idFactura);
  assert.equal((await as(ana).call(api.carrito.read, {})).data.lineas.length, 1);
});
