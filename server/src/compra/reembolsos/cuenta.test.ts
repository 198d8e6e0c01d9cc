import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import type { Reembolso } from '@fedatario/contract/compra';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction } from '../../db/transaction.ts';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { createPagada } from '../pagos/testing/compras.ts';
import { avisarPaso } from './avisos.ts';
import { CUENTA, createPorPagar, createReembolso } from './testing/reembolsos.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
const eva = await createUsuario(db, { rol: 'admin' });
const OTRA = { ...CUENTA, numero: '9876543210' };

const decir = (
  who: Parameters<typeof as>[0],
  { idReembolso }: Pick<Reembolso, 'idReembolso'>,
  cuenta = CUENTA as typeof OTRA,
) => as(who).call(api.reembolsos.tellAccount, { params: { idReembolso }, body: cuenta });
const completa = async ({ idReembolso }: Pick<Reembolso, 'idReembolso'>) =>
  (await as(eva).call(api.reembolsos.account, { params: { idReembolso } })).data.cuenta;
const guardada = ({ idReembolso }: Pick<Reembolso, 'idReembolso'>) =>
  db.selectFrom('reembolsoCuentas').selectAll().where('idReembolso', '=', idReembolso).executeTakeFirst();
const avisos = async (idUsuario: string, tipo: string) =>
  (
    await db
      .selectFrom('notificaciones')
      .select('idNotificacion')
      .where('idUsuario', '=', idUsuario)
      .where('tipo', '=', tipo)
      .execute()
  ).length;

test('se dice al pedirlo: cubierta para todos, entera para quien transfiere, y sellada en la base', async () => {
  const ana = await createUsuario(db);
  const idFactura = await createPagada(db, ana);
  const params = { idFactura };
  const { data: cotizacion } = await as(ana).call(api.reembolsos.quote, { params });
  assert.equal(cotizacion.tarjeta, null);
  const total = cotizacion.lineas[0]?.monto ?? 0;
  const body = { lineas: [1], total, motivo: 'Ya no lo necesito', cuenta: CUENTA };
  const { data } = await as(ana).call(api.reembolsos.ask, { params, body });
  const { numero: _, ...resto } = CUENTA;
  assert.deepEqual([data.medio, data.cuenta], ['manual', { ...resto, ultimos: '6789' }]);
  const { data: venta } = await as(eva).call(api.ventas.read, { params });
  assert.deepEqual(venta.reembolsos[0]?.cuenta, data.cuenta);
  assert.deepEqual(await completa(data), CUENTA);
  assert.doesNotMatch(String((await guardada(data))?.cuentaCifrada), /0123456789|Industrial/);
  const visto = await db
    .selectFrom('auditoria')
    .select('objeto')
    .where('idActor', '=', eva.idUsuario)
    .where('accion', '=', 'ver')
    .execute();
  assert.ok(visto.some(({ objeto }) => objeto === 'reembolso'));
});

test('se puede pedir sin decirla, y entonces nadie la inventa', async () => {
  const ana = await createUsuario(db);
  const reembolso = await createReembolso(db, ana);
  assert.equal(reembolso.cuenta, null);
  assert.equal(await completa(reembolso), null);
});

test('cada dato que falta o no es se nombra', async () => {
  const ana = await createUsuario(db);
  const reembolso = await createReembolso(db, ana);
  for (const [campo, valor] of [
    ['banco', ' '],
    ['numero', '12-34'],
    ['titular', ''],
    ['tipo', 'dolares'],
  ] as const) {
    const { status, problem } = await decir(ana, reembolso, { ...CUENTA, [campo]: valor } as never);
    assert.deepEqual([status, problem?.errores?.[0]?.campo], [422, campo]);
  }
});

test('mientras no se transfiere se puede cambiar, y quien iba a anotar la transferencia mira otra vez', async () => {
  const ana = await createUsuario(db);
  const porPagar = await createPorPagar(db, ana);
  const antes = await avisos(eva.idUsuario, 'reembolsoConCuenta');
  const { data: dicha } = await decir(ana, porPagar);
  assert.equal(await avisos(eva.idUsuario, 'reembolsoConCuenta'), antes + 1);
  const { data: cambiada } = await decir(ana, porPagar, OTRA);
  assert.deepEqual([dicha.cuenta?.ultimos, cambiada.cuenta?.ultimos], ['6789', '3210']);
  const { idReembolso } = porPagar;
  const anotar = (revision: number) =>
    as(eva).call(api.reembolsos.settle, { params: { idReembolso }, body: { revision, referencia: 'BI-1' } });
  assert.equal((await anotar(dicha.revision)).codigo, 'conflicto-revision');
  const { data: leida } = await as(eva).call(api.reembolsos.account, { params: { idReembolso } });
  assert.equal(leida.revision, cambiada.revision);
  assert.equal((await anotar(cambiada.revision)).data.estado, 'completado');
  assert.equal((await decir(ana, porPagar)).codigo, 'reembolso-sin-cuenta');
  assert.deepEqual(await completa(porPagar), OTRA);
});

test('dicha otra vez igual, no cambia nada', async () => {
  const ana = await createUsuario(db);
  const reembolso = await createReembolso(db, ana);
  const { data: una } = await decir(ana, reembolso);
  const { data: dos } = await decir(ana, reembolso);
  assert.equal(una.revision, dos.revision);
});

test('de un reembolso negado o retirado no queda cuenta', async () => {
  const ana = await createUsuario(db);
  const [negado, retirado] = [await createReembolso(db, ana), await createReembolso(db, ana)];
  for (const uno of [negado, retirado]) assert.equal((await decir(ana, uno)).status, 200);
  const body = { revision: negado.revision + 1, motivo: 'No corresponde al caso' };
  const { idReembolso } = negado;
  assert.equal((await as(eva).call(api.reembolsos.deny, { params: { idReembolso }, body })).status, 200);
  const params = { idReembolso: retirado.idReembolso };
  assert.equal((await as(ana).call(api.reembolsos.withdraw, { params })).status, 200);
  for (const uno of [negado, retirado]) {
    assert.equal(await guardada(uno), undefined);
    assert.equal((await decir(ana, uno)).codigo, 'reembolso-sin-cuenta');
  }
});

test('nadie la dice por otro, ni la lee entera quien no es de la administración', async () => {
  const ana = await createUsuario(db);
  const reembolso = await createReembolso(db, ana);
  assert.equal((await decir(await createUsuario(db), reembolso)).status, 404);
  assert.equal((await decir(ana, { idReembolso: uuidv7() })).status, 404);
  const { idReembolso } = reembolso;
  assert.equal((await as(ana).call(api.reembolsos.account, { params: { idReembolso } })).status, 403);
});

test('si la tarjeta no acepta la devolución, a su cliente se le pide la cuenta, una vez que falta', async () => {
  const ana = await createUsuario(db);
  const { idReembolso } = await createPorPagar(db, ana);
  const avisar = () => inTransaction(db, (tx) => avisarPaso(tx, 'pasarAMano', idReembolso, clock.now));
  await avisar();
  assert.equal(await avisos(ana.idUsuario, 'reembolsoSinCuenta'), 1);
  await decir(ana, { idReembolso });
  await avisar();
  assert.equal(await avisos(ana.idUsuario, 'reembolsoSinCuenta'), 1);
});
