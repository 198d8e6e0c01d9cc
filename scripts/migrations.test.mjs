import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { narrowingIn } from './migrations.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'fedatario-migraciones-'));
after(() => rmSync(scratch, { recursive: true, force: true }));

function faultsOf(sql) {
  const file = join(scratch, 'una.sql');
  writeFileSync(file, sql);
  return narrowingIn([file]).map((fault) => /\(([a-z-]+)\)$/.exec(fault)?.[1]);
}

const narrows = {
  'quita una columna': ['alter table citas drop column sala;', 'ban-drop-column'],
  'quita una tabla': ['drop table citas;', 'ban-drop-table'],
  'cambia un nombre': ['alter table citas rename column sala to lugar;', 'renaming-column'],
  'cambia el nombre de una tabla': ['alter table citas rename to reuniones;', 'renaming-table'],
  'cambia un tipo': ['alter table citas alter column sala type integer using sala::integer;', 'changing-column-type'],
  'exige lo que el código de antes no escribe': [
    'alter table citas alter column sala set not null;',
    'adding-not-nullable-field',
  ],
  'añade una columna que el código de antes no llena': [
    'alter table citas add column piso text not null;',
    'adding-required-field',
  ],
};

for (const [what, [sql, rule]] of Object.entries(narrows)) {
  test(`una migración que ${what} se niega`, () => assert.deepEqual(faultsOf(sql), [rule]));
}

test('una que solo añade pasa, y también la que dice por qué puede quitar', () => {
  assert.deepEqual(faultsOf("alter table citas add column piso text not null default '';"), []);
  assert.deepEqual(faultsOf('create table pisos (id_piso uuid primary key, nombre text not null);'), []);
  const explained = '-- Contract: no code reads it since 0.3.0.\n-- squawk-ignore ban-drop-column\n';
  assert.deepEqual(faultsOf(`${explained}alter table citas drop column sala;`), []);
});

test('lo que no es SQL se dice', () => assert.equal(faultsOf('alter tabel citas;').length > 0, true));
