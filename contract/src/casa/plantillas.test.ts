import assert from 'node:assert/strict';
import { test } from 'node:test';
import { catalogos } from './catalogos.ts';
import { llenarPlantilla, variableAjena } from './plantillas.ts';

test('una plantilla se llena con lo de la conversación, y lo que falta queda en blanco a la vista', () => {
  const valores = { nombre: 'Eva Paz', motivo: 'Una duda', referencia: '', empresa: 'Fedatario' };
  assert.equal(
    llenarPlantilla('Estimada {{nombre}}: sobre {{ referencia }}, {{empresa}}.', valores),
    'Estimada Eva Paz: sobre ____, Fedatario.',
  );
});

test('lo que alguien escribió en su nombre no se llena otra vez', () => {
  const valores = { nombre: '{{empresa}} $&', motivo: '', referencia: '', empresa: 'X' };
  assert.equal(llenarPlantilla('Hola, {{nombre}}', valores), 'Hola, {{empresa}} $&');
});

test('una variable que no existe, o llaves sueltas, se rechazan en el texto', () => {
  assert.equal(variableAjena('Hola {{nombre}}, de {{empresa}}'), undefined);
  for (const malo of ['Hola {{apodo}}', 'Hola {{nombre', 'Hola nombre}}', '{{}}'])
    assert.equal(catalogos.plantillas.Nueva.safeParse({ nombre: 'Saludo', texto: malo }).success, false, malo);
});
