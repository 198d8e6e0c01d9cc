import assert from 'node:assert/strict';
import { test } from 'node:test';
import { estadosGestion, pasosGestion, turnosGestion } from './gestion.ts';

test('mientras la institución tiene una gestión, el reloj no corre', () => {
  const suyos = estadosGestion.filter((estado) => turnosGestion[estado].agente === 'institucion');
  assert.deepEqual(suyos, ['presentada']);
  for (const estado of suyos) assert.equal(turnosGestion[estado].reloj, 'pausa');
});

test('de donde alguien debe actuar se sale, y de donde nadie debe solo salen el reclamo y el cierre', () => {
  for (const estado of estadosGestion) {
    const sale = pasosGestion.filter(({ de }) => de === estado).map(({ accion }) => accion);
    if (turnosGestion[estado].agente !== null) assert.ok(sale.length > 0, estado);
    else assert.deepEqual(sale, estado === 'entregada' ? ['reclamar', 'cerrar'] : [], estado);
  }
});
