import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maquinaDeGestion } from './gestion.ts';
import { estadosGestion, hechosDeGestion } from './hechos-de-gestion.ts';

test('mientras la institución tiene una gestión, el reloj no corre', () => {
  const suyos = estadosGestion.filter((estado) => hechosDeGestion[estado].agente === 'institucion');
  assert.deepEqual(suyos, ['presentada']);
  for (const estado of suyos) assert.equal(hechosDeGestion[estado].reloj, 'pausa');
});

test('de donde alguien debe actuar se sale, y de donde nadie debe solo salen el reclamo y el cierre', () => {
  for (const estado of estadosGestion) {
    const sale = maquinaDeGestion.pasos.filter(({ de }) => de === estado).map(({ accion }) => accion);
    if (hechosDeGestion[estado].agente !== null) assert.ok(sale.length > 0, estado);
    else assert.deepEqual(sale, estado === 'entregada' ? ['reclamar', 'cerrar'] : [], estado);
  }
});
