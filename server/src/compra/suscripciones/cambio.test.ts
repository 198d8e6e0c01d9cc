import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { DAY } from '@fedatario/contract/base';
import type { PlanNuevo } from '@fedatario/contract/catalogo';
import type { PeriodoDePlan } from '@fedatario/contract/compra';
import { v7 as uuidv7 } from 'uuid';
import { createNotario } from '../../casa/notarios/testing/notarios.ts';
import { inTransaction } from '../../db/transaction.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { addNotarial, compraDe, hacerPedido, pagarPedido } from '../pagos/testing/compras.ts';
import { pedirCambio } from './cambio.ts';
import { leerMia } from './mia.ts';
import { compraDePlan, createPlan, createSuscripcion } from './testing/planes.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const ABRIL = new Date('2026-04-01T18:00:00Z');
const MAYOR: Partial<PlanNuevo> = { precioMensual: 19_900, precioAnual: 199_000, documentos: 8 };

/** A customer who pays Q99.00 for April, with two documents, on that day of the month. */
async function enAbril(dia: number, plan: Parameters<typeof createSuscripcion>[2] = {}) {
  clock.now = ABRIL;
  const who = await createUsuario(db);
  const suscripcion = await createSuscripcion(db, who, { now: ABRIL, descuento: 0, ...plan });
  clock.now = new Date(ABRIL.getTime() + (dia - 1) * DAY);
  return { who, ...suscripcion };
}

const mia = async (who: CreatedUsuario) => (await as(who).call(api.suscripciones.mine, {})).data;
const cotizar = async (who: CreatedUsuario, idPlan: string, periodo: PeriodoDePlan = 'mensual') =>
  (await as(who).call(api.cambiosDePlan.quote, { query: { idPlan, periodo } })).data;

function cambiar(
  who: CreatedUsuario,
  idPlan: string,
  pedido: { total: number; revision: number; periodo?: PeriodoDePlan },
) {
  const { total, revision, periodo = 'mensual' } = pedido;
  const body = { ...compraDePlan(idPlan, total, { periodo }), revision };
  return as(who).call(api.cambiosDePlan.change, { body }, { headers: { 'idempotency-key': uuidv7() } });
}

const pagar = (idFactura: string) => db.transaction().execute((tx) => pagarPedido(tx, idFactura, clock.now));

test('subir cobra la diferencia al centavo, da los documentos de los días que quedan y no mueve la renovación', async () => {
  const { who } = await enAbril(16);
  const { idPlan, nombre } = await createPlan(db, MAYOR);
  const antes = await mia(who);
  const { montos, credito, cargo, documentos, revision, cuando } = await cotizar(who, idPlan);
  assert.deepEqual([cuando, credito, cargo, montos.total, documentos], ['ahora', 4_950, 9_950, 5_000, 5]);
  const { data } = await cambiar(who, idPlan, { total: 5_000, revision });
  assert.deepEqual(
    data.lineas.map(({ tipo, nombre, total }) => ({ tipo, nombre, total })),
    [{ tipo: 'plan', nombre: `Cambio a ${nombre}, del 16/04/2026 al 01/05/2026`, total: 5_000 }],
  );
  assert.equal((await mia(who))?.nombrePlan, antes?.nombrePlan);
  await pagar(data.idFactura);
  const despues = await mia(who);
  assert.deepEqual(
    [despues?.nombrePlan, despues?.finPeriodo, despues?.proximoCobro, despues?.documentos.disponibles],
    [nombre, antes?.finPeriodo, 19_900, 5],
  );
});

test('pagar el cambio por transferencia días después da lo que se cotizó', async () => {
  const { who } = await enAbril(16);
  const { idPlan } = await createPlan(db, MAYOR);
  const { revision } = await cotizar(who, idPlan);
  const { data } = await cambiar(who, idPlan, { total: 5_000, revision });
  clock.now = new Date(clock.now.getTime() + 2 * DAY);
  await pagar(data.idFactura);
  // Their session ended meanwhile, so that the answer is read without one.
  const suya = await leerMia({ db, actor: { ...who, idSesion: '' } });
  assert.equal(suya?.documentos.disponibles, 5);
});

test('de mes a año comienza hoy, descuenta lo que quedaba y renueva un año después', async () => {
  const { who, idPlan } = await enAbril(21);
  const cotizado = await cotizar(who, idPlan, 'anual');
  assert.deepEqual([cotizado.credito, cotizado.montos.total, cotizado.documentos], [3_300, 95_700, 25]);
  const { data } = await cambiar(who, idPlan, { total: 95_700, revision: cotizado.revision, periodo: 'anual' });
  await pagar(data.idFactura);
  const { periodo, finPeriodo, documentos } = (await mia(who)) ?? assert.fail();
  assert.deepEqual([periodo, finPeriodo.slice(0, 10), documentos.disponibles], ['anual', '2027-04-21', 25]);
  assert.equal(finPeriodo, cotizado.hasta);
});

