import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeIdioma, loadTexts, t } from './i18n.ts';

Object.assign(globalThis, { localStorage: { setItem: () => undefined }, document: { documentElement: {} } });

test('lo que una pantalla pide mientras cambia el idioma se lee en el nuevo', async () => {
  const changed = changeIdioma('tr');
  await Promise.all([loadTexts(['lista']), changed]);
  assert.equal(t('lista.columnas'), 'Sütunlar');
});
