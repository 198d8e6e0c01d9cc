import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parametros, parametrosDeLey, valoresDeLey, vigentesEn } from './parametros.ts';

const CE1 = 'salarioMinimo.ce1.noAgricola';

test('cada parámetro rige desde su día hasta que otro lo sustituye', () => {
  const noAgricola = (hoy: string) => vigentesEn(hoy).get(CE1)?.valor;
  assert.deepEqual(
    ['2025-12-31', '2026-01-01', '2031-05-05', '1999-01-01'].map(noAgricola),
    [372_305, 400_228, 400_228, 372_305],
  );
});

test('un documento se fecha desde un mes antes de hoy hasta dos después; un acto espera más a su notario', () => {
  const { firmaDesde, firmaHasta, actoHasta } = parametros('2026-11-21');
  assert.deepEqual([firmaDesde, firmaHasta, actoHasta], ['2026-10-22', '2027-01-20', '2027-11-21']);
});

test('la entrevista lee cada parámetro por su nombre, con lo que la oficina escribió desde su día', () => {
  const propio = { clave: CE1, desde: '2027-01-01', valor: 421_000, fuente: 'Acuerdo de prueba' };
  const otro = { clave: CE1, desde: '2026-01-01', valor: 400_300, fuente: 'Corrección' };
  const leidos: Readonly<Record<string, unknown>> = parametros('2027-01-01', [propio, otro]);
  assert.deepEqual(leidos.salarioMinimo, {
    ce1: { noAgricola: 421_000, agricola: 379_120, exportadora: 340_973 },
    ce2: { noAgricola: 381_690, agricola: 362_589, exportadora: 322_110 },
  });
  const valor = (hoy: string) => vigentesEn(hoy, [propio, otro]).get(CE1)?.valor;
  assert.deepEqual([valor('2026-12-31'), valor('2025-12-31')], [400_300, 372_305]);
});

test('cada parámetro trae al menos un valor, con su fuente y dentro de lo que la oficina puede escribir', () => {
  for (const { clave, minimo, maximo } of parametrosDeLey) {
    const traidos = valoresDeLey.filter((one) => one.clave === clave);
    assert.ok(traidos.length > 0, clave);
    for (const { valor, fuente } of traidos) {
      assert.ok(valor >= minimo && valor <= maximo, `${clave} ${valor}`);
      assert.notEqual(fuente, '');
    }
  }
  const claves = new Set(parametrosDeLey.map(({ clave }) => clave));
  assert.deepEqual(
    valoresDeLey.filter(({ clave }) => !claves.has(clave)),
    [],
  );
});
