import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import { HOUR } from '@fedatario/contract/base';
import type { Asistente } from '@fedatario/contract/tramite';
import { conRespuestas } from '../../acto/firmas/testing/firmas.ts';
import { JUEVES, MARTES_9, MARTES_11, startCitas } from '../../solicitud/citas/testing/casos.ts';
import type { CreatedUsuario } from '../../testing/factories.ts';

const { db, as, clock, close, idSede, admin, confirmada } = await startCitas();
after(close);
beforeEach(() => {
  clock.now = JUEVES;
});
const { read, checkIn } = api.presencia;
const FIRMANTE = 'Luis Fernando Morales Ágreda';

/** A signing confirmed for Tuesday at nine, whose hour is near. */
async function enSuDia() {
  const suya = await confirmada();
  const { idSolicitud } = suya;
  await conRespuestas(db, idSolicitud, 'declaracion-jurada', 'ingresos');
  clock.now = new Date(Date.parse(MARTES_9) - HOUR);
  const params = { idSolicitud };
  const leer = async (who: CreatedUsuario) => (await as(who).call(read, { params })).data;
  const anotar = (asistentes: Asistente[], revision = 0, who = admin) =>
    as(who).call(checkIn, { params, body: { revision, asistentes } });
  const proponer = async () => (await as(suya.notario).call(api.firmas.propose, { params })).data;
  return { ...suya, leer, anotar, proponer };
}

function uno(nombre: string, otro: Partial<Asistente> = {}): Asistente {
  return { nombre, calidad: 'parte', llegada: 'llego', identificacion: 'conocido', numero: null, ...otro };
}

describe('el día de la firma', () => {
  test('la oficina ve a quién espera, con el documento que dicen sus respuestas', async () => {
    const { leer, ana, notario } = await enSuDia();
    const { asistencia } = await leer(notario);
    assert.deepEqual([asistencia?.sePuede, asistencia?.revision, asistencia?.registradaEn], [true, 0, null]);
    const [esperado] = asistencia?.asistentes ?? [];
    assert.deepEqual([esperado?.nombre, esperado?.llegada, esperado?.identificacion], [FIRMANTE, 'esperada', 'dpi']);
    assert.equal((await leer(ana)).asistencia, null);
  });

  test('anota quién llegó y cómo se identificó; la firma lo propone y no lo pisa nadie que llegue tarde', async () => {
    const { leer, anotar, notario, proponer } = await enSuDia();
    assert.equal((await proponer()).llegada, null);
    const testigo = uno('Rosa Tum', { calidad: 'testigo', identificacion: 'pasaporte', numero: 'A1234567' });
    const { status, data } = await anotar([uno(FIRMANTE), testigo]);
    assert.equal(status, 200);
    assert.deepEqual([data.asistencia?.revision, data.asistencia?.registradaPor], [1, 'Ana Ruiz']);
    assert.equal((await anotar([uno(FIRMANTE)], 0, notario)).codigo, 'conflicto-revision');
    const { comparecientes, llegada } = await proponer();
    assert.deepEqual(
      comparecientes.map(({ nombre, calidad, identificacion, numero }) => [nombre, calidad, identificacion, numero]),
      [
        [FIRMANTE, 'parte', 'conocido', null],
        ['Rosa Tum', 'testigo', 'pasaporte', 'A1234567'],
      ],
    );
    assert.deepEqual([llegada?.registradaPor, llegada?.faltan], ['Ana Ruiz', []]);
    assert.equal((await leer(notario)).asistencia?.asistentes.length, 2);
  });

  test('quien no llegó se ve antes de firmar', async () => {
    const { anotar, proponer } = await enSuDia();
    await anotar([uno(FIRMANTE, { llegada: 'noLlego', identificacion: null })]);
    const { comparecientes, llegada } = await proponer();
    assert.deepEqual([llegada?.faltan, comparecientes[0]?.identificacion], [[FIRMANTE], 'dpi']);
  });

  test('los números quedan cifrados', async () => {
    const { anotar, cita } = await enSuDia();
    await anotar([uno(FIRMANTE, { identificacion: 'pasaporte', numero: 'A7654321' })]);
    const { personasCifradas } = await db
      .selectFrom('asistencias')
      .select('personasCifradas')
      .where('idCita', '=', cita.idCita)
      .executeTakeFirstOrThrow();
    assert.ok(!Buffer.from(personasCifradas).includes('A7654321') && !Buffer.from(personasCifradas).includes('Luis'));
  });
});

