import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Cotizacion, Reembolso } from '@fedatario/contract/compra';
import { leer, renglonesDe, renglonesPedidos } from './decision.ts';

const linea = (posicion: number, monto: number, disponible: number, enCurso = false): Cotizacion['lineas'][number] => ({
  posicion,
  nombre: `Línea ${posicion}`,
  total: 10_000,
  etapa: 'enRevision',
  porcentaje: 70,
  monto,
  disponible,
  cancelable: true,
  enCurso,
  solicitud: { idSolicitud: '', numero: `T-${posicion}`, estado: 'enRevision' },
});
const cotizacion: Cotizacion = {
  lineas: [linea(1, 7_000, 10_000), linea(2, 0, 0), linea(3, 7_000, 10_000, true), linea(4, 0, 3_000)],
  reembolsable: true,
  fueraDePlazo: false,
  tarjeta: null,
};

test('se ofrecen las líneas de las que queda algo y que nadie pidió, ninguna elegida', () => {
  const renglones = renglonesDe(cotizacion);
  assert.deepEqual(
    renglones.map(({ posicion, incluida, monto }) => [posicion, incluida, monto]),
    [
      [1, false, '70.00'],
      [4, false, ''],
    ],
  );
  assert.deepEqual(leer(renglones), { lineas: [], total: 0, mal: [], comoCotizado: false });
});

test('lo pedido llega como se cotizó; otro monto ya no es lo cotizado', () => {
  const pedido = {
    lineas: [{ ...linea(1, 0, 0), cotizado: 7_000, monto: null, cancela: true }],
  } as unknown as Reembolso;
  const renglones = renglonesPedidos(pedido, cotizacion);
  assert.deepEqual(leer(renglones), {
    lineas: [{ posicion: 1, monto: 7_000, cancela: true }],
    total: 7_000,
    mal: [],
    comoCotizado: true,
  });
  const menos = renglones.map((one) => ({ ...one, monto: '1,0' }));
  assert.equal(leer(menos).comoCotizado, false);
});

test('nada, o más de lo que queda, está mal y no se suma en falso', () => {
  const con = (monto: string) => leer(renglonesDe(cotizacion).map((one) => ({ ...one, incluida: true, monto })));
  assert.deepEqual(con('').mal, [1, 4]);
  assert.deepEqual(con('0').mal, [1, 4]);
  assert.deepEqual(con('30.01').mal, [4]);
  assert.equal(con('').total, 0);
});
