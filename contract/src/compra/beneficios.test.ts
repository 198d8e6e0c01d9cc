import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type LineaConBeneficios, type PlanEnUso, totalizarConPlan } from './beneficios.ts';
import { type Descuento, totalizar } from './totales.ts';

const linea = (precio: number, conPlan = true, conDescuento = true): LineaConBeneficios => ({
  precio,
  conPlan,
  conDescuento,
});
const beneficios = (...args: Parameters<typeof totalizarConPlan>) =>
  totalizarConPlan(...args).lineas.map(({ beneficio, total }) => `${beneficio ?? '-'} ${total}`);

test('una unidad paga el documento más caro, y lo demás lleva el descuento del plan', () => {
  const plan = { unidades: 1, descuento: 20 };
  assert.deepEqual(beneficios([linea(10_000), linea(30_000)], plan, null), ['descuento 8000', 'unidad 0']);
});

test('un código que descuenta más que el plan gana en lo que la unidad no paga', () => {
  const codigo: Descuento = { tipo: 'porcentaje', valor: 50 };
  assert.deepEqual(beneficios([linea(10_000), linea(30_000)], { unidades: 1, descuento: 20 }, codigo), [
    '- 5000',
    'unidad 0',
  ]);
});

test('con un código del cien por cien no se gasta ninguna unidad, y sin nada que descontar no se gasta el código', () => {
  const todo: Descuento = { tipo: 'porcentaje', valor: 100 };
  const conTodo = totalizarConPlan([linea(10_000)], { unidades: 3, descuento: 0 }, todo);
  assert.deepEqual([conTodo.total, conTodo.usaCodigo, conTodo.lineas[0]?.beneficio], [0, true, null]);
  const cubierto = totalizarConPlan([linea(10_000)], { unidades: 1, descuento: 0 }, { tipo: 'porcentaje', valor: 10 });
  assert.deepEqual([cubierto.total, cubierto.usaCodigo], [0, false]);
});

test('la unidad paga lo que el código no alcanza, si así cuesta menos', () => {
  const lineas = [linea(10_000, true, true), linea(9_000, true, false)];
  const codigo: Descuento = { tipo: 'porcentaje', valor: 90 };
  assert.deepEqual(beneficios(lineas, { unidades: 1, descuento: 0 }, codigo), ['- 1000', 'unidad 0']);
});

test('sin límite paga todo lo que el plan alcanza, y nada de otras categorías', () => {
  const plan = { unidades: null, descuento: 0 };
  assert.deepEqual(beneficios([linea(10_000), linea(5_000, false)], plan, null), ['unidad 0', '- 5000']);
});

test('sin plan la cuenta es la de siempre', () => {
  const codigo: Descuento = { tipo: 'monto', valor: 2_500 };
  const { usaCodigo, lineas, ...suma } = totalizarConPlan([linea(10_000), linea(333)], null, codigo);
  const { lineas: iguales, ...igual } = totalizar([linea(10_000), linea(333)], codigo);
  assert.deepEqual(suma, igual);
  assert.deepEqual(
    lineas,
    iguales.map((una) => ({ ...una, beneficio: null })),
  );
  assert.equal(usaCodigo, true);
});

const lineas = fc.array(
  fc.record({ precio: fc.integer({ min: 0, max: 50_000 }), conPlan: fc.boolean(), conDescuento: fc.boolean() }),
  { minLength: 1, maxLength: 6 },
);
const planes = fc.record({ unidades: fc.option(fc.nat(4)), descuento: fc.nat(100) });
const codigos = fc.option(
  fc.record({ tipo: fc.constant('porcentaje' as const), valor: fc.integer({ min: 1, max: 100 }) }),
);

/** The least that any choice of covered lines costs, tried one by one. */
function minimo(de: readonly LineaConBeneficios[], plan: PlanEnUso, codigo: Descuento | null): number {
  const elegibles = de.flatMap(({ conPlan, precio }, i) => (conPlan && precio > 0 ? [i] : []));
  const totales = Array.from({ length: 2 ** elegibles.length }, (_, bits) => {
    const cubiertas = new Set(elegibles.filter((_i, k) => bits & (1 << k)));
    if (plan.unidades !== null && cubiertas.size > plan.unidades) return Number.POSITIVE_INFINITY;
    const resto = de.filter((_una, i) => !cubiertas.has(i));
    const conPlan = resto.reduce(
      (suma, una) => suma + una.precio - (una.conPlan ? Math.floor((una.precio * plan.descuento * 2 + 100) / 200) : 0),
      0,
    );
    return Math.min(conPlan, codigo ? totalizar(resto, codigo).total : conPlan);
  });
  return Math.min(...totales);
}

test('ninguna otra elección de unidades, plan y código cuesta menos', () => {
  fc.assert(
    fc.property(lineas, planes, codigos, (de, plan, codigo) => {
      const hecha = totalizarConPlan(de, plan, codigo);
      assert.ok(hecha.total <= minimo(de, plan, codigo) + 1, `${hecha.total} > ${minimo(de, plan, codigo)}`);
      assert.equal(hecha.total, hecha.subtotal - hecha.descuento);
      assert.equal(hecha.base + hecha.iva, hecha.total);
      const gastadas = hecha.lineas.filter(({ beneficio }) => beneficio === 'unidad').length;
      assert.ok(plan.unidades === null || gastadas <= plan.unidades);
    }),
    { numRuns: 300 },
  );
});
