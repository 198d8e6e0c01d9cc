import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { DAY } from '@fedatario/contract/base';
import type { RiesgoDeSuscripcion } from '@fedatario/contract/compra';
import { diaEscrito, diaLocal } from '../../services/hora-local.ts';
import { openSandbox } from '../../services/payments/testing/sandbox.ts';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { createTarjeta } from '../pagos/testing/compras.ts';
import { compraDePlan, createPlan, createSuscripcion } from './testing/planes.ts';

const bank = await openSandbox();
const { as, clock, database, close } = await startTestApp({ payments: bank.payments });
const { db } = database.pools;
clock.now = new Date();
after(async () => {
  await close();
  await bank.stop();
});

const admin = await createUsuario(db, { rol: 'admin' });
const { suscripcionesDeOficina: oficina } = api;
const MOTIVO = 'El cliente tuvo un problema con su documento';

/** A customer with a monthly plan that began now, as the office sees it. */
async function conPlan(plan: Parameters<typeof createSuscripcion>[2] = {}) {
  const who = await createUsuario(db);
  const { idSuscripcion } = await createSuscripcion(db, who, { now: clock.now, ...plan });
  const { data } = await as(admin).call(oficina.read, { params: { idSuscripcion } });
  return { who, params: { idSuscripcion }, ...data };
}

const actos = async (idObjeto: string) =>
  (await db.selectFrom('auditoria').select(['objeto', 'accion']).where('idObjeto', '=', idObjeto).execute()).map(
    ({ objeto, accion }) => `${objeto}.${accion}`,
  );

test('regala documentos con su motivo: el cliente los tiene, los lee y la auditoría los cuenta', async () => {
  const { who, params, revision } = await conPlan();
  const body = { cantidad: 3, motivo: MOTIVO, revision };
  const { data } = await as(admin).call(oficina.grant, { params, body });
  assert.equal(data.disponibles, 5);
  assert.deepEqual(
    data.libro.map(({ movimiento, cantidad, motivo }) => ({ movimiento, cantidad, motivo })),
    [
      { movimiento: 'otorgado', cantidad: 3, motivo: MOTIVO },
      { movimiento: 'otorgado', cantidad: 2, motivo: null },
    ],
  );
  const mia = (await as(who).call(api.suscripciones.mine, {})).data;
  assert.deepEqual(mia?.documentos, { incluidos: 5, disponibles: 5, usados: 0 });
  assert.ok((await actos(params.idSuscripcion)).includes('suscripcion.otorgar'));
  assert.equal((await as(admin).call(oficina.grant, { params, body })).codigo, 'suscripcion-cambio');
});

test('sin motivo, con cero o con más de cien no se regala nada; a un plan sin límite tampoco', async () => {
  const { params, revision, disponibles } = await conPlan();
  for (const body of [
    { cantidad: 3, motivo: 'x', revision },
    { cantidad: 0, motivo: MOTIVO, revision },
    { cantidad: 101, motivo: MOTIVO, revision },
  ])
    assert.equal((await as(admin).call(oficina.grant, { params, body })).codigo, 'datos-invalidos');
  assert.equal((await as(admin).call(oficina.read, { params })).data.disponibles, disponibles);
  const libre = await conPlan({ documentos: null });
  const body = { cantidad: 1, motivo: MOTIVO, revision: libre.revision };
  assert.equal((await as(admin).call(oficina.grant, { params: libre.params, body })).codigo, 'estado-no-permite');
});

test('extender mueve la renovación, y el mes siguiente se cuenta desde el nuevo día', async () => {
  const { params, revision, finPeriodo } = await conPlan();
  const { data } = await as(admin).call(oficina.extend, { params, body: { dias: 10, motivo: MOTIVO, revision } });
  assert.equal(Date.parse(data.finPeriodo) - Date.parse(finPeriodo), 10 * DAY);
  const otra = await as(admin).call(oficina.extend, {
    params,
    body: { dias: 101, motivo: MOTIVO, revision: data.revision },
  });
  assert.equal(otra.codigo, 'datos-invalidos');
});

test('los días que da la oficina no son dinero para cambiar de plan, y un periodo no se alarga sin fin', async () => {
  const { who, params, revision } = await conPlan({ citas: 0, now: new Date(clock.now.getTime() - 27 * DAY) });
  const { idPlan } = await createPlan(db, { precioMensual: 19_900, precioAnual: 199_000, documentos: 8 });
  const credito = async () =>
    (await as(who).call(api.cambiosDePlan.quote, { query: { idPlan, periodo: 'anual' } })).data.credito;
  const antes = await credito();
  const extender = (dias: number, vista: number) =>
    as(admin).call(oficina.extend, { params, body: { dias, motivo: MOTIVO, revision: vista } });
  const { data } = await extender(60, revision);
  assert.ok(antes > 0 && antes < 1_300);
  assert.equal(await credito(), antes);
  assert.equal((await extender(41, data.revision)).codigo, 'extension-maxima');
  assert.equal((await extender(40, data.revision)).status, 200);
});

