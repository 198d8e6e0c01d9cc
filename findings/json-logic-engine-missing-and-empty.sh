#!/bin/sh
# json-logic-engine 5.0.7 (npm), seen 2026-11-28 with Node 24.21.0.
#
# Expected: a sum of which an operand is missing has no value (SQL's null), or at least one documented as zero for every operator; and an
# empty object has one truth everywhere, that of JavaScript or that of the engine.
# Seen: `+`, `-`, `*` and `/` count a missing operand as 0, while `max` and `min` throw; `reduce` over a missing list gives its initial value,
# while `length` of one throws. An empty object is false for `!`, `!!`, `if`, `and` and `or`, and the value that `var` gives of it is the object,
# true for whoever asks JavaScript. `in` finds a missing value in a text that says «null».
#
# Here: a rule «rent plus maintenance below 1,000» held before anything was answered, and a group without answers was answered and not answered
# at once. document-engine/src/logica/operadores.ts gives operators of its own for both.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-audit --no-fund --prefix . json-logic-engine@5.0.7 >/dev/null
cat >seen.mjs <<'JS'
import assert from 'node:assert/strict';
import { LogicEngine } from 'json-logic-engine';

const engine = new LogicEngine();
const value = (rule, data = {}) => {
  try {
    return engine.run(rule, data);
  } catch {
    return 'throws';
  }
};
const v = (name) => ({ var: name });
const seen = {
  'missing + missing': value({ '+': [v('a'), v('b')] }),
  '5 + missing': value({ '+': [5, v('b')] }),
  'missing * 12': value({ '*': [v('a'), 12] }),
  'missing + missing < 10': value({ '<': [{ '+': [v('a'), v('b')] }, 10] }),
  'max(missing, 1)': value({ max: [v('a'), 1] }),
  'sum of a missing list': value({ reduce: [v('list'), { '+': [v('accumulator'), v('current')] }, 0] }),
  'length of a missing list': value({ length: [v('list')] }),
  '!{}': value({ '!': [v('group')] }, { group: {} }),
  'if {}': value({ if: [v('group'), 'yes', 'no'] }, { group: {} }),
  'Boolean(var {})': Boolean(value(v('group'), { group: {} })),
  'missing in "null"': value({ in: [v('a'), 'null'] }),
};
console.table(seen);
assert.deepEqual(seen, {
  'missing + missing': 0,
  '5 + missing': 5,
  'missing * 12': 0,
  'missing + missing < 10': true,
  'max(missing, 1)': 'throws',
  'sum of a missing list': 0,
  'length of a missing list': 'throws',
  '!{}': true,
  'if {}': 'no',
  'Boolean(var {})': true,
  'missing in "null"': true,
});
console.log('As it was seen.');
JS
node seen.mjs
