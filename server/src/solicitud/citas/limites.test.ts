import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import { MINUTE } from '@fedatario/contract/base';
import { sql } from 'kysely';
import { createNotario } from '../../casa/notarios/testing/notarios.ts';
import { createUsuario } from '../../testing/factories.ts';
import { JUEVES, MARTES_9, MARTES_11, startCitas } from './testing/casos.ts';

const { db, as, clock, close, idSede, admin, caso, actuar, correr } = await startCitas();
after(close);
beforeEach(() => {
  clock.now = JUEVES;
});

/** Copies a kept hour as ones that ran out, for as many other customers; their ids come before any that is made now. */
async function vencidas(idCita: string, cuantas: number) {
  await sql`with personas as (
      insert into usuarios (id_usuario, email, nombre_completo, id_rol, creado_en, actualizado_en)
      select id, id || '@ejemplo.gt', 'Cliente', 3, ${JUEVES}, ${JUEVES}
      from (select gen_random_uuid() as id from generate_series(1, ${cuantas}::int)) n returning id_usuario)
    insert into citas select (jsonb_populate_record(c, jsonb_build_object('id_cita', '00000000-0000-7000-8000-' || lpad(to_hex(row_number() over ()), 12, '0'), 'id_usuario', p.id_usuario,
      'id_solicitud', null, 'clase', 'asesoria', 'retenida_hasta', ${new Date(JUEVES.getTime() - MINUTE)}::timestamptz))).*
    from citas c, personas p where c.id_cita = ${idCita}`.execute(db);
}

describe('horas guardadas', () => {
  test('con más de doscientas por soltar, quien guarda otra no falla, y el trabajo las suelta todas', async () => {
    const { ana, retener } = await caso();
    const { data: suya } = await retener(MARTES_9);
    await vencidas(suya.idCita, 250);
    assert.equal((await retener(MARTES_11)).status, 200);
    await correr('soltar-citas-retenidas');
    const quedan = await db.selectFrom('citas').select('idUsuario').where('estado', '=', 'retenida').execute();
    assert.deepEqual(quedan, [{ idUsuario: ana.idUsuario }]);
  });

  test('una hora se guarda cuatro veces en sesenta minutos, y no más hasta que pasen', async () => {
    const { ana, retener } = await caso();
    for (const _ of [1, 2, 3, 4]) await actuar(ana, (await retener(MARTES_9)).data, 'soltar');
    assert.equal((await retener(MARTES_9)).codigo, 'hora-guardada-antes');
    assert.equal((await retener(MARTES_11)).status, 200);
    clock.now = new Date(JUEVES.getTime() + 61 * MINUTE);
    assert.equal((await retener(MARTES_9)).status, 200);
  });
});

describe('lo que da la oficina', () => {
  test('tiene un fin, minutos enteros, y un notario que atienda así', async () => {
    const { idUsuario } = await createUsuario(db);
    const { idUsuario: idNotario } = await createNotario(db, { modalidades: ['presencial'] });
    const dar = (cambio: { inicio?: string; modalidad?: 'presencial' | 'videollamada' | 'telefono' }) => {
      const { inicio = '2026-01-22T15:00:00.000Z', modalidad = 'presencial' } = cambio;
      const sede = modalidad === 'presencial' ? idSede : null;
      const nueva = { idUsuario, idNotario, modalidad, inicio, idSede: sede, notas: null, conPlan: false };
      return as(admin).call(api.asesorias.create, { body: nueva });
    };
    assert.equal((await dar({ inicio: '2299-01-22T15:00:00.000Z' })).codigo, 'hora-no-ofrecida');
    assert.equal((await dar({ inicio: '2026-01-22T15:00:30.000Z' })).codigo, 'hora-no-ofrecida');
    assert.equal((await dar({ modalidad: 'videollamada' })).status, 422);
    assert.equal((await dar({ modalidad: 'telefono' })).status, 422);
    assert.equal((await dar({})).status, 200);
  });

  test('mover una cita tiene los mismos límites', async () => {
    const { idUsuario } = await createUsuario(db);
    const { idUsuario: idNotario } = await createNotario(db, { modalidades: ['telefono'] });
    const nueva = { idUsuario, idNotario, modalidad: 'telefono', idSede: null, notas: null, conPlan: false } as const;
    const { data } = await as(admin).call(api.asesorias.create, { body: { ...nueva, inicio: MARTES_9 } });
    const { idCita, revision } = data;
    const mover = (inicio: string) =>
      as(admin).call(api.citas.move, {
        params: { idCita },
        body: { inicio, idSede: null, revision, motivo: 'Se acordó otra hora', acordado: true },
      });
    assert.equal((await mover('2299-01-22T15:00:00.000Z')).codigo, 'hora-no-ofrecida');
    assert.equal((await mover('2026-01-22T15:00:30.000Z')).codigo, 'hora-no-ofrecida');
    assert.equal((await mover('2026-01-22T16:00:00.000Z')).status, 200);
  });
});

test('las horas apartadas duran un año como máximo, y terminan dentro de dos', async () => {
  const { idUsuario: idNotario } = await createNotario(db, {});
  const apartar = (inicio: string, fin: string) =>
    as(admin).call(api.bloqueos.create, { body: { idNotario, inicio, fin, motivo: 'Licencia por estudios' } });
  for (const [inicio, fin] of [
    ['1900-01-01T00:00:00.000Z', '2299-12-31T00:00:00.000Z'],
    ['2026-02-01T00:00:00.000Z', '2027-02-03T00:00:00.000Z'],
    ['2027-12-01T00:00:00.000Z', '2028-02-01T00:00:00.000Z'],
  ] as const) {
    const { status, problem } = await apartar(inicio, fin);
    assert.deepEqual([status, problem?.errores?.[0]?.campo], [422, 'fin']);
  }
  assert.equal((await apartar('2026-02-01T00:00:00.000Z', '2027-02-01T00:00:00.000Z')).status, 200);
});

test('la hora que una clienta guarda sigue guardada si la oficina le da otra, y se suelta si es la misma', async () => {
  const { ana, retener } = await caso();
  const { idUsuario: idNotario } = await createNotario(db, { modalidades: ['telefono'] });
  const dar = (inicio: string) =>
    as(admin).call(api.asesorias.create, {
      body: { idUsuario: ana.idUsuario, idNotario, modalidad: 'telefono', inicio, idSede: null, notas: null },
    });
  const { data: guardada } = await retener(MARTES_9);
  const leer = async () => (await as(ana).call(api.citas.read, { params: { idCita: guardada.idCita } })).data.estado;
  const { data: dada } = await dar(MARTES_11);
  assert.deepEqual([dada.estado, await leer()], ['confirmada', 'retenida']);
  assert.deepEqual([(await dar(MARTES_9)).data.estado, await leer()], ['confirmada', 'vencida']);
});
