import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import { DAY } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import { createArchivo } from '../../casa/archivos/testing/archivos.ts';
import { inTransaction } from '../../db/transaction.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { pagarPedido } from '../pagos/testing/compras.ts';
import { compraDePlan, createPlan, createSuscripcion } from './testing/planes.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
const admin = await createUsuario(db, { rol: 'admin' });
/** A Monday. */
const PAGADO = new Date('2026-03-02T16:00:00Z');
const MOTIVO = 'Lo decidió la oficina';

/** A customer who paid their plan yesterday, and a plan of twice its price. */
async function conPlan(plan: Parameters<typeof createSuscripcion>[2] = {}) {
  const ana = await createUsuario(db);
  const suya = await createSuscripcion(db, ana, { now: PAGADO, descuento: 0, ...plan });
  const mayor = await createPlan(db, { precioMensual: 19_900, precioAnual: 199_000, documentos: 8 });
  clock.now = new Date(PAGADO.getTime() + DAY);
  return { ana, ...suya, mayor: mayor.idPlan };
}

const mia = async (who: CreatedUsuario) => (await as(who).call(api.suscripciones.mine, {})).data;
const cotizar = async (who: CreatedUsuario, idPlan: string, periodo: 'mensual' | 'anual' = 'mensual') =>
  (await as(who).call(api.cambiosDePlan.quote, { query: { idPlan, periodo } })).data;

function pedirCambio(who: CreatedUsuario, idPlan: string, { total, revision }: { total: number; revision: number }) {
  const body = { ...compraDePlan(idPlan, total), revision };
  return as(who).call(api.cambiosDePlan.change, { body }, { headers: { 'idempotency-key': uuidv7() } });
}

async function cambiar(who: CreatedUsuario, idPlan: string) {
  const { montos, revision } = await cotizar(who, idPlan);
  return pedirCambio(who, idPlan, { total: montos.total, revision });
}

const pagar = (idFactura: string) => inTransaction(db, (tx) => pagarPedido(tx, idFactura, clock.now));
const pedir = (who: CreatedUsuario, idFactura: string, total = 9_900) =>
  as(who).call(api.reembolsos.ask, { params: { idFactura }, body: { lineas: [1], motivo: 'Me arrepentí', total } });
const ordenar = (idFactura: string, monto: number) =>
  as(admin).call(api.reembolsos.order, {
    params: { idFactura },
    body: { lineas: [{ posicion: 1, monto, cancela: false }], motivo: MOTIVO },
  });

