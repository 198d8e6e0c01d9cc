import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';

/** The version whose private fields `message.ts` was written against (`parsedStatements`, `submittedNamedStatements`). */
const TRIED = '8.23.1';

test('el cable se probó con esta versión de pg: con otra, lea db/wire/README.md antes de cambiar el número', () => {
  const { version } = createRequire(import.meta.url)('pg/package.json') as { version: string };
  assert.equal(version, TRIED);
});
