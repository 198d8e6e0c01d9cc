import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { totalizar } from '@fedatario/contract/compra';
import fc from 'fast-check';
import { createProducto } from '../../catalogo/productos/testing.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { createUsuario } from '../../testing/factories.ts';
import { examinarCodigo } from './codigos.ts';
import { createCodigo, cuponDeCliente } from './testing.ts';

const { pools, drop } = await createTestDatabase();
const { db } = pools;
after(drop);

const { idUsuario } = await createUsuario(db);
const NOW = new Date('2026-01-15T09:00:00Z');
const first = await createProducto(db);
const productos = [first, await createProducto(db, { categoria: first.categoria }), await createProducto(db)];
const categorias = [...new Set(productos.map(({ categoria }) => categoria.idCategoria))];
assert.equal(categorias.length, 2);

const linea = fc
  .record({ producto: fc.constantFrom(...productos), precio: fc.integer({ min: 0, max: 500_000 }) })
  .map(({ producto: { idProducto, categoria }, precio }) => ({
    idProducto,
    idCategoria: categoria.idCategoria,
    precio,
  }));
const alcance = fc.oneof(
  fc.constant({ aplicaA: 'todo' as const, objetos: [] as string[] }),
  fc.record({
    aplicaA: fc.constant('productos' as const),
    objetos: fc.subarray(
      productos.map(({ idProducto }) => idProducto),
      { minLength: 1 },
    ),
  }),
  fc.record({ aplicaA: fc.constant('categorias' as const), objetos: fc.subarray(categorias, { minLength: 1 }) }),
);
const descuento = fc.oneof(
  fc.record({ tipo: fc.constant('porcentaje' as const), valor: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ tipo: fc.constant('monto' as const), valor: fc.integer({ min: 1, max: 1_000_000 }) }),
);
const caso = fc.record({
  lineas: fc.array(linea, { maxLength: 8 }),
  alcance,
  descuento,
  /** Distance from the sum reached to the minimum, mostly about the edge. */
  falta: fc.oneof(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -500_000, max: 500_000 })),
});

type Caso = typeof caso extends fc.Arbitrary<infer C> ? C : never;

/** The expected result, computed in another way than the product does. */
function expectedOf({ lineas, alcance: { aplicaA, objetos }, descuento: { tipo, valor }, falta }: Caso) {
  const reached = lineas.map((one) => aplicaA === 'todo' || objetos.some((id) => Object.values(one).includes(id)));
  const sum = lineas.filter((_, i) => reached[i]).reduce((total, { precio }) => total + precio, 0);
  const montoMinimo = Math.max(0, sum + falta);
  const enough = falta > 0 ? 'montoMinimo' : null;
  const problema = reached.includes(true) ? enough : 'otrosProductos';
  const off = tipo === 'monto' ? Math.min(valor, sum) : Math.round((sum * valor) / 100);
  return { reached, montoMinimo, problema, off: problema === null ? off : 0 };
}

test('un código descuenta de lo que alcanza, si eso suma su mínimo, y de nada más', async () => {
  const seen = new Set<string | null>();
  await fc.assert(
    fc.asyncProperty(caso, async (one) => {
      const { lineas } = one;
      const expected = expectedOf(one);
      const { montoMinimo } = expected;
      const { codigo } = await createCodigo(db, { ...one.alcance, ...one.descuento, montoMinimo });
      const examen = examinarCodigo(await cuponDeCliente(db, codigo, idUsuario), lineas, NOW);
      seen.add(examen.problema);
      assert.equal(examen.problema, expected.problema);
      assert.deepEqual(lineas.map(examen.alcanza), expected.reached);
      const cuenta = totalizar(
        lineas.map((linea) => ({ precio: linea.precio, conDescuento: examen.alcanza(linea) })),
        examen.descuento,
      );
      assert.equal(cuenta.descuento, expected.off);
      for (const [i, parte] of cuenta.lineas.entries()) if (!expected.reached[i]) assert.equal(parte.descuento, 0);
    }),
    { numRuns: 150 },
  );
  assert.deepEqual([...seen].sort(), ['montoMinimo', 'otrosProductos', null].sort());
});

test('un código sirve desde su primer instante hasta justo antes del último', async () => {
  const offset = fc.option(fc.integer({ min: -100, max: 100 }), { nil: null });
  const at = (seconds: number | null) =>
    seconds === null ? null : new Date(NOW.getTime() + seconds * 1000).toISOString();
  const lineas = [{ idProducto: first.idProducto, idCategoria: first.categoria.idCategoria, precio: 100 }];
  await fc.assert(
    fc.asyncProperty(offset, offset, async (desde, hasta) => {
      fc.pre(desde === null || hasta === null || desde < hasta);
      const { codigo } = await createCodigo(db, { desde: at(desde), hasta: at(hasta) });
      const { problema } = examinarCodigo(await cuponDeCliente(db, codigo, idUsuario), lineas, NOW);
      const expected = desde !== null && desde > 0 ? 'antesDeFecha' : hasta !== null && hasta <= 0 ? 'vencido' : null;
      assert.equal(problema, expected);
    }),
    { numRuns: 100 },
  );
});
