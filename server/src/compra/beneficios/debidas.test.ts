import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { DAY } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction } from '../../db/transaction.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { addNotarial, compraDe, hacerPedido } from '../pagos/testing/compras.ts';
import { createSuscripcion } from '../suscripciones/testing/planes.ts';
import { insertDeReservadas, lockSuscripcion, terminar } from './beneficios.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
const JUEVES = new Date('2026-01-15T09:00:00Z');

/** A customer whose plan ended and is owed a document since today, and who has another plan that gives half off and no document. */
async function conDebida(plan: Parameters<typeof createSuscripcion>[2] = {}) {
  clock.now = JUEVES;
  const ana = await createUsuario(db);
  const viejo = await createSuscripcion(db, ana, { documentos: 1, descuento: 0, now: JUEVES });
  await addNotarial(db, ana, { precio: 10_000 });
  const pedido = { idUsuario: ana.idUsuario, clave: uuidv7(), compra: compraDe(0), now: JUEVES };
  const idFactura = await inTransaction(db, (tx) => hacerPedido(tx, pedido));
  await inTransaction(db, async (tx) => {
    const row = await lockSuscripcion(tx, viejo.idSuscripcion);
    if (row) await terminar(tx, row, JUEVES);
    await insertDeReservadas(tx, { idFactura, movimiento: 'devuelto', porOficina: true, now: JUEVES });
  });
  const nuevo = await createSuscripcion(db, ana, { documentos: 0, citas: 0, descuento: 50, now: JUEVES, ...plan });
  for (const precio of [40_000, 60_000, 60_000]) await addNotarial(db, ana, { precio });
  return { ana, viejo: viejo.idSuscripcion, nuevo: nuevo.idSuscripcion };
}

const carrito = async (who: CreatedUsuario) => (await as(who).call(api.carrito.read, {})).data;

test('el documento que se debe de un plan anterior paga una línea, y el plan vigente descuenta las demás', async () => {
  const { ana, viejo, nuevo } = await conDebida();
  const { totales, plan } = await carrito(ana);
  assert.deepEqual([totales.total, plan?.unidades, plan?.quedan, plan?.descuento], [50_000, 1, 0, 50]);
  const { data } = await as(ana).call(
    api.facturas.buy,
    { body: compraDe(50_000) },
    { headers: { 'idempotency-key': uuidv7() } },
  );
  const lineas = await db
    .selectFrom('facturaLineas')
    .select(['beneficio', 'idSuscripcion'])
    .where('idFactura', '=', data.idFactura)
    .orderBy('beneficio')
    .execute();
  assert.deepEqual(lineas, [
    { beneficio: 'descuento', idSuscripcion: nuevo },
    { beneficio: 'descuento', idSuscripcion: nuevo },
    { beneficio: 'unidad', idSuscripcion: viejo },
  ]);
});

test('pasados sus treinta días no cuenta para nada, y el descuento del plan vigente sigue', async () => {
  const { ana } = await conDebida({ now: new Date(JUEVES.getTime() + 20 * DAY) });
  clock.now = new Date(JUEVES.getTime() + 40 * DAY);
  const { totales, plan } = await carrito(ana);
  assert.deepEqual([totales.total, plan?.unidades, plan?.descuento], [80_000, 0, 50]);
});
