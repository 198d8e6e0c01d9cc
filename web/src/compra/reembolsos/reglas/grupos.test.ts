import assert from 'node:assert/strict';
import { test } from 'node:test';
import { etapas, porcentajesPorEtapa } from '@fedatario/contract/compra';
import { grupos, reglasDe } from './grupos.ts';

test('la página dice cada etapa una vez, con el porcentaje que se aplica', () => {
  const dichas = grupos.flatMap((grupo) => reglasDe(grupo));
  assert.deepEqual(dichas.map(({ etapa }) => etapa).sort(), etapas.filter((etapa) => etapa !== 'cancelado').sort());
  for (const { etapa, porcentaje } of dichas) assert.equal(porcentaje, porcentajesPorEtapa[etapa], etapa);
});

test('en el orden del trabajo, lo que se devuelve no vuelve a subir', () => {
  const trabajo = reglasDe('trabajo').map(({ porcentaje }) => porcentaje);
  assert.deepEqual(
    trabajo,
    trabajo.toSorted((a, b) => b - a),
  );
});
