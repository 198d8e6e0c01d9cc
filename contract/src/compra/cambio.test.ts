import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { type CuentaDeCambio, cotizarCambioDePlan, type PlanActual, type PlanNuevoDeCambio } from './cambio.ts';
import { diasEntre, finDePeriodo, sumarDias, valorRestante } from './periodos.ts';

/** Q99.00 paid for April, whose 30 days give two documents; none was used. */
const abril: PlanActual = {
  valor: 9_900,
  desde: '2026-04-01',
  hasta: '2026-05-01',
  periodo: 'mensual',
  documentos: { incluidas: 2, disponibles: 2 },
  citas: { incluidas: 0, disponibles: 0 },
};
const anual: PlanActual = {
  valor: 99_000,
  desde: '2026-01-01',
  hasta: '2027-01-01',
  periodo: 'anual',
  documentos: { incluidas: 24, disponibles: 20 },
  citas: { incluidas: 0, disponibles: 0 },
};
const mayor: PlanNuevoDeCambio = { precio: 19_900, periodo: 'mensual', documentos: 8, citas: 0 };
const porAno: PlanNuevoDeCambio = { precio: 99_000, periodo: 'anual', documentos: 24, citas: 0 };

type Esperado = readonly [
  cuando: CuentaDeCambio['cuando'],
  credito: number,
  cargo: number,
  diferencia: number,
  hasta: string,
  documentos: number | null,
];

/** Worked out by hand, to the centavo. */
const aMano: readonly (readonly [string, PlanActual, PlanNuevoDeCambio, string, Esperado])[] = [
  // 15 of 30 days: 9,900 / 2 = 4,950 back, 19,900 / 2 = 9,950 more; half of the six documents more.
  ['subir a mitad del mes', abril, mayor, '2026-04-16', ['ahora', 4_950, 9_950, 5_000, '2026-05-01', 5]],
  ['subir el primer día', abril, mayor, '2026-04-01', ['ahora', 9_900, 19_900, 10_000, '2026-05-01', 8]],
  // One day: 9,900 / 30 = 330; 19,900 / 30 = 663.33; a fifth of a document is none.
  ['subir el último día', abril, mayor, '2026-04-30', ['ahora', 330, 663, 333, '2026-05-01', 2]],
  ['el día de la renovación', abril, mayor, '2026-05-01', ['ahora', 0, 19_900, 19_900, '2026-06-01', 8]],
  [
    'bajar espera a la renovación',
    abril,
    { ...mayor, precio: 4_900, documentos: 1 },
    '2026-04-16',
    ['alRenovar', 4_950, 2_450, -2_500, '2026-05-01', 1],
  ],
  // 10 of 30 days: 3,300 back, and two thirds of a document: 2 + 24 − 0.67, rounded down.
  ['de mes a año', abril, porAno, '2026-04-21', ['ahora', 3_300, 99_000, 95_700, '2027-04-21', 25]],
  // The two documents that are credited whole were used: they count in the year.
  [
    'de mes a año tras gastar todo el primer día',
    { ...abril, documentos: { incluidas: 2, disponibles: 0 } },
    porAno,
    '2026-04-01',
    ['ahora', 9_900, 99_000, 89_100, '2027-04-01', 22],
  ],
  [
    'de mes a año tras gastar todo, con diez días por correr',
    { ...abril, documentos: { incluidas: 2, disponibles: 0 } },
    porAno,
    '2026-04-21',
    ['ahora', 3_300, 99_000, 95_700, '2027-04-21', 23],
  ],
  // 183 of 365 days: 99,000 × 183 / 365 = 49,635.6.
  [
    'de año a mes espera al fin del año',
    anual,
    { precio: 9_900, periodo: 'mensual', documentos: 2, citas: 0 },
    '2026-07-02',
    ['alRenovar', 49_636, 9_900, -39_736, '2026-08-02', 9],
  ],
  [
    'a un plan sin límite comienza hoy',
    abril,
    { precio: 29_900, periodo: 'mensual', documentos: null, citas: 0 },
    '2026-04-16',
    ['ahora', 4_950, 29_900, 24_950, '2026-05-16', null],
  ],
  [
    'dejar un plan sin límite espera, porque su uso no se mide',
    { ...abril, documentos: { incluidas: null, disponibles: null } },
    mayor,
    '2026-04-16',
    ['alRenovar', 4_950, 9_950, 5_000, '2026-05-01', 8],
  ],
  // 31 January to 28 February are 28 days: 14 are half.
  [
    'en un mes que comenzó el 31 de enero',
    { ...abril, desde: '2026-01-31', hasta: '2026-02-28' },
    mayor,
    '2026-02-14',
    ['ahora', 4_950, 9_950, 5_000, '2026-02-28', 5],
  ],
  // 29 days: 9,900 × 10 / 29 = 3,413.79; 19,900 × 10 / 29 = 6,862.07; 6 × 10 / 29 = 2.07 documents.
  [
    'en febrero de un año bisiesto',
    { ...abril, desde: '2028-02-01', hasta: '2028-03-01' },
    mayor,
    '2028-02-20',
    ['ahora', 3_414, 6_862, 3_448, '2028-03-01', 4],
  ],
  [
    'quien comenzó con un código recibe lo que pagó, no el precio',
    { ...abril, valor: 4_950 },
    mayor,
    '2026-04-01',
    ['ahora', 4_950, 19_900, 14_950, '2026-05-01', 8],
  ],
  // Ten documents used on the first day of a plan that is credited whole: the year would begin with eight fewer than none.
  [
    'quien gastó más de lo que el nuevo plan da, espera',
    { ...abril, documentos: { incluidas: 10, disponibles: 0 } },
    { precio: 30_000, periodo: 'anual', documentos: 2, citas: 0 },
    '2026-04-01',
    ['alRenovar', 9_900, 30_000, 20_100, '2027-04-01', -8],
  ],
];

