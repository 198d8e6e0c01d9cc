import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { estadosAcordablesDeCita, estadosCita, estadosVivosDeCita } from '@fedatario/contract/solicitud';
import { sql } from 'kysely';
import { createTestDatabase } from '../../testing/database.ts';

const { pools, drop } = await createTestDatabase();
after(drop);

const wordsOf = (definition: string) => [...definition.matchAll(/'(\w+)'::text/g)].map(([, word]) => word ?? '');

test('la base de datos conoce los mismos estados de una cita, y los mismos vivos', async () => {
  const { rows } = await sql<{ nombre: string; definicion: string }>`
    select conname as nombre, pg_get_constraintdef(oid) as definicion from pg_constraint where conrelid = 'citas'::regclass
    union all select indexrelid::regclass::text, pg_get_indexdef(indexrelid) from pg_index where indrelid = 'citas'::regclass`.execute(
    pools.db,
  );
  const palabras = (es: (nombre: string, definicion: string) => boolean) =>
    rows.filter(({ nombre, definicion }) => es(nombre, definicion)).map(({ definicion }) => wordsOf(definicion));
  assert.deepEqual(
    palabras((nombre) => nombre === 'citas_estado_check'),
    [[...estadosCita]],
  );
  assert.deepEqual(
    palabras((nombre) => nombre === 'citas_una_por_solicitud'),
    [[...estadosVivosDeCita]],
  );
  assert.deepEqual(
    palabras((_, definicion) => definicion.includes('propuesta_inicio IS NULL') && definicion.includes('estado')),
    [[...estadosAcordablesDeCita]],
  );
});
