import assert from 'node:assert/strict';
import { test } from 'node:test';
import { estadosFactura, estadosPago } from '@fedatario/contract/compra';
import { pausaTras, porPreguntar, sePuedePagarDeNuevo, situacionDe } from './situacion.ts';

const pedido = (pago: Partial<Parameters<typeof situacionDe>[0]['pagos'][number]>, estado = 'pendientePago') =>
  ({
    estado,
    comprobante: null,
    pagos: [{ metodo: 'tarjeta', estado: 'iniciado', motivo: null, url: null, ...pago }],
  }) as Parameters<typeof situacionDe>[0];

test('una tarjeta que espera en la página del proveedor se continúa allí', () => {
  assert.equal(situacionDe(pedido({ estado: 'requiereAccion', url: 'https://pago.test/1' })), 'continuar');
});

test('rechazada la tarjeta, primero se dice eso, aunque la página del proveedor espere otra', () => {
  const abierta = { estado: 'requiereAccion', url: 'https://pago.test/1' } as const;
  assert.equal(situacionDe(pedido({ ...abierta, motivo: 'rechazadaPorElBanco' })), 'rechazada');
});

test('sin respuesta del proveedor no se cobró nada, y se dice', () => {
  assert.equal(situacionDe(pedido({})), 'sinProveedor');
});

test('una transferencia espera a la clienta, no al proveedor', () => {
  const factura = pedido({ metodo: 'transferencia' });
  assert.equal(situacionDe(factura), 'transferencia');
  assert.equal(porPreguntar(factura), false);
});

test('un comprobante en revisión no pide transferir otra vez; rechazado, pide otro', () => {
  const con = (estado: string) =>
    situacionDe({ ...pedido({ metodo: 'transferencia' }), comprobante: { estado, motivo: null } } as never);
  assert.deepEqual(['enRevision', 'rechazado', 'reemplazado'].map(con), [
    'enRevision',
    'comprobanteRechazado',
    'transferencia',
  ]);
  assert.equal(sePuedePagarDeNuevo('enRevision'), false);
});

test('mientras nadie sabe cómo termina un pago no se ofrece pagar otra vez', () => {
  for (const estado of ['incierto', 'autorizado', 'capturado'] as const) {
    const situacion = situacionDe(pedido({ estado }));
    assert.equal(sePuedePagarDeNuevo(situacion), false, situacion);
  }
  assert.equal(sePuedePagarDeNuevo(situacionDe(pedido({ estado: 'rechazado' }))), true);
  assert.equal(sePuedePagarDeNuevo(situacionDe(pedido({ estado: 'cancelado' }))), true);
});

test('todo estado de factura y de pago tiene su situación, y lo cerrado no se pregunta', () => {
  for (const estado of estadosFactura)
    for (const pago of estadosPago) assert.ok(situacionDe(pedido({ estado: pago }, estado)), `${estado} ${pago}`);
  assert.equal(situacionDe(pedido({ estado: 'capturado' }, 'parcialmenteReembolsada')), 'pagada');
  assert.equal(situacionDe(pedido({ estado: 'capturado' }, 'reembolsada')), 'reembolsada');
  assert.equal(porPreguntar(pedido({ estado: 'incierto' }, 'pagada')), false);
  assert.equal(porPreguntar(pedido({ estado: 'incierto' })), true);
});

test('un pedido sin ningún intento se puede pagar', () => {
  assert.equal(situacionDe({ estado: 'pendientePago', comprobante: null, pagos: [] }), 'sinPago');
});

test('se pregunta seguido al principio y después de vez en cuando', () => {
  assert.deepEqual([0, 1, 4, 5, 50].map(pausaTras), [2, 3, 13, 20, 20]);
});
