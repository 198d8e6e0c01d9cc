import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import { HOUR, idDeRol, nameOf } from '@fedatario/contract/base';
import type { Cita } from '@fedatario/contract/solicitud';
import { createNotario } from '../../casa/notarios/testing/notarios.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { cancelarCitas } from './citas.ts';
import { JUEVES, MARTES_9, MARTES_11, startCitas } from './testing/casos.ts';
import { correosDe } from './testing/correos.ts';

const { db, as, clock, close, admin, confirmada, actuar, correr } = await startCitas();
after(close);
beforeEach(() => {
  clock.now = JUEVES;
});
const { asesorias, citas, bloqueos } = api;
const MOTIVO = 'Lo pidió por teléfono';
const MIERCOLES_9 = '2026-01-21T15:00:00.000Z';

async function notario(): Promise<CreatedUsuario> {
  const quien = await createUsuario(db, { rol: 'notario' });
  await createNotario(db, { idUsuario: quien.idUsuario, modalidades: ['telefono'] });
  return quien;
}

async function darCita(equipo: readonly CreatedUsuario[], inicio = MARTES_9) {
  const [ana, quien] = [await createUsuario(db, { nombreCompleto: 'Ana Ruiz' }), await notario()];
  const nueva = { idUsuario: ana.idUsuario, idNotario: quien.idUsuario, modalidad: 'telefono', inicio } as const;
  const body = { ...nueva, idSede: null, notas: null, equipo: equipo.map(({ idUsuario }) => idUsuario) };
  const answer = await as(admin).call(asesorias.create, { body });
  return { ana, notario: quien, cita: answer.data, codigo: answer.codigo };
}

const cambiar = (who: CreatedUsuario, { idCita, revision }: Cita, equipo: readonly CreatedUsuario[]) =>
  as(who).call(citas.equipo, {
    params: { idCita },
    body: { revision, equipo: equipo.map(({ idUsuario }) => idUsuario) },
  });
const mover = (who: CreatedUsuario, { idCita, revision }: Cita, inicio: string, acordado: boolean) =>
  as(who).call(citas.move, { params: { idCita }, body: { inicio, idSede: null, revision, motivo: MOTIVO, acordado } });
const tomadas = async ({ idUsuario }: CreatedUsuario) =>
  (
    await db
      .selectFrom('ocupaciones')
      .select('inicio')
      .where('idPersona', '=', idUsuario)
      .where('viva', '=', true)
      .orderBy('inicio')
      .execute()
  ).map(({ inicio }) => inicio.toISOString());
const avisos = async ({ idUsuario }: CreatedUsuario) =>
  (await db.selectFrom('notificaciones').select('tipo').where('idUsuario', '=', idUsuario).execute()).map(
    ({ tipo }) => tipo,
  );
const nombres = ({ equipo }: Cita) => equipo.map(({ idUsuario }) => idUsuario);

