import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { HOUR } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import { createArchivo, createComprobante } from '../../casa/archivos/testing/archivos.ts';
import { inTransaction } from '../../db/transaction.ts';
import { diaEscrito, diaLocal } from '../../services/hora-local.ts';
import { closedPayments } from '../../services/payments/closed.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { jobs as jobsDePagos } from '../pagos/jobs.ts';
import { addNotarial, compraDe } from '../pagos/testing/compras.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const TOTAL = 10_000;
const admin = await createUsuario(db, { rol: 'admin' });
const tesorera = await createUsuario(db, { rol: 'admin' });

/** An order made as the checkout makes it, which waits for a transfer. */
async function buy(who: CreatedUsuario): Promise<string> {
  await addNotarial(db, who, { precio: TOTAL });
  const headers = { 'idempotency-key': uuidv7() };
  return (await as(who).call(api.facturas.buy, { body: compraDe(TOTAL) }, { headers })).data.idFactura;
}

async function submit(who: CreatedUsuario, idFactura: string, owner = who) {
  const idArchivo = await createArchivo(db, owner);
  const body = { idArchivo, monto: TOTAL, fecha: '2026-01-14', banco: 'Industrial', referencia: '778899' };
  return as(who).call(api.comprobantes.submit, { params: { idFactura }, body });
}

const accept = (who: CreatedUsuario, idComprobante: string, montoRecibido = TOTAL, motivo: string | null = null) =>
  as(who).call(api.comprobantes.accept, { params: { idComprobante }, body: { montoRecibido, motivo } });
const reject = (who: CreatedUsuario, idComprobante: string, motivo = 'No se lee la fecha') =>
  as(who).call(api.comprobantes.reject, { params: { idComprobante }, body: { motivo } });
const facturaDe = async (who: CreatedUsuario, idFactura: string) =>
  (await as(who).call(api.facturas.read, { params: { idFactura } })).data;
const ofFactura = async (who: CreatedUsuario, idFactura: string) =>
  (await as(who).call(api.comprobantes.ofFactura, { params: { idFactura } })).data;

async function expire(idFactura: string, hours: number) {
  const workers = jobsDePagos({ payments: closedPayments, baseUrl: 'http://localhost' });
  const now = new Date(clock.now.getTime() + hours * HOUR);
  const task = { db, transact: (work: never) => inTransaction(db, work), now, idJob: uuidv7() };
  await workers.find(({ job }) => job.name === 'vencer-factura')?.handle(task as never, { idFactura });
}

test('el comprobante espera revisión y su archivo se ve por un enlace, no por su identificador', async () => {
  const ana = await createUsuario(db);
  const idFactura = await buy(ana);
  const { status, data } = await submit(ana, idFactura);
  assert.equal(status, 200);
  const { estado, monto, fecha, banco, referencia, archivo } = data;
  assert.deepEqual(
    [estado, monto, fecha, banco, referencia],
    ['enRevision', TOTAL, '2026-01-14', 'Industrial', '778899'],
  );
  const enlace = archivo.url.split('/').at(-1) ?? '';
  assert.equal((await as(undefined).call(api.archivos.open, { params: { enlace } })).status, 200);
  const list = await as(admin).call(api.comprobantes.list, { query: { estado: 'enRevision', limite: 100 } });
  const found = list.data.find(({ idComprobante }) => idComprobante === data.idComprobante);
  assert.deepEqual(found?.factura.total, TOTAL);
  assert.equal(found?.cliente.email, ana.email);
});

test('la transferencia se hizo hoy o antes, y no hace años; lo que falta se dice con su campo', async () => {
  const ana = await createUsuario(db);
  const params = { idFactura: await buy(ana) };
  const idArchivo = await createArchivo(db, ana);
  const con = (fecha: string | null) =>
    as(ana).call(api.comprobantes.submit, {
      params,
      body: { idArchivo, monto: TOTAL, fecha, banco: null, referencia: null },
    });
  // Today by the company's clock, six hours behind UTC.
  const hoy = diaLocal(clock.now);
  const dias = (n: number) => diaLocal(new Date(clock.now.getTime() + n * 24 * HOUR));
  for (const fecha of [dias(1), '2299-12-31', dias(-367), '1850-01-01']) {
    const { status, problem } = await con(fecha);
    assert.equal(status, 422, fecha);
    assert.deepEqual(
      problem?.errores?.map(({ campo, clave, mensaje }) => [campo, clave, mensaje]),
      [
        [
          'fecha',
          'fechaDeTransferencia',
          `Escriba el día en que hizo la transferencia, desde el ${diaEscrito(dias(-366))} hasta hoy.`,
        ],
      ],
    );
  }
  assert.equal((await con(hoy)).status, 200);
});

