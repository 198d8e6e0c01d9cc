import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { leerPlantilla } from '@fedatario/document-engine';
import type { PlantillaEscrita } from '../texto/texto.ts';
import { claseDe, conNodos, conNombreDeParcial, conParcialNuevo, nodosDe, parcialesDe, sinParcial } from './partes.ts';

const examples = new URL('../../../../../document-engine/examples/', import.meta.url);
const acta = JSON.parse(
  readFileSync(new URL('nombramiento-representante/plantilla.json', examples), 'utf8'),
) as PlantillaEscrita;
const legible = (plantilla: PlantillaEscrita) =>
  assert.ok(leerPlantilla(plantilla).ok, JSON.stringify(leerPlantilla(plantilla)));

test('un texto compartido se escribe, se nombra en todas partes y se quita sin dejar rastro', () => {
  const { plantilla, nombre } = conParcialNuevo(acta, 'texto');
  legible(plantilla);
  const parte = `parcial:${nombre}` as const;
  assert.equal(claseDe(parte, plantilla), 'texto');
  assert.equal(claseDe(parte, conParcialNuevo(acta, 'bloques').plantilla), 'bloques');
  const escrita = conNodos(plantilla, parte, [{ type: 'text', text: 'lo que sea' }]);
  assert.deepEqual(nodosDe(escrita, parte), [{ type: 'text', text: 'lo que sea' }]);
  assert.equal(JSON.stringify(sinParcial(escrita, nombre)), JSON.stringify(acta));
  const [suyo = ''] = Object.keys(parcialesDe(acta));
  const otra = conNombreDeParcial(acta, suyo, 'otroNombre');
  legible(otra);
  assert.doesNotMatch(JSON.stringify(otra), new RegExp(`"nombre":"${suyo}"`));
  assert.deepEqual(conNombreDeParcial(otra, 'otroNombre', suyo), acta);
});

test('quitar el texto compartido que se usa deja una plantilla que el motor no lee, y lo dice', () => {
  const [suyo = ''] = Object.keys(parcialesDe(acta));
  const leida = leerPlantilla(sinParcial(acta, suyo));
  assert.ok(!leida.ok);
  assert.match(leida.problemas.join(' '), new RegExp(`«${suyo}» no existe`));
});
