import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { evaluarEntrevista, leerEntrevista } from '@fedatario/document-engine';
import { avisosDe, pendientesDe } from '../pendientes.ts';
import { indiceDe, seccionesVisibles } from './estructura.ts';

const folder = new URL('../../../../../../document-engine/examples/contrato-arrendamiento/', import.meta.url);
const json = (path: string) => JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
const leida = leerEntrevista(json('entrevista.json'));
assert.ok(leida.ok);
const { entrevista } = leida;
const evaluar = (respuestas: object) => evaluarEntrevista(entrevista, respuestas, { contexto: { hoy: '2026-11-21' } });

test('el cliente ve sus secciones, cada una con su estado, y nunca las del notario', () => {
  const respuestas = { fechaFirma: '2026-12-01', renta: 10, arrendantes: [{ nombres: 'Ana' }] };
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

test('una pregunta se encuentra en su sección, y lo que la entrevista no pregunta, en ninguna', () => {
  assert.equal(indiceDe(entrevista, 'arrendantes.0.cui'), 0);
  assert.equal(indiceDe(entrevista, 'inventario.2'), 1);
  assert.equal(indiceDe(entrevista, 'documento.numero'), undefined);
});

test('lo que falta en una sección se dice bajo el nombre de su persona, y lo que está mal dice por qué', () => {
  const pendientes = pendientesDe(evaluar({ arrendantes: [{ cui: '12' }] }), 'partes');
  const [first] = pendientes['¿Quién da en arrendamiento?'] ?? [];
  assert.deepEqual(first, { ruta: 'arrendantes.0.nombres', etiqueta: 'Nombres', mensaje: '' });
  const cui = pendientes['¿Quién da en arrendamiento?']?.find(({ ruta }) => ruta === 'arrendantes.0.cui');
  assert.equal(cui?.mensaje, 'el número del DPI tiene trece dígitos.');
});

test('lo lícito pero raro se avisa bajo su grupo, con su pregunta, y nada más', () => {
  const respuestas = { arrendantes: [{ nombres: 'ANA' }], renta: 100_000, tieneDeposito: true, deposito: 400_000 };
  assert.deepEqual(avisosDe(evaluar(respuestas)), {
    '¿Quién da en arrendamiento?': [{ ruta: 'arrendantes.0.nombres', etiqueta: 'Nombres', mensaje: '¿Ana?' }],
    '': [{ ruta: 'deposito', etiqueta: 'Monto del depósito', mensaje: 'El depósito supera tres rentas.' }],
  });
});
