import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import { HOUR } from '@fedatario/contract/base';
import { inTransaction } from '../../db/transaction.ts';
import { listPorVencer } from './cierre/queries.ts';
import { terminarFirma } from './citas.ts';
import { sinAnotarDesde } from './paso/vencimiento.ts';
import { JUEVES, MARTES_9, startCitas } from './testing/casos.ts';

const { db, as, clock, close, admin, confirmada, actuar, correr } = await startCitas();
after(close);
beforeEach(() => {
  clock.now = JUEVES;
});
const MOTIVO = 'Nadie me recibió en la sala';
const alaHora = (horas: number) => {
  clock.now = new Date(Date.parse(MARTES_9) + horas * HOUR);
};

/** A customer who says, two hours after the beginning, that the notary did not come. */
async function reclamo() {
  clock.now = JUEVES;
  const caso = await confirmada();
  alaHora(2);
  const { data } = await actuar(caso.ana, caso.cita, 'noVinoNotario', MOTIVO);
  return { ...caso, cita: data };
}

test('lo que dice el cliente espera a la oficina, que lo sabe y lo ve entre sus pendientes', async () => {
  const { notario, cita } = await reclamo();
  assert.deepEqual([cita.estado, cita.motivo], ['reclamada', MOTIVO]);
  assert.equal(cita.respuestaHasta, new Date(Date.parse(MARTES_9) + 74 * HOUR).toISOString());
  for (const quien of [notario, admin]) {
    const { data } = await as(quien).call(api.citas.list, { query: { filtro: 'pendientes' } });
    assert.ok(data.some(({ idCita }) => idCita === cita.idCita));
  }
  const avisados = await db
    .selectFrom('notificaciones')
    .select('idUsuario')
    .where('tipo', '=', 'citaReclamada')
    .where('idUsuario', 'in', [notario.idUsuario, admin.idUsuario])
    .execute();
  assert.equal(new Set(avisados.map(({ idUsuario }) => idUsuario)).size, 2);
});

test('el notario puede darle la razón, y solo la administración puede decir que no fue así', async () => {
  const uno = await reclamo();
  assert.equal((await actuar(uno.notario, uno.cita, 'realizar', MOTIVO)).codigo, 'estado-no-permite');
  assert.equal((await actuar(uno.ana, uno.cita, 'noVinoNotario', MOTIVO)).codigo, 'estado-no-permite');
  const { data: dada } = await actuar(uno.notario, uno.cita, 'noVinoNotario');
  assert.deepEqual([dada.estado, dada.respuestaHasta], ['noAsistioNotario', null]);
  const otro = await reclamo();
  assert.equal((await actuar(admin, otro.cita, 'noVinoCliente')).status, 422);
  const { data: negada } = await actuar(admin, otro.cita, 'noVinoCliente', 'El notario esperó media hora');
  assert.equal(negada.estado, 'noAsistioCliente');
  const avisos = await db
    .selectFrom('notificaciones')
    .select('idUsuario')
    .where('tipo', '=', 'citaReclamoDecidido')
    .where('idUsuario', 'in', [uno.ana.idUsuario, otro.ana.idUsuario])
    .execute();
  assert.equal(avisos.length, 2);
});

test('si en 72 horas nadie contesta, se le da la razón', async () => {
  const { ana, cita } = await reclamo();
  const { idCita } = cita;
  alaHora(73);
  await correr('vencer-cita', { idCita });
  assert.equal((await as(ana).call(api.citas.read, { params: { idCita } })).data.estado, 'reclamada');
  alaHora(74);
  await correr('vencer-cita', { idCita });
  assert.equal((await as(ana).call(api.citas.read, { params: { idCita } })).data.estado, 'noAsistioNotario');
});

test('pasadas 72 horas del fin ya no puede decirlo; la administración sí', async () => {
  const { ana, cita } = await confirmada();
  alaHora(74);
  assert.equal((await actuar(ana, cita, 'noVinoNotario', MOTIVO)).codigo, 'estado-no-permite');
  assert.equal((await actuar(admin, cita, 'noVinoNotario', MOTIVO)).data.estado, 'noAsistioNotario');
});

