import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { DAY } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import { createArchivo } from '../../casa/archivos/testing/archivos.ts';
import { inTransaction } from '../../db/transaction.ts';
import { openSandbox, typeCard } from '../../services/payments/testing/sandbox.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { leerAsesorias } from '../asesorias/asesorias.ts';
import { abandonarFactura, lockFactura } from '../facturas/facturas.ts';
import { cotizarCambio, pedirCambio } from './cambio.ts';
import { atender } from './renovacion.ts';
import { compraDePlan, createPlan, createSuscripcion } from './testing/planes.ts';

const bank = await openSandbox();
const { as, clock, database, close } = await startTestApp({ payments: bank.payments });
const { db } = database.pools;
const services = { payments: bank.payments, baseUrl: 'http://localhost' };
clock.now = new Date();
after(async () => {
  await close();
  await bank.stop();
});

type Tarjeta = Parameters<typeof typeCard>[1];
const transact = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(db, work);

/** A customer with this card and a monthly plan that began now. */
async function conPlan(kind: Tarjeta = 'aceptada', plan: Parameters<typeof createSuscripcion>[2] = {}) {
  const who = await createUsuario(db);
  await tarjeta(who, kind);
  return { who, ...(await createSuscripcion(db, who, { now: clock.now, ...plan })) };
}

async function tarjeta(who: CreatedUsuario, kind: Tarjeta) {
  const { url } = (await as(who).call(api.formasPago.open, {})).data;
  const { goTo } = await typeCard(url, kind);
  const referencia = new URL(goTo ?? '').searchParams.get('referencia') ?? '';
  await as(who).call(api.formasPago.confirm, { body: { referencia } });
}

const leer = (idSuscripcion: string) =>
  db.selectFrom('suscripciones').selectAll().where('idSuscripcion', '=', idSuscripcion).executeTakeFirstOrThrow();
const facturas = (idSuscripcion: string) =>
  db
    .selectFrom('suscripcionCargos as g')
    .innerJoin('facturas as f', 'f.idFactura', 'g.idFactura')
    .select(['f.idFactura', 'f.estado', 'f.total', 'g.clase', 'g.vuelta'])
    .where('g.idSuscripcion', '=', idSuscripcion)
    .orderBy('g.creadoEn')
    .execute();
const avisos = async ({ idUsuario }: CreatedUsuario) =>
  (await db.selectFrom('notificaciones').select('tipo').where('idUsuario', '=', idUsuario).execute())
    .map(({ tipo }) => tipo)
    .filter((tipo) => tipo.startsWith('suscripcion'))
    .sort();

/** Looks at it as the job does, that many days from the renewal; twice at once, as two workers would. */
async function mirar(idSuscripcion: string, fin: Date, dias: number) {
  const task = { transact, now: new Date(fin.getTime() + dias * DAY + 3_600_000) };
  await Promise.all([atender(services, task, idSuscripcion), atender(services, task, idSuscripcion)]);
}

test('avisa dos veces, cobra una, y el mes siguiente comienza donde acabó este', async () => {
  const { who, idSuscripcion } = await conPlan();
  const { finPeriodo } = await leer(idSuscripcion);
  for (const dias of [-20, -15, -14, -3, -1, 0, 0]) await mirar(idSuscripcion, finPeriodo, dias);
  const despues = await leer(idSuscripcion);
  assert.deepEqual([despues.estado, despues.vuelta, despues.avisos], ['activa', 2, 0]);
  assert.deepEqual(despues.inicioPeriodo, finPeriodo);
  assert.deepEqual(
    (await facturas(idSuscripcion)).map(({ clase, estado, vuelta }) => `${clase} ${vuelta} ${estado}`),
    ['alta 1 pagada', 'renovacion 2 pagada'],
  );
  assert.deepEqual(await avisos(who), ['suscripcionPorRenovar', 'suscripcionPorRenovar', 'suscripcionRenovada']);
  assert.deepEqual((await as(who).call(api.suscripciones.mine, {})).data?.documentos, {
    incluidos: 2,
    disponibles: 2,
    usados: 0,
  });
});

