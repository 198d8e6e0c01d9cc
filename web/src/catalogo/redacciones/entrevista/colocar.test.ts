import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type Entrevista, leerEntrevista } from '@fedatario/document-engine';
import fc from 'fast-check';
import { clavesDe, type Lugar, preguntaEn } from './cambios.ts';
import { colocar, dePregunta, deSeccion, filasEntre } from './colocar.ts';

const examples = new URL('../../../../../document-engine/examples/', import.meta.url);
const entrevistas: readonly Entrevista[] = readdirSync(examples).map((name) =>
  JSON.parse(readFileSync(new URL(`${name}/entrevista.json`, examples), 'utf8')),
);

const seccion = (clave: string, preguntas: string[], rest = {}) => ({
  clave,
  titulo: clave,
  preguntas: preguntas.map((one) => ({ clave: one, etiqueta: one, tipo: 'texto' })),
  ...rest,
});
const entrevista = {
  secciones: [seccion('uno', ['a', 'b']), seccion('dos', ['c']), seccion('acto', ['n'], { visiblePara: 'notario' })],
} as unknown as Entrevista;
const orden = ({ secciones }: Entrevista) =>
  secciones.map(({ clave, preguntas }) => `${clave}:${preguntas.map((one) => one.clave).join('')}`).join(' ');
const pregunta = (id: string, index: number) =>
  colocar(entrevista, dePregunta(id), filasEntre(entrevista, [0, 0]), index)?.entrevista;

test('una pregunta va a cualquier lugar de su sección o de otra, también al principio', () => {
  const filas = filasEntre(entrevista, [0, 0]);
  assert.deepEqual(filas, ['s:uno', 'p:a', 'p:b', 's:dos', 'p:c', 's:acto', 'p:n']);
  assert.equal(orden(pregunta('a', 2) ?? entrevista), 'uno:ba dos:c acto:n');
  assert.equal(orden(pregunta('b', 3) ?? entrevista), 'uno:a dos:bc acto:n');
  assert.equal(orden(pregunta('b', 4) ?? entrevista), 'uno:a dos:cb acto:n');
  assert.equal(orden(pregunta('b', 0) ?? entrevista), 'uno:ba dos:c acto:n');
});

test('la única de su sección se queda, y lo del notario no se mezcla con lo del cliente', () => {
  assert.equal(pregunta('c', 1), undefined);
  assert.equal(pregunta('b', 6), undefined);
  assert.equal(pregunta('a', 1), undefined);
});

test('una sección va con sus preguntas, soltada sobre otra o entre sus preguntas', () => {
  const deLista = (filas: readonly string[], index: number) =>
    orden(colocar(entrevista, deSeccion('dos'), filas, index)?.entrevista ?? entrevista);
  assert.equal(deLista(filasEntre(entrevista, [0]), 0), 'dos:c uno:ab acto:n');
  assert.equal(deLista(filasEntre(entrevista, [0, 0]), 0), 'dos:c uno:ab acto:n');
  assert.equal(deLista(filasEntre(entrevista, [0, 0]), 6), 'uno:ab acto:n dos:c');
});

test('arrastrar al azar no pierde preguntas y deja siempre una entrevista que el motor lee', () => {
  const uno = fc.record({ cual: fc.nat(), sobre: fc.nat(), index: fc.nat(40), seccion: fc.boolean() });
  fc.assert(
    fc.property(fc.constantFrom(...entrevistas), fc.array(uno, { maxLength: 12 }), (inicial, gestos) => {
      let actual = inicial;
      for (const gesto of gestos) {
        const lugares = lugaresDe(actual);
        const filas = filasEntre(actual, lugares[gesto.sobre % lugares.length] ?? [0]);
        const todas = [...filasEntre(actual, [0]), ...filas];
        const id = todas[gesto.cual % todas.length] ?? '';
        actual = colocar(actual, id, filas, gesto.index)?.entrevista ?? actual;
      }
      assert.equal(leerEntrevista(actual).ok, true);
      assert.deepEqual([...clavesDe(actual)].toSorted(), [...clavesDe(inicial)].toSorted());
    }),
    { numRuns: 60 },
  );
});

function lugaresDe({ secciones }: Entrevista): Lugar[] {
  return secciones.flatMap(({ preguntas }, s) =>
    preguntas.flatMap((_, i): Lugar[] => {
      const campos = (preguntaEn({ secciones }, [s, i]) as { campos?: unknown[] }).campos ?? [];
      return [[s], [s, i], ...campos.map((__, c) => [s, i, c])];
    }),
  );
}