describe('un cambio y una devolución del mismo dinero', () => {
  test('lo que ya se devolvió no se abona al cambio', async () => {
    const { ana, idFactura, mayor } = await conPlan({ periodo: 'anual' });
    assert.ok((await cotizar(ana, mayor, 'anual')).credito > 90_000);
    await ordenar(idFactura, 98_000);
    assert.ok((await cotizar(ana, mayor, 'anual')).credito <= 1_000);
  });

  test('mientras un cambio espera su pago, no se pide ni se ordena devolver lo que abona', async () => {
    const { ana, idFactura, mayor } = await conPlan();
    const { data } = await cambiar(ana, mayor);
    const total = (await as(ana).call(api.reembolsos.quote, { params: { idFactura } })).data.lineas[0]?.monto;
    assert.equal((await pedir(ana, idFactura, total)).codigo, 'devolucion-con-cambio');
    assert.equal((await ordenar(idFactura, 9_900)).codigo, 'devolucion-con-cambio');
    await as(ana).call(api.facturas.cancel, { params: { idFactura: data.idFactura } });
    assert.equal((await pedir(ana, idFactura)).status, 200);
  });

  test('devolver lo que pagó el plan anterior no quita el mayor, hasta que se devuelve todo', async () => {
    const { ana, idFactura, mayor } = await conPlan();
    const { data } = await cambiar(ana, mayor);
    await pagar(data.idFactura);
    const etapa = async (id: string) =>
      (await as(ana).call(api.reembolsos.quote, { params: { idFactura: id } })).data.lineas[0]?.etapa;
    assert.deepEqual([await etapa(idFactura), await etapa(data.idFactura)], ['planCambiado', 'planCambiado']);
    assert.equal((await pedir(ana, data.idFactura, 0)).codigo, 'plan-sin-devolucion');
    await ordenar(idFactura, 9_900);
    assert.equal((await mia(ana))?.idPlan, mayor);
    await ordenar(data.idFactura, data.total);
    assert.equal(await mia(ana), null);
  });

  test('una devolución no anula un pedido cuyo comprobante revisa la oficina', async () => {
    const { ana, idFactura, idSuscripcion, mayor } = await conPlan();
    const { data } = await cambiar(ana, mayor);
    // As an older version could have left it: the order of a renewal or change that waits beside a whole refund.
    await db
      .updateTable('suscripcionCargos')
      .set({ clase: 'renovacion', vuelta: 2 })
      .where('idFactura', '=', data.idFactura)
      .execute();
    const comprobante = {
      idComprobante: uuidv7(),
      idFactura: data.idFactura,
      estado: 'enRevision',
      creadoEn: clock.now,
    } as const;
    await db
      .insertInto('comprobantes')
      .values({ ...comprobante, idArchivo: await createArchivo(db, ana) })
      .execute();
    assert.equal((await ordenar(idFactura, 9_900)).codigo, 'comprobante-en-revision');
    const { estado } = await db
      .selectFrom('suscripciones')
      .select('estado')
      .where('idSuscripcion', '=', idSuscripcion)
      .executeTakeFirstOrThrow();
    assert.equal(estado, 'activa');
  });
});

test('retirar la devolución y cambiar de plan a la vez: se retira, y el cambio se pide o dice por qué no', async () => {
  for (let vez = 0; vez < 5; vez += 1) {
    const { ana, idFactura, mayor } = await conPlan();
    const { data } = await pedir(ana, idFactura);
    const { montos, revision } = await cotizar(ana, mayor);
    const [retirada, cambio] = await Promise.all([
      as(ana).call(api.reembolsos.withdraw, { params: { idReembolso: data.idReembolso } }),
      pedirCambio(ana, mayor, { total: montos.total, revision }),
    ]);
    assert.equal(retirada.status, 200);
    assert.ok(cambio.status === 200 || cambio.status === 409, `${cambio.status}`);
    const { estado } = (await as(ana).call(api.reembolsos.list, { params: { idFactura } })).data[0] ?? {};
    assert.equal(estado, 'retirado');
    assert.equal((await mia(ana))?.enDevolucion, false);
  }
});

test('cancelar el plan y cambiarlo a la vez: no queda un cambio por pagar de un plan cancelado', async () => {
  for (let vez = 0; vez < 5; vez += 1) {
    const { ana, mayor } = await conPlan();
    const { montos, revision } = await cotizar(ana, mayor);
    const [cancelado, cambiado] = await Promise.all([
      as(ana).call(api.suscripciones.cancel, { body: { revision } }),
      pedirCambio(ana, mayor, { total: montos.total, revision }),
    ]);
    const despues = await mia(ana);
    assert.ok([cancelado, cambiado].every(({ status }) => status < 500));
    assert.ok([cancelado, cambiado].some(({ status }) => status === 200));
    assert.equal(despues?.estado === 'cancelacionProgramada', despues?.pendiente === null);
  }
});

test('de un plan que no da nada de vuelta no se pide la devolución, que lo dejaría sin usar', async () => {
  const { ana, idFactura } = await conPlan();
  clock.now = new Date(PAGADO.getTime() + 20 * DAY);
  assert.equal((await pedir(ana, idFactura, 0)).codigo, 'plan-sin-devolucion');
  assert.equal((await mia(ana))?.enDevolucion, false);
});
