import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { DAY, HOUR } from '@fedatario/contract/base';
import { inTransaction } from '../../db/transaction.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { vencer } from '../expedientes/jobs.ts';
import { createTramite } from './testing/tramites.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

// Thursday, nine in the morning where the company is.
clock.now = new Date('2026-01-15T15:00:00Z');
const admin = await createUsuario(db, { rol: 'admin' });
const notario = await createUsuario(db, { rol: 'notario', nombreCompleto: 'Licda. Sofía Paz' });

const read = async (who: CreatedUsuario, idSolicitud: string) =>
  (await as(who).call(api.tramites.read, { params: { idSolicitud } })).data;
const cancel = async (who: CreatedUsuario, idSolicitud: string, total: number) => {
  const { revision } = await read(who, idSolicitud);
  const body = { revision, motivo: 'Ya no lo necesito', total };
  return as(who).call(api.tramites.cancel, { params: { idSolicitud }, body });
};
const act = async (
  who: CreatedUsuario,
  idSolicitud: string,
  accion: 'aceptar' | 'devolver' | 'pausar' | 'reanudar',
  more = {},
) => {
  const { revision } = await read(who, idSolicitud);
  const body = { accion, revision, motivo: null, ...more };
  return as(who).call(api.tramites.act, { params: { idSolicitud }, body });
};

test('las horas usadas cuentan también las del reloj que corre, y no las que faltan para que comience', async () => {
  const { idSolicitud } = await createTramite(db, notario, { estado: 'enRevision' });
  const usadas = async (relojDesde: Date) => {
    await db
      .updateTable('solicitudes')
      .set({ horasConsumidas: 1.5, relojDesde })
      .where('idSolicitud', '=', idSolicitud)
      .execute();
    return (await read(notario, idSolicitud)).horasConsumidas;
  };
  assert.equal(await usadas(new Date(clock.now.getTime() - DAY)), 1.5 + 9);
  assert.equal(await usadas(new Date(clock.now.getTime() + HOUR)), 1.5);
});

test('lo pagado con requisitos espera a su clienta, con los que pide el producto y sin que corra el reloj', async () => {
  const ana = await createUsuario(db);
  const { idSolicitud } = await createTramite(db, ana, { requisitos: ['DPI', 'Recibo', 'Poder?'] });
  const data = await read(ana, idSolicitud);
  assert.deepEqual(
    [data.estado, data.turno, data.leToca, data.venceEn],
    ['requisitosPendientes', 'cliente', true, null],
  );
  assert.deepEqual(
    data.requisitos.map(({ nombre, obligatorio, estado }) => [nombre, obligatorio, estado]),
    [
      ['DPI', true, 'pendiente'],
      ['Recibo', true, 'pendiente'],
      ['Poder', false, 'pendiente'],
    ],
  );
  assert.ok(data.limiteEn && Date.parse(data.limiteEn) > clock.now.getTime() + 40 * DAY);
  assert.deepEqual(
    data.historial.map(({ accion, a }) => [accion, a]),
    [['comprar', 'requisitosPendientes']],
  );
});

test('lo pagado sin requisitos espera notario, y sus ocho horas hábiles corren desde que se pagó', async () => {
  const ana = await createUsuario(db);
  const { idSolicitud } = await createTramite(db, ana);
  const data = await read(admin, idSolicitud);
  assert.deepEqual([data.estado, data.turno, data.leToca], ['sinAsignar', 'admin', true]);
  assert.ok(data.venceEn && data.venceEn > clock.now.toISOString());
  assert.equal((await read(ana, idSolicitud)).leToca, false);
});

test('cambiar lo que pide un producto no cambia lo que se pidió', async () => {
  const ana = await createUsuario(db);
  const { idSolicitud } = await createTramite(db, ana, { requisitos: ['DPI'] });
  await db.deleteFrom('productosRequisitos').execute();
  assert.equal((await read(ana, idSolicitud)).requisitos.length, 1);
});

