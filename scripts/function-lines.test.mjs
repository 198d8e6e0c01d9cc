import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LIMITS, longIn } from './function-lines.mjs';

const lines = (count, line = 'use(a);') => Array.from({ length: count }, () => `  ${line}`).join('\n');
const named = (count) => `import { use } from './use.ts';\n\nexport function larga(a) {\n${lines(count)}\n}\n`;

test('a function that is one line too long is found, with its line', () => {
  assert.deepEqual(longIn(named(LIMITS.function), 'a.ts'), []);
  assert.deepEqual(longIn(named(41), 'a.ts'), [{ line: 3, lines: 41, limit: 40 }]);
});

test('arrows, methods and functions after letters of more than one byte are measured too', () => {
  for (const text of [
    `const a = '«ñandú»';\nconst b = () => {\n${lines(41)}\n};`,
    `const a = '«ñandú»';\nclass B {\n  b() {\n${lines(41)}\n  }\n}`,
    `const a = '«ñandú»';\nconst b = {\n  b() {\n${lines(41)}\n  },\n};`,
    `const a = '«ñandú»';\nconst b = () => [\n${lines(39, 'a,')}\n];`,
  ])
    assert.deepEqual(
      longIn(text, 'a.ts').map(({ lines: found }) => found),
      [41],
    );
});

test('blank lines and comments do not count, and a component and a test may be longer', () => {
  assert.deepEqual(longIn(`function a() {\n${lines(30)}\n${lines(30, '\n  // Says why.')}\n}`, 'a.ts'), []);
  const markup = (count) => `function A() {\n${lines(count - 1)}\n  return <p />;\n}`;
  assert.deepEqual(longIn(markup(LIMITS.component), 'a.tsx'), []);
  assert.equal(longIn(markup(LIMITS.component + 1), 'a.tsx')[0]?.limit, LIMITS.component);
  const tested = (count) => `describe('a', () => {\n  test('b', () => {\n${lines(count)}\n  });\n});`;
  assert.deepEqual(longIn(tested(LIMITS.test), 'a.test.ts'), []);
  assert.deepEqual(longIn(tested(LIMITS.test + 1), 'a.test.ts'), [{ line: 2, lines: 61, limit: 60 }]);
});
