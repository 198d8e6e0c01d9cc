import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import { type Cita, horaDe } from '@fedatario/contract/solicitud';
import { v7 as uuidv7 } from 'uuid';
import { createNotario } from '../../../casa/notarios/testing/notarios.ts';
import { type CreatedUsuario, createUsuario } from '../../../testing/factories.ts';
import { leerAgenda } from '../citas.ts';
import { JUEVES, MARTES_9, MARTES_11, startCitas } from '../testing/casos.ts';
import { createSede } from '../testing/citas.ts';

const { db, as, clock, close, idSede, admin, confirmada } = await startCitas();
after(close);
beforeEach(() => {
  clock.now = JUEVES;
});
const { agendaDeCitas, asesorias, bloqueos, citas } = api;
const SEMANA = { desde: '2026-01-19', hasta: '2026-01-25' };
const MOTIVO = 'Lo pidió por teléfono';

/** A notary who attends by telephone, and the cita of a customer with them. */
async function llamada(inicio = MARTES_9, notario?: CreatedUsuario) {
  const quien = notario ?? (await createUsuario(db, { rol: 'notario' }));
  if (!notario) await createNotario(db, { idUsuario: quien.idUsuario, modalidades: ['telefono'] });
  const ana = await createUsuario(db, { nombreCompleto: 'Ana Ruiz' });
  const nueva = { idUsuario: ana.idUsuario, idNotario: quien.idUsuario, modalidad: 'telefono', inicio } as const;
  const answer = await as(admin).call(asesorias.create, { body: { ...nueva, idSede: null, notas: null } });
  return { notario: quien, ana, cita: answer.data, codigo: answer.codigo };
}

const ver = (who: CreatedUsuario, query: object = {}) =>
  as(who).call(agendaDeCitas.read, { query: { ...SEMANA, ...query } });
const mover = (who: CreatedUsuario, { idCita, revision }: Cita, cambio: object) =>
  as(who).call(citas.move, {
    params: { idCita },
    body: { inicio: MARTES_11, idSede: null, revision, motivo: MOTIVO, acordado: true, ...cambio },
  });

