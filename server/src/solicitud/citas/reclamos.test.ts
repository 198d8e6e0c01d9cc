import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { api, HOUR } from '@fedatario/contract';
import { JUEVES, MARTES_9, startCitas } from '../../testing/casos-de-citas.ts';

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
