import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import { HOUR, MINUTE } from '@fedatario/contract/base';
import type { Cita } from '@fedatario/contract/solicitud';
import { createNotario } from '../../casa/notarios/testing/notarios.ts';
import { inTransaction } from '../../db/transaction.ts';
import { JUEVES, MARTES_9, MARTES_11, startCitas } from '../../solicitud/citas/testing/casos.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { jobs } from '../beneficios/jobs.ts';
import { createSuscripcion } from '../suscripciones/testing/planes.ts';

const { db, as, clock, close, admin, actuar } = await startCitas();
after(close);
beforeEach(() => {
  clock.now = JUEVES;
});
const { mine, hold } = api.asesorias;
const MOTIVO = 'Surgió un viaje de trabajo';
const MIERCOLES_9 = '2026-01-21T15:00:00.000Z';
// The only one who attends by telephone, so that each hour by telephone is had once.
const { idUsuario: idNotario } = await createNotario(db, { modalidades: ['telefono'] });
const notario = { idUsuario: idNotario, rol: 'notario' } as CreatedUsuario;

/** A customer whose plan gives so many appointments a month; null has no limit. */
async function conCitas(citas: number | null) {
  const who = await createUsuario(db);
  const { idSuscripcion } = await createSuscripcion(db, who, { citas });
  const pedir = (inicio: string, modalidad: 'telefono' | 'videollamada' = 'telefono') =>
    as(who).call(hold, { body: { modalidad, inicio, idSede: null } });
  const quedan = async () => (await as(who).call(mine, {})).data.quedan;
  const libro = async () =>
    (await as(who).call(api.suscripciones.ledger, { query: {} })).data
      .flatMap(({ clase, movimiento }) => (clase === 'cita' ? [movimiento] : []))
      .sort();
  /** An hour that the customer asked for and the office confirmed. */
  const confirmada = async (inicio: string) => {
    const { data: pedida } = await actuar(who, (await pedir(inicio)).data, 'solicitar');
    return (await actuar(notario, pedida, 'confirmar')).data;
  };
  return { who, idSuscripcion, pedir, quedan, libro, confirmada };
}

/** Does what the queue does once an appointment is over, twice. */
async function saldar({ idCita }: Cita): Promise<void> {
  const trabajo = jobs.find(({ job }) => job.name === 'cita-terminada');
  for (const idJob of ['una', 'otra'])
    await inTransaction(db, async (tx) => trabajo?.handle({ db: tx, idJob, now: clock.now }, { idCita }));
}

/** Some hours after an appointment began. */
const tras = ({ inicio }: Cita, horas: number) => new Date(Date.parse(inicio) + horas * HOUR);

