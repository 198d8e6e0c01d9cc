import assert from 'node:assert/strict';
import { test } from 'node:test';
import { looseScrollersIn } from './scrollers.mjs';

test('a scroller that is not the containing block of what it holds is found', () => {
  for (const overflow of [
    'overflow: auto',
    'overflow: hidden auto',
    'overflow-y: scroll',
    'overflow-x: var(--corre, auto)',
    'position: static; overflow: auto',
  ]) {
    assert.equal(looseScrollersIn(`.a { color: red; ${overflow}; }`).length, 1, overflow);
  }
  assert.deepEqual(looseScrollersIn('@media (max-width: 768px) { .list > li,\n.b { overflow-y: auto } }'), [
    '.list > li, .b se desplaza y le falta position',
  ]);
});

test('a positioned scroller, and what only cuts its content, are left alone', () => {
  for (const declarations of [
    'position: relative; overflow-y: auto',
    'overflow: auto; position: sticky',
    'overflow: hidden',
    'overflow-x: clip',
    'scroll-behavior: auto',
    '/* overflow: auto */ color: red',
  ]) {
    assert.deepEqual(looseScrollersIn(`.a { ${declarations}; }`), [], declarations);
  }
});
