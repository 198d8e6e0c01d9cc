import assert from 'node:assert/strict';
import { test } from 'node:test';
import { menuFor } from '../menu.ts';
import { starred, toggled } from './shortcuts.ts';

test('a shortcut is added at the end, and removed where it was', () => {
  assert.equal(toggled('', 'citas'), 'citas');
  assert.equal(toggled('citas,usuarios', 'gestores'), 'citas,usuarios,gestores');
  assert.equal(toggled('citas,usuarios,gestores', 'usuarios'), 'citas,gestores');
});

test('what is starred comes in its own order; what is unknown, or not hers, does not come', () => {
  const visibles = menuFor('notario').flatMap(({ entries }) =>
    entries.map((entry) => ({ entry, title: '', group: '' })),
  );
  const ids = starred(visibles, ['citas', 'usuarios', 'nada', 'pagina-inicio']).map(({ entry }) => entry.id);
  assert.deepEqual(ids, ['citas', 'pagina-inicio']);
});
