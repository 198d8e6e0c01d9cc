import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Campos, prepare, valoresOf } from './valores.ts';

const same = (valor: unknown) => valor;
const campos: Campos = {
  nombre: { vacio: '', escribe: same, lee: same, dibuja: () => null },
  dias: {
    vacio: '',
    escribe: (valor) => (valor === null ? '' : String(valor)),
    lee: (escrito) => (escrito === '' ? null : Number(escrito)),
    dibuja: () => null,
  },
};
const entrada = { id: 'a', activo: true, revision: 3, nombre: 'Recibo', dias: 90, productos: 4 };

test('una entrada que se abre y se guarda sin cambios es la misma', () => {
  assert.deepEqual(prepare(campos, valoresOf(campos, entrada)), { nombre: 'Recibo', dias: 90, revision: 3 });
});

test('una nueva comienza vacía, y no lleva revisión', () => {
  assert.deepEqual(valoresOf(campos, undefined), { nombre: '', dias: '', revision: undefined });
  assert.deepEqual(prepare(campos, valoresOf(campos, undefined)), { nombre: '', dias: null });
});