test('lo que se regala a un plan con un cobro pendiente se dice hasta el día en que todavía sirve', async () => {
  const { who, params, revision, finPeriodo } = await conPlan({ now: new Date(clock.now.getTime() - 33 * DAY) });
  const mora = { estado: 'enMora', enMoraDesde: new Date(finPeriodo) } as const;
  await db.updateTable('suscripciones').set(mora).where('idSuscripcion', '=', params.idSuscripcion).execute();
  const body = { clase: 'cita', cantidad: 2, motivo: MOTIVO, revision } as const;
  assert.equal((await as(admin).call(oficina.grant, { params, body })).status, 200);
  const { data } = await as(who).call(api.asesorias.mine, {});
  assert.deepEqual([data.incluye, data.quedan], [true, 2]);
  const { texto } = await db
    .selectFrom('notificaciones')
    .select('texto')
    .where('idUsuario', '=', who.idUsuario)
    .where('tipo', '=', 'suscripcionAjustada')
    .executeTakeFirstOrThrow();
  const dicho = diaEscrito(diaLocal(new Date(data.hasta ?? '')));
  assert.ok(texto.includes(dicho), texto);
});

test('cancelar por la oficina conserva lo pagado, y se anota', async () => {
  const { who, params, revision } = await conPlan();
  const { data } = await as(admin).call(oficina.cancel, { params, body: { motivo: MOTIVO, revision } });
  assert.deepEqual([data.estado, data.renovar], ['cancelacionProgramada', false]);
  assert.equal((await as(who).call(api.suscripciones.mine, {})).data?.documentos.disponibles, 2);
  assert.ok((await actos(params.idSuscripcion)).includes('suscripcion.anular'));
  const otra = await as(admin).call(oficina.cancel, { params, body: { motivo: MOTIVO, revision: data.revision } });
  assert.equal(otra.codigo, 'estado-no-permite');
});

test('la lista encuentra por cliente, estado y riesgo; la que espera su pago dice su pedido', async () => {
  const { who, params } = await conPlan();
  const listar = async (query: { riesgo?: RiesgoDeSuscripcion }, quien = admin) =>
    (await as(quien).call(oficina.list, { query: { texto: who.email, ...query } })).data;
  assert.deepEqual(
    (await listar({})).map(({ idSuscripcion }) => idSuscripcion),
    [params.idSuscripcion],
  );
  assert.deepEqual(await listar({ riesgo: 'sinUso' }), []);
  const antes = clock.now;
  clock.now = new Date(antes.getTime() + 15 * DAY);
  // The session of the other one ended meanwhile.
  const otra = await createUsuario(db, { rol: 'admin' });
  assert.deepEqual(
    (await listar({ riesgo: 'sinUso' }, otra)).map(({ riesgos }) => riesgos),
    [['sinUso']],
  );
  assert.deepEqual(await listar({ riesgo: 'mora' }, otra), []);
  clock.now = antes;
  const eva = await createUsuario(db);
  const { idPlan } = await createPlan(db);
  const { data: pedido } = await as(eva).call(
    api.suscripciones.subscribe,
    { body: compraDePlan(idPlan, 9_900) },
    { headers: { 'idempotency-key': 'una-clave-de-prueba-1' } },
  );
  const { data } = await as(admin).call(oficina.list, { query: { texto: eva.email, estado: 'pendientePago' } });
  assert.deepEqual(
    data.map(({ pendiente }) => [pendiente?.idFactura, pendiente?.enRevision]),
    [[pedido.idFactura, false]],
  );
});

test('la tarjeta que vence antes de la renovación es un riesgo, y la que vence ese mes no', async () => {
  const { who, params, finPeriodo } = await conPlan();
  const fin = new Date(finPeriodo);
  const tarjeta = (venceMes: number, venceAnio: number) =>
    db.updateTable('formasPago').set({ venceMes, venceAnio }).where('idUsuario', '=', who.idUsuario).execute();
  await createTarjeta(db, who);
  await tarjeta(fin.getUTCMonth() + 1, fin.getUTCFullYear());
  assert.ok(!(await as(admin).call(oficina.read, { params })).data.riesgos.includes('tarjetaPorVencer'));
  await tarjeta(1, fin.getUTCFullYear());
  assert.ok((await as(admin).call(oficina.read, { params })).data.riesgos.includes('tarjetaPorVencer'));
});

test('el archivo lleva las mismas filas, con lo que cada columna dice', async () => {
  const { who, nombrePlan } = await conPlan();
  const { status, data } = await as(admin).call(oficina.export, { query: { texto: who.email, formato: 'csv' } });
  assert.equal(status, 200);
  const [, ...filas] = Buffer.from(data.contenido).toString().trimEnd().split('\r\n');
  assert.equal(filas.length, 1);
  assert.ok(filas[0]?.includes(`${who.email},${nombrePlan},Mensual,Activa,99.00,`));
});
