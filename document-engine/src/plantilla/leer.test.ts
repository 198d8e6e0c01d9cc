import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cpuMs } from '../testing/cpu.ts';
import { p, t, v } from '../testing/plantillas.ts';
import { leerPlantilla } from './leer.ts';

const doc = (...content: object[]) => ({ titulo: 'Prueba', contenido: { type: 'doc', content } });
const problemas = (json: unknown) => {
  const read = leerPlantilla(json);
  return read.ok ? [] : read.problemas;
};
const parcial = (nombre: string) => ({ type: 'parcialTexto', attrs: { nombre } });

test('lo que un editor Tiptap escribe se lee, con sus alineaciones vacías', () => {
  const heading = { type: 'heading', attrs: { level: 1, textAlign: null }, content: [t('Título', 'bold')] };
  const list = {
    type: 'orderedList',
    attrs: { start: 1, type: null },
    content: [{ type: 'listItem', content: [p()] }],
  };
  const cell = { type: 'tableCell', attrs: { colspan: 1, rowspan: 1, colwidth: null }, content: [p(t('a'))] };
  const table = { type: 'table', content: [{ type: 'tableRow', content: [cell] }] };
  assert.deepEqual(problemas(doc(heading, { ...p(t('x')), attrs: { textAlign: null } }, list, table)), []);
});

test('un nodo que no existe o no va ahí se dice con su lugar', () => {
  assert.deepEqual(problemas(doc({ type: 'script' })), [
    'contenido.content.0.type: no es uno de los valores posibles.',
  ]);
  assert.deepEqual(problemas(doc(t('suelto'))), ['contenido › doc 1: aquí no puede ir «text».']);
  assert.deepEqual(problemas(doc(p(p()))), ['contenido › doc 1 › paragraph 1: aquí no puede ir «paragraph».']);
  assert.deepEqual(problemas({ titulo: 'x', contenido: p() }), ['contenido: aquí no puede ir «paragraph».']);
  assert.deepEqual(problemas({ titulo: 'x' }), ['contenido: falta.']);
  assert.deepEqual(problemas(null), ['Todo: debe ser un objeto.']);
});

test('un formato o un texto parcial que no existe se dice', () => {
  assert.deepEqual(problemas(doc(p(v('x', { formato: 'romano' })))), [
    'contenido › doc 1 › paragraph 1 › variable: el formato «romano» no existe.',
  ]);
  assert.deepEqual(problemas(doc(p(v('x', { formato: 'constructor' })))).length, 1);
  assert.deepEqual(problemas(doc(p(parcial('nada')))), ['El texto parcial «nada» no existe.']);
  assert.deepEqual(problemas(doc(p(parcial('constructor')))), ['El texto parcial «constructor» no existe.']);
  assert.deepEqual(problemas(doc(p(parcial('comparecencia')))), []);
});

test('un texto parcial va donde cabe', () => {
  const parciales = { bloques: [p(t('x'))] };
  const bloque = { type: 'parcial', attrs: { nombre: 'comparecencia' } };
  assert.deepEqual(problemas({ ...doc(p(parcial('bloques')), bloque), parciales }), [
    'El texto parcial «bloques» tiene párrafos: no cabe dentro de uno.',
    'El texto parcial «comparecencia» no tiene párrafos: va dentro de uno.',
  ]);
  const bien = { type: 'parcial', attrs: { nombre: 'bloques' } };
  assert.deepEqual(problemas({ ...doc(p(parcial('comparecencia')), bien), parciales }), []);
});

test('los textos parciales en círculo se rechazan', () => {
  const parciales = { a: [parcial('b')], b: [parcial('a')] };
  assert.deepEqual(problemas({ ...doc(p(parcial('a'))), parciales }), [
    'Textos parciales en círculo: «a» depende de «b» depende de «a».',
  ]);
});

test('una cláusula repetida se rechaza', () => {
  const clausula = { type: 'clausula', attrs: { id: 'a' }, content: [p(t('x'))] };
  assert.deepEqual(problemas(doc(clausula, clausula)), [
    'contenido › doc 2 › clausula: la cláusula «a» está repetida.',
  ]);
});

test('una plantilla desmedida o que se multiplica se rechaza sin demora', () => {
  const started = cpuMs();
  let deep: object = t('x');
  for (let i = 0; i < 50_000; i++) deep = { type: 'ramaTexto', content: [deep] };
  assert.match(problemas(doc(deep))[0] ?? '', /Anida más de 60/);
  assert.match(problemas(doc(p(t('x'.repeat(10_000_000)))))[0] ?? '', /Un texto supera/);
  const names = Array.from({ length: 50 }, (_, i) => `p${i}`);
  const entries = names.map((name, i) => [name, i === 49 ? [t('x')] : [parcial(`p${i + 1}`), parcial(`p${i + 1}`)]]);
  assert.deepEqual(problemas({ ...doc(p(parcial('p0'))), parciales: Object.fromEntries(entries) }), []);
  assert.ok(cpuMs() - started < 1500);
});