test('con el servidor apagado tres días se cobra una vez, y a quien no se avisó se le avisa antes', async () => {
  const uno = await conPlan();
  const { finPeriodo } = await leer(uno.idSuscripcion);
  await mirar(uno.idSuscripcion, finPeriodo, -15);
  await mirar(uno.idSuscripcion, finPeriodo, 2);
  assert.equal((await leer(uno.idSuscripcion)).vuelta, 2);
  const otro = await conPlan();
  const fin = (await leer(otro.idSuscripcion)).finPeriodo;
  await mirar(otro.idSuscripcion, fin, 1);
  assert.equal((await leer(otro.idSuscripcion)).vuelta, 1);
  await mirar(otro.idSuscripcion, fin, 4);
  assert.equal((await leer(otro.idSuscripcion)).vuelta, 2);
});

test('rechazada la tarjeta: cuatro intentos, suspensión al séptimo día, y termina cuando vence su pedido', async () => {
  const { who, idSuscripcion } = await conPlan('rechazadaDespues');
  const { finPeriodo } = await leer(idSuscripcion);
  for (const dias of [-15, -3, 0, 0.5, 1, 2, 3]) await mirar(idSuscripcion, finPeriodo, dias);
  const mora = await leer(idSuscripcion);
  assert.deepEqual([mora.estado, mora.cobrosFallidos], ['enMora', 3]);
  assert.equal((await as(who).call(api.suscripciones.mine, {})).data?.documentos.disponibles, 2);
  for (const dias of [7, 10, 14, 20]) await mirar(idSuscripcion, finPeriodo, dias);
  const suspendida = await leer(idSuscripcion);
  assert.deepEqual([suspendida.estado, suspendida.cobrosFallidos], ['suspendida', 5]);
  const pedidos = await facturas(idSuscripcion);
  assert.deepEqual(
    pedidos.map(({ clase, estado }) => `${clase} ${estado}`),
    ['alta pagada', 'renovacion pendientePago'],
  );
  await transact(async (tx) => {
    const factura = await lockFactura(tx, pedidos[1]?.idFactura ?? '');
    if (factura) await abandonarFactura(tx, factura, 'vencida', new Date(finPeriodo.getTime() + 30 * DAY));
  });
  assert.equal((await leer(idSuscripcion)).estado, 'cancelada');
  assert.equal((await as(who).call(api.suscripciones.mine, {})).data, null);
  const dichos = await avisos(who);
  assert.deepEqual(dichos.filter((tipo) => tipo === 'suscripcionFallida').length, 5);
  assert.ok(dichos.includes('suscripcionSuspendida') && dichos.includes('suscripcionTerminada'));
});

test('quien arregla su tarjeta en mora sigue sin hueco, y lo pagado es un solo mes', async () => {
  const { who, idSuscripcion } = await conPlan('rechazadaDespues');
  const { finPeriodo } = await leer(idSuscripcion);
  for (const dias of [-15, 0]) await mirar(idSuscripcion, finPeriodo, dias);
  assert.equal((await leer(idSuscripcion)).estado, 'enMora');
  await tarjeta(who, 'aceptada');
  const antes = await as(who).call(api.suscripciones.mine, {});
  assert.equal(antes.data?.tarjeta?.ultimosCuatro, '4242');
  await mirar(idSuscripcion, finPeriodo, 1);
  const row = await leer(idSuscripcion);
  assert.deepEqual([row.estado, row.vuelta, row.cobrosFallidos], ['activa', 2, 0]);
  assert.deepEqual(row.inicioPeriodo, finPeriodo);
});

test('cancelar conserva lo pagado hasta su día, se puede deshacer, y no se cobra más', async () => {
  const { who, idSuscripcion } = await conPlan();
  const { finPeriodo, revision } = await leer(idSuscripcion);
  const cancelada = await as(who).call(api.suscripciones.cancel, { body: { revision } });
  assert.deepEqual([cancelada.data?.estado, cancelada.data?.proximoCobro], ['cancelacionProgramada', null]);
  const vieja = await as(who).call(api.suscripciones.keep, { body: { revision } });
  assert.equal(vieja.codigo, 'suscripcion-cambio');
  const vuelta = await as(who).call(api.suscripciones.keep, { body: { revision: cancelada.data?.revision ?? 0 } });
  assert.equal(vuelta.data?.estado, 'activa');
  await as(who).call(api.suscripciones.cancel, { body: { revision: vuelta.data?.revision ?? 0 } });
  for (const dias of [-15, -1, 0, 5]) await mirar(idSuscripcion, finPeriodo, dias);
  assert.equal((await leer(idSuscripcion)).estado, 'cancelada');
  assert.equal((await facturas(idSuscripcion)).length, 1);
});

