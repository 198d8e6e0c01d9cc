import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeIdioma, loadTexts, t } from './i18n.ts';

Object.assign(globalThis, { localStorage: { setItem: () => undefined }, document: { documentElement: {} } });

test('what a screen asks for while the language changes is read in the new one', async () => {
  const changed = changeIdioma('tr');
  await Promise.all([loadTexts(['lista']), changed]);
  assert.equal(t('lista.columnas'), 'Sütunlar');
});
