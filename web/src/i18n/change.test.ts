import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeIdioma, currentIdioma, keepIdiomaUntil, loadTexts, t } from './i18n.ts';

Object.assign(globalThis, { localStorage: { setItem: () => undefined }, document: { documentElement: {} } });

test('lo que una pantalla pide mientras cambia el idioma se lee en el nuevo', async () => {
  const changed = changeIdioma('tr');
  await Promise.all([loadTexts(['lista']), changed]);
  assert.equal(t('lista.columnas'), 'Sütunlar');
});

test('el idioma no cambia hasta que la página que dibujó el servidor vive', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  keepIdiomaUntil(promise);
  const changed = changeIdioma('en');
  await loadTexts(['comun', 'lista'], 'en');
  // All that could go on by now has done so.
  await new Promise(setImmediate);
  assert.equal(currentIdioma(), 'tr');
  resolve();
  await changed;
  assert.equal(currentIdioma(), 'en');
});