describe('lo que escribe la oficina no cierra el reclamo', () => {
  for (const accion of ['realizar', 'noVinoCliente'] as const)
    test(`${accion} por el notario: su cliente aún lo dice en 72 horas, una sola vez`, async () => {
      const { ana, notario, cita } = await confirmada();
      alaHora(0.5);
      const { data: dicha } = await actuar(notario, cita, accion);
      const suya = await as(ana).call(api.citas.read, { params: { idCita: cita.idCita } });
      assert.ok(suya.data.acciones.some((una) => una.accion === 'noVinoNotario' && una.impedimento === null));
      assert.equal((await actuar(ana, dicha, 'noVinoNotario')).status, 422);
      const { data: reclamada } = await actuar(ana, dicha, 'noVinoNotario', MOTIVO);
      assert.equal(reclamada.estado, 'reclamada');
      const { data: negada } = await actuar(admin, reclamada, 'realizar', 'El notario estuvo en la sala');
      assert.equal((await actuar(ana, negada, 'noVinoNotario', MOTIVO)).codigo, 'estado-no-permite');
      assert.equal((await actuar(admin, negada, 'noVinoNotario', MOTIVO)).codigo, 'estado-no-permite');
    });

  test('pasadas las 72 horas ya no; y nunca si el acto se firmó', async () => {
    const { ana, notario, cita } = await confirmada();
    alaHora(0.5);
    const { data: dicha } = await actuar(notario, cita, 'realizar');
    alaHora(74);
    assert.equal((await actuar(ana, dicha, 'noVinoNotario', MOTIVO)).codigo, 'estado-no-permite');
    clock.now = JUEVES;
    const firmada = await confirmada();
    alaHora(1);
    const { idSolicitud } = firmada;
    await inTransaction(db, (tx) => terminarFirma(tx, idSolicitud, { firmado: true, motivo: null, now: clock.now }));
    const { data } = await as(firmada.ana).call(api.citas.read, { params: { idCita: firmada.cita.idCita } });
    assert.equal(data.estado, 'realizada');
    assert.equal((await actuar(firmada.ana, data, 'noVinoNotario', MOTIVO)).codigo, 'estado-no-permite');
  });

  test('la administración corrige lo que se anotó por error, con su motivo; el notario no', async () => {
    const { notario, cita } = await confirmada();
    alaHora(0.5);
    const { data: ausente } = await actuar(notario, cita, 'noVinoCliente');
    assert.equal((await actuar(notario, ausente, 'realizar', MOTIVO)).codigo, 'estado-no-permite');
    assert.equal((await actuar(admin, ausente, 'realizar')).status, 422);
    const { data: hecha } = await actuar(admin, ausente, 'realizar', 'Se anotó por error');
    const { data: otra } = await actuar(admin, hecha, 'noVinoCliente', 'Se anotó por error');
    const { data: corregida } = await actuar(admin, otra, 'noVinoNotario', 'El notario estaba en otra audiencia');
    assert.deepEqual(
      [hecha.estado, otra.estado, corregida.estado],
      ['realizada', 'noAsistioCliente', 'noAsistioNotario'],
    );
    assert.equal((await actuar(admin, corregida, 'realizar', MOTIVO)).codigo, 'estado-no-permite');
  });
});

test('la que nadie marca se da por realizada a los siete días, y ya no se reclama', async () => {
  const { ana, cita } = await confirmada();
  const { idCita } = cita;
  const estado = async () => (await as(ana).call(api.citas.read, { params: { idCita } })).data;
  alaHora(1 + 7 * 24 - 0.1);
  await correr('vencer-cita', { idCita });
  assert.equal((await estado()).estado, 'confirmada');
  alaHora(1 + 7 * 24);
  const plazos = { now: clock.now, sinAnotarDesde: sinAnotarDesde(clock.now) };
  assert.ok((await listPorVencer(db, plazos, 1_000)).includes(idCita));
  await correr('vencer-cita', { idCita });
  assert.equal((await estado()).estado, 'realizada');
  assert.equal((await actuar(ana, await estado(), 'noVinoNotario', MOTIVO)).codigo, 'estado-no-permite');
});

test('el cliente sabe que se anotó que no llegó, y lo que la administración corrige después; que se hizo no es noticia', async () => {
  const { ana, notario, cita } = await confirmada();
  alaHora(2);
  const anotados = async () =>
    (await db.selectFrom('notificaciones').select(['tipo', 'texto']).where('idUsuario', '=', ana.idUsuario).execute())
      .filter(({ tipo }) => tipo === 'citaAnotada')
      .map(({ texto }) => texto);
  const { data: ausente } = await actuar(notario, cita, 'noVinoCliente');
  assert.match((await anotados()).join(), /anotó que usted no llegó/);
  await actuar(admin, ausente, 'realizar', 'Llegó a la otra sala');
  assert.match((await anotados()).join(), /corrigió lo anotado: la cita se hizo/);
  clock.now = JUEVES;
  const otra = await confirmada();
  alaHora(2);
  await actuar(otra.notario, otra.cita, 'realizar');
  const avisos = db.selectFrom('notificaciones').select('tipo').where('idUsuario', '=', otra.ana.idUsuario);
  assert.ok((await avisos.execute()).every(({ tipo }) => tipo !== 'citaAnotada'));
});