describe('no se anota', () => {
  test('con dos testigos, si no llegaron dos que el notario conozca', async () => {
    const { anotar } = await enSuDia();
    const conTestigos = uno(FIRMANTE, { identificacion: 'testigos' });
    const testigo = (nombre: string, identificacion: Asistente['identificacion'] = 'conocido') =>
      uno(nombre, { calidad: 'testigo', identificacion });
    for (const otros of [[], [testigo('Rosa Tum')], [testigo('Rosa Tum'), testigo('Iván Paz', null)]]) {
      const { problem } = await anotar([conTestigos, ...otros]);
      assert.deepEqual([problem?.errores?.[0]?.campo, problem?.errores?.[0]?.clave], ['asistentes', 'dosTestigos']);
    }
    assert.equal((await anotar([conTestigos, testigo('Rosa Tum'), testigo('Iván Paz')])).status, 200);
  });

  test('un documento sin número, ni a la misma persona dos veces', async () => {
    const { anotar } = await enSuDia();
    const sinNumero = await anotar([uno(FIRMANTE, { identificacion: 'dpi' })]);
    assert.equal(sinNumero.problem?.errores?.[0]?.campo, 'asistentes.0.numero');
    const repetida = await anotar([uno(FIRMANTE), uno('LUIS FERNANDO  MORALES AGREDA')]);
    assert.equal(repetida.problem?.errores?.[0]?.campo, 'asistentes.1.nombre');
  });

  test('otro día, ni por quien no es de la oficina', async () => {
    const { anotar, ana, leer } = await enSuDia();
    assert.equal((await anotar([uno(FIRMANTE)], 0, ana)).status, 403);
    clock.now = JUEVES;
    assert.equal((await anotar([uno(FIRMANTE)])).codigo, 'estado-no-permite');
    assert.equal((await leer(admin)).asistencia, null);
  });
});

test('la llegada se sigue viendo cuando su cliente reclama y cuando se decide', async () => {
  const { anotar, leer, cita, notario, ana } = await enSuDia();
  await anotar([uno(FIRMANTE)]);
  const registrada = async () => (await leer(admin)).asistencia?.revision;
  const actuar = async (who: CreatedUsuario, accion: 'noVinoCliente' | 'noVinoNotario', revision: number) =>
    as(who).call(api.citas.act, {
      params: { idCita: cita.idCita },
      body: { accion, revision, motivo: 'Nadie me recibió en la sala' },
    });
  clock.now = new Date(Date.parse(MARTES_9) + HOUR);
  const { data: ausente } = await actuar(notario, 'noVinoCliente', cita.revision);
  assert.deepEqual([ausente.estado, await registrada()], ['noAsistioCliente', 1]);
  const { data: reclamada } = await actuar(ana, 'noVinoNotario', ausente.revision);
  assert.deepEqual([reclamada.estado, await registrada()], ['reclamada', 1]);
  const { data: decidida } = await actuar(admin, 'noVinoNotario', reclamada.revision);
  assert.deepEqual([decidida.estado, await registrada()], ['noAsistioNotario', 1]);
});

test('si la cita se mueve, la llegada de la hora de antes no cuenta', async () => {
  const { anotar, leer, cita, notario } = await enSuDia();
  await anotar([uno(FIRMANTE)]);
  const movida = { inicio: MARTES_11, idSede, revision: cita.revision, motivo: 'Llega más tarde', acordado: true };
  const { data } = await as(notario).call(api.citas.move, { params: { idCita: cita.idCita }, body: movida });
  assert.equal(data.inicio, MARTES_11);
  clock.now = new Date(Date.parse(MARTES_11) - HOUR);
  assert.deepEqual([(await leer(admin)).asistencia?.revision], [0]);
  assert.equal((await anotar([uno(FIRMANTE)])).status, 200);
});
