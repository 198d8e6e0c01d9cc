import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { sql } from 'kysely';
import { createUsuario } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';
import { openOficina } from './testing/reembolsos.ts';

const { as, buy, db, run, close } = await openOficina();
after(close);

async function isAnybodyWaiting(): Promise<boolean> {
  const { rows } = await sql`select from pg_locks where not granted`.execute(db);
  return rows.length > 0;
}

test('quien devuelve el dinero espera al pedido sin retener el reembolso, como quien lo decide', async () => {
  const { who, factura } = await buy([10_000]);
  const { idFactura } = factura;
  const pedido = { lineas: [1], total: 10_000, motivo: 'Ya no lo necesito' };
  const { idReembolso, revision } = (await as(who).call(api.reembolsos.ask, { params: { idFactura }, body: pedido }))
    .data;
  const lineas = [{ posicion: 1, monto: 10_000, cancela: false }];
  const eva = await createUsuario(db, { rol: 'admin' });
  const aprobado = { revision, lineas, motivo: null };
  assert.equal((await as(eva).call(api.reembolsos.approve, { params: { idReembolso }, body: aprobado })).status, 200);
  const held = Promise.withResolvers<void>();
  const decided = db.transaction().execute(async (tx) => {
    await sql`select from facturas where id_factura = ${idFactura} for update`.execute(tx);
    held.resolve();
    await until(isAnybodyWaiting);
    await sql`select from reembolsos where id_reembolso = ${idReembolso} for update nowait`.execute(tx);
  });
  await held.promise;
  await Promise.all([decided, run(idReembolso)]);
  const { estado } = await db
    .selectFrom('reembolsos')
    .select('estado')
    .where('idReembolso', '=', idReembolso)
    .executeTakeFirstOrThrow();
  assert.equal(estado, 'completado');
});
