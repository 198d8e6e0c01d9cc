import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gt } from '../jurisdiccion/gt/gt.ts';
import { leerPlantilla } from '../plantilla/leer.ts';
import { resolverDocumento } from '../plantilla/resolver.ts';
import { evaluarEntrevista } from './evaluar.ts';
import { leerEntrevista } from './leer.ts';
import { firmantesDe, personasDe } from './personas.ts';

const RAIZ = new URL('../../examples/', import.meta.url);
const json = (path: string): unknown => JSON.parse(readFileSync(new URL(path, RAIZ), 'utf8'));

function leidas(slug: string, caso: string) {
  const entrevista = leerEntrevista(json(`${slug}/entrevista.json`));
  const plantilla = leerPlantilla(json(`${slug}/plantilla.json`), gt);
  assert.ok(entrevista.ok && plantilla.ok);
  const respuestas = json(`${slug}/respuestas/${caso}.json`);
  const estado = evaluarEntrevista(entrevista.entrevista, respuestas, { contexto: { hoy: '2026-11-21' } });
  const personas = personasDe(entrevista.entrevista, estado);
  return {
    personas,
    firmantes: firmantesDe(resolverDocumento(plantilla.plantilla, entrevista.entrevista, estado), personas),
  };
}

test('las personas de una compraventa son quien vende y quien compra, con su DPI, y firman los dos', () => {
  const { personas, firmantes } = leidas('compraventa-vehiculo', 'contado');
  assert.deepEqual(personas, [
    {
      ruta: 'vendedores.0',
      nombre: 'Luis Fernando Morales Ágreda',
      documento: { tipo: 'DPI', numero: '3000000140901' },
    },
    { ruta: 'compradores.0', nombre: 'Ana Lucía Ixcot Pérez', documento: { tipo: 'DPI', numero: '2500004231601' } },
  ]);
  assert.deepEqual(
    [...firmantes],
    [
      ['vendedores.0', 'firma'],
      ['compradores.0', 'firma'],
    ],
  );
});

test('quien solo se nombra no firma, y quien firma a ruego de otra se distingue', () => {
  const viaje = leidas('autorizacion-viaje-menor', 'con-tercero-y-dos-autorizantes');
  assert.ok(viaje.personas.some(({ ruta }) => ruta === 'acompanantes.0'));
  assert.deepEqual([...viaje.firmantes.keys()], ['autorizante', 'autorizante2']);
  const huella = leidas('declaracion-jurada', 'otros-hechos-y-huella');
  assert.deepEqual(Object.fromEntries(huella.firmantes), { requirente: 'huella', testigo: 'aRuego' });
});

test('sin respuestas no hay personas', () => {
  const entrevista = leerEntrevista(json('pagare/entrevista.json'));
  assert.ok(entrevista.ok);
  const estado = evaluarEntrevista(entrevista.entrevista, {}, { contexto: { hoy: '2026-11-21' } });
  assert.deepEqual(personasDe(entrevista.entrevista, estado), []);
});
