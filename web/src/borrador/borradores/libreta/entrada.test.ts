import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { EntradaDeLibreta } from '@fedatario/contract/borrador';
import { entradaDe, nombreDe, tipoDeEntrada } from './entrada.ts';

const entrada = (tipo: EntradaDeLibreta['tipo'], nombre: string, documento: string | null) =>
  ({ tipo, nombre, documento }) as EntradaDeLibreta;
const libreta = [entrada('persona', 'Doña Luz', '1601'), entrada('inmueble', '4a calle 1-20', null)];

test('una persona se llama como ella, un vehículo por su marca y placa, y nada más se guarda', () => {
  assert.equal(nombreDe('persona', { nombres: 'Luz', apellidos: 'Choc', cui: '1' }), 'Luz Choc');
  assert.equal(nombreDe('vehiculo', { marca: 'Toyota', placa: 'P-123BCD', modelo: 2020 }), 'Toyota P-123BCD');
  assert.deepEqual([tipoDeEntrada('persona'), tipoDeEntrada('texto')], ['persona', undefined]);
});

test('se reconoce por el documento, escrito como sea; lo que no tiene documento, por su nombre', () => {
  assert.equal(entradaDe(libreta, 'persona', { nombres: 'Luz', cui: '2500 00423 1601' })?.nombre, 'Doña Luz');
  assert.equal(entradaDe(libreta, 'persona', { nombres: 'Doña', apellidos: 'Luz', cui: '1111' }), undefined);
  assert.equal(entradaDe(libreta, 'inmueble', { direccion: '4a calle 1-20' })?.nombre, '4a calle 1-20');
  assert.equal(entradaDe(libreta, 'vehiculo', { placa: '1601' }), undefined);
});
