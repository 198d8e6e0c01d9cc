import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bareIn } from './css-tokens.mjs';

test('a width that is not one of the four is found, in a style sheet and in a script', () => {
  for (const query of [
    '@media (max-width: 600px)',
    '@media (min-width: 520px)',
    '@media (max-width: 521px)',
    '@media (width <= 520px)',
    '@media (max-width: 40em)',
    '@media screen and (min-width: 521px) and (max-width: 900px)',
    '@container (max-width: 300px)',
  ]) {
    assert.deepEqual(bareIn(`${query} { .a { color: red; } }`), [query]);
  }
  assert.deepEqual(bareIn("const SMALL = '(max-width: 900px)';"), ["'(max-width: 900px)'"]);
});

test('a size of type or a gap that is written in pixels is found', () => {
  for (const declaration of [
    'font-size: 15px',
    'font: 600 22px / 1.3 var(--letra-titulo)',
    'font-size: 1.1rem',
    'gap: 12px',
    'padding: 0 var(--espacio-4) 10px',
    'margin-inline-start: 1rem',
  ]) {
    assert.deepEqual(bareIn(`.a { ${declaration}; color: red; }`), [declaration]);
  }
});

test('the four widths, the tokens, a hairline and the correction of one place are let be', () => {
  for (const rule of [
    '@media (max-width: 1023px) { .a { color: red; } }',
    '@media (min-width: 769px) and (max-width: 1023px) { .a { color: red; } }',
    '@media (max-height: 560px) { .a { color: red; } }',
    '@media (prefers-reduced-motion: reduce) { .a { color: red; } }',
    '.a { font: 600 var(--cuerpo-4) / 1.3 var(--letra-titulo); }',
    '.a { font-size: 0.82em; padding: 1px var(--espacio-2); margin: -9px 0 0; }',
    '.a { padding-inline: calc(24px + var(--espacio-3)) var(--fundido, 36px); }',
    '/* gap: 12px */ .a { max-width: 600px; scroll-margin-top: 96px; }',
  ]) {
    assert.deepEqual(bareIn(rule), []);
  }
});
