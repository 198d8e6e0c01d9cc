import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { evaluarEntrevista } from '../entrevista/evaluar.ts';
import { leerEntrevista } from '../entrevista/leer.ts';
import { evaluar, type Logica, seCumple } from './logica.ts';
import { OPERADORES } from './operadores.ts';

const v = (name: string): Logica => ({ var: name });
const COMPARACIONES = ['==', '===', '!=', '!==', '<', '<=', '>', '>='];
const horario = [{ dias: ['lunes'], entrada: '08:00', salida: '12:00' }];
const bienes = [{ valor: 5 }, { valor: 7 }];
const suma: Logica = { '+': [v('accumulator'), v('current.valor')] };

/** An answer of each argument, by operator; `lista` marks those that go through one. */
const CON_VALOR: Readonly<Record<string, readonly unknown[]>> = {
  '+': [1, 2],
  '-': [3, 2],
  '*': [3, 2],
  '/': [6, 2],
  '%': [7, 2],
  max: [1, 2],
  min: [1, 2],
  sumarDias: ['2026-12-01', 1],
  sumarMeses: ['2026-12-01', 1],
  finDePlazo: ['2026-12-01', 1],
  primerDia: ['2026-12-01'],
  ultimoDia: ['2026-12-01'],
  diasEntre: ['2026-12-01', '2026-12-03'],
  edad: ['2000-12-01', '2026-12-03'],
  anio: ['2026-12-01'],
  piso: [1.5],
  length: [bienes],
  horasAlDia: [horario],
  horasALaSemana: [horario],
  horasDeNoche: [horario],
  diasALaSemana: [horario],
  seCruzan: [horario],
  abonos: [1000, 0, 2, '2026-12-01'],
};
const SOBRE_LISTA: Readonly<Record<string, readonly Logica[]>> = {
  reduce: [suma, 0],
  map: [v('valor')],
  filter: [{ '>': [v('valor'), 1] }],
};
/** They join conditions, speak of what is there (`!`, `none`), or read. */
const DE_OTRO_MODO = ['var', 'and', 'or', '!', '!!', 'if', 'in', 'some', 'all', 'none', ...COMPARACIONES];

test('cada operador está en una de las listas de esta prueba', () => {
  const said = [...Object.keys(CON_VALOR), ...Object.keys(SOBRE_LISTA), ...DE_OTRO_MODO];
  assert.deepEqual(said.toSorted(), [...OPERADORES].toSorted());
});

const nada = fc.constantFrom(undefined, null, {});
const operaciones = fc.constantFrom(...Object.keys(CON_VALOR));
const otros = fc.constantFrom<Logica>(-1, 0, 10, 1e9, '', '2026-01-01', 'zz', false);

test('sin una de sus respuestas, ninguna operación tiene valor ni se cumple ninguna comparación con ella', () => {
  fc.assert(
    fc.property(
      operaciones,
      fc.nat(3),
      nada,
      otros,
      fc.constantFrom(...COMPARACIONES),
      (name, at, missing, other, comparison) => {
        const args = CON_VALOR[name] ?? [];
        const falta = at % args.length;
        const datos = Object.fromEntries(args.map((arg, i) => [`r${i}`, i === falta ? missing : arg]));
        const rule: Logica = { [name]: args.map((_, i) => v(`r${i}`)) };
        assert.equal(evaluar(rule, datos) ?? null, null, name);
        assert.equal(seCumple({ [comparison]: [rule, other] }, datos), false);
        assert.equal(seCumple({ [comparison]: [other, rule] }, datos), false);
        assert.equal(seCumple({ or: [{ [comparison]: [rule, other] }, true] }, datos), true);
      },
    ),
    { numRuns: 2000 },
  );
});

test('con todas sus respuestas, cada operación tiene valor', () => {
  for (const [name, args] of Object.entries(CON_VALOR)) {
    const datos = Object.fromEntries(args.map((arg, i) => [`r${i}`, arg]));
    assert.notEqual(evaluar({ [name]: args.map((_, i) => v(`r${i}`)) }, datos) ?? null, null, name);
  }
});

test('una lista sin contestar no suma cero ni tiene largo; una contestada sin elementos, sí', () => {
  for (const [name, rest] of Object.entries(SOBRE_LISTA)) {
    const rule: Logica = { [name]: [v('bienes'), ...rest] };
    for (const datos of [{}, { bienes: null }]) {
      assert.equal(evaluar(rule, datos), null, name);
      assert.equal(seCumple({ '<': [{ length: [rule] }, 5] }, datos), false, name);
    }
  }
  const total: Logica = { reduce: [v('bienes'), suma, 0] };
  assert.equal(seCumple({ '<': [total, 10] }, {}), false);
  assert.equal(seCumple({ '<': [total, 10] }, { bienes: [] }), true);
  assert.equal(evaluar({ length: [v('bienes')] }, { bienes: [] }), 0);
  assert.equal(evaluar(total, { bienes }), 12);
  assert.equal(evaluar(total, { bienes: [{ valor: 5 }, {}] }), null);
});

test('nada que falte está en una lista ni en un texto', () => {
  for (const todo of [['a'], [null], 'null undefined'])
    assert.equal(seCumple({ in: [v('falta'), v('todo')] }, { todo }), false);
  assert.equal(seCumple({ in: ['a', v('falta')] }, {}), false);
});

test('un grupo del que nada se contestó no se contestó, se pregunte como se pregunte', () => {
  for (const [datos, hay] of [
    [{ g: {} }, false],
    [{}, false],
    [{ g: { n: 1 } }, true],
  ] as const) {
    assert.equal(seCumple(v('g'), datos), hay);
    assert.equal(seCumple({ '!': v('g') }, datos), !hay);
    assert.equal(evaluar({ if: [v('g'), 1, 2] }, datos), hay ? 1 : 2);
    assert.equal(seCumple({ and: [v('g'), true] }, datos), hay);
    assert.equal(seCumple({ and: [true, v('g')] }, datos), hay);
  }
  assert.equal(seCumple({ '!=': [v('g'), 'x'] }, { g: {} }), false);
});

test('una pregunta que depende de una suma no se ve hasta que se contesta toda la suma', () => {
  const numero = (clave: string) => ({ clave, etiqueta: clave, tipo: 'numero' as const, obligatoria: false });
  const visibleSi: Logica = { '<': [{ '+': [v('renta'), v('mantenimiento')] }, 1000] };
  const preguntas = [numero('renta'), numero('mantenimiento'), { ...numero('aparte'), visibleSi }];
  const leida = leerEntrevista({ secciones: [{ clave: 's', titulo: 'S', preguntas }] });
  assert.ok(leida.ok);
  const ve = (respuestas: object) =>
    evaluarEntrevista(leida.entrevista, respuestas, { contexto: { hoy: '2026-12-01' } }).visibles.has('aparte');
  assert.deepEqual([ve({}), ve({ renta: 5 }), ve({ renta: 5, mantenimiento: 6 })], [false, false, true]);
});
