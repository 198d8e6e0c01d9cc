import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CambioDeCodigo, CodigoNuevo, type CodigoPromocional } from '@fedatario/contract/compra';
import { nuevo, prepare, valoresOf } from './valores.ts';

const codigo: CodigoPromocional = {
  idCodigo: '0198c0de-0000-7000-8000-000000000001',
  codigo: 'FERIA',
  descripcion: '',
  tipo: 'monto',
  valor: 125_050,
  desde: '2026-11-21T06:00:00.000Z',
  hasta: null,
  usosMaximos: 10,
  usosPorCliente: null,
  montoMinimo: 20_000,
  aplicaA: 'productos',
  objetos: ['0198c0de-0000-7000-8000-000000000002'],
  activo: true,
  estado: 'vigente',
  usos: 1,
  reservados: 0,
  usados: 1,
  liberados: 0,
  descontado: 0,
  ingresos: 0,
  revision: 3,
  creadoEn: '2026-01-15T09:00:00.000Z',
};

test('un código que se abre y se guarda sin cambios es el mismo', () => {
  const { idCodigo, estado, usos, reservados, usados, liberados, descontado, ingresos, creadoEn, ...same } = codigo;
  assert.deepEqual(CambioDeCodigo.parse(prepare(valoresOf(codigo))), same);
});

test('se escribe en quetzales, en porcentaje y en la hora de Guatemala', () => {
  const { valor, desde, montoMinimo } = valoresOf(codigo);
  assert.deepEqual([valor, desde, montoMinimo], ['1,250.50', '2026-11-21T00:00', '200.00']);
});

test('lo que queda vacío en uno nuevo es sin límite; lo que falta se dice', () => {
  const { error } = CodigoNuevo.safeParse(prepare(nuevo));
  assert.deepEqual(
    error?.issues.map(({ path, message }) => `${path} ${message}`),
    ['codigo requerido', 'codigo codigoPromocional', 'valor valorDescuento'],
  );
  const read = CodigoNuevo.parse(prepare({ ...nuevo, codigo: 'feria', valor: '10' }));
  assert.deepEqual([read.codigo, read.usosMaximos, read.desde, read.montoMinimo], ['FERIA', null, null, 0]);
});

test('de «todo» no queda lo que antes se había elegido', () => {
  const read = prepare({ ...valoresOf(codigo), aplicaA: 'todo' });
  assert.deepEqual((read as { objetos: string[] }).objetos, []);
});
