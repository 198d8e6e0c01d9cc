import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  evaluar,
  type Logica,
  literals,
  logica,
  renameVariables,
  seCumple,
  variables,
  variablesLeidas,
} from './logica.ts';

const v = (name: string): Logica => ({ var: name });

test('una condición se cumple según las respuestas', () => {
  const rule: Logica = { and: [{ '==': [v('prorroga'), 'automatica'] }, { '>': [v('plazo'), 6] }] };
  assert.equal(seCumple(rule, { prorroga: 'automatica', plazo: 12 }), true);
  assert.equal(seCumple(rule, { prorroga: 'automatica', plazo: 6 }), false);
  assert.equal(seCumple({ '!': [v('sabeFirmar')] }, { sabeFirmar: false }), true);
  assert.equal(seCumple({ in: ['agua', v('servicios')] }, { servicios: ['gas', 'agua'] }), true);
  assert.equal(
    seCumple({ some: [v('hijos'), { '>': [v('edad'), 17] }] }, { hijos: [{ edad: 3 }, { edad: 18 }] }),
    true,
  );
});

test('comparar con lo que no se ha contestado es falso, también «distinto de»', () => {
  for (const operador of ['==', '===', '!=', '!==', '<', '<=', '>', '>=']) {
    assert.equal(seCumple({ [operador]: [v('falta'), 'no'] }, {}), false, operador);
    assert.equal(seCumple({ [operador]: [v('a'), v('b')] }, {}), false, operador);
    assert.equal(seCumple({ [operador]: [3, v('falta')] }, {}), false, operador);
  }
  assert.equal(seCumple({ '!=': [v('prorroga'), 'no'] }, { prorroga: 'acuerdo' }), true);
  assert.equal(seCumple({ '==': [1, '1'] }, {}), false);
});

test('las fechas se comparan, se suman y dan edades', () => {
  const datos = { inicio: '2026-12-01', meses: 12, nacimiento: '2005-11-22', firma: '2026-11-21' };
  assert.equal(evaluar({ sumarDias: [{ sumarMeses: [v('inicio'), v('meses')] }, -1] }, datos), '2027-11-30');
  assert.equal(evaluar({ edad: [v('nacimiento'), v('firma')] }, datos), 20);
  assert.equal(evaluar({ anio: [v('firma')] }, datos), 2026);
  assert.equal(evaluar({ piso: [{ '/': [10, 3] }] }, datos), 3);
  assert.equal(seCumple({ '<': [v('inicio'), v('firma')] }, datos), false);
  assert.equal(evaluar({ finDePlazo: [v('inicio'), v('meses')] }, datos), '2027-11-30');
  assert.equal(evaluar({ primerDia: [v('firma'), v('nada'), v('inicio')] }, datos), '2026-11-21');
  assert.equal(evaluar({ ultimoDia: [v('firma'), v('nada'), v('inicio')] }, datos), '2026-12-01');
  assert.equal(evaluar({ ultimoDia: [v('nada')] }, datos), null);
  assert.equal(evaluar({ sumarMeses: [v('nada'), 1] }, datos), null);
  assert.equal(evaluar({ finDePlazo: [v('inicio'), 1.5] }, datos), null);
});

test('una lista se suma y se recorre una sola vez', () => {
  const suma: Logica = { reduce: [v('bienes'), { '+': [v('accumulator'), v('current.valor')] }, 0] };
  assert.equal(evaluar(suma, { bienes: [{ valor: 5 }, { valor: 7 }] }), 12);
  assert.deepEqual([variables(suma), variablesLeidas(suma, {})], [['bienes'], ['bienes']]);
  const caros: Logica = { some: [{ filter: [v('bienes'), v('usado')] }, { '>': [v('valor'), 6] }] };
  assert.equal(logica.safeParse(caros).success, true);
  assert.equal(seCumple(caros, { bienes: [{ valor: 7, usado: false }] }), false);
  const anidada = { some: [v('bienes'), { all: [v('partes'), v('usado')] }] };
  assert.match(logica.safeParse(anidada).error?.issues[0]?.message ?? '', /una lista dentro de otra/);
});

test('al cambiar los nombres de una regla no cambia nada más', () => {
  const rule: Logica = {
    or: [{ '>': [{ var: ['p.edad', 0] }, 3] }, { some: [v('p.hijos'), v('vivo')] }, { '!': v('x') }],
  };
  assert.deepEqual(
    renameVariables(rule, (name) => name.replace('p.', 'ana.')),
    { or: [{ '>': [{ var: ['ana.edad', 0] }, 3] }, { some: [v('ana.hijos'), v('vivo')] }, { '!': v('x') }] },
  );
});

test('lo que no tiene valor no lo tiene, y nada se cae', () => {
  assert.equal(evaluar({ '/': [1, 0] }, {}), undefined);
  assert.equal(evaluar({ '+': ['a', 1] }, {}), undefined);
  assert.equal(evaluar({ '*': [v('x'), 2] }, { x: 'abc' }), undefined);
});

test('una regla dice qué variables lee', () => {
  const rule: Logica = { if: [v('conIva'), { '+': [v('renta'), v('iva')] }, v('renta')] };
  assert.deepEqual(variables(rule), ['conIva', 'renta', 'iva']);
  assert.deepEqual(variablesLeidas(rule, { conIva: false }), ['conIva', 'renta']);
  assert.deepEqual(variablesLeidas(rule, { conIva: true }), ['conIva', 'renta', 'iva']);
  assert.deepEqual(variables({ some: [v('hijos'), { '>': [v('edad'), 17] }] }), ['hijos']);
  assert.deepEqual(literals({ or: [{ '==': [v('a'), 'x'] }, { '>': [v('b'), 3] }] }), ['x', 3]);
});

test('una condición mal escrita se rechaza en español', () => {
  let deep: Logica = true;
  for (let i = 0; i < 40; i++) deep = { '!': [deep] };
  const wrong: [unknown, RegExp][] = [
    [{ eval: ['1'] }, /«eval» no existe/],
    [{ var: 'constructor.name' }, /«constructor.name» no se puede usar/],
    [{ var: 7 }, /nombre de una variable/],
    [{ '==': [1, 2], '!=': [1, 2] }, /un solo operador/],
    [deep, /anida más de 16/],
    [{ '==': [1, () => 1] }, /no es JSON/],
  ];
  for (const [rule, message] of wrong) {
    const result = logica.safeParse(rule);
    assert.match(result.error?.issues[0]?.message ?? '', message);
  }
  assert.equal(logica.safeParse({ '==': [{ var: 'a' }, 'b'] }).success, true);
});

test('las comparaciones distinguen menor, igual y mayor, en números y en fechas', () => {
  const dicho = (operador: string, a: Logica, b: Logica) => seCumple({ [operador]: [a, b] }, {});
  const tabla = (a: Logica, b: Logica) =>
    ['<', '<=', '==', '!=', '>=', '>'].filter((operador) => dicho(operador, a, b));
  assert.deepEqual(tabla(1, 2), ['<', '<=', '!=']);
  assert.deepEqual(tabla(2, 2), ['<=', '==', '>=']);
  assert.deepEqual(tabla('2026-12-02', '2026-12-01'), ['!=', '>=', '>']);
  assert.deepEqual(tabla('10:00', '10:00'), ['<=', '==', '>=']);
  assert.deepEqual(tabla(1, '2'), ['!=']);
  assert.equal(seCumple({ '<=': [1, 2, 2] }, {}), true);
  assert.equal(seCumple({ '<': [1, 2, 2] }, {}), false);
});