test('la notaria acepta, y en pausa el reloj se detiene hasta la fecha que dijo', async () => {
  const ana = await createUsuario(db);
  const { idSolicitud } = await createTramite(db, ana, { estado: 'asignado', notario, aceptado: false });
  assert.equal((await act(notario, idSolicitud, 'aceptar')).data.estado, 'enRevision');
  const motivo = 'Falta que abra el registro';
  const ayer = new Date(clock.now.getTime() - DAY).toISOString();
  const hasta = new Date(clock.now.getTime() + 3 * DAY).toISOString();
  for (const wrong of [undefined, null, ayer]) {
    const { problem } = await act(notario, idSolicitud, 'pausar', { motivo, hasta: wrong });
    assert.equal(problem?.errores?.[0]?.campo, 'hasta');
  }
  const { data } = await act(notario, idSolicitud, 'pausar', { motivo, hasta });
  assert.deepEqual([data.estado, data.venceEn, data.limiteEn], ['enPausa', null, hasta]);
  const vista = await read(ana, idSolicitud);
  assert.deepEqual(
    vista.historial.map(({ accion, como, quien, motivo: porque }) => [accion, como, quien, porque]).slice(1),
    [
      ['aceptar', 'notario', 'Licda. Sofía Paz', null],
      ['pausar', 'notario', 'Licda. Sofía Paz', motivo],
    ],
  );
  await inTransaction(db, (tx) => vencer(tx, idSolicitud, new Date(Date.parse(hasta) - HOUR)));
  assert.equal((await read(ana, idSolicitud)).estado, 'enPausa');
  await inTransaction(db, (tx) => vencer(tx, idSolicitud, new Date(hasta)));
  const despues = await read(ana, idSolicitud);
  assert.deepEqual([despues.estado, despues.historial.at(-1)?.quien], ['enRevision', null]);
});

test('la notaria que no responde en ocho horas hábiles lo pierde; la que lo devuelve dice por qué', async () => {
  const ana = await createUsuario(db);
  const { idSolicitud } = await createTramite(db, ana, { estado: 'asignado', notario, aceptado: false });
  assert.equal((await act(notario, idSolicitud, 'devolver')).problem?.errores?.[0]?.campo, 'motivo');
  const devuelto = await act(notario, idSolicitud, 'devolver', { motivo: 'Es pariente mío' });
  assert.deepEqual([devuelto.status, devuelto.data.estado, devuelto.data.notario], [200, 'sinAsignar', null]);
  assert.equal((await as(notario).call(api.tramites.read, { params: { idSolicitud } })).status, 404);
});

test('quien mandó lo mismo dos veces, o miraba algo viejo, no cambia nada y ve cómo está', async () => {
  const ana = await createUsuario(db);
  const { idSolicitud } = await createTramite(db, ana, { estado: 'asignado', notario, aceptado: false });
  const { revision } = await read(notario, idSolicitud);
  const body = { accion: 'aceptar', revision, motivo: null } as const;
  const twenty = Array.from({ length: 20 }, () =>
    as(notario).call(api.tramites.act, { params: { idSolicitud }, body }),
  );
  const answers = await Promise.all(twenty);
  assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  const stale = answers.find(({ status }) => status !== 200);
  assert.equal(stale?.codigo, 'conflicto-revision');
  assert.deepEqual([(stale?.problem?.actual as typeof stale.data | undefined)?.estado], ['enRevision']);
  assert.equal((await read(notario, idSolicitud)).historial.length, 2);
});

test('cancelar muestra antes lo que devuelve la etapa, lo pide y detiene el trabajo', async () => {
  const ana = await createUsuario(db);
  const { idSolicitud, idFactura } = await createTramite(db, ana, { estado: 'enRevision', notario, precio: 9_999 });
  const { devolucion } = await read(ana, idSolicitud);
  assert.deepEqual([devolucion?.etapa, devolucion?.porcentaje, devolucion?.monto], ['enRevision', 70, 6_999]);
  assert.equal((await cancel(ana, idSolicitud, 9_999)).codigo, 'cotizacion-cambiada');
  const { data } = await cancel(ana, idSolicitud, 6_999);
  assert.deepEqual([data.estado, data.devolucion, data.venceEn], ['cancelado', null, null]);
  const reembolsos = await as(ana).call(api.reembolsos.list, { params: { idFactura } });
  assert.deepEqual(
    reembolsos.data.map(({ estado, cotizado, motivo }) => [estado, cotizado, motivo]),
    [['cotizado', 6_999, 'Ya no lo necesito']],
  );
});