test('bajar no cobra nada hoy: queda para la renovación, se dice y se deshace', async () => {
  const { who } = await enAbril(16);
  const { idPlan, nombre } = await createPlan(db, { precioMensual: 4_900, documentos: 1 });
  const { cuando, revision, montos } = await cotizar(who, idPlan);
  assert.deepEqual([cuando, montos.total], ['alRenovar', 0]);
  assert.equal((await cambiar(who, idPlan, { total: 0, revision })).codigo, 'precio-cambiado');
  const { data } = await as(who).call(api.cambiosDePlan.schedule, { body: { idPlan, periodo: 'mensual', revision } });
  assert.deepEqual(
    [data?.estado, data?.cambio, data?.proximoCobro, data?.documentos.disponibles],
    ['cambioProgramado', { nombrePlan: nombre, periodo: 'mensual', elegido: true }, 4_900, 2],
  );
  const { data: vuelta } = await as(who).call(api.suscripciones.keep, { body: { revision: data?.revision ?? 0 } });
  assert.deepEqual([vuelta?.estado, vuelta?.cambio, vuelta?.proximoCobro], ['activa', null, 9_900]);
});

test('si el día pasó y ya cuesta otra cosa, o el plan cambió en otra pestaña, no se cobra', async () => {
  const { who } = await enAbril(16);
  const { idPlan } = await createPlan(db, MAYOR);
  const { revision } = await cotizar(who, idPlan);
  assert.equal((await cambiar(who, idPlan, { total: 5_000, revision: revision - 1 })).codigo, 'suscripcion-cambio');
  const compra = { ...compraDePlan(idPlan, 5_000), revision };
  const manana = { idUsuario: who.idUsuario, clave: uuidv7(), compra, now: new Date(clock.now.getTime() + DAY) };
  await assert.rejects(
    inTransaction(db, (tx) => pedirCambio(tx, manana)),
    { codigo: 'precio-cambiado' },
  );
  assert.equal((await mia(who))?.pendiente, null);
});

test('un cambio que no se paga no deja nada a medias, y mientras espera no se pide otro', async () => {
  const { who } = await enAbril(16);
  const { idPlan } = await createPlan(db, MAYOR);
  const { revision } = await cotizar(who, idPlan);
  const { data } = await cambiar(who, idPlan, { total: 5_000, revision });
  const esperando = await cotizar(who, idPlan);
  assert.deepEqual([esperando.impedimento, esperando.pendiente?.idFactura], ['porPagar', data.idFactura]);
  await as(who).call(api.facturas.cancel, { params: { idFactura: data.idFactura } });
  const { estado, documentos, pendiente } = (await mia(who)) ?? assert.fail();
  assert.deepEqual([estado, documentos.disponibles, pendiente], ['activa', 2, null]);
});

test('el mismo plan no se cambia por sí mismo, ni uno cancelado, ni por uno para nuevos', async () => {
  const { who, idPlan } = await enAbril(16);
  assert.equal((await cotizar(who, idPlan)).impedimento, 'mismo');
  const nuevos = await createPlan(db, { ...MAYOR, para: 'nuevos' });
  assert.equal((await cotizar(who, nuevos.idPlan)).impedimento, 'soloNuevos');
  const { revision } = (await mia(who)) ?? assert.fail();
  await as(who).call(api.suscripciones.cancel, { body: { revision } });
  assert.equal((await cotizar(who, idPlan, 'anual')).impedimento, 'estado');
  const cancelada = await as(who).call(api.cambiosDePlan.schedule, {
    body: { idPlan, periodo: 'anual', revision: revision + 1 },
  });
  assert.equal(cancelada.codigo, 'estado-no-permite');
});

test('un cambio que se facturará con NIT lo pide antes, y la renovación no queda sin poder cobrarse', async () => {
  const { who } = await enAbril(16);
  const { idPlan } = await createPlan(db, { precioMensual: 300_000, precioAnual: null, documentos: 20 });
  const { revision, exigeIdentificar, montos } = await cotizar(who, idPlan);
  assert.deepEqual([exigeIdentificar, montos.total < 250_000], [true, true]);
  assert.equal((await cambiar(who, idPlan, { total: montos.total, revision })).codigo, 'datos-invalidos');
  const body = { idPlan, periodo: 'mensual', revision } as const;
  assert.equal((await as(who).call(api.cambiosDePlan.schedule, { body })).codigo, 'plan-exige-identificar');
  await db.updateTable('usuarios').set({ nit: '576937K' }).where('idUsuario', '=', who.idUsuario).execute();
  assert.equal((await as(who).call(api.cambiosDePlan.schedule, { body })).data?.estado, 'cambioProgramado');
});