describe('el calendario de la oficina', () => {
  test('trae las citas de todos, su jornada y los feriados, y a cada notario solo lo suyo', async () => {
    const una = await llamada();
    const otra = await llamada();
    const { data } = await ver(admin);
    const ids = data.citas.map(({ idCita }) => idCita);
    assert.ok(ids.includes(una.cita.idCita) && ids.includes(otra.cita.idCita));
    const suyo = (await ver(una.notario, { idNotario: otra.notario.idUsuario })).data;
    assert.deepEqual(
      [suyo.citas.map(({ idCita }) => idCita), suyo.notarios.map(({ idUsuario }) => idUsuario)],
      [[una.cita.idCita], [una.notario.idUsuario]],
    );
    // Two stretches on each of the five days.
    assert.equal(suyo.jornadas.length, 10);
    const { dias } = (await ver(admin, { desde: '2026-04-01', hasta: '2026-04-30' })).data;
    assert.deepEqual(
      dias.filter(({ dia }) => dia === '2026-04-03').map(({ cerrado }) => cerrado),
      [true],
    );
  });

  test('no pide más sentencias con treinta citas que con una', async () => {
    const { notario } = await llamada();
    const contar = async () => {
      let sentencias = 0;
      const contada = db.withPlugin({
        transformQuery: ({ node }) => {
          sentencias += 1;
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const actor = { ...notario, idSesion: uuidv7() };
      const { citas: vistas } = await leerAgenda({ db: contada, actor, now: clock.now }, SEMANA);
      return { sentencias, citas: vistas.length };
    };
    const una = await contar();
    for (let hora = 0; hora < 6; hora += 1)
      for (const dia of [19, 20, 21, 22, 23])
        await llamada(`2026-01-${dia}T${String(14 + hora * 1.5).slice(0, 2)}:${hora % 2 ? 30 : 15}:00.000Z`, notario);
    const muchas = await contar();
    assert.deepEqual([una.citas, muchas.citas > 20], [1, true]);
    assert.equal(muchas.sentencias, una.sentencias);
  });

  test('los días son los del reloj de la sede: la cita del cambio de hora en Madrid sigue en su día y a su hora', async () => {
    const madrid = await createSede(db, 1, 'Europe/Madrid');
    clock.now = new Date('2026-03-20T09:00:00Z');
    const notario = await createUsuario(db, { rol: 'notario' });
    await createNotario(db, { idUsuario: notario.idUsuario });
    const pedir = async (inicio: string) => {
      const { idUsuario } = await createUsuario(db);
      const body = {
        idUsuario,
        idNotario: notario.idUsuario,
        modalidad: 'presencial',
        inicio,
        idSede: madrid,
      } as const;
      return (await as(admin).call(asesorias.create, { body: { ...body, notas: null } })).data;
    };
    // The clocks of Madrid go from 02:00 to 03:00 on 29 March: the first midnight is at 23:00 UTC, the next at 22:00.
    const [antes, despues] = [await pedir('2026-03-28T23:30:00.000Z'), await pedir('2026-03-29T21:30:00.000Z')];
    const lunes = await pedir('2026-03-29T22:30:00.000Z');
    const domingo = { desde: '2026-03-29', hasta: '2026-03-29', idSede: madrid };
    const { data } = await ver(admin, domingo);
    assert.equal(data.zona, 'Europe/Madrid');
    assert.deepEqual(
      data.citas.map(({ idCita, inicio }) => [idCita, horaDe(inicio, data.zona)]),
      [
        [antes.idCita, '00:30'],
        [despues.idCita, '23:30'],
      ],
    );
    const { data: otroDia } = await ver(admin, { ...domingo, desde: '2026-03-30', hasta: '2026-03-30' });
    assert.deepEqual(
      otroDia.citas.map(({ idCita, inicio }) => [idCita, horaDe(inicio, data.zona)]),
      [[lunes.idCita, '00:30']],
    );
  });

  test('una propuesta está en el día que propone, y pide 45 días como máximo', async () => {
    const { cita, notario } = await llamada();
    await mover(notario, cita, { inicio: '2026-01-27T17:00:00.000Z', acordado: false });
    const { data } = await ver(notario, { desde: '2026-01-27', hasta: '2026-01-27' });
    assert.deepEqual(
      data.citas.map(({ propuesta }) => propuesta?.inicio),
      ['2026-01-27T17:00:00.000Z'],
    );
    assert.equal((await ver(admin, { hasta: '2026-03-31' })).status, 422);
    assert.equal((await ver(await createUsuario(db))).status, 403);
  });
});

describe('mover en el calendario', () => {
  test('a otro notario, ya acordado: los dos lo ven y la hora de antes queda libre', async () => {
    const { cita, notario } = await llamada();
    const otra = await llamada('2026-01-20T20:00:00.000Z');
    const { data } = await mover(admin, cita, { idNotario: otra.notario.idUsuario });
    assert.deepEqual([data.notario.idUsuario, data.inicio], [otra.notario.idUsuario, MARTES_11]);
    assert.deepEqual((await ver(notario)).data.citas, []);
    assert.equal((await llamada(MARTES_9, notario)).codigo, undefined);
    const correos = await db.selectFrom('notificaciones').select(['tipo', 'idUsuario']).execute();
    const de = (idUsuario: string) => correos.filter((uno) => uno.idUsuario === idUsuario).map(({ tipo }) => tipo);
    assert.ok(de(notario.idUsuario).includes('citaCancelada'));
    assert.ok(de(otra.notario.idUsuario).includes('citaMovida'));
  });

  test('a otro notario no se propone, ni lo decide un notario, ni a quien no atiende así, ni la firma de un trámite', async () => {
    const { cita, notario } = await llamada();
    const { notario: otro } = await llamada();
    const idNotario = otro.idUsuario;
    assert.equal((await mover(admin, cita, { idNotario, acordado: false })).status, 422);
    assert.equal((await mover(notario, cita, { idNotario })).status, 422);
    const presencial = (await createNotario(db)).idUsuario;
    assert.equal((await mover(admin, cita, { idNotario: presencial })).status, 422);
    const firma = await confirmada();
    assert.equal((await mover(admin, firma.cita, { idNotario, idSede })).status, 422);
  });

  test('una hora ocupada dice quién la tiene, y la cita se queda donde estaba', async () => {
    const { cita, notario, ana } = await llamada();
    await llamada(MARTES_11, notario);
    const { codigo, problem, status } = await mover(admin, cita, {});
    assert.deepEqual([status, codigo], [409, 'hora-de-otra-cita']);
    assert.match(String(problem?.title), /^A esa hora .+ tiene otra cita: con Ana Ruiz, de 11:00–11:30\.$/);
    const apartar = {
      inicio: '2026-01-21T15:00:00.000Z',
      fin: '2026-01-21T17:00:00.000Z',
      motivo: 'Audiencia en el juzgado',
    };
    await as(admin).call(bloqueos.create, { body: { idNotario: notario.idUsuario, ...apartar } });
    assert.equal((await mover(admin, cita, { inicio: apartar.inicio })).codigo, 'hora-apartada');
    const libre = await createUsuario(db, { rol: 'notario' });
    await createNotario(db, { idUsuario: libre.idUsuario, modalidades: ['telefono'] });
    const suya = { idUsuario: ana.idUsuario, idNotario: libre.idUsuario, modalidad: 'telefono' } as const;
    const body = { ...suya, inicio: MARTES_9, idSede: null, notas: null };
    assert.equal((await as(admin).call(asesorias.create, { body })).codigo, 'cliente-ocupado');
    assert.deepEqual((await ver(notario)).data.citas.find(({ idCita }) => idCita === cita.idCita)?.inicio, MARTES_9);
  });

  test('a otra sala, que se elige; una ocupada se rechaza y la clienta no elige', async () => {
    const [una, otra] = [await confirmada(), await confirmada()];
    assert.notEqual(una.cita.lugar?.sala, otra.cita.lugar?.sala);
    const sala = Number(otra.cita.lugar?.sala.replace('Sala ', '')) - 1;
    const aLas9 = { inicio: MARTES_9, idSede };
    assert.equal((await mover(admin, una.cita, { ...aLas9, sala })).codigo, 'sala-ocupada');
    assert.equal((await mover(admin, una.cita, { ...aLas9, sala: 29 })).data.lugar?.sala, 'Sala 30');
    assert.equal(
      (await mover(otra.ana, otra.cita, { inicio: MARTES_11, idSede, acordado: false, sala: 3 })).status,
      422,
    );
  });
});