describe('la clienta pide una asesoría con su plan', () => {
  test('guardar la hora reserva una cita; al realizarse, se gasta', async () => {
    const { who, pedir, quedan, libro } = await conCitas(2);
    const { data: antes } = await as(who).call(mine, {});
    assert.deepEqual([antes.quedan, antes.modalidades.includes('telefono'), antes.retenida], [2, true, null]);
    const { status, data: retenida } = await pedir(MARTES_9);
    assert.deepEqual([status, retenida.estado, retenida.deSuPlan, await quedan()], [200, 'retenida', true, 1]);
    assert.equal((await as(who).call(mine, {})).data.retenida?.idCita, retenida.idCita);
    assert.deepEqual(await libro(), ['otorgado']);
    const { data: pedida } = await actuar(who, retenida, 'solicitar');
    const { data: cita } = await actuar(notario, pedida, 'confirmar');
    clock.now = tras(cita, 1);
    const { data: hecha } = await actuar(notario, cita, 'realizar');
    await saldar(hecha);
    assert.deepEqual([await quedan(), await libro()], [1, ['consumido', 'otorgado', 'reservado']]);
  });

  test('cancelada a tiempo, o si el notario no la da o no llega, la cita vuelve una sola vez', async () => {
    const { who, pedir, quedan, libro, confirmada } = await conCitas(1);
    const { data: cancelada } = await actuar(who, await confirmada(MARTES_11), 'cancelar', MOTIVO);
    await saldar(cancelada);
    assert.equal(await quedan(), 1);
    const { data: pedida } = await actuar(who, (await pedir(MARTES_11)).data, 'solicitar');
    await saldar((await actuar(notario, pedida, 'rechazar', MOTIVO)).data);
    assert.equal(await quedan(), 1);
    const dada = await confirmada(MARTES_11);
    clock.now = tras(dada, 1);
    const { data: reclamada } = await actuar(who, dada, 'noVinoNotario', MOTIVO);
    await saldar(reclamada);
    assert.deepEqual([reclamada.estado, await quedan()], ['reclamada', 0]);
    await saldar((await actuar(notario, reclamada, 'noVinoNotario')).data);
    assert.equal(await quedan(), 1);
    const vueltas = Array.from({ length: 3 }, () => 'devuelto');
    assert.deepEqual(await libro(), [...vueltas, 'otorgado', ...vueltas.map(() => 'reservado')]);
  });

  test('la que el notario anotó como realizada, o que no llegó su cliente, vuelve una vez si se le da la razón', async () => {
    const { who, quedan, libro, confirmada } = await conCitas(1);
    const vueltas: string[] = [];
    for (const accion of ['realizar', 'noVinoCliente'] as const) {
      const cita = await confirmada('2026-01-21T17:00:00.000Z');
      clock.now = tras(cita, 0.5);
      const { data: dicha } = await actuar(notario, cita, accion);
      await saldar(dicha);
      const { data: reclamada } = await actuar(who, dicha, 'noVinoNotario', MOTIVO);
      await saldar(reclamada);
      assert.deepEqual([reclamada.estado, await quedan()], ['reclamada', 0]);
      await saldar((await actuar(admin, reclamada, 'noVinoNotario')).data);
      assert.equal(await quedan(), 1);
      vueltas.push('consumido', 'devuelto', 'reservado');
      clock.now = JUEVES;
    }
    assert.deepEqual(await libro(), [...vueltas, 'otorgado'].sort());
  });

  test('si se le niega, o se corrige entre dos que la gastan, se gasta una vez', async () => {
    const { who, quedan, libro, confirmada } = await conCitas(2);
    const cita = await confirmada('2026-01-21T19:00:00.000Z');
    clock.now = tras(cita, 0.5);
    const { data: dicha } = await actuar(notario, cita, 'noVinoCliente');
    await saldar(dicha);
    const { data: corregida } = await actuar(admin, dicha, 'realizar', 'Se anotó por error');
    await saldar(corregida);
    const { data: reclamada } = await actuar(who, corregida, 'noVinoNotario', MOTIVO);
    await saldar((await actuar(admin, reclamada, 'realizar', 'El notario estuvo')).data);
    assert.deepEqual([await quedan(), await libro()], [1, ['consumido', 'otorgado', 'reservado']]);
  });

  test('si no llega, la cita se gasta; y con poco tiempo no se cancela', async () => {
    const { who, quedan, confirmada } = await conCitas(1);
    const cita = await confirmada(MIERCOLES_9);
    clock.now = tras(cita, -1);
    assert.equal((await actuar(who, cita, 'cancelar', MOTIVO)).codigo, 'cita-poco-tiempo');
    clock.now = tras(cita, 1);
    await saldar((await actuar(notario, cita, 'noVinoCliente')).data);
    assert.equal(await quedan(), 0);
  });

  test('la hora que se suelta, o que se deja pasar, no gasta nada ni ensucia el libro', async () => {
    const { who, pedir, quedan, libro } = await conCitas(1);
    const { data: primera } = await pedir('2026-01-22T15:00:00.000Z');
    assert.equal(await quedan(), 0);
    await saldar((await actuar(who, primera, 'soltar')).data);
    assert.equal(await quedan(), 1);
    await pedir('2026-01-22T15:00:00.000Z');
    clock.now = new Date(JUEVES.getTime() + 11 * MINUTE);
    assert.equal((await pedir('2026-01-22T17:00:00.000Z')).status, 200);
    assert.deepEqual([await quedan(), await libro()], [0, ['otorgado']]);
  });

  test('sin plan, sin citas en él o sin que quede una, se dice por qué', async () => {
    const eva = await createUsuario(db);
    const body = { modalidad: 'telefono', inicio: '2026-01-23T15:00:00.000Z', idSede: null } as const;
    assert.equal((await as(eva).call(hold, { body })).codigo, 'sin-citas-en-plan');
    assert.deepEqual((await as(eva).call(mine, {})).data.quedan, 0);
    const sin = await conCitas(0);
    assert.equal((await sin.pedir(body.inicio)).codigo, 'sin-citas-en-plan');
    const una = await conCitas(1);
    await una.confirmada(body.inicio);
    assert.equal((await una.pedir('2026-01-23T17:00:00.000Z')).codigo, 'sin-citas-en-plan');
    assert.equal((await as(notario).call(hold, { body })).status, 403);
  });

  test('sin límite no se cuenta, y lo que no se ofrece no se guarda', async () => {
    const { pedir, quedan } = await conCitas(null);
    assert.equal((await pedir('2026-01-23T20:00:00.000Z')).status, 200);
    assert.equal(await quedan(), null);
    assert.equal((await pedir('2026-01-24T15:00:00.000Z')).codigo, 'hora-no-ofrecida');
    assert.equal((await pedir('2026-01-23T20:07:00.000Z')).codigo, 'hora-no-ofrecida');
  });
});

