import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Objeto } from '../base/json.ts';
import { corregirRespuestas, isAbierta, rutasDistintas } from './correccion.ts';
import { leerEntrevista } from './leer.ts';

const texto = (clave: string, more: object = {}) => ({ clave, etiqueta: `La ${clave}`, tipo: 'texto', ...more });
const leida = leerEntrevista({
  secciones: [
    {
      clave: 'todo',
      titulo: 'Todo',
      preguntas: [
        texto('nombre'),
        { clave: 'casada', etiqueta: 'Casada', tipo: 'siNo' },
        texto('conyuge', { visibleSi: { var: 'casada' } }),
        { clave: 'plazo', etiqueta: 'Plazo', tipo: 'numero', min: 1, max: 60 },
        { clave: 'aviso', etiqueta: 'Aviso', tipo: 'numero', max: { var: 'plazo' } },
        { clave: 'desde', etiqueta: 'Desde', tipo: 'fecha' },
        { clave: 'hasta', etiqueta: 'Hasta', tipo: 'fecha' },
        {
          clave: 'bienes',
          etiqueta: 'Bienes',
          tipo: 'lista',
          elemento: { clave: 'bien', etiqueta: 'Bien', tipo: 'grupo', campos: [texto('marca'), texto('color')] },
        },
      ],
    },
    {
      clave: 'suyo',
      titulo: 'Suyo',
      visiblePara: 'notario',
      preguntas: [texto('acta', { visibleSi: { var: 'casada' } })],
    },
  ],
  reglas: [
    {
      si: { '<': [{ var: 'hasta' }, { var: 'desde' }] },
      nivel: 'error',
      mensaje: 'Termina antes de empezar.',
      pregunta: 'hasta',
    },
  ],
});
assert.ok(leida.ok);
const { entrevista } = leida;
const bien = (marca: string, color = 'rojo') => ({ marca, color });
const antes = {
  nombre: 'Ana',
  casada: false,
  plazo: 12,
  aviso: 10,
  desde: '2026-01-01',
  hasta: '2026-12-31',
  bienes: [bien('Toyota'), bien('Honda')],
};
const opciones = { contexto: { hoy: '2026-01-15' } };
const corregir = (observadas: string[], cambios: object) =>
  corregirRespuestas(entrevista, { antes, propuestas: { ...antes, ...cambios }, observadas }, opciones);

test('only what was remarked on changes; what else is given is named and stays as it was', () => {
  const { respuestas, cerradas, problemas } = corregir(['nombre'], { nombre: 'Eva', plazo: 20 });
  assert.deepEqual(respuestas, { ...antes, nombre: 'Eva' });
  assert.deepEqual([cerradas, problemas], [['plazo'], []]);
});

test('a question that appears through a correction is open, and asked for; the notary’s is not', () => {
  const missing = corregir(['casada'], { casada: true });
  assert.deepEqual([...missing.abiertas], ['casada', 'conyuge']);
  assert.deepEqual(
    missing.problemas.map(({ ruta, motivo }) => [ruta, motivo]),
    [['conyuge', 'falta']],
  );
  const whole = corregir(['casada'], { casada: true, conyuge: 'Luis' });
  assert.deepEqual([whole.respuestas.conyuge, whole.problemas, whole.cerradas], ['Luis', [], []]);
});

test('what a correction had opened closes again with it, and goes back to what it was', () => {
  const { respuestas, cerradas } = corregir(['casada'], { conyuge: 'Luis' });
  assert.deepEqual([respuestas, cerradas], [antes, ['conyuge']]);
});

test('an answer whose limit a correction breaks is open while it stays so, also once it is mended', () => {
  assert.deepEqual([...corregir(['plazo'], { plazo: 6 }).abiertas], ['plazo', 'aviso']);
  const mended = corregir(['plazo'], { plazo: 6, aviso: 5 });
  assert.deepEqual([mended.respuestas.aviso, mended.problemas], [5, []]);
  assert.deepEqual(corregir(['plazo'], { plazo: 30, aviso: 5 }).cerradas, ['aviso']);
});

test('a rule that holds only now opens each answer that it reads', () => {
  const { abiertas, problemas } = corregir(['desde'], { desde: '2027-02-01' });
  assert.deepEqual([...abiertas].sort(), ['desde', 'hasta']);
  assert.deepEqual(
    problemas.map(({ motivo }) => motivo),
    ['regla'],
  );
  assert.deepEqual(corregir(['desde'], { desde: '2027-02-01', hasta: '2027-03-01' }).problemas, []);
});

test('of a list, one answer of one item; its length and the others only when the whole list was remarked on', () => {
  const one = corregir(['bienes.1.marca'], { bienes: [bien('Mazda'), bien('Suzuki', 'azul')] });
  assert.deepEqual(one.respuestas.bienes, [bien('Toyota'), bien('Suzuki')]);
  assert.deepEqual(one.cerradas, ['bienes.0.marca', 'bienes.1.color']);
  assert.deepEqual(corregir(['bienes.1.marca'], { bienes: [bien('Toyota')] }).cerradas, ['bienes']);
  assert.deepEqual(corregir(['bienes'], { bienes: [bien('Kia')] }).respuestas.bienes, [bien('Kia')]);
});

const valor = fc.oneof(
  fc.constantFrom(undefined, null, '', 'x', 5, 40, true, '2027-05-01'),
  fc.jsonValue({ maxDepth: 2 }),
);
const propuestas = fc.record(
  Object.fromEntries([...Object.keys(antes), 'conyuge', 'acta', 'otra', '__proto__'].map((clave) => [clave, valor])),
  { requiredKeys: [] },
);
const rutas = ['nombre', 'casada', 'plazo', 'desde', 'hasta', 'bienes', 'bienes.0.marca', 'bienes.1.color'];

test('whatever is given, nothing changes outside of what is open, and what is left is admitted as it is', () => {
  fc.assert(
    fc.property(propuestas, fc.subarray(rutas), (cambios, observadas) => {
      const given = { ...antes, ...(cambios as Objeto) };
      const { respuestas, abiertas } = corregirRespuestas(
        entrevista,
        { antes, propuestas: given, observadas },
        opciones,
      );
      for (const ruta of rutasDistintas(antes, respuestas)) assert.ok(isAbierta(abiertas, ruta), ruta);
      const again = corregirRespuestas(entrevista, { antes, propuestas: respuestas, observadas }, opciones);
      assert.deepEqual([again.cerradas, again.respuestas], [[], respuestas]);
    }),
    { numRuns: 300 },
  );
});