for (const [nombre, actual, nuevo, hoy, esperado] of aMano)
  test(nombre, () => {
    const { cuando, credito, cargo, diferencia, hasta, documentos } = cotizarCambioDePlan(actual, nuevo, hoy);
    assert.deepEqual([cuando, credito, cargo, diferencia, hasta, documentos], esperado);
  });

test('las citas se cuentan como los documentos: las de los días que quedan, y gastadas de más hacen esperar', () => {
  const con = (disponibles: number): PlanActual => ({ ...abril, citas: { incluidas: 4, disponibles } });
  const mas = { ...mayor, citas: 8 };
  assert.equal(cotizarCambioDePlan(con(4), mas, '2026-04-16').citas, 6);
  assert.equal(cotizarCambioDePlan(con(0), mas, '2026-04-16').cuando, 'ahora');
  const menos = cotizarCambioDePlan(con(0), { ...mayor, citas: 0 }, '2026-04-16');
  assert.deepEqual([menos.cuando, menos.citas], ['alRenovar', -2]);
  const sinLimite = cotizarCambioDePlan(con(1), { ...mayor, citas: null }, '2026-04-16');
  assert.deepEqual([sinLimite.comienzaHoy, sinLimite.citas], [true, null]);
  const medida = { ...abril, citas: { incluidas: null, disponibles: null } };
  assert.equal(cotizarCambioDePlan(medida, mas, '2026-04-16').cuando, 'alRenovar');
});

const dia = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const precio = fc.integer({ min: 1, max: 10_000_000 });
const documentos = fc.nat(60);

test('subir y bajar el mismo día cuesta cero, y nada vale más que lo pagado', () => {
  const caso = fc.record({ desde: dia, pasan: fc.nat(40), a: precio, b: precio, da: documentos, db: documentos });
  fc.assert(
    fc.property(caso, ({ desde, pasan, a, b, da, db }) => {
      const hasta = finDePeriodo(desde, 'mensual', 1);
      const hoy = sumarDias(desde, Math.min(pasan, diasEntre(desde, hasta) - 1));
      const en = (valor: number, docs: number): PlanActual => ({
        valor,
        desde,
        hasta,
        periodo: 'mensual',
        documentos: { incluidas: docs, disponibles: docs },
        citas: { incluidas: 0, disponibles: 0 },
      });
      const sube = cotizarCambioDePlan(en(a, da), { precio: b, periodo: 'mensual', documentos: db, citas: 0 }, hoy);
      const baja = cotizarCambioDePlan(en(b, db), { precio: a, periodo: 'mensual', documentos: da, citas: 0 }, hoy);
      assert.equal(sube.diferencia + baja.diferencia, 0);
      assert.ok(sube.credito >= 0 && sube.credito <= a);
      assert.ok((sube.documentos ?? 0) - da + (baja.documentos ?? 0) - db <= 0);
    }),
  );
});

