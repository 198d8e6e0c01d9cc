import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atajosDePeriodo, periodoDe } from '@fedatario/contract/control';
import fc from 'fast-check';
import { comparaciones, periodoComparado, queryOf } from './periodo.ts';

test('los meses y los años empiezan y terminan en su día, también en enero y en febrero', () => {
  assert.deepEqual(periodoDe('esteMes', '2028-02-10'), { desde: '2028-02-01', hasta: '2028-02-29' });
  assert.deepEqual(periodoDe('mesPasado', '2027-01-31'), { desde: '2026-12-01', hasta: '2026-12-31' });
  assert.deepEqual(periodoDe('esteAnio', '2026-07-01'), { desde: '2026-01-01', hasta: '2026-12-31' });
  assert.deepEqual(periodoDe('anioPasado', '2026-07-01'), { desde: '2025-01-01', hasta: '2025-12-31' });
  assert.deepEqual(periodoDe('ayer', '2027-01-01'), { desde: '2026-12-31', hasta: '2026-12-31' });
  // 2026-11-26 is a Thursday, 2026-11-23 a Monday and 2026-11-22 a Sunday.
  assert.deepEqual(periodoDe('semanaPasada', '2026-11-26'), { desde: '2026-11-16', hasta: '2026-11-22' });
  assert.deepEqual(periodoDe('semanaPasada', '2026-11-23'), { desde: '2026-11-16', hasta: '2026-11-22' });
  assert.deepEqual(periodoDe('semanaPasada', '2026-11-22'), { desde: '2026-11-09', hasta: '2026-11-15' });
  assert.deepEqual(queryOf(periodoDe('todo', '2026-07-01')), {});
});

test('el mes pasado termina la víspera de este, cualquier día', () => {
  const dias = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(dias, (date) => {
      const dia = date.toISOString().slice(0, 10);
      const [este, pasado] = [periodoDe('esteMes', dia), periodoDe('mesPasado', dia)];
      assert.equal(Date.parse(este.desde) - Date.parse(pasado.hasta), 86_400_000);
      assert.ok(este.desde <= dia && dia <= este.hasta);
      for (const atajo of atajosDePeriodo) assert.ok(periodoDe(atajo, dia).desde <= periodoDe(atajo, dia).hasta);
    }),
  );
});

test('se compara con el período anterior del mismo largo, o con los mismos días del año pasado', () => {
  const antes = (desde: string, hasta: string, hoy = '2030-01-01') =>
    comparaciones.map((comparacion) => periodoComparado({ desde, hasta }, comparacion, hoy));
  assert.deepEqual(antes('2026-11-01', '2026-11-30'), [
    { desde: '2026-10-01', hasta: '2026-10-31' },
    { desde: '2025-11-01', hasta: '2025-11-30' },
  ]);
  assert.deepEqual(antes('2026-01-01', '2026-12-31')[0], { desde: '2025-01-01', hasta: '2025-12-31' });
  assert.deepEqual(antes('2026-11-10', '2026-11-16')[0], { desde: '2026-11-03', hasta: '2026-11-09' });
  assert.deepEqual(antes('2028-02-01', '2028-02-29')[1], { desde: '2027-02-01', hasta: '2027-02-28' });
  assert.deepEqual(antes('2027-02-01', '2027-02-28')[1], { desde: '2026-02-01', hasta: '2026-02-28' });
  assert.deepEqual(antes('', '2027-02-28'), [undefined, undefined]);
});

test('de un período que no ha terminado se comparan solo los días que ya pasaron', () => {
  const noviembre = { desde: '2026-11-01', hasta: '2026-11-30' };
  assert.deepEqual(periodoComparado(noviembre, 'anterior', '2026-11-26'), { desde: '2026-10-01', hasta: '2026-10-26' });
  assert.deepEqual(periodoComparado(noviembre, 'anioPasado', '2026-11-26'), {
    desde: '2025-11-01',
    hasta: '2025-11-26',
  });
  assert.equal(periodoComparado(noviembre, 'anterior', '2026-10-31'), undefined);
});
