import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ObservacionDeRespuesta, TrabajoDeMinuta, VersionDeMinuta } from '@fedatario/contract/tramite';
import { cambiadasDesde, corregidaDe } from './corregida.ts';

const version = (n: number, origen: VersionDeMinuta['origen']): VersionDeMinuta => ({
  version: n,
  origen,
  sha256: '',
  autor: null,
  enviadaEn: null,
  aprobadaEn: null,
  creadaEn: `2026-01-${10 + n}T15:00:00.000Z`,
});
const sobre = (base: number): TrabajoDeMinuta => ({ revision: 3, base, contenido: {}, actualizadoEn: '' });
/** Newest first, as the server returns them. */
const versiones = [version(3, 'respuestas'), version(2, 'notario'), version(1, 'respuestas')];

test('lo corregido después de la versión que se edita se nombra, junto a lo que las respuestas decían antes', () => {
  assert.deepEqual(corregidaDe({ versiones, trabajo: sobre(2) }), {
    version: 3,
    antes: 1,
    desde: '2026-01-13T15:00:00.000Z',
  });
  const otraRonda = [version(4, 'respuestas'), ...versiones];
  assert.deepEqual(corregidaDe({ versiones: otraRonda, trabajo: sobre(2) }), {
    version: 4,
    antes: 1,
    desde: '2026-01-13T15:00:00.000Z',
  });
});

test('nada se dice de una hoja que ya viene de lo corregido, o de la que se guardó otra versión después', () => {
  assert.equal(corregidaDe({ versiones, trabajo: sobre(3) }), undefined);
  const guardada = [version(4, 'notario'), ...versiones];
  assert.equal(corregidaDe({ versiones: guardada, trabajo: sobre(4) }), undefined);
  assert.equal(corregidaDe({ versiones: [version(1, 'respuestas')], trabajo: sobre(1) }), undefined);
  assert.equal(corregidaDe({ versiones, trabajo: null }), undefined);
});

test('de las respuestas se dicen las que cambiaron desde entonces', () => {
  const una = (cambiada: boolean, contestadaEn: string | null) =>
    ({ cambiada, contestadaEn }) as ObservacionDeRespuesta;
  const [antes, igual, nueva] = [
    una(true, '2026-01-12T15:00:00.000Z'),
    una(false, null),
    una(true, '2026-01-13T15:00:00.000Z'),
  ];
  assert.deepEqual(cambiadasDesde([antes, igual, nueva], '2026-01-13T15:00:00.000Z'), [nueva]);
});
