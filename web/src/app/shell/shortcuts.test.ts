import assert from 'node:assert/strict';
import { test } from 'node:test';
import { menuFor } from '../menu.ts';
import { starred, toggled } from './shortcuts.ts';

test('un atajo se agrega al final y se quita de donde estaba', () => {
  assert.equal(toggled('', 'citas'), 'citas');
  assert.equal(toggled('citas,usuarios', 'gestores'), 'citas,usuarios,gestores');
  assert.equal(toggled('citas,usuarios,gestores', 'usuarios'), 'citas,gestores');
});

test('los atajos salen en el orden en que se marcaron; los desconocidos o ajenos no salen', () => {
  const visibles = menuFor('notario').flatMap(({ entries }) =>
    entries.map((entry) => ({ entry, title: '', group: '' })),
  );
  const ids = starred(visibles, ['citas', 'usuarios', 'nada', 'pagina-inicio']).map(({ entry }) => entry.id);
  assert.deepEqual(ids, ['citas', 'pagina-inicio']);
});