/** One thing that a customer does: waits so many days, uses some documents, and asks for another plan. */
interface Paso {
  readonly espera: number;
  readonly gasta: number;
  readonly nuevo: { readonly precio: number; readonly periodo: 'mensual' | 'anual'; readonly documentos: number };
}

interface Marcha {
  readonly actual: PlanActual;
  readonly hoy: string;
  /** Centavos paid so far, and worth of the days gone by in earlier plans. */
  readonly pagado: number;
  readonly vivido: number;
  /** Documents used, and those that the days gone by in earlier plans paid for. */
  readonly gastados: number;
  readonly ganados: number;
}

const parte = ({ desde, hasta }: PlanActual, hoy: string) => diasEntre(desde, hoy) / diasEntre(desde, hasta);

function andar(antes: Marcha, { espera, gasta, nuevo }: Paso): Marcha | undefined {
  const { actual } = antes;
  const hoy = sumarDias(antes.hoy, espera);
  if (hoy >= actual.hasta) return undefined;
  const { incluidas, disponibles } = actual.documentos;
  const usa = Math.min(gasta, disponibles ?? 0);
  const tras = { ...actual, documentos: { incluidas, disponibles: (disponibles ?? 0) - usa } };
  const gastados = antes.gastados + usa;
  const cuenta = cotizarCambioDePlan(tras, { ...nuevo, citas: 0 }, hoy);
  if (cuenta.cuando === 'alRenovar') return { ...antes, actual: tras, hoy, gastados };
  const { comienzaHoy, hasta } = cuenta;
  const siguiente: PlanActual = {
    citas: actual.citas,
    documentos: { incluidas: nuevo.documentos, disponibles: cuenta.documentos },
    periodo: nuevo.periodo,
    valor: nuevo.precio,
    desde: comienzaHoy ? hoy : actual.desde,
    hasta,
  };
  // In one period the days gone by are worth the old plan's price, and the new one is counted from its first day.
  const fue = parte(actual, hoy);
  const ajuste = comienzaHoy ? 0 : fue;
  return {
    actual: siguiente,
    hoy,
    pagado: antes.pagado + cuenta.diferencia,
    vivido: antes.vivido + actual.valor * fue - nuevo.precio * ajuste,
    gastados,
    ganados: antes.ganados + (actual.documentos.incluidas ?? 0) * fue - nuevo.documentos * ajuste,
  };
}

test('ningún orden de cambios regala dinero, días ni documentos', () => {
  const periodo = fc.constantFrom('mensual' as const, 'anual' as const);
  const paso = fc.record({ espera: fc.nat(12), gasta: fc.nat(20), nuevo: fc.record({ precio, periodo, documentos }) });
  const caso = fc.record({ ancla: dia, a: precio, docs: documentos, pasos: fc.array(paso, { maxLength: 8 }) });
  fc.assert(
    fc.property(caso, ({ ancla, a, docs, pasos }) => {
      const hasta = finDePeriodo(ancla, 'mensual', 1);
      const suyo = {
        periodo: 'mensual',
        documentos: { incluidas: docs, disponibles: docs },
        citas: { incluidas: 0, disponibles: 0 },
      } as const;
      const actual: PlanActual = { valor: a, desde: ancla, hasta, ...suyo };
      let marcha: Marcha = { actual, hoy: ancla, pagado: a, vivido: 0, gastados: 0, ganados: 0 };
      for (const uno of pasos) {
        const despues = andar(marcha, uno);
        if (!despues) break;
        marcha = despues;
        const { pagado, vivido, gastados, ganados, hoy, actual: tiene } = marcha;
        const resta = valorRestante(tiene, hoy);
        // A centavo for each rounding: the days that were lived are paid, and what is left was paid for.
        assert.ok(resta <= pagado);
        assert.ok(vivido + tiene.valor * parte(tiene, hoy) + resta <= pagado + pasos.length + 1);
        const { incluidas, disponibles } = tiene.documentos;
        assert.ok(gastados + (disponibles ?? 0) <= ganados + (incluidas ?? 0) + 1e-6);
      }
    }),
    { numRuns: 1_000 },
  );
});
