import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { evaluarEntrevista, leerEntrevista } from '@fedatario/document-engine';
import { indiceDe, seccionesVisibles } from './estructura.ts';
import { avisosDe, pendientesDe } from './pendientes.ts';

const folder = new URL('../../../../../document-engine/examples/contrato-arrendamiento/', import.meta.url);
const json = (path: string) => JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
const leida = leerEntrevista(json('entrevista.json'));
assert.ok(leida.ok);
const { entrevista } = leida;
const evaluar = (respuestas: object) => evaluarEntrevista(entrevista, respuestas, { contexto: { hoy: '2026-11-21' } });

test('the customer sees her sections, each with how it stands, and never the notary’s', () => {
  const respuestas = { fechaFirma: '2026-12-01', renta: 10, arrendante: { nombres: 'Ana' } };
  const pasos = seccionesVisibles(entrevista, evaluar(respuestas), respuestas);
  assert.deepEqual(
    pasos.map(({ clave, estado }) => [clave, estado]),
    [
      ['partes', 'pendiente'],
      ['inmueble', 'sinEmpezar'],
      ['plazo', 'sinEmpezar'],
      ['dinero', 'revisar'],
      ['uso', 'sinEmpezar'],
      ['firma', 'pendiente'],
    ],
  );
});

test('a question is found in its section, and what the interview does not ask, in none', () => {
  assert.equal(indiceDe(entrevista, 'arrendante.cui'), 0);
  assert.equal(indiceDe(entrevista, 'inventario.2'), 1);
  assert.equal(indiceDe(entrevista, 'documento.numero'), undefined);
});

test('what a section still needs is told under the name of its person, and what is wrong says why', () => {
  const pendientes = pendientesDe(evaluar({ arrendante: { cui: '12' } }), 'partes');
  const [first] = pendientes['¿Quién da en arrendamiento?'] ?? [];
  assert.deepEqual(first, { ruta: 'arrendante.nombres', etiqueta: 'Nombres', mensaje: '' });
  const cui = pendientes['¿Quién da en arrendamiento?']?.find(({ ruta }) => ruta === 'arrendante.cui');
  assert.equal(cui?.mensaje, 'el número del DPI tiene trece dígitos.');
});

test('what is lawful but odd is told under its group, with its question, and nothing else is', () => {
  const respuestas = { arrendante: { nombres: 'ANA' }, renta: 100_000, tieneDeposito: true, deposito: 400_000 };
  assert.deepEqual(avisosDe(evaluar(respuestas)), {
    '¿Quién da en arrendamiento?': [{ ruta: 'arrendante.nombres', etiqueta: 'Nombres', mensaje: '¿Ana?' }],
    '': [{ ruta: 'deposito', etiqueta: 'Monto del depósito', mensaje: 'El depósito supera tres rentas.' }],
  });
});
