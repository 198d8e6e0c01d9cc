import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartAnimationMs } from './motion.ts';

const page = (animaciones: string, reduced: boolean) =>
  Object.assign(globalThis, {
    document: { documentElement: { dataset: { animaciones } } },
    matchMedia: () => ({ matches: reduced }),
  });

test('una gráfica tarda un segundo, y nada si las animaciones están apagadas o el dispositivo pide quietud', () => {
  page('si', false);
  assert.equal(chartAnimationMs(), 1000);
  page('no', false);
  assert.equal(chartAnimationMs(), 0);
  page('si', true);
  assert.equal(chartAnimationMs(), 0);
});
