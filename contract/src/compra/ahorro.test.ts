import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type CompraPasada, costoConPlan } from './ahorro.ts';

const HOY = '2026-11-25';
const plan = { precioMensual: 9_900, precioAnual: 99_000, documentos: 1, descuento: 20, categorias: [] };
const compra = (dia: string, precio: number, otra: Partial<CompraPasada> = {}): CompraPasada => ({
  dia,
  precio,
  pagado: precio,
  categoria: 'familia',
  ...otra,
});

test('cada mes el plan paga su documento más caro y baja los demás', () => {
  const compras = [compra('2026-03-01', 30_000), compra('2026-03-02', 10_000), compra('2026-06-30', 20_000)];
  assert.equal(costoConPlan(compras, plan, 'mensual', HOY), 12 * 9_900 + 8_000);
});

test('por año los documentos son doce, sin importar el mes', () => {
  const compras = Array.from({ length: 13 }, () => compra('2026-03-01', 10_000));
  assert.equal(costoConPlan(compras, plan, 'anual', HOY), 99_000 + 8_000);
  assert.equal(costoConPlan(compras, { ...plan, precioAnual: null }, 'anual', HOY), null);
});

test('lo de otra categoría se paga igual; un código mejor que el plan se conserva', () => {
  const otra = { ...plan, documentos: 0, categorias: [{ slug: 'empresa' }] };
  assert.equal(costoConPlan([compra('2026-03-01', 30_000)], otra, 'anual', HOY), 99_000 + 30_000);
  const conCodigo = compra('2026-03-01', 30_000, { pagado: 15_000 });
  assert.equal(costoConPlan([conCodigo], { ...plan, documentos: 0 }, 'anual', HOY), 99_000 + 15_000);
});

test('el primer y el último día del año comparado cuentan', () => {
  const compras = [compra('2025-11-25', 10_000), compra(HOY, 10_000)];
  assert.equal(costoConPlan(compras, plan, 'mensual', HOY), 12 * 9_900);
});

test('nunca cuesta menos que el plan ni más que el plan y todo lo comprado; sin límite cuesta el plan', () => {
  const dias = fc
    .integer({ min: 0, max: 364 })
    .map((n) => new Date(Date.UTC(2025, 10, 25 + n)).toISOString().slice(0, 10));
  const compras = fc.array(
    fc.tuple(dias, fc.integer({ min: 1, max: 500_000 })).map(([dia, precio]) => compra(dia, precio)),
  );
  fc.assert(
    fc.property(
      compras,
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 0, max: 100 }),
      (hechas, documentos, descuento) => {
        const pagado = hechas.reduce((suma, una) => suma + una.pagado, 0);
        for (const periodo of ['mensual', 'anual'] as const) {
          const base = periodo === 'anual' ? 99_000 : 12 * 9_900;
          const costo = costoConPlan(hechas, { ...plan, documentos, descuento }, periodo, HOY) ?? 0;
          assert.ok(costo >= base && costo <= base + pagado);
          assert.equal(costoConPlan(hechas, { ...plan, documentos: null }, periodo, HOY), base);
        }
      },
    ),
  );
});
