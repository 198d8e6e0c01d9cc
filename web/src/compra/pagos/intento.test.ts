import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Carrito, FacturaDetalle, MetodoElegido } from '@fedatario/contract/compra';
import { claveDePago, claveDePedido } from './intento.ts';

const carritoDe = (...ids: string[]) => ({ lineas: ids.map((idLinea) => ({ idLinea })) }) as Pick<Carrito, 'lineas'>;
const facturaDe = (...ids: string[]) =>
  ({ idFactura: 'f', pagos: ids.map((idPago) => ({ idPago })) }) as Pick<FacturaDetalle, 'idFactura' | 'pagos'>;
const nueva: MetodoElegido = { tipo: 'tarjetaNueva', recordar: false };

test('el mismo carrito es el mismo pedido en cualquier pestaña, y otro carrito es otro', () => {
  assert.equal(claveDePedido(carritoDe('a', 'b')), claveDePedido(carritoDe('a', 'b')));
  assert.notEqual(claveDePedido(carritoDe('a', 'b')), claveDePedido(carritoDe('a', 'c')));
});

test('después de un intento que terminó, el siguiente es otro; con otro método también', () => {
  assert.equal(claveDePago(facturaDe('p1'), nueva), claveDePago(facturaDe('p1'), { ...nueva, recordar: false }));
  assert.notEqual(claveDePago(facturaDe('p1'), nueva), claveDePago(facturaDe('p2', 'p1'), nueva));
  assert.notEqual(claveDePago(facturaDe('p1'), nueva), claveDePago(facturaDe('p1'), { tipo: 'transferencia' }));
});

test('la clave tiene la forma que el servidor admite', () => {
  const id = '019aa000-0000-7000-8000-000000000001';
  const clave = claveDePago(facturaDe(id), { tipo: 'tarjetaGuardada', idFormaPago: id });
  assert.match(clave, /^[\w-]{8,128}$/);
  assert.match(claveDePedido(carritoDe(id)), /^[\w-]{8,128}$/);
});
