import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const SRC = new URL('../', import.meta.url);

/** Modules by the name of the component that each exports; names all in capitals are constants. */
function exportedComponents(): Map<string, string[]> {
  const modules = new Map<string, string[]>();
  for (const file of globSync('**/*.tsx', { cwd: SRC }))
    for (const [, name = ''] of readFileSync(new URL(file, SRC), 'utf8').matchAll(
      /^export (?:default )?(?:async )?(?:function|const) ([A-Z]\w*[a-z]\w*)/gm,
    ))
      modules.set(name, [...(modules.get(name) ?? []), file]);
  return modules;
}

test('dos componentes que se exportan nunca tienen el mismo nombre', () => {
  const components = exportedComponents();
  assert.ok(components.size > 300, 'los componentes no se encontraron');
  assert.deepEqual(
    [...components].filter(([, files]) => files.length > 1),
    [],
  );
});
