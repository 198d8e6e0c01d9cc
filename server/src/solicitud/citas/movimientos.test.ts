import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import { DAY, HOUR, MINUTE } from '@fedatario/contract/base';
import type { Cita } from '@fedatario/contract/solicitud';
import type { CreatedUsuario } from '../../testing/factories.ts';
import { JUEVES, MARTES_9, MARTES_11, startCitas } from './testing/casos.ts';

const { as, clock, close, idSede, admin, caso, confirmada, actuar, correr } = await startCitas();
after(close);
beforeEach(() => {
  clock.now = JUEVES;
});
const { move, read } = api.citas;
const MOTIVO = 'Surgió un viaje de trabajo';

describe('una cita se mueve', () => {
  const proponer = (who: CreatedUsuario, { idCita, revision }: Cita, inicio = MARTES_11, acordado = false) =>
    as(who).call(move, { params: { idCita }, body: { inicio, idSede, revision, motivo: MOTIVO, acordado } });

  test('la hora vieja sigue siendo suya hasta que la otra parte acepta', async () => {
    const { ana, notario, cita, libres } = await confirmada();
    const { data: propuesta } = await proponer(ana, cita);
    assert.deepEqual(
      [propuesta.inicio, propuesta.propuesta?.inicio, propuesta.propuesta?.por],
      [MARTES_9, MARTES_11, 'cliente'],
    );
    const libresAntes = await libres();
    assert.ok(!libresAntes.includes(MARTES_9) && !libresAntes.includes(MARTES_11));
    assert.equal((await actuar(ana, propuesta, 'aceptarCambio')).codigo, 'estado-no-permite');
    const { data: movida } = await actuar(notario, propuesta, 'aceptarCambio');
    assert.deepEqual([movida.estado, movida.inicio, movida.propuesta], ['confirmada', MARTES_11, null]);
    const despues = await libres();
    assert.ok(despues.includes(MARTES_9) && !despues.includes(MARTES_11));
  });

  test('media hora más tarde también, que se encima con la suya propia', async () => {
    const { notario, ana, cita } = await confirmada();
    const { data, status } = await proponer(notario, cita, '2026-01-20T15:30:00.000Z');
    assert.equal(status, 200);
    assert.equal((await actuar(ana, data, 'aceptarCambio')).data.inicio, '2026-01-20T15:30:00.000Z');
  });

  test('rechazada o retirada, queda como estaba y la hora propuesta se libera', async () => {
    const { ana, notario, cita, libres } = await confirmada();
    const { data: una } = await proponer(notario, cita);
    const { data: rechazada } = await actuar(ana, una, 'rechazarCambio', 'Ese día no puedo llegar');
    assert.deepEqual([rechazada.inicio, rechazada.propuesta], [MARTES_9, null]);
    assert.ok((await libres()).includes(MARTES_11));
    const { data: otra } = await proponer(ana, rechazada);
    assert.equal((await actuar(ana, otra, 'retirarCambio')).data.propuesta, null);
    assert.ok((await libres()).includes(MARTES_11));
  });

  test('la oficina la mueve de una vez si ya lo acordaron; la clienta no puede decirlo', async () => {
    const { ana, cita, libres } = await confirmada();
    assert.equal((await proponer(ana, cita, MARTES_11, true)).codigo, 'estado-no-permite');
    const { data } = await proponer(admin, cita, MARTES_11, true);
    assert.deepEqual([data.estado, data.inicio], ['confirmada', MARTES_11]);
    assert.ok((await libres()).includes(MARTES_9));
  });

  test('comenzada su hora ya no se mueve, ni acordado ni propuesto, por nadie', async () => {
    const { ana, notario, cita } = await confirmada();
    clock.now = new Date(Date.parse(MARTES_9) - MINUTE);
    const { data: propuesta } = await proponer(notario, cita);
    clock.now = new Date(MARTES_9);
    assert.equal((await actuar(ana, propuesta, 'aceptarCambio')).codigo, 'estado-no-permite');
    for (const quien of [notario, admin, ana])
      for (const acordado of [true, false])
        assert.equal((await proponer(quien, propuesta, MARTES_11, acordado)).codigo, 'estado-no-permite');
    assert.equal((await as(ana).call(read, { params: { idCita: cita.idCita } })).data.inicio, MARTES_9);
  });

  test('la que nadie contesta se retira sola, y no retiene su hora para siempre', async () => {
    const { ana, cita, libres } = await confirmada();
    await proponer(ana, cita);
    clock.now = new Date(JUEVES.getTime() + 2 * DAY);
    await correr('buscar-citas-vencidas');
    await correr('vencer-cita', { idCita: cita.idCita });
    assert.equal((await as(ana).call(read, { params: { idCita: cita.idCita } })).data.propuesta, null);
    assert.ok((await libres()).includes(MARTES_11));
  });

  test('quien es cliente la mueve pocas veces, y con tiempo', async () => {
    const { ana, cita } = await confirmada();
    let actual = cita;
    for (let vez = 0; vez < 3; vez += 1)
      actual = (await actuar(ana, (await proponer(ana, actual)).data, 'retirarCambio')).data;
    assert.equal((await proponer(ana, actual)).codigo, 'cita-muchos-cambios');
    clock.now = new Date(Date.parse(MARTES_9) - 2 * HOUR);
    assert.equal((await actuar(ana, actual, 'cancelar', MOTIVO)).codigo, 'cita-poco-tiempo');
  });
});

