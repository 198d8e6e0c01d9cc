import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DAY } from '@fedatario/contract/base';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { upsertCertificado } from './queries.ts';
import { avisarDeLaPlataforma, avisarVencimientos } from './vencimientos.ts';

const { database, close } = await startTestApp();
const { db } = database.pools;
const HASTA = new Date('2026-12-31T12:00:00Z');
let elena: CreatedUsuario;
let marta: CreatedUsuario;
before(async () => {
  elena = await createUsuario(db, { rol: 'admin', nombreCompleto: 'Elena Paz' });
  marta = await createUsuario(db, { rol: 'notario', nombreCompleto: 'Marta Solís' });
  const { idUsuario: idNotario } = marta;
  const row = {
    idNotario,
    origen: 'propio',
    titular: 'Marta Solís',
    emisor: 'Una autoridad',
    sha256: Buffer.alloc(32),
  } as const;
  await upsertCertificado(
    db,
    { ...row, desde: new Date('2026-01-01T12:00:00Z'), hasta: HASTA, puestoEn: new Date('2026-01-01T12:00:00Z') },
    { par: { certificado: '', clave: '' }, cadena: [] },
  );
});
after(close);

const avisos = async ({ idUsuario }: CreatedUsuario) =>
  (
    await db
      .selectFrom('notificaciones')
      .select('titulo')
      .where('idUsuario', '=', idUsuario)
      .where('tipo', '=', 'certificadoPorVencer')
      .orderBy('idNotificacion')
      .execute()
  ).map(({ titulo }) => titulo);
/** The titles that each has once the job ran with so many days left. */
async function conDias(dias: number): Promise<number[]> {
  const now = new Date(HASTA.getTime() - dias * DAY);
  await avisarVencimientos(db, now);
  await avisarVencimientos(db, now);
  return [(await avisos(marta)).length, (await avisos(elena)).length];
}

test('avisa a su notaria y a la administración 30, 14 y 3 días antes, una vez cada uno', async () => {
  assert.deepEqual(await conDias(31), [0, 0]);
  assert.deepEqual(await conDias(30), [1, 1]);
  assert.deepEqual(await conDias(15), [1, 1]);
  assert.deepEqual(await conDias(14), [2, 2]);
  assert.deepEqual(await conDias(2), [3, 3]);
  assert.deepEqual(await conDias(0), [3, 3]);
  assert.match((await avisos(marta))[0] ?? '', /certificado de Marta Solís vence el 31\/12\/2026/);
});

test('del certificado de la plataforma avisa a la administración, y a nadie más', async () => {
  await avisarDeLaPlataforma(db, HASTA, new Date(HASTA.getTime() - 40 * DAY));
  assert.equal((await avisos(elena)).length, 3);
  await avisarDeLaPlataforma(db, HASTA, new Date(HASTA.getTime() - 10 * DAY));
  await avisarDeLaPlataforma(db, HASTA, new Date(HASTA.getTime() - 9 * DAY));
  assert.deepEqual([(await avisos(marta)).length, (await avisos(elena)).length], [3, 4]);
});