test('quien la lista no ve el comprobante; quien lo abre, sí, y solo eso queda registrado', async () => {
  const { idComprobante } = await createComprobante(db, await createUsuario(db));
  const looks = async () => {
    const rows = await db.selectFrom('auditoria').selectAll().where('objeto', '=', 'comprobante').execute();
    return rows.filter(({ accion, idActor }) => accion === 'ver' && idActor === tesorera.idUsuario).length;
  };
  const { text } = await as(tesorera).call(api.comprobantes.list, { query: { limite: 100 } });
  assert.match(text, new RegExp(idComprobante));
  assert.doesNotMatch(text, /archivo|url/);
  assert.equal(await looks(), 0);
  const { data } = await as(tesorera).call(api.comprobantes.read, { params: { idComprobante } });
  assert.match(data.archivo.url, /archivos/);
  assert.equal(await looks(), 1);
});

test('un comprobante lo revisa la administración: ni aviso ni vista tiene la notaría', async () => {
  const notario = await createUsuario(db, { rol: 'notario' });
  const { idComprobante, idFactura } = await createComprobante(db, await createUsuario(db));
  const avisados = await db
    .selectFrom('notificaciones')
    .select('idUsuario')
    .where('tipo', '=', 'comprobantePorRevisar')
    .execute();
  const ids = avisados.map(({ idUsuario }) => idUsuario);
  assert.deepEqual([ids.includes(admin.idUsuario), ids.includes(notario.idUsuario)], [true, false]);
  assert.equal((await as(notario).call(api.comprobantes.list, { query: {} })).status, 403);
  assert.equal((await as(notario).call(api.comprobantes.read, { params: { idComprobante } })).status, 403);
  assert.equal((await as(notario).call(api.comprobantes.ofFactura, { params: { idFactura } })).status, 404);
});

test('con un archivo ajeno, o ya usado, no hay comprobante', async () => {
  const ana = await createUsuario(db);
  const luz = await createUsuario(db);
  const idFactura = await buy(ana);
  assert.equal((await submit(ana, idFactura, luz)).codigo, 'archivo-inexistente');
  const { idArchivo } = await createComprobante(db, luz);
  const body = { idArchivo, monto: null, fecha: null, banco: null, referencia: null };
  const used = await as(ana).call(api.comprobantes.submit, { params: { idFactura }, body });
  assert.equal(used.codigo, 'archivo-inexistente');
  assert.deepEqual(await ofFactura(ana, idFactura), []);
});

test('dos personas lo aceptan veinte veces a la vez: un pago, una factura', async () => {
  const ana = await createUsuario(db);
  // Which request comes first is chance: several rounds, so that a race that can be lost is lost.
  for (let round = 0; round < 4; round += 1) {
    const idFactura = await buy(ana);
    const { idComprobante } = (await submit(ana, idFactura)).data;
    const twenty = Array.from({ length: 20 }, (_, i) => accept(i % 2 ? admin : tesorera, idComprobante));
    const answers = await Promise.all(twenty);
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    const factura = await facturaDe(ana, idFactura);
    assert.equal(factura.estado, 'pagada');
    assert.deepEqual(
      factura.pagos.map(({ metodo, estado, monto }) => ({ metodo, estado, monto })),
      [{ metodo: 'transferencia', estado: 'capturado', monto: TOTAL }],
    );
    assert.equal((await reject(admin, idComprobante)).codigo, 'estado-no-permite');
  }
});

test('otro monto solo se acepta diciendo por qué', async () => {
  const ana = await createUsuario(db);
  const idFactura = await buy(ana);
  const { idComprobante } = (await submit(ana, idFactura)).data;
  const silent = await accept(admin, idComprobante, TOTAL - 500);
  assert.deepEqual([silent.status, silent.problem?.errores?.[0]?.campo], [422, 'motivo']);
  assert.equal((await facturaDe(ana, idFactura)).estado, 'pendientePago');
  const { data } = await accept(admin, idComprobante, TOTAL - 500, 'Comisión de su banco; autorizado por gerencia');
  assert.deepEqual([data.estado, data.montoRecibido], ['aceptado', TOTAL - 500]);
  assert.equal((await facturaDe(ana, idFactura)).estado, 'pagada');
});

