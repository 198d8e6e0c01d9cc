import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { mailboxOf } from '../../casa/identidad/testing/identidad.ts';
import { startTestApp } from '../../testing/client.ts';
import { CLAVE, type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createPagada } from '../pagos/testing/compras.ts';
import { createPorPagar, createReembolso } from './testing/reembolsos.ts';

const app = await startTestApp({ jobs: true });
const { as, clock, database, close } = app;
const { db } = database.pools;
const mailbox = mailboxOf(app);
after(close);
const eva = await createUsuario(db, { rol: 'admin', nombreCompleto: 'Eva Morales' });
const luz = await createUsuario(db, { rol: 'admin', nombreCompleto: 'Luz Paz' });

const order = (by: CreatedUsuario, idFactura: string, monto: number) =>
  as(by).call(api.reembolsos.order, {
    params: { idFactura },
    body: { lineas: [{ posicion: 1, monto, cancela: false }], motivo: 'Atraso nuestro' },
  });
const approve = (
  by: CreatedUsuario,
  idReembolso: string,
  revision: number,
  monto: number,
  motivo: string | null = null,
) =>
  as(by).call(api.reembolsos.approve, {
    params: { idReembolso },
    body: { revision, lineas: [{ posicion: 1, monto, cancela: false }], motivo },
  });

test('aprobar exige haber escrito la contraseña en los últimos cinco minutos', async () => {
  const pedido = await createReembolso(db, await createUsuario(db));
  const ana = await createUsuario(db, { rol: 'admin' });
  await as(ana).call(api.identidad.listSesiones, {});
  clock.now = new Date(clock.now.getTime() + 301_000);
  const decide = () => approve(ana, pedido.idReembolso, pedido.revision, pedido.cotizado);
  assert.equal((await decide()).codigo, 'reingreso-requerido');
  const wrong = await as(ana).call(api.identidad.signInAgain, { body: { password: 'no es esta' } });
  assert.deepEqual(wrong.problem?.errores?.[0]?.clave, 'claveActualIncorrecta');
  assert.equal((await decide()).codigo, 'reingreso-requerido');
  assert.equal((await as(ana).call(api.identidad.signInAgain, { body: { password: CLAVE } })).status, 200);
  assert.equal((await decide()).status, 200);
  clock.now = new Date('2026-01-15T09:00:00Z');
});

test('adivinar la contraseña desde una sesión abierta se bloquea como al ingresar', async () => {
  const ana = await createUsuario(db, { rol: 'admin' });
  for (let i = 0; i < 10; i += 1) await as(ana).call(api.identidad.signInAgain, { body: { password: 'no' } });
  const { codigo } = await as(ana).call(api.identidad.signInAgain, { body: { password: CLAVE } });
  assert.equal(codigo, 'cuenta-bloqueada');
});

test('otro monto que el cotizado lleva motivo; una línea que no se pidió, o dos veces, se rechaza', async () => {
  const { idReembolso, revision } = await createReembolso(db, await createUsuario(db));
  const campos = async (answer: ReturnType<typeof approve>) =>
    (await answer).problem?.errores?.map(({ campo }) => campo);
  assert.deepEqual(await campos(approve(eva, idReembolso, revision, 5_000)), ['motivo']);
  const decide = (posiciones: number[]) =>
    as(eva).call(api.reembolsos.approve, {
      params: { idReembolso },
      body: {
        revision,
        lineas: posiciones.map((posicion) => ({ posicion, monto: 1, cancela: false })),
        motivo: 'Por lo acordado',
      },
    });
  assert.deepEqual(await campos(decide([2]) as never), ['lineas']);
  assert.deepEqual(await campos(decide([1, 1]) as never), ['lineas']);
  assert.equal((await approve(eva, idReembolso, revision, 10_001, 'Pagó de más antes')).codigo, 'nota-excede');
  assert.equal((await approve(eva, idReembolso, revision, 5_000, 'La mitad del precio')).data.monto, 5_000);
});