describe('a la vez', () => {
  test('de cincuenta que piden la única hora la tiene una, y a las demás no les falta ninguna cita', async () => {
    const clientes = await Promise.all(Array.from({ length: 50 }, () => conCitas(1)));
    const answers = await Promise.all(clientes.map(({ pedir }) => pedir('2026-01-26T15:00:00.000Z')));
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    assert.equal(answers.filter(({ codigo }) => codigo === 'hora-ocupada').length, 49);
    const saldos = await Promise.all(clientes.map(({ quedan }) => quedan()));
    assert.equal(saldos.filter((quedan) => quedan === 1).length, 49);
  });

  test('con dos notarios, una misma hora la tienen dos', async () => {
    for (const _ of [1, 2]) await createNotario(db, { modalidades: ['videollamada'] });
    const clientes = await Promise.all(Array.from({ length: 6 }, () => conCitas(1)));
    const answers = await Promise.all(clientes.map(({ pedir }) => pedir('2026-01-26T15:00:00.000Z', 'videollamada')));
    const dadas = answers.flatMap(({ status, data }) => (status === 200 ? [data.notario.idUsuario] : []));
    assert.deepEqual([dadas.length, new Set(dadas).size], [2, 2]);
  });

  test('veinte veces a la vez con la última cita del plan: queda pedida una, y el saldo no baja de cero', async () => {
    const { who, idSuscripcion, pedir, quedan, libro } = await conCitas(1);
    const pedirYSolicitar = async (i: number) => {
      const hora = new Date(Date.parse('2026-01-27T14:00:00.000Z') + (i % 7) * HOUR).toISOString();
      const { status, data } = await pedir(hora);
      return status === 200 ? (await actuar(who, data, 'solicitar')).status : status;
    };
    const statuses = await Promise.all(Array.from({ length: 20 }, (_, i) => pedirYSolicitar(i)));
    assert.ok(statuses.every((status) => status < 500));
    const vivas = await db
      .selectFrom('citas')
      .select('estado')
      .where('idUsuario', '=', who.idUsuario)
      .where('estado', 'in', ['retenida', 'solicitada'])
      .execute();
    assert.deepEqual([vivas.length, await quedan()], [1, 0]);
    const { disponible } = await db
      .selectFrom('beneficioSaldos')
      .select('disponible')
      .where('idSuscripcion', '=', idSuscripcion)
      .where('clase', '=', 'cita')
      .executeTakeFirstOrThrow();
    assert.equal(disponible, 0);
    assert.ok((await libro()).filter((uno) => uno === 'reservado').length <= 1);
  });
});

test('la oficina encuentra al cliente que llama y le da una cita, de su plan si lo pide', async () => {
  const { who, quedan } = await conCitas(1);
  await db.updateTable('usuarios').set({ telefono: '+50255443322' }).where('idUsuario', '=', who.idUsuario).execute();
  const buscar = async (quien: CreatedUsuario, texto: string) =>
    (await as(quien).call(api.asesorias.clientes, { query: { texto } })).data;
  const [found] = await buscar(admin, '5544332');
  assert.deepEqual([found?.idUsuario, found?.citas], [who.idUsuario, 1]);
  assert.deepEqual(await buscar(notario, '5544332'), []);
  const dar = (inicio: string, conPlan: boolean, quien = admin) =>
    as(quien).call(api.asesorias.create, {
      body: { idUsuario: who.idUsuario, idNotario, modalidad: 'telefono', inicio, idSede: null, notas: null, conPlan },
    });
  const ajeno = await dar('2026-01-29T15:00:00.000Z', true, notario);
  assert.deepEqual([ajeno.status, await quedan()], [422, 1]);
  const { data: cita } = await dar('2026-01-29T15:00:00.000Z', true);
  assert.deepEqual(
    [cita.estado, cita.deSuPlan, cita.telefono, await quedan()],
    ['confirmada', true, '+50255443322', 0],
  );
  assert.equal((await dar('2026-01-29T17:00:00.000Z', true)).codigo, 'sin-citas-en-plan');
  const { data: aparte } = await dar('2026-01-29T17:00:00.000Z', false);
  assert.deepEqual([aparte.estado, aparte.deSuPlan], ['confirmada', false]);
});

test('una videollamada tiene su dirección alrededor de su hora, y solo entonces', async () => {
  const { who, pedir } = await conCitas(1);
  const { data: pedida } = await actuar(
    who,
    (await pedir('2026-01-28T15:00:00.000Z', 'videollamada')).data,
    'solicitar',
  );
  const { data: cita } = await actuar(admin, pedida, 'confirmar');
  const enlace = async () => (await as(who).call(api.citas.read, { params: { idCita: cita.idCita } })).data.enlace;
  assert.equal(cita.enlace, null);
  clock.now = tras(cita, -0.2);
  assert.match(String(await enlace()), /^https:\/\/meet\.jit\.si\/fedatario-[0-9a-f]{32}$/);
  clock.now = tras(cita, 3);
  assert.equal(await enlace(), null);
});