test('de un plan sin citas a uno con ellas, las citas que se pagaron se dan; y al revés con los documentos', async () => {
  for (const [tenia, tendra] of [
    [
      { documentos: 2, citas: 0 },
      { documentos: 2, citas: 4 },
    ],
    [
      { documentos: 0, citas: 2 },
      { documentos: 4, citas: 2 },
    ],
  ] as const) {
    const { who } = await enAbril(16, tenia);
    const { idPlan } = await createPlan(db, { ...MAYOR, ...tendra });
    const { montos, revision, documentos, citas } = await cotizar(who, idPlan);
    await pagar((await cambiar(who, idPlan, { total: montos.total, revision })).data.idFactura);
    const mio = await mia(who);
    assert.deepEqual([mio?.documentos.disponibles, mio?.citas.disponibles], [documentos, citas]);
  }
});

test('terminado el periodo, primero se renueva: un cambio por pagar no lo alarga', async () => {
  const { who } = await enAbril(31);
  const { idPlan } = await createPlan(db, MAYOR);
  assert.equal((await cotizar(who, idPlan)).impedimento, 'estado');
});

test('lo que se abonó a un cambio no se devuelve otra vez', async () => {
  const { who, idFactura } = await enAbril(2);
  const { idPlan } = await createPlan(db, MAYOR);
  const { montos, revision } = await cotizar(who, idPlan);
  await pagar((await cambiar(who, idPlan, { total: montos.total, revision })).data.idFactura);
  const { data } = await as(who).call(api.reembolsos.quote, { params: { idFactura } });
  assert.equal(data.lineas[0]?.monto, 0);
});

/** Orders what stands in the cart, which units of the plan pay whole. */
const comprar = ({ idUsuario }: CreatedUsuario) =>
  inTransaction(db, (tx) => hacerPedido(tx, { idUsuario, clave: uuidv7(), compra: compraDe(0), now: clock.now }));

/** Buys a document that a unit of the plan pays. */
async function usarDocumento(who: CreatedUsuario) {
  await addNotarial(db, who);
  return comprar(who);
}

/** Keeps an hour of advice that a unit of the plan pays; no hours of theirs are asked for twice. */
const usarCita = (who: CreatedUsuario, hora: number) =>
  as(who).call(api.asesorias.hold, {
    body: { modalidad: 'telefono', inicio: `2026-04-20T${hora}:00:00.000Z`, idSede: null },
  });

test('lo que el precio de un cambio por pagar da por devuelto no se usa: primero se paga o se anula', async () => {
  await createNotario(db, { modalidades: ['telefono'] });
  const { who } = await enAbril(16, { documentos: 2, citas: 2 });
  const { idPlan } = await createPlan(db, { ...MAYOR, documentos: 0, citas: 0, descuento: 50 });
  const { montos, revision, documentos, citas, cuando } = await cotizar(who, idPlan);
  assert.deepEqual([cuando, documentos, citas], ['ahora', 1, 1]);
  const { data: pedido } = await cambiar(who, idPlan, { total: montos.total, revision });
  await usarDocumento(who);
  await assert.rejects(usarDocumento(who), { codigo: 'cambio-por-pagar' });
  const { data: cita } = await usarCita(who, 15);
  await as(who).call(api.citas.act, {
    params: { idCita: cita.idCita },
    body: { accion: 'solicitar', revision: cita.revision, motivo: null },
  });
  assert.equal((await usarCita(who, 17)).codigo, 'cambio-por-pagar');
  await pagar(pedido.idFactura);
  const mio = await mia(who);
  assert.deepEqual([mio?.documentos.disponibles, mio?.citas.disponibles], [0, 0]);
});

test('anulado el cambio, los documentos y las citas se usan otra vez', async () => {
  const { who } = await enAbril(16, { documentos: 1, citas: 1 });
  const { idPlan } = await createPlan(db, { ...MAYOR, documentos: 0, citas: 0, descuento: 50 });
  const { montos, revision } = await cotizar(who, idPlan);
  const { data } = await cambiar(who, idPlan, { total: montos.total, revision });
  await assert.rejects(usarDocumento(who), { codigo: 'cambio-por-pagar' });
  await as(who).call(api.facturas.cancel, { params: { idFactura: data.idFactura } });
  await comprar(who);
  assert.equal((await mia(who))?.documentos.disponibles, 0);
});

test('quien pide el cambio y gasta su último documento a la vez no tiene las dos cosas', async () => {
  for (let vez = 0; vez < 5; vez += 1) {
    const { who } = await enAbril(16, { documentos: 1, citas: 0 });
    const { idPlan } = await createPlan(db, { ...MAYOR, documentos: 0, citas: 0, descuento: 50 });
    const { montos, revision } = await cotizar(who, idPlan);
    const resultados = await Promise.allSettled([
      cambiar(who, idPlan, { total: montos.total, revision }),
      usarDocumento(who),
    ]);
    const [pedido] = resultados.map((uno) => (uno.status === 'fulfilled' ? uno.value : undefined));
    const cambiado = typeof pedido === 'object' && pedido.status === 200;
    assert.notEqual(cambiado, resultados[1]?.status === 'fulfilled');
  }
});
