import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { createTestDatabase } from '../../testing/database.ts';
import { createUsuario } from '../../testing/factories.ts';
import { fixed } from './fixed.ts';

const { pools, drop } = await createTestDatabase();
const { db } = pools;
after(drop);

test('una sentencia fija se construye una vez y cada vez recibe sus valores', async () => {
  let built = 0;
  const find = fixed((one, { idUsuario, activo }: { idUsuario: string; activo: boolean }) => {
    built += 1;
    return one
      .selectFrom('usuarios')
      .select(['idUsuario', 'nombreCompleto', sql<number>`7::int`.as('siete')])
      .where('activo', '=', activo)
      .where('idUsuario', '=', idUsuario)
      .where('idRol', '>', 0);
  });
  const [ana, eva] = [
    await createUsuario(db, { nombreCompleto: 'Ana' }),
    await createUsuario(db, { nombreCompleto: 'Eva' }),
  ];
  for (const { idUsuario, nombreCompleto } of [ana, eva, ana])
    assert.deepEqual(await find.rows(db, { idUsuario, activo: true }), [{ idUsuario, nombreCompleto, siete: 7 }]);
  assert.deepEqual(await find.rows(db, { idUsuario: ana.idUsuario, activo: false }), []);
  assert.equal(built, 1);
});

test('lo que no tiene valor deja su columna como estaba', async () => {
  interface Cambio {
    readonly idUsuario: string;
    readonly nombreCompleto?: string | undefined;
    readonly activo?: boolean | undefined;
  }
  const change = fixed((one, { idUsuario, ...values }: Cambio) =>
    one.updateTable('usuarios').set(values).where('idUsuario', '=', idUsuario),
  );
  const { idUsuario } = await createUsuario(db, { nombreCompleto: 'Ana' });
  await change.later(db, { idUsuario, nombreCompleto: undefined, activo: false });
  await change.later(db, { idUsuario, nombreCompleto: 'Eva', activo: undefined });
  const read = db.selectFrom('usuarios').select(['nombreCompleto', 'activo']).where('idUsuario', '=', idUsuario);
  assert.deepEqual(await read.executeTakeFirst(), { nombreCompleto: 'Eva', activo: false });
});