test('rechazado, ella lee por qué, tiene 48 horas más y sube otro', async () => {
  const ana = await createUsuario(db);
  const idFactura = await buy(ana);
  const { idComprobante } = (await submit(ana, idFactura)).data;
  const real = clock.now;
  clock.now = new Date(real.getTime() + 40 * HOUR);
  const later = await createUsuario(db, { rol: 'admin' });
  assert.equal((await reject(later, idComprobante)).data.estado, 'rechazado');
  assert.equal((await reject(later, idComprobante, 'Se rechaza otra vez')).data.motivo, 'No se lee la fecha');
  clock.now = real;
  const { venceEn } = await facturaDe(ana, idFactura);
  assert.equal(venceEn, new Date(real.getTime() + 88 * HOUR).toISOString());
  const otro = await submit(ana, idFactura);
  assert.equal(otro.data.estado, 'enRevision');
  assert.deepEqual(
    (await ofFactura(ana, idFactura)).map(({ estado, motivo }) => ({ estado, motivo })),
    [
      { estado: 'enRevision', motivo: null },
      { estado: 'rechazado', motivo: 'No se lee la fecha' },
    ],
  );
});

test('mientras se revisa el pedido no vence, ni se anula, ni se paga de otra forma; antes y después sí vence', async () => {
  const ana = await createUsuario(db);
  const idFactura = await buy(ana);
  const { idComprobante } = (await submit(ana, idFactura)).data;
  await expire(idFactura, 100);
  const { estado, pagos } = await facturaDe(ana, idFactura);
  assert.deepEqual([estado, pagos[0]?.estado], ['pendientePago', 'iniciado']);
  const headers = { 'idempotency-key': uuidv7() };
  const again = { params: { idFactura }, body: { tipo: 'transferencia' } } as const;
  assert.equal((await as(ana).call(api.facturas.payAgain, again, { headers })).codigo, 'comprobante-en-revision');
  assert.equal((await as(ana).call(api.facturas.cancel, { params: { idFactura } })).codigo, 'comprobante-en-revision');
  await reject(admin, idComprobante);
  await expire(idFactura, 100);
  assert.equal((await facturaDe(ana, idFactura)).estado, 'vencida');
});

test('el que nadie miró da lugar al siguiente, y ya no se acepta', async () => {
  const ana = await createUsuario(db);
  const idFactura = await buy(ana);
  const first = (await submit(ana, idFactura)).data;
  await submit(ana, idFactura);
  assert.equal((await accept(admin, first.idComprobante)).codigo, 'estado-no-permite');
  assert.deepEqual(
    (await ofFactura(ana, idFactura)).map(({ estado }) => estado),
    ['enRevision', 'reemplazado'],
  );
});

test('una transferencia que ella había dejado y llegó igual también paga, una vez', async () => {
  const ana = await createUsuario(db);
  const { idComprobante, idFactura } = await createComprobante(db, ana);
  await accept(admin, idComprobante);
  const { estado, pagos } = await facturaDe(ana, idFactura);
  assert.deepEqual([estado, pagos.length, pagos[0]?.estado], ['pagada', 1, 'capturado']);
});

test('un pedido pagado con tarjeta, anulado o ajeno no recibe comprobante', async () => {
  const ana = await createUsuario(db);
  const luz = await createUsuario(db);
  const idFactura = await buy(ana);
  assert.equal((await submit(luz, idFactura)).status, 404);
  await as(ana).call(api.facturas.cancel, { params: { idFactura } });
  assert.equal((await submit(ana, idFactura)).codigo, 'estado-no-permite');
});

test('quien compró y la oficina leen en sus listas que el comprobante está en revisión, hasta que se decide', async () => {
  const ana = await createUsuario(db);
  const idFactura = await buy(ana);
  const leido = async () => {
    const query = { estado: 'pendientePago', limite: 100 } as const;
    const { data: compras } = await as(ana).call(api.facturas.list, { query });
    const { data: ventas } = await as(admin).call(api.ventas.list, { query });
    return [
      await facturaDe(ana, idFactura),
      ...[...compras, ...ventas].filter((una) => una.idFactura === idFactura),
    ].map(({ estado, comprobantePorRevisar }) => `${estado} ${comprobantePorRevisar}`);
  };
  assert.deepEqual(await leido(), Array(3).fill('pendientePago false'));
  const { idComprobante } = (await submit(ana, idFactura)).data;
  assert.deepEqual(await leido(), Array(3).fill('pendientePago true'));
  await reject(admin, idComprobante);
  assert.deepEqual(await leido(), Array(3).fill('pendientePago false'));
});
