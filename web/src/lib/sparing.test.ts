import assert from 'node:assert/strict';
import { beforeEach, mock, test } from 'node:test';
import { sparing } from './sparing.ts';

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 1_000_000 });
});

test('una ráfaga de cien cambios se pregunta dos veces, no cien', () => {
  const work = mock.fn();
  const { ask } = sparing(work);
  for (let i = 0; i < 50; i += 1) ask();
  mock.timers.tick(200);
  assert.equal(work.mock.callCount(), 1);
  for (let i = 0; i < 50; i += 1) ask();
  mock.timers.tick(1_000);
  assert.equal(work.mock.callCount(), 1);
  mock.timers.tick(1_000);
  assert.equal(work.mock.callCount(), 2);
  mock.timers.tick(60_000);
  assert.equal(work.mock.callCount(), 2);
});

test('un cambio solo se pregunta enseguida, y lo que ya no importa no se pregunta', () => {
  const work = mock.fn();
  const { ask, stop } = sparing(work);
  ask();
  mock.timers.tick(200);
  assert.equal(work.mock.callCount(), 1);
  mock.timers.tick(10_000);
  ask();
  mock.timers.tick(200);
  assert.equal(work.mock.callCount(), 2);
  ask();
  stop();
  mock.timers.tick(10_000);
  assert.equal(work.mock.callCount(), 2);
});