describe('una cita termina', () => {
  test('cancelada, por quien y por qué, y su hora se libera', async () => {
    const { ana, notario, cita, libres } = await confirmada();
    assert.equal((await actuar(ana, cita, 'cancelar')).status, 422);
    const { data } = await actuar(ana, cita, 'cancelar', MOTIVO);
    assert.deepEqual([data.estado, data.motivo], ['canceladaCliente', MOTIVO]);
    assert.ok((await libres()).includes(MARTES_9));
    assert.equal((await actuar(notario, data, 'confirmar')).codigo, 'estado-no-permite');
    assert.equal((await actuar(notario, cita, 'cancelar', MOTIVO)).codigo, 'conflicto-revision');
  });

  test('realizada o sin que llegara alguien, y solo después de su hora', async () => {
    const { ana, notario, cita } = await confirmada();
    assert.equal((await actuar(notario, cita, 'realizar')).codigo, 'estado-no-permite');
    clock.now = new Date(Date.parse(MARTES_9) + 5 * MINUTE);
    assert.equal((await actuar(notario, cita, 'noVinoCliente')).codigo, 'estado-no-permite');
    clock.now = new Date(Date.parse(MARTES_9) + 20 * MINUTE);
    assert.equal((await actuar(ana, cita, 'realizar')).codigo, 'estado-no-permite');
    assert.equal((await actuar(ana, cita, 'noVinoNotario', 'Nadie me recibió en la sala')).data.estado, 'reclamada');
  });

  test('la que la oficina no confirma antes de su hora se rechaza sola', async () => {
    const { ana, retener } = await caso();
    const { data } = await actuar(ana, (await retener()).data, 'solicitar');
    clock.now = new Date(MARTES_9);
    await correr('vencer-cita', { idCita: data.idCita });
    const { data: cita } = await as(ana).call(read, { params: { idCita: data.idCita } });
    assert.deepEqual([cita.estado, cita.motivo], ['rechazada', 'La oficina no la confirmó antes de su hora.']);
  });

  test('cuando el trámite deja de esperar su firma', async () => {
    const { notario, idSolicitud, cita } = await confirmada();
    const tramite = { params: { idSolicitud } };
    const { revision } = (await as(notario).call(api.tramites.read, tramite)).data;
    const motivo = 'Hay que corregir un apellido';
    await as(notario).call(api.tramites.act, { ...tramite, body: { accion: 'reabrir', revision, motivo } });
    const { data } = await as(notario).call(read, { params: { idCita: cita.idCita } });
    assert.deepEqual([data.estado, data.motivo], ['canceladaPersonal', motivo]);
  });
});

test('la mañana de la cita está en el panel de su notario, y no en el de otra', async () => {
  const { notario, cita } = await confirmada();
  const otra = await confirmada();
  clock.now = new Date(Date.parse(MARTES_9) - HOUR);
  const { agenda } = (await as(notario).call(api.panel.data, {})).data;
  assert.deepEqual(
    agenda.map(({ idCita, inicio, titulo }) => [idCita, inicio, titulo]),
    [[cita.idCita, MARTES_9, 'Ana Ruiz · Contrato de arrendamiento']],
  );
  assert.notEqual(otra.cita.idCita, cita.idCita);
});
