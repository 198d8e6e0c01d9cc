import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import { HOUR, MINUTE } from '@fedatario/contract/base';
import type { Cita, EstadoDeSolicitud } from '@fedatario/contract/solicitud';
import { JUEVES, MARTES_11, startCitas } from '../testing/casos.ts';

const { db, as, clock, close, idSede, admin, caso, actuar, correr } = await startCitas();
after(close);
beforeEach(async () => {
  clock.now = JUEVES;
  await db.updateTable('esperasDeCitas').set({ estado: 'retirada', idCita: null }).execute();
});
const { list, create, remove } = api.esperasDeCita;
const pasan = (minutos: number) => {
  clock.now = new Date(clock.now.getTime() + minutos * MINUTE);
};

describe('una hora antes para quien ya tiene su cita de firma', () => {
  /** A confirmed signing on Tuesday at eleven, whose customer waits for an hour before it; the free ones before are blocked. */
  async function conEspera() {
    const { ana, notario, idSolicitud, retener } = await caso();
    const pedida = (await actuar(ana, (await retener(MARTES_11)).data, 'solicitar')).data;
    const cita = (await actuar(notario, pedida, 'confirmar')).data;
    const bloqueo = {
      inicio: '2026-01-16T06:00:00.000Z',
      fin: '2026-01-20T16:45:00.000Z',
      motivo: 'Audiencia en el juzgado',
    };
    const { data: apartada } = await as(admin).call(api.bloqueos.create, {
      body: { ...bloqueo, idNotario: notario.idUsuario },
    });
    const dias = { desde: '2026-01-19T06:00:00.000Z', hasta: '2026-01-24T06:00:00.000Z' };
    const { status, data } = await as(ana).call(create, { body: { ...dias, idSolicitud, idSede } });
    assert.deepEqual([status, data[0]?.hasta], [200, cita.inicio]);
    const liberar = () => as(admin).call(api.bloqueos.remove, { params: { idBloqueo: apartada.idBloqueo } });
    const leer = async () => (await as(ana).call(api.presencia.read, { params: { idSolicitud } })).data.cita as Cita;
    const esperas = async () => (await as(ana).call(list, {})).data;
    return { ana, notario, cita, liberar, leer, esperas };
  }
  const tomadas = async (idCausa: string) =>
    (
      await db
        .selectFrom('ocupaciones')
        .select(['papel', 'inicio', 'propuesta'])
        .where('idCausa', '=', idCausa)
        .where('viva', '=', true)
        .orderBy('inicio')
        .orderBy('papel')
        .execute()
    ).map(({ papel, inicio, propuesta }) => `${papel} ${inicio.toISOString()} ${propuesta}`);

  test('se le ofrece al liberarse, con las dos horas tomadas; al aceptarla, la de antes queda libre en ese momento', async () => {
    const { ana, notario, cita, liberar, leer, esperas } = await conEspera();
    await correr('ofrecer-horas');
    assert.equal((await leer()).propuesta, null);
    await liberar();
    await correr('ofrecer-horas');
    const { propuesta, ...ofrecida } = await leer();
    const inicio = propuesta?.inicio ?? '';
    assert.deepEqual([propuesta?.deEspera, propuesta?.por, inicio < cita.inicio], [true, 'oficina', true]);
    assert.equal(Date.parse(propuesta?.hasta ?? '') - clock.now.getTime(), HOUR);
    assert.equal((await tomadas(cita.idCita)).length, 4);
    const { status, data: movida } = await actuar(ana, { ...ofrecida, propuesta }, 'aceptarCambio');
    assert.deepEqual([status, movida.estado, movida.inicio], [200, 'confirmada', inicio]);
    assert.deepEqual(await tomadas(cita.idCita), [`cliente ${inicio} false`, `notario ${inicio} false`]);
    assert.deepEqual(await esperas(), []);
    const tipos = async ({ idUsuario }: { idUsuario: string }) =>
      (await db.selectFrom('notificaciones').select('tipo').where('idUsuario', '=', idUsuario).execute()).map(
        ({ tipo }) => tipo,
      );
    assert.ok((await tipos(ana)).includes('citaMasTemprana') && !(await tipos(ana)).includes('citaPropuesta'));
    assert.ok((await tipos(notario)).includes('citaMovida'));
  });

  test('si prefiere la suya no debe motivo, sigue esperando y no se le ofrece de nuevo esa', async () => {
    const { ana, cita, liberar, leer, esperas } = await conEspera();
    await liberar();
    await correr('ofrecer-horas');
    const primera = await leer();
    assert.equal((await actuar(ana, primera, 'rechazarCambio')).data.inicio, cita.inicio);
    assert.deepEqual(
      (await esperas()).map(({ ofrecidaHasta }) => ofrecidaHasta),
      [null],
    );
    await correr('ofrecer-horas');
    const segunda = await leer();
    assert.ok(segunda.propuesta && segunda.propuesta.inicio !== primera.propuesta?.inicio);
  });

  test('la que nadie contesta en una hora se suelta, y la cita sigue a su hora', async () => {
    const { cita, liberar, leer, esperas } = await conEspera();
    await liberar();
    await correr('ofrecer-horas');
    assert.equal((await esperas()).length, 1);
    pasan(61);
    await correr('vencer-cita', { idCita: cita.idCita });
    const { propuesta, inicio, estado } = await leer();
    assert.deepEqual([propuesta, inicio, estado], [null, cita.inicio, 'confirmada']);
    assert.equal((await tomadas(cita.idCita)).length, 2);
  });

  test('dejar de esperar suelta la que se le ofrecía; y nada se ofrece sobre otra propuesta, ni antes de confirmarse', async () => {
    const { ana, cita, liberar, leer, esperas } = await conEspera();
    await liberar();
    await correr('ofrecer-horas');
    const [espera] = await esperas();
    await as(ana).call(remove, { params: { idEspera: espera?.idEspera ?? '' } });
    assert.deepEqual([(await leer()).propuesta, await esperas()], [null, []]);
    const tarde = {
      desde: cita.inicio,
      hasta: '2026-01-24T06:00:00.000Z',
      idSolicitud: cita.tramite?.idSolicitud ?? '',
    };
    assert.equal((await as(ana).call(create, { body: { ...tarde, idSede } })).codigo, 'datos-invalidos');
  });

  test('la hora que alguien propone después de una oferta vencida es suya: no termina con el deseo', async () => {
    const { ana, cita, liberar, leer, esperas } = await conEspera();
    await liberar();
    await correr('ofrecer-horas');
    pasan(61);
    const { revision } = await leer();
    const body = { inicio: '2026-01-22T15:00:00.000Z', idSede, revision, motivo: 'Ese día viajo' };
    await as(ana).call(api.citas.move, { params: { idCita: cita.idCita }, body });
    const { propuesta } = await leer();
    assert.deepEqual([propuesta?.por, propuesta?.deEspera], ['cliente', false]);
    const [espera] = await esperas();
    assert.equal(espera?.ofrecidaHasta, null);
    await as(ana).call(remove, { params: { idEspera: espera.idEspera } });
    assert.equal((await leer()).propuesta?.inicio, body.inicio);
  });

  test('una pausa no termina el deseo: al seguir el trámite se le ofrece', async () => {
    const { cita, liberar, leer, esperas } = await conEspera();
    await liberar();
    const estar = (estado: EstadoDeSolicitud, estadoAnterior: EstadoDeSolicitud | null) =>
      db
        .updateTable('solicitudes')
        .set({ estado, estadoAnterior })
        .where('idSolicitud', '=', String(cita.tramite?.idSolicitud))
        .execute();
    await estar('enPausa', 'porFirmar');
    await correr('ofrecer-horas');
    assert.deepEqual([(await leer()).propuesta, (await esperas()).length], [null, 1]);
    await estar('porFirmar', null);
    await correr('ofrecer-horas');
    assert.ok((await leer()).propuesta);
  });
});
