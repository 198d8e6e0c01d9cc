import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import { HOUR, MINUTE } from '@fedatario/contract/base';
import { createNotario } from '../../casa/notarios/testing/notarios.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { JUEVES, MARTES_9, MARTES_11, startCitas } from './testing/casos.ts';
import { createSede } from './testing/citas.ts';

const { db, as, clock, close, idSede, admin, caso, confirmada, actuar, correr } = await startCitas();
after(close);
const idChica = await createSede(db, 2);
beforeEach(() => {
  clock.now = JUEVES;
});
const { hold, list } = api.citas;
const { create } = api.asesorias;
const { create: block, remove: unblock } = api.bloqueos;

describe('la clienta pide la cita de su firma', () => {
  test('elige una hora, que se le guarda, la pide, y su notario la confirma', async () => {
    const { ana, notario, retener } = await caso();
    const { status, data: retenida } = await retener();
    assert.equal(status, 200);
    assert.deepEqual(
      [retenida.estado, retenida.lugar?.sala, retenida.zona],
      ['retenida', 'Sala 1', 'America/Guatemala'],
    );
    assert.equal(Date.parse(retenida.fin) - Date.parse(retenida.inicio), 60 * MINUTE);
    assert.equal(Date.parse(String(retenida.retenidaHasta)) - clock.now.getTime(), 10 * MINUTE);
    const { data: pedida } = await actuar(ana, retenida, 'solicitar');
    assert.deepEqual([pedida.estado, pedida.retenidaHasta], ['solicitada', null]);
    const { data: cita } = await actuar(notario, pedida, 'confirmar');
    assert.equal(cita.estado, 'confirmada');
  });

  test('la hora que alguien tiene, con su holgura, deja de ofrecerse', async () => {
    const { retener, libres } = await caso();
    assert.deepEqual((await libres()).slice(0, 2), ['2026-01-19T14:00:00.000Z', '2026-01-19T14:30:00.000Z']);
    await retener();
    const despues = await libres();
    const ocupadas = ['2026-01-20T14:30:00.000Z', MARTES_9, '2026-01-20T15:30:00.000Z', '2026-01-20T16:00:00.000Z'];
    assert.deepEqual(
      ocupadas.filter((hora) => despues.includes(hora)),
      [],
    );
    assert.ok(despues.includes('2026-01-20T16:30:00.000Z'));
  });

  test('al elegir otra hora suelta la que tenía', async () => {
    const { retener, libres } = await caso();
    await retener(MARTES_9);
    assert.equal((await retener(MARTES_11)).data.inicio, MARTES_11);
    assert.ok((await libres()).includes(MARTES_9));
  });

  test('la hora que no se ofrece se rechaza, y dice cuál fue el problema', async () => {
    const { retener } = await caso();
    for (const inicio of [
      '2026-01-18T15:00:00.000Z',
      '2026-01-20T15:07:00.000Z',
      '2026-01-15T16:00:00.000Z',
      '2026-06-16T15:00:00.000Z',
    ])
      assert.equal((await retener(inicio)).codigo, 'hora-no-ofrecida', inicio);
  });

  test('nadie la pide para el trámite de otra, ni antes de que se pueda firmar', async () => {
    const { idSolicitud, retener } = await caso();
    const eva = await createUsuario(db);
    assert.equal((await as(eva).call(hold, { body: { idSolicitud, inicio: MARTES_9, idSede } })).status, 404);
    await db.updateTable('solicitudes').set({ estado: 'porAprobar' }).where('idSolicitud', '=', idSolicitud).execute();
    assert.equal((await retener()).codigo, 'estado-no-permite');
  });

  test('a los diez minutos la hora vuelve a ser de todos, aunque nadie la haya soltado', async () => {
    const { ana, retener, libres } = await caso();
    const { data: retenida } = await retener();
    clock.now = new Date(JUEVES.getTime() + 10 * MINUTE);
    assert.ok((await libres()).includes(MARTES_9));
    assert.equal((await actuar(ana, retenida, 'solicitar')).codigo, 'retencion-vencida');
    assert.equal((await retener()).status, 200);
    clock.now = new Date(JUEVES.getTime() + HOUR);
    await correr('soltar-citas-retenidas');
    const vivas = await db.selectFrom('citas').select('estado').where('idUsuario', '=', ana.idUsuario).execute();
    assert.deepEqual(
      vivas.map(({ estado }) => estado),
      ['vencida', 'vencida'],
    );
  });
});

describe('una hora no se da dos veces', () => {
  test('de cincuenta que la piden a la vez la tiene una', async () => {
    const notario = await createNotario(db, { modalidades: ['telefono'] });
    const clientes = await Promise.all(Array.from({ length: 50 }, () => createUsuario(db)));
    const pedir = ({ idUsuario }: CreatedUsuario) =>
      as(admin).call(create, {
        body: {
          idUsuario,
          idNotario: notario.idUsuario,
          modalidad: 'telefono',
          inicio: MARTES_9,
          idSede: null,
          notas: null,
        },
      });
    const answers = await Promise.all(clientes.map(pedir));
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    assert.equal(answers.filter(({ codigo }) => codigo === 'hora-de-otra-cita').length, 49);
  });

  test('con dos salas caben dos firmas a la vez, y no tres', async () => {
    const casos = await Promise.all([caso(), caso(), caso()]);
    const viernes = '2026-01-23T15:00:00.000Z';
    const answers = await Promise.all(casos.map(({ retener }) => retener(viernes, idChica)));
    const salas = answers.flatMap(({ data }) => (data ? [data.lugar?.sala] : []));
    assert.deepEqual(salas.toSorted(), ['Sala 1', 'Sala 2']);
    assert.deepEqual(
      answers.flatMap(({ codigo }) => codigo ?? []),
      ['hora-ocupada'],
    );
  });

  test('la base misma lo impide, también a quien no pregunte antes', async () => {
    const { cita, notario } = await confirmada();
    const tiempo = { idCausa: admin.idUsuario, idPersona: notario.idUsuario, inicio: cita.inicio, fin: cita.fin };
    const otra = db.insertInto('ocupaciones').values({
      ...tiempo,
      idOcupacion: admin.idUsuario,
      papel: 'bloqueo',
      rango: `[${cita.inicio},${cita.fin})`,
    });
    await assert.rejects(otra.execute(), { code: '23P01', constraint: 'ocupaciones_persona' });
  });

  test('lo que la oficina aparta no se ofrece, y no pasa sobre una cita', async () => {
    const { cita, notario, libres } = await confirmada();
    const bloqueo = { idNotario: notario.idUsuario, motivo: 'Audiencia en el juzgado' };
    const sobre = { ...bloqueo, inicio: cita.inicio, fin: cita.fin };
    assert.equal((await as(notario).call(block, { body: sobre })).codigo, 'hora-con-citas');
    const { data } = await as(notario).call(block, {
      body: { ...bloqueo, inicio: MARTES_11, fin: '2026-01-20T18:00:00.000Z' },
    });
    assert.ok(!(await libres()).includes(MARTES_11));
    await as(notario).call(unblock, { params: { idBloqueo: data.idBloqueo } });
    assert.ok((await libres()).includes(MARTES_11));
  });
});

test('cada quien ve las citas suyas', async () => {
  const { ana, notario, cita } = await confirmada();
  const de = async (who: CreatedUsuario) =>
    (await as(who).call(list, { query: {} })).data.some(({ idCita }) => idCita === cita.idCita);
  assert.deepEqual([await de(ana), await de(notario), await de(admin)], [true, true, true]);
  assert.equal(await de(await createUsuario(db)), false);
});
