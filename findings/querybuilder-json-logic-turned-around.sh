#!/bin/sh
# React Query Builder reads «1 is less than age» of JsonLogic as «age is less than 1», and gives one query two opposite truths.
#
# Expected: parseJsonLogic keeps what a rule means, also when the value stands before the variable; a query without a finished rule is true of
# everybody, or of nobody, in every format that formatQuery writes; «between 5 and 1» is what it is in all of them.
# Happens: {"<":[1,{"var":"age"}]} becomes age < 1 and the other comparisons so too. A query whose only rule has no second bound yet is
# (1 = 1) in SQL and false in JsonLogic; of «in» with an empty list SQL is true of all, JsonLogic of none, and read back it is no rule at all.
# «between 5 and 1» holds for 3 in JsonLogic, which puts numbers in order, and for nothing in SQL, which does not.
# Versions: @react-querybuilder/core 8.24.1, json-logic-engine 5.0.7. Date: 2026-11-29.
# Why it matters here: rules of an interview are JsonLogic that people edit by parts (docs/decisions/0089-rules-by-parts.md), and a rule turned
# around asks the wrong person. The product opens in rows only what they say whole (filas.test.ts in
# web/src/catalogo/redacciones/condicion).
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --silent @react-querybuilder/core@8.24.1 json-logic-engine@5.0.7
cat >see.mjs <<'JS'
import assert from 'node:assert/strict';
import { formatQuery } from '@react-querybuilder/core/formatQuery';
import { parseJsonLogic } from '@react-querybuilder/core/parseJsonLogic';
import { LogicEngine } from 'json-logic-engine';
const engine = new LogicEngine();
const one = (operator, value) => ({ combinator: 'and', rules: [{ field: 'age', operator, value }] });
const holds = (query, age) => engine.run(formatQuery(query, 'jsonlogic'), { age });
const read = (rule) => parseJsonLogic({ and: [rule] }).rules.map(({ field, operator, value }) => `${field} ${operator} ${value}`);
const turned = { '<': [1, { var: 'age' }] };
const seen = {
  '1 < age, read': read(turned),
  '18 >= age, read': read({ '>=': [18, { var: 'age' }] }),
  'age 30: as written, and as read back': [engine.run(turned, { age: 30 }), holds(parseJsonLogic({ and: [turned] }), 30)],
  'unfinished range: SQL, JsonLogic': [formatQuery(one('between', [1, '']), 'sql'), formatQuery(one('between', [1, '']), 'jsonlogic')],
  'in nothing: SQL, JsonLogic of 30': [formatQuery(one('in', []), 'sql'), holds(one('in', []), 30)],
  'in nothing, read back': read({ in: [{ var: 'age' }, []] }),
  'between 5 and 1: SQL, JsonLogic of 3': [formatQuery(one('between', [5, 1]), 'sql'), holds(one('between', [5, 1]), 3)],
};
console.log(seen);
assert.deepEqual(seen, {
  '1 < age, read': ['age < 1'],
  '18 >= age, read': ['age >= 18'],
  'age 30: as written, and as read back': [true, false],
  'unfinished range: SQL, JsonLogic': ['(1 = 1)', false],
  'in nothing: SQL, JsonLogic of 30': ['(1 = 1)', false],
  'in nothing, read back': [],
  'between 5 and 1: SQL, JsonLogic of 3': ["(age between '5' and '1')", true],
});
console.log('As it was seen.');
JS
node see.mjs
