import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filtrosDe, periodoDeVista } from './filtros.ts';

test('un período que hoy es un atajo se guarda con él y se mueve con el día; otro se queda en sus días', () => {
  const hoy = '2026-11-26';
  const octubre = filtrosDe({ desde: '2026-10-01', hasta: '2026-10-31' }, hoy);
  assert.deepEqual(octubre, { atajo: 'mesPasado' });
  assert.deepEqual(periodoDeVista(octubre, '2027-01-05'), { desde: '2026-12-01', hasta: '2026-12-31' });
  const fijo = filtrosDe({ desde: '2026-10-02', hasta: '' }, hoy);
  assert.deepEqual(fijo, { desde: '2026-10-02' });
  assert.deepEqual(periodoDeVista(fijo, '2027-01-05'), { desde: '2026-10-02', hasta: '' });
  assert.deepEqual(filtrosDe({ desde: '', hasta: '' }, hoy), { atajo: 'todo' });
});