test('por firmar ya solo lo cancela la oficina; firmado, nadie', async () => {
  const ana = await createUsuario(db);
  const { idSolicitud } = await createTramite(db, ana, { estado: 'porFirmar', notario });
  const suyo = (await read(ana, idSolicitud)).acciones.find(({ accion }) => accion === 'cancelar');
  assert.equal(suyo?.impedimento, 'esperaOficina');
  assert.equal((await cancel(ana, idSolicitud, 3_000)).codigo, 'estado-no-permite');
  assert.equal((await cancel(admin, idSolicitud, 3_000)).data.estado, 'cancelado');
  const firmado = await createTramite(db, ana, { estado: 'firmado', notario });
  assert.equal(
    (await read(ana, firmado.idSolicitud)).acciones.find(({ accion }) => accion === 'cancelar')?.impedimento,
    'firmado',
  );
  assert.equal((await cancel(admin, firmado.idSolicitud, 0)).codigo, 'estado-no-permite');
});

test('lo que su clienta deja treinta días hábiles caduca, y no antes', async () => {
  const ana = await createUsuario(db);
  const { idSolicitud } = await createTramite(db, ana, { requisitos: ['DPI'] });
  const { limiteEn } = await read(ana, idSolicitud);
  const limite = new Date(String(limiteEn));
  await inTransaction(db, (tx) => vencer(tx, idSolicitud, new Date(limite.getTime() - 1)));
  assert.equal((await read(ana, idSolicitud)).estado, 'requisitosPendientes');
  await inTransaction(db, (tx) => vencer(tx, idSolicitud, limite));
  assert.equal((await read(ana, idSolicitud)).estado, 'caducado');
});

test('su lista es la suya, por estado y por grupo, de la más nueva a la más antigua y por páginas', async () => {
  const ana = await createUsuario(db);
  const uno = await createTramite(db, ana, { requisitos: ['DPI'] });
  const dos = await createTramite(db, ana, { estado: 'porAprobar', notario });
  const tres = await createTramite(db, ana);
  await createTramite(db, await createUsuario(db));
  const list = async (estado: string, more = {}) => as(ana).call(api.tramites.list, { query: { estado, ...more } });
  const ids = async (estado: string) => (await list(estado)).data.map(({ idSolicitud }) => idSolicitud);
  assert.deepEqual(
    await ids('todos'),
    [tres, dos, uno].map(({ idSolicitud }) => idSolicitud),
  );
  assert.deepEqual(await ids('pendientes-del-cliente'), [dos.idSolicitud, uno.idSolicitud]);
  assert.deepEqual(await ids('por-aprobar'), [dos.idSolicitud]);
  assert.deepEqual(await ids('finalizados'), []);
  assert.equal((await list('inventado')).status, 422);
  const first = await list('todos', { limite: 2 });
  const second = await list('todos', { limite: 2, cursor: first.siguiente });
  assert.deepEqual(
    second.data.map(({ idSolicitud }) => idSolicitud),
    [uno.idSolicitud],
  );
  const ayer = new Date(clock.now.getTime() - DAY);
  await db.updateTable('solicitudes').set({ venceEn: ayer }).where('idSolicitud', '=', tres.idSolicitud).execute();
  assert.deepEqual(await ids('vencidos'), [tres.idSolicitud]);
  const { data } = await as(ana).call(api.tramites.cuentas, {});
  assert.deepEqual(data, { todos: 3, 'pendientes-del-cliente': 2, 'en-proceso': 1, vencidos: 1, finalizados: 0 });
});
