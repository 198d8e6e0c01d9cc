import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hayFiltros, leerFiltros } from './filtros.ts';

const leer = (search: string) => leerFiltros(new URLSearchParams(search));

test('la dirección dice el estado y los días, y lo que no existe no filtra', () => {
  assert.deepEqual(leer('estado=pagada&desde=2026-01-31&hasta=2026-02-28'), {
    estado: 'pagada',
    desde: '2026-01-31',
    hasta: '2026-02-28',
  });
  assert.deepEqual(leer('estado=otra&desde=2026-02-31&hasta=ayer'), {});
  assert.equal(hayFiltros(leer('estado=otra')), false);
  assert.equal(hayFiltros(leer('desde=2026-01-31')), true);
});
