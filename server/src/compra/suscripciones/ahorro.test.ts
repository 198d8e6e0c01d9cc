import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { addNotarial, compraDe, createPagada, hacerPedido, pagarPedido } from '../pagos/testing/compras.ts';
import { createPlan, createSuscripcion } from './testing/planes.ts';

const { as, clock, database, close } = await startTestApp({});
const { db } = database.pools;
after(close);
clock.now = new Date('2026-11-25T16:00:00Z');
const comparar = async (who: CreatedUsuario) => (await as(who).call(api.suscripciones.compare, {})).data;
const de = (mes: number) => new Date(`2026-0${mes}-10T16:00:00Z`);

test('lo comprado en doce meses se compara con cada plan, también cuando habría costado más', async () => {
  const ana = await createUsuario(db);
  const { idPlan } = await createPlan(db, { documentos: 1, descuento: 10 });
  await createPagada(db, ana, [90_000, 10_000], de(3));
  await createPagada(db, ana, [80_000], de(5));
  await createPagada(db, ana, [70_000], new Date('2025-11-20T16:00:00Z'));
  const { documentos, pagado, planes } = await comparar(ana);
  assert.deepEqual([documentos, pagado], [3, 180_000]);
  const suyo = planes.find((plan) => plan.idPlan === idPlan);
  assert.deepEqual([suyo?.mensual, suyo?.anual], [12 * 9_900 + 9_000, 99_000]);
});

test('quien nada compró no tiene con qué comparar, y lo devuelto no cuenta', async () => {
  const ana = await createUsuario(db);
  const idFactura = await createPagada(db, ana, [20_000], de(4));
  assert.equal((await comparar(ana)).documentos, 1);
  await db.updateTable('facturaLineas').set({ comprometido: 20_000 }).where('idFactura', '=', idFactura).execute();
  assert.deepEqual([(await comparar(ana)).documentos, (await comparar(ana)).pagado], [0, 0]);
});

test('lo que un plan propio pagó se compara por su precio, y el plan entra en lo pagado', async () => {
  const ana = await createUsuario(db);
  const { idPlan } = await createSuscripcion(db, ana, { now: de(9), documentos: 5 });
  await addNotarial(db, ana, { precio: 30_000 });
  const pedido = {
    idUsuario: ana.idUsuario,
    clave: uuidv7(),
    compra: compraDe(0, { tipo: 'transferencia' }),
    now: de(9),
  };
  await db.transaction().execute(async (tx) => pagarPedido(tx, await hacerPedido(tx, pedido), de(9)));
  const { pagado, planes } = await comparar(ana);
  assert.equal(pagado, 9_900);
  assert.equal(planes.find((plan) => plan.idPlan === idPlan)?.mensual, 12 * 9_900);
  const sin = await createPlan(db, { documentos: 0, descuento: 50 });
  assert.equal((await comparar(ana)).planes.find((plan) => plan.idPlan === sin.idPlan)?.anual, 99_000 + 15_000);
});
