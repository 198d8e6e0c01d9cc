import assert from 'node:assert/strict';
import { test } from 'node:test';
import { physicalIn } from './physical-css.mjs';

test('a side that would not turn round is found', () => {
  for (const declaration of [
    'margin-left: 4px',
    'scroll-padding-right: 4px',
    'border-left-color: red',
    'border-top-left-radius: 4px',
    'right: 0',
    'text-align: left',
    'float: right',
    'padding: 0 4px 0 calc(2px + (1px * 2))',
    'inset: 0 auto 0 0',
  ]) {
    assert.deepEqual(physicalIn(`.a { color: red; ${declaration}; }`), [declaration]);
  }
});

test('what turns round, or has no side, is left alone', () => {
  for (const declaration of [
    'margin-inline-start: 4px',
    'inset-inline: 0',
    'text-align: start',
    'padding: 0 4px 8px 4px',
    'margin: 12px calc(1px + 2px) 0 calc(1px + 2px)',
    'transform-origin: left',
    '/* left: 0 */ color: red',
  ]) {
    assert.deepEqual(physicalIn(`.a { ${declaration}; }`), []);
  }
});