test('sobre el límite deciden dos personas distintas, y muchos reembolsos chicos no lo evitan', async () => {
  const idFactura = await createPagada(db, await createUsuario(db), [240_000]);
  const { data: uno } = await order(eva, idFactura, 200_000);
  assert.deepEqual([uno.estado, uno.faltaOtraPersona], ['enProceso', false]);
  const { data: otro } = await order(eva, idFactura, 1);
  assert.deepEqual([otro.estado, otro.faltaOtraPersona, otro.propuestoPorMi], ['cotizado', true, true]);
  assert.equal((await approve(eva, otro.idReembolso, otro.revision, 1, 'Sí, de acuerdo')).codigo, 'segunda-persona');
  const { data: cambiado } = await approve(luz, otro.idReembolso, otro.revision, 2, 'Dos centavos más');
  assert.deepEqual([cambiado.estado, cambiado.propuestoPorMi], ['cotizado', true]);
  const { data: hecho } = await approve(eva, otro.idReembolso, cambiado.revision, 2, 'Estoy de acuerdo');
  assert.equal(hecho.estado, 'enProceso');
  assert.deepEqual(
    hecho.historial.map(({ accion, quien }) => [accion, quien]),
    [
      ['solicitar', 'Eva Morales'],
      ['cotizar', null],
      ['proponer', 'Eva Morales'],
      ['proponer', 'Luz Paz'],
      ['aprobar', 'Eva Morales'],
      ['devolver', null],
    ],
  );
});

test('nadie aprueba sola lo que compró ella misma', async () => {
  const idFactura = await createPagada(db, eva, [5_000]);
  const { data } = await order(eva, idFactura, 5_000);
  assert.equal(data.faltaOtraPersona, true);
});

test('al cliente no se le dice lo que una persona propuso a otra', async () => {
  const ana = await createUsuario(db);
  const idFactura = await createPagada(db, ana, [240_000]);
  const body = { lineas: [1], total: 240_000, motivo: 'Ya no lo necesito' };
  const { data: pedido } = await as(ana).call(api.reembolsos.ask, { params: { idFactura }, body });
  assert.equal((await approve(eva, pedido.idReembolso, pedido.revision, 240_000)).data.faltaOtraPersona, true);
  const { data } = await as(ana).call(api.reembolsos.list, { params: { idFactura } });
  assert.deepEqual([data[0]?.monto, data[0]?.lineas[0]?.monto, data[0]?.faltaOtraPersona], [null, null, false]);
  assert.deepEqual(
    data[0]?.historial.map(({ accion }) => accion),
    ['solicitar', 'cotizar'],
  );
});

test('negado con su motivo, se acaba; y de la línea se puede pedir otra vez', async () => {
  const ana = await createUsuario(db);
  const pedido = await createReembolso(db, ana);
  const { idReembolso, revision } = pedido;
  const params = { idFactura: await idFacturaDe(idReembolso) };
  const again = () =>
    as(ana).call(api.reembolsos.ask, {
      params,
      body: { lineas: [1], total: 10_000, motivo: 'Por favor, ya no lo necesito' },
    });
  assert.equal((await again()).codigo, 'reembolso-en-curso');
  const body = { revision, motivo: 'Ya está presentada' };
  const { data } = await as(eva).call(api.reembolsos.deny, { params: { idReembolso }, body });
  assert.deepEqual([data.estado, data.respuesta], ['negado', 'Ya está presentada']);
  assert.equal((await approve(eva, idReembolso, data.revision, 10_000)).codigo, 'estado-no-permite');
  assert.equal((await again()).status, 200);
});

test('si lo que vería ya es otro monto no se pide nada', async () => {
  const ana = await createUsuario(db);
  const idFactura = await createPagada(db, ana, [10_000]);
  const body = { lineas: [1], total: 9_999, motivo: 'Ya no lo necesito' };
  assert.equal((await as(ana).call(api.reembolsos.ask, { params: { idFactura }, body })).codigo, 'cotizacion-cambiada');
});

test('cada cambio se escribe a quien le toca', async () => {
  const ana = await createUsuario(db);
  const porPagar = await createPorPagar(db, ana);
  const { idReembolso, revision } = porPagar;
  await as(luz).call(api.reembolsos.settle, { params: { idReembolso }, body: { revision, referencia: 'BI-1' } });
  const asuntos = [];
  while (asuntos.length < 4) asuntos.push((await mailbox.next(ana.email)).asunto.replace(/F-[\d-]+/, 'F'));
  assert.deepEqual(asuntos.sort(), [
    'Aprobamos su reembolso de F',
    'Recibimos su pago: F',
    'Recibimos su solicitud de reembolso de F',
    'Su reembolso de F está hecho',
  ]);
  // The office gets other mails too, in any order.
  let delPersonal = '';
  while (!delPersonal.startsWith('Piden el reembolso de F-')) delPersonal = (await mailbox.next(eva.email)).asunto;
});

async function idFacturaDe(idReembolso: string): Promise<string> {
  const row = await db
    .selectFrom('reembolsos')
    .select('idFactura')
    .where('idReembolso', '=', idReembolso)
    .executeTakeFirstOrThrow();
  return row.idFactura;
}