test('del 31 de enero al 28 de febrero y al 31 de marzo, cobrando cada uno una vez', async () => {
  const antes = clock.now;
  const { idSuscripcion } = await conPlan('aceptada', { now: new Date('2027-01-31T18:00:00Z') });
  const fines: string[] = [];
  for (let mes = 0; mes < 3; mes += 1) {
    const { finPeriodo } = await leer(idSuscripcion);
    fines.push(finPeriodo.toISOString().slice(0, 10));
    for (const dias of [-15, -3, 0]) await mirar(idSuscripcion, finPeriodo, dias);
  }
  clock.now = antes;
  assert.deepEqual(fines, ['2027-02-28', '2027-03-31', '2027-04-30']);
  assert.equal((await facturas(idSuscripcion)).length, 4);
});

test('un cambio de plan que no se pagó no detiene la renovación: se anula ese día y se dice', async () => {
  const { who, idSuscripcion } = await conPlan();
  const { finPeriodo, revision } = await leer(idSuscripcion);
  for (const dias of [-15, -3]) await mirar(idSuscripcion, finPeriodo, dias);
  const { idPlan } = await createPlan(db, { precioMensual: 19_900, documentos: 8 });
  const now = new Date(finPeriodo.getTime() - DAY);
  const actor = { ...who, idSesion: '' };
  const { montos } = await cotizarCambio({ db, actor, now }, { idPlan, periodo: 'mensual' });
  const compra = { ...compraDePlan(idPlan, montos.total), revision: (await leer(idSuscripcion)).revision };
  assert.ok(compra.revision > revision);
  await transact((tx) => pedirCambio(tx, { idUsuario: who.idUsuario, clave: uuidv7(), compra, now }));
  await mirar(idSuscripcion, finPeriodo, 0);
  assert.deepEqual(
    (await facturas(idSuscripcion)).map(({ clase, estado, vuelta }) => `${clase} ${vuelta} ${estado}`),
    ['alta 1 pagada', 'cambio 1 vencida', 'renovacion 2 pagada'],
  );
  assert.ok((await avisos(who)).includes('suscripcionAjustada'));
});

test('si el comprobante del cambio espera a la oficina, se espera su respuesta', async () => {
  const { who, idSuscripcion } = await conPlan();
  const { finPeriodo } = await leer(idSuscripcion);
  for (const dias of [-15, -3]) await mirar(idSuscripcion, finPeriodo, dias);
  const { idPlan } = await createPlan(db, { precioMensual: 19_900, documentos: 8 });
  const now = new Date(finPeriodo.getTime() - DAY);
  const { montos, revision } = await cotizarCambio(
    { db, actor: { ...who, idSesion: '' }, now },
    { idPlan, periodo: 'mensual' },
  );
  const compra = { ...compraDePlan(idPlan, montos.total), revision };
  const pedido = { idUsuario: who.idUsuario, clave: uuidv7(), compra, now };
  const { idFactura } = await transact((tx) => pedirCambio(tx, pedido));
  const comprobante = { idComprobante: uuidv7(), idFactura, estado: 'enRevision', creadoEn: now } as const;
  await db
    .insertInto('comprobantes')
    .values({ ...comprobante, idArchivo: await createArchivo(db, who) })
    .execute();
  await mirar(idSuscripcion, finPeriodo, 0);
  const pedidos = await facturas(idSuscripcion);
  assert.deepEqual([pedidos.length, pedidos[1]?.estado], [2, 'pendientePago']);
});

test('lo que no se renovó da lo suyo siete días más, aunque nadie mire', async () => {
  const { who, idSuscripcion } = await conPlan();
  const { finPeriodo } = await leer(idSuscripcion);
  const vigenteA = async (dias: number) => {
    const now = new Date(finPeriodo.getTime() + dias * DAY + 3_600_000);
    return (await leerAsesorias({ db, actor: { ...who, idSesion: '' }, now })).hasta !== null;
  };
  assert.deepEqual([await vigenteA(-1), await vigenteA(6), await vigenteA(7)], [true, true, false]);
});