describe('varias personas de la oficina en una cita', () => {
  test('la hora se toma a todas, y nadie da a una de ellas otra cita a esa hora', async () => {
    const [asistente, segunda] = [await createUsuario(db, { rol: 'admin' }), await notario()];
    const { cita } = await darCita([asistente, segunda]);
    assert.deepEqual(new Set(nombres(cita)), new Set([asistente.idUsuario, segunda.idUsuario]));
    assert.deepEqual([await tomadas(asistente), await tomadas(segunda)], [[MARTES_9], [MARTES_9]]);
    assert.equal((await darCita([asistente])).codigo, 'equipo-ocupado');
    const bloqueo = {
      idNotario: segunda.idUsuario,
      inicio: MARTES_9,
      fin: MARTES_11,
      motivo: 'Audiencia en el juzgado',
    };
    assert.equal((await as(admin).call(bloqueos.create, { body: bloqueo })).codigo, 'hora-con-citas');
  });

  test('se agrega y se quita después, y lo saben quien entra y quien sale', async () => {
    const asistente = await createUsuario(db, { rol: 'admin', nombreCompleto: 'Luis Paz' });
    const { cita, notario: quien } = await confirmada();
    const con = (await cambiar(quien, cita, [asistente])).data;
    assert.deepEqual([nombres(con), await tomadas(asistente)], [[asistente.idUsuario], [MARTES_9]]);
    const sin = (await cambiar(admin, con, [])).data;
    assert.deepEqual([nombres(sin), await tomadas(asistente)], [[], []]);
    assert.deepEqual(await avisos(asistente), ['citaConfirmada', 'citaCancelada']);
    assert.equal((await cambiar(admin, cita, [])).codigo, 'conflicto-revision');
  });

  test('mover, proponer y cancelar toman y sueltan el tiempo de todas', async () => {
    const asistente = await createUsuario(db, { rol: 'admin' });
    const { cita, ana } = await darCita([asistente]);
    const movida = (await mover(admin, cita, MARTES_11, true)).data;
    assert.deepEqual(await tomadas(asistente), [MARTES_11]);
    const propuesta = (await mover(admin, movida, MIERCOLES_9, false)).data;
    assert.deepEqual(await tomadas(asistente), [MARTES_11, MIERCOLES_9]);
    const otro = await createUsuario(db, { rol: 'admin' });
    const conOtro = (await cambiar(admin, propuesta, [asistente, otro])).data;
    assert.deepEqual(await tomadas(otro), [MARTES_11, MIERCOLES_9]);
    const aceptada = (await actuar(ana, conOtro, 'aceptarCambio')).data;
    assert.deepEqual([await tomadas(asistente), await tomadas(otro)], [[MIERCOLES_9], [MIERCOLES_9]]);
    await actuar(admin, aceptada, 'cancelar', MOTIVO);
    assert.deepEqual([await tomadas(asistente), await tomadas(otro)], [[], []]);
    assert.deepEqual(await avisos(asistente), ['citaConfirmada', 'citaMovida', 'citaMovida', 'citaCancelada']);
  });

  test('no se mueve a una hora en que una de ellas no puede, y se dice quién', async () => {
    const asistente = await createUsuario(db, { rol: 'admin', nombreCompleto: 'Luis Paz' });
    const { cita } = await darCita([asistente]);
    await darCita([asistente], MARTES_11);
    const { codigo } = await mover(admin, cita, MARTES_11, true);
    assert.equal(codigo, 'equipo-ocupado');
    assert.deepEqual(await tomadas(asistente), [MARTES_9, MARTES_11]);
  });

  test('las horas libres para varias son las que todas tienen', async () => {
    const [segunda, asistente] = [await notario(), await createUsuario(db, { rol: 'admin' })];
    const quien = await notario();
    await darCita([asistente], MARTES_11);
    const bloqueo = {
      idNotario: segunda.idUsuario,
      inicio: MARTES_9,
      fin: '2026-01-20T16:00:00.000Z',
      motivo: 'Audiencia en el juzgado',
    };
    await as(admin).call(bloqueos.create, { body: bloqueo });
    const libres = async (...con: readonly CreatedUsuario[]) => {
      const ids = con.map(({ idUsuario }) => idUsuario).join();
      const query = {
        desde: '2026-01-20T06:00:00.000Z',
        hasta: '2026-01-21T06:00:00.000Z',
        idNotario: quien.idUsuario,
      };
      const { data } = await as(admin).call(citas.horas, {
        query: { ...query, modalidad: 'telefono', ...(ids !== '' && { con: ids }) },
      });
      return data.horas.map(({ inicio }) => inicio);
    };
    const [solo, conSegunda, conDos] = [await libres(), await libres(segunda), await libres(segunda, asistente)];
    assert.ok([MARTES_9, MARTES_11].every((hora) => solo.includes(hora)));
    assert.deepEqual([conSegunda.includes(MARTES_9), conSegunda.includes(MARTES_11)], [false, true]);
    assert.deepEqual([conDos.includes(MARTES_9), conDos.includes(MARTES_11)], [false, false]);
    assert.ok(conDos.length > 0 && conDos.every((hora) => conSegunda.includes(hora) && solo.includes(hora)));
  });

  test('la ve en su calendario quien asiste, sin poder cambiarla; y no quien dejó de asistir', async () => {
    const segunda = await notario();
    const { cita } = await darCita([segunda]);
    const dias = { desde: '2026-01-19', hasta: '2026-01-25' };
    const ve = async () => (await as(segunda).call(api.agendaDeCitas.read, { query: dias })).data.citas;
    assert.deepEqual(
      (await ve()).map(({ idCita, acciones }) => [idCita, acciones]),
      [[cita.idCita, []]],
    );
    assert.equal((await cambiar(segunda, cita, [])).status, 404);
    await cambiar(admin, cita, []);
    assert.deepEqual(await ve(), []);
  });

  test('una propuesta que ya venció no impide agregar a quien tiene otra cita a esa hora', async () => {
    const [asistente, { cita }] = [await createUsuario(db, { rol: 'admin' }), await darCita([])];
    const propuesta = (await mover(admin, cita, MARTES_11, false)).data;
    await darCita([asistente], MARTES_11);
    assert.equal((await cambiar(admin, propuesta, [asistente])).codigo, 'equipo-ocupado');
    clock.now = new Date(clock.now.getTime() + 49 * HOUR);
    const { status, data } = await cambiar(admin, propuesta, [asistente]);
    assert.deepEqual([status, data.propuesta], [200, null]);
    assert.deepEqual(await tomadas(asistente), [MARTES_9, MARTES_11]);
  });

  test('nadie lee en las horas libres cuándo tiene citas quien no es de la oficina', async () => {
    const [{ ana, notario: suyo }, otro] = [await confirmada(), await notario()];
    const query = {
      desde: '2026-01-20T06:00:00.000Z',
      hasta: '2026-01-21T06:00:00.000Z',
      modalidad: 'telefono',
    } as const;
    const con = (quien: CreatedUsuario) => as(otro).call(citas.horas, { query: { ...query, con: quien.idUsuario } });
    assert.equal((await con(ana)).codigo, 'datos-invalidos');
    assert.equal((await con(suyo)).status, 200);
  });

  test('los correos de quien asiste lo llevan a su calendario: el trámite no es suyo', async () => {
    const [{ cita }, segunda] = [await confirmada(), await notario()];
    await cambiar(admin, cita, [segunda]);
    clock.now = new Date(Date.parse(MARTES_9) - HOUR);
    await correr('recordar-cita', { idCita: cita.idCita });
    const correos = await correosDe(db, segunda);
    assert.equal(correos.length, 2);
    for (const { texto } of correos)
      assert.ok(/admin\/planes\/citas\s/.test(texto) && !texto.includes('tramites'), texto);
  });

  test('solo asiste quien es de la oficina, y una vez', async () => {
    const { cita, notario: quien, ana } = await darCita([]);
    for (const otra of [ana, quien, await createUsuario(db)])
      assert.equal((await cambiar(admin, cita, [otra])).codigo, 'datos-invalidos', nameOf(citas.equipo));
    assert.equal((await cambiar(ana, cita, [admin])).status, 403);
    const enMayusculas = { ...quien, idUsuario: quien.idUsuario.toUpperCase() };
    assert.equal((await cambiar(admin, cita, [enMayusculas])).codigo, 'datos-invalidos');
  });

  test('quien deja la oficina deja de asistir, y la cita sigue', async () => {
    const [asistente, { cita }] = [await createUsuario(db, { rol: 'admin' }), await darCita([])];
    await cambiar(admin, cita, [asistente]);
    const persona = asistente.idUsuario;
    await inTransaction(db, (tx) => cancelarCitas(tx, { persona }, { motivo: MOTIVO, now: clock.now }));
    const { data } = await as(admin).call(citas.read, { params: { idCita: cita.idCita } });
    assert.deepEqual([data.estado, data.equipo, await tomadas(asistente)], ['confirmada', [], []]);
  });

  test('a quien se bloquea, se le cierra la cuenta o se hace cliente se le saca de sus citas en ese momento', async () => {
    const salidas = {
      bloqueo: (params: { idUsuario: string }) =>
        as(admin).call(api.cuentas.activate, { params, body: { activo: false, motivo: 'Se fue de la oficina' } }),
      rol: (params: { idUsuario: string }) =>
        as(admin).call(api.cuentas.changeRol, { params, body: { IdRol: idDeRol.cliente } }),
      cierre: (params: { idUsuario: string }) => as(admin).call(api.cuentas.close, { params }),
    };
    for (const [como, salir] of Object.entries(salidas)) {
      const asistente = await createUsuario(db, { rol: 'admin' });
      const { cita } = await darCita([asistente]);
      assert.equal((await salir({ idUsuario: asistente.idUsuario })).status, 200, como);
      const { data } = await as(admin).call(citas.read, { params: { idCita: cita.idCita } });
      assert.deepEqual([data.estado, data.equipo, await tomadas(asistente)], ['confirmada', [], []], como);
    }
  });

  test('al dejarla, la cita cambia de revisión y de entrada en los calendarios, y se dice como todo cambio', async () => {
    const asistente = await createUsuario(db, { rol: 'admin' });
    const { cita, notario: quien } = await darCita([asistente]);
    const persona = asistente.idUsuario;
    const leida = () =>
      db
        .selectFrom('citas')
        .select(['revision', 'secuencia', 'actualizadaEn'])
        .where('idCita', '=', cita.idCita)
        .executeTakeFirstOrThrow();
    const antes = await leida();
    clock.now = new Date(clock.now.getTime() + HOUR);
    await inTransaction(db, (tx) => cancelarCitas(tx, { persona }, { motivo: MOTIVO, now: clock.now }));
    const ahora = await leida();
    const esperada = { revision: antes.revision + 1, secuencia: antes.secuencia + 1, actualizadaEn: clock.now };
    assert.deepEqual(ahora, esperada);
    assert.equal((await cambiar(quien, cita, [asistente])).codigo, 'conflicto-revision');
    assert.equal((await mover(quien, cita, MARTES_11, true)).codigo, 'conflicto-revision');
    assert.deepEqual(await avisos(asistente), ['citaConfirmada', 'citaCancelada']);
    const [ultimo] = await db
      .selectFrom('citaHistorial')
      .select(['accion', 'como', 'idUsuario'])
      .where('idCita', '=', cita.idCita)
      .orderBy('orden', 'desc')
      .execute();
    assert.deepEqual(ultimo, { accion: 'equipo', como: 'sistema', idUsuario: null });
  });
});
