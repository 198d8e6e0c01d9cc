import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { api } from '@fedatario/contract';
import type { AccionReembolso } from '@fedatario/contract/compra';
import { sql } from 'kysely';
import { inTransaction } from '../../db/transaction.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createPagada } from '../pagos/testing/compras.ts';
import { avisarPaso, avisarSiEspera } from './avisos.ts';

const { as, clock, database, close } = await startTestApp({});
const { db } = database.pools;
after(close);
const eva = await createUsuario(db, { rol: 'admin', nombreCompleto: 'Eva Morales' });
beforeEach(() => db.deleteFrom('notificaciones').execute());

const tell = (accion: AccionReembolso, idReembolso: string) =>
  inTransaction(db, (tx) => avisarPaso(tx, accion, idReembolso, clock.now));
const remind = (idReembolso: string) => inTransaction(db, (tx) => avisarSiEspera(tx, idReembolso));
/** Kinds of the notices to the administration, in order. */
const told = async () =>
  (
    await db
      .selectFrom('notificaciones')
      .select('tipo')
      .where('idUsuario', '=', eva.idUsuario)
      .orderBy('idNotificacion')
      .execute()
  ).map(({ tipo }) => tipo);
const ask = async (who: CreatedUsuario, idFactura: string, linea = 1) => {
  const body = { lineas: [linea], total: 10_000, motivo: 'Ya no lo necesito' };
  return (await as(who).call(api.reembolsos.ask, { params: { idFactura }, body })).data.idReembolso;
};
const withdraw = (who: CreatedUsuario, idReembolso: string) =>
  as(who).call(api.reembolsos.withdraw, { params: { idReembolso } });

test('muchos retiros en un día dan pocos avisos, y una solicitud que se queda siempre se avisa', async () => {
  const ana = await createUsuario(db);
  const idFactura = await createPagada(db, ana, [10_000]);
  let idReembolso = '';
  for (let vez = 0; vez < 10; vez += 1) {
    idReembolso = await ask(ana, idFactura);
    await tell('cotizar', idReembolso);
    await withdraw(ana, idReembolso);
    await tell('retirar', idReembolso);
  }
  const unPar = ['reembolsoPorDecidir', 'reembolsoRetiradoOficina'];
  assert.deepEqual(await told(), [...unPar, ...unPar, ...unPar]);
  await remind(idReembolso);
  const queda = await ask(ana, idFactura);
  await tell('cotizar', queda);
  assert.equal((await told()).length, 6);
  const { rows } = await sql<{ horas: number }>`select round(extract(epoch from start_after - ${clock.now}) / 3600)::int
    as horas from pgboss.job where name = 'avisar-reembolso-en-espera' and data->>'idReembolso' = ${queda}`.execute(db);
  assert.deepEqual(rows, [{ horas: 4 }]);
  await remind(queda);
  assert.deepEqual((await told()).slice(6), ['reembolsoPorDecidir']);
});

test('de varias solicitudes que esperan después de muchos retiros, se avisa de la primera', async () => {
  const ana = await createUsuario(db);
  const idFactura = await createPagada(db, ana, [10_000, 10_000]);
  for (let vez = 0; vez < 3; vez += 1) await withdraw(ana, await ask(ana, idFactura));
  const [una, otra] = [await ask(ana, idFactura, 1), await ask(ana, idFactura, 2)];
  await remind(una);
  await remind(otra);
  assert.deepEqual(await told(), ['reembolsoPorDecidir']);
  await withdraw(ana, una);
  await remind(otra);
  assert.equal((await told()).length, 2);
});

test('pedida otra vez antes de que salga el aviso del retiro, no se dice que ya no hay nada que decidir', async () => {
  const ana = await createUsuario(db);
  const idFactura = await createPagada(db, ana, [10_000]);
  const una = await ask(ana, idFactura);
  await withdraw(ana, una);
  const otra = await ask(ana, idFactura);
  await tell('retirar', una);
  await tell('cotizar', otra);
  assert.deepEqual(await told(), ['reembolsoPorDecidir']);
});
