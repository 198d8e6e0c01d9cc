import assert from 'node:assert/strict';
import { after, beforeEach, describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import { DAY, HOUR } from '@fedatario/contract/base';
import type { Cita } from '@fedatario/contract/solicitud';
import { createNotario } from '../../casa/notarios/testing/notarios.ts';
import { inTransaction } from '../../db/transaction.ts';
import { vencerCita } from '../../solicitud/citas/paso/vencimiento.ts';
import { JUEVES, MARTES_9, MARTES_11, startCitas } from '../../solicitud/citas/testing/casos.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { insertDebidasVencidas, lockSuscripcion, terminar } from '../beneficios/beneficios.ts';
import { saldarCita } from '../beneficios/citas.ts';
import { createSuscripcion, renovarSuscripcion } from '../suscripciones/testing/planes.ts';

const { db, as, clock, close, admin, actuar } = await startCitas();
after(close);
beforeEach(() => {
  clock.now = JUEVES;
});
const MOTIVO = 'Surgió un viaje de trabajo';
/** The first period ends on 15 February; the next one, on 15 March. */
const FIN = new Date('2026-02-15T06:00:00Z');
const FEBRERO_3 = '2026-02-03T15:00:00.000Z';
const FEBRERO_17 = '2026-02-17T15:00:00.000Z';
const MARZO_3 = '2026-03-03T15:00:00.000Z';
const MARZO_17 = '2026-03-17T15:00:00.000Z';

/** A customer whose plan gives so many appointments a month, with notaries who are always free. */
async function conCitas(citas: number | null) {
  const { idUsuario } = await createNotario(db, { modalidades: ['telefono'] });
  const notario = { idUsuario, rol: 'notario' } as CreatedUsuario;
  const who = await createUsuario(db);
  const { idSuscripcion, idFactura } = await createSuscripcion(db, who, { citas });
  const pedir = (inicio: string) =>
    as(who).call(api.asesorias.hold, { body: { modalidad: 'telefono', inicio, idSede: null } });
  /** An hour that the customer asked for and the office confirmed. */
  const confirmada = async (inicio: string) => {
    const { data: pedida } = await actuar(who, (await pedir(inicio)).data, 'solicitar');
    return (await actuar(admin, pedida, 'confirmar')).data;
  };
  const mias = async () => (await as(who).call(api.asesorias.mine, {})).data;
  const leer = async ({ idCita }: Cita) => (await as(who).call(api.citas.read, { params: { idCita } })).data;
  const acabar = (now: Date) =>
    inTransaction(db, async (tx) => {
      const row = await lockSuscripcion(tx, idSuscripcion);
      if (row) await terminar(tx, row, now);
    });
  return { who, notario, idSuscripcion, idFactura, pedir, confirmada, mias, leer, acabar };
}

const saldar = ({ idCita }: Cita) => inTransaction(db, (tx) => saldarCita(tx, idCita, clock.now));

describe('hasta cuándo y cuántas a la vez', () => {
  test('un plan que se renueva paga las citas de su próximo periodo, y no las de después', async () => {
    const { pedir, mias } = await conCitas(3);
    assert.equal((await mias()).antesDe, '2026-03-15T06:00:00.000Z');
    assert.equal((await pedir(MARZO_3)).status, 200);
    assert.equal((await pedir(MARZO_17)).codigo, 'cita-fuera-de-plan');
  });

  test('un plan cancelado solo paga las de antes de su último día; a la oficina también se le dice', async () => {
    const { who, notario, pedir, mias } = await conCitas(null);
    await as(who).call(api.suscripciones.cancel, { body: { revision: 2 } });
    assert.equal((await mias()).antesDe, FIN.toISOString());
    assert.equal((await pedir(FEBRERO_17)).codigo, 'cita-fuera-de-plan');
    const { idUsuario } = who;
    const nueva = {
      idUsuario,
      idNotario: notario.idUsuario,
      modalidad: 'telefono',
      idSede: null,
      notas: null,
    } as const;
    const dar = (inicio: string) => as(admin).call(api.asesorias.create, { body: { ...nueva, inicio, conPlan: true } });
    assert.equal((await dar(FEBRERO_17)).codigo, 'cita-fuera-de-plan');
    assert.equal((await dar(FEBRERO_3)).status, 200);
  });

  test('sin límite, dos pendientes a la vez, o las que diga la oficina; al pasar una, cabe otra', async () => {
    const { who, pedir, confirmada, mias } = await conCitas(null);
    const primera = await confirmada(MARTES_9);
    await confirmada(MARTES_11);
    assert.deepEqual((await mias()).aLaVez, { caben: 2, tiene: 2 });
    assert.equal((await pedir(FEBRERO_3)).codigo, 'citas-a-la-vez');
    await actuar(who, primera, 'cancelar', MOTIVO);
    assert.equal((await pedir(FEBRERO_3)).status, 200);
    const { data: reglas } = await as(admin).call(api.reglasDeCitas.read, {});
    await as(admin).call(api.reglasDeCitas.update, { body: { ...reglas, asesoriasPorVenir: 1 } });
    assert.equal((await pedir(FEBRERO_3)).codigo, 'citas-a-la-vez');
    await as(admin).call(api.reglasDeCitas.update, { body: { ...reglas, revision: reglas.revision + 1 } });
  });
});

describe('un plan que se devuelve o termina', () => {
  const pedirDevolucion = (who: CreatedUsuario, idFactura: string) =>
    as(who).call(api.reembolsos.ask, {
      params: { idFactura },
      body: { lineas: [1], motivo: 'Me arrepentí', total: 9_900 },
    });

  test('mientras se decide no da nada y se dice; negado, vuelve a dar', async () => {
    const { who, idFactura, pedir, mias } = await conCitas(2);
    const { data } = await pedirDevolucion(who, idFactura);
    assert.deepEqual([(await mias()).enDevolucion, (await pedir(MARTES_9)).codigo], [true, 'plan-en-devolucion']);
    const plan = (await as(who).call(api.suscripciones.mine, {})).data;
    assert.deepEqual([plan?.enDevolucion, (await mias()).quedan], [true, 0]);
    const { idReembolso, revision } = data;
    await as(admin).call(api.reembolsos.deny, {
      params: { idReembolso },
      body: { revision, motivo: 'Pasaron los días para arrepentirse' },
    });
    assert.equal((await pedir(MARTES_9)).status, 200);
  });

  test('devuelto, sus citas se cancelan con su motivo y las horas quedan libres', async () => {
    const { who, notario, idFactura, confirmada, leer } = await conCitas(2);
    const cita = await confirmada(MARTES_9);
    const ordenado = await as(admin).call(api.reembolsos.order, {
      params: { idFactura },
      body: { lineas: [{ posicion: 1, monto: 9_900, cancela: false }], motivo: 'Atención de la casa' },
    });
    assert.equal(ordenado.status, 200);
    const { estado, motivo } = await leer(cita);
    assert.deepEqual([estado, motivo], ['canceladaPersonal', 'Se devolvió el pago del plan que la incluía.']);
    const libres = await db.selectFrom('ocupaciones').select('viva').where('idCita', '=', cita.idCita).execute();
    assert.ok(libres.length > 0 && libres.every(({ viva }) => !viva));
    const avisados = await db
      .selectFrom('notificaciones')
      .select('idUsuario')
      .where('tipo', '=', 'citaCancelada')
      .where('idUsuario', 'in', [who.idUsuario, notario.idUsuario])
      .execute();
    assert.ok(avisados.some(({ idUsuario }) => idUsuario === who.idUsuario));
  });

  test('al terminar, la de antes del último día sigue y la de después se cancela', async () => {
    const { confirmada, leer, acabar } = await conCitas(2);
    const [antes, despues] = [await confirmada(FEBRERO_3), await confirmada(MARZO_3)];
    await acabar(JUEVES);
    assert.deepEqual([(await leer(antes)).estado, (await leer(despues)).estado], ['confirmada', 'canceladaPersonal']);
  });
});

describe('una cita que vuelve cuando su periodo ya pasó', () => {
  /** A confirmed appointment of the period before, with as many left as the new one gives. */
  async function traslaRenovacion(citas: number | null) {
    const suyo = await conCitas(citas);
    const cita = await suyo.confirmada(FEBRERO_17);
    clock.now = FIN;
    await renovarSuscripcion(db, suyo.idSuscripcion, FIN);
    return { ...suyo, cita };
  }

  test('si la cancela su cliente, no es una más del nuevo', async () => {
    const { who, cita, mias } = await traslaRenovacion(1);
    assert.equal((await mias()).quedan, 1);
    await saldar((await actuar(who, cita, 'cancelar', MOTIVO)).data);
    assert.equal((await mias()).quedan, 1);
  });

  test('si la cancela la oficina, sí', async () => {
    const { cita, mias } = await traslaRenovacion(1);
    await saldar((await actuar(admin, cita, 'cancelar', MOTIVO)).data);
    assert.equal((await mias()).quedan, 2);
  });

  test('sin límite, sigue sin límite', async () => {
    const { who, cita, mias } = await traslaRenovacion(null);
    await saldar((await actuar(who, cita, 'cancelar', MOTIVO)).data);
    assert.equal((await mias()).quedan, null);
  });

  test('terminado el plan, la que la oficina no dio se debe treinta días, y su cliente puede moverla sin perderla', async () => {
    const { who, idSuscripcion, confirmada, mias, pedir, acabar } = await conCitas(1);
    const cita = await confirmada(FEBRERO_3);
    clock.now = new Date(FEBRERO_3);
    await acabar(clock.now);
    await saldar((await actuar(admin, cita, 'cancelar', MOTIVO)).data);
    assert.deepEqual([(await mias()).quedan, (await mias()).incluye], [1, true]);
    const { data: otra } = await pedir(MARZO_3);
    await saldar((await actuar(who, (await actuar(who, otra, 'solicitar')).data, 'cancelar', MOTIVO)).data);
    assert.equal((await mias()).quedan, 1);
    clock.now = new Date(Date.parse(FEBRERO_3) + 31 * DAY + HOUR);
    assert.equal((await mias()).quedan, 0);
    assert.equal((await pedir(MARZO_17)).codigo, 'sin-citas-en-plan');
    const { n } = await db
      .selectFrom('notificaciones')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('idUsuario', '=', who.idUsuario)
      .where('tipo', '=', 'suscripcionAjustada')
      .executeTakeFirstOrThrow();
    assert.deepEqual([Number(n), typeof idSuscripcion], [1, 'string']);
  });

  test('quien se suscribe de nuevo usa la que se le debe cuando no le queda otra; vencida, no estorba al plan nuevo', async () => {
    const { who, idSuscripcion, confirmada, mias, acabar } = await conCitas(1);
    const cita = await confirmada(FEBRERO_3);
    await acabar(JUEVES);
    await saldar((await actuar(admin, cita, 'cancelar', MOTIVO)).data);
    await createSuscripcion(db, who, { now: JUEVES, citas: 0, descuento: 30 });
    assert.equal((await mias()).quedan, 1);
    clock.now = new Date(JUEVES.getTime() + 30 * DAY);
    assert.deepEqual([(await mias()).quedan, (await mias()).hasta], [0, FIN.toISOString()]);
    await inTransaction(db, (tx) => insertDebidasVencidas(tx, clock.now));
    const { disponible } = await db
      .selectFrom('beneficioSaldos')
      .select('disponible')
      .where('idSuscripcion', '=', idSuscripcion)
      .where('clase', '=', 'cita')
      .executeTakeFirstOrThrow();
    assert.equal(disponible, 0);
  });

  test('terminado el plan, la que cancela su cliente no se debe', async () => {
    const { who, confirmada, mias, acabar } = await conCitas(1);
    const cita = await confirmada(FEBRERO_3);
    await acabar(JUEVES);
    await saldar((await actuar(who, cita, 'cancelar', MOTIVO)).data);
    assert.equal((await mias()).quedan, 0);
  });
});

describe('una cita por venir y el dinero del plan', () => {
  const devolver = ({ who, idFactura }: Awaited<ReturnType<typeof conCitas>>) =>
    as(who).call(api.reembolsos.ask, {
      params: { idFactura },
      body: { lineas: [1], motivo: 'Me arrepentí', total: 9_900 },
    });

  test('no es uso, porque se cancela al devolverlo', async () => {
    const suya = await conCitas(2);
    await suya.pedir(MARTES_9);
    await suya.confirmada(MARTES_11);
    assert.equal((await devolver(suya)).status, 200);
  });

  test('devuelto el plan, la cita a la que el notario no fue no se debe además', async () => {
    const suya = await conCitas(1);
    const cita = await suya.confirmada(MARTES_9);
    await terminarDevueltoCon(suya, cita);
    assert.equal((await suya.mias()).quedan, 0);
    const avisos = await db
      .selectFrom('notificaciones')
      .select('tipo')
      .where('idUsuario', '=', suya.who.idUsuario)
      .where('tipo', '=', 'suscripcionAjustada')
      .execute();
    assert.deepEqual(avisos, []);
  });

  /** Gives the plan back while the customer's claim about an appointment waits, and then takes them at their word. */
  async function terminarDevueltoCon(suya: Awaited<ReturnType<typeof conCitas>>, cita: Cita) {
    clock.now = new Date(Date.parse(cita.fin) + HOUR);
    assert.equal((await actuar(suya.who, cita, 'noVinoNotario', MOTIVO)).data.estado, 'reclamada');
    const { status } = await as(admin).call(api.reembolsos.order, {
      params: { idFactura: suya.idFactura },
      body: { lineas: [{ posicion: 1, monto: 9_900, cancela: false }], motivo: 'No vino nadie' },
    });
    assert.equal(status, 200);
    clock.now = new Date(clock.now.getTime() + 4 * DAY);
    await inTransaction(db, (tx) => vencerCita(tx, cita.idCita, clock.now));
    await saldar(cita);
    const { estado } = await db
      .selectFrom('citas')
      .select('estado')
      .where('idCita', '=', cita.idCita)
      .executeTakeFirstOrThrow();
    assert.equal(estado, 'noAsistioNotario');
  }
});
