import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { api } from '@fedatario/contract';
import type { Cita } from '@fedatario/contract/solicitud';
import { createNotario } from '../../casa/notarios/testing/notarios.ts';
import { JUEVES, startCitas } from '../../solicitud/citas/testing/casos.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createSuscripcion } from '../suscripciones/testing/planes.ts';

const { db, as, clock, close, admin, actuar } = await startCitas();
after(close);
beforeEach(() => {
  clock.now = JUEVES;
});
const MOTIVO = 'Surgió un viaje de trabajo';
/** The first period ends on 15 February; the next one, on 15 March. */
const FEBRERO_3 = '2026-02-03T15:00:00.000Z';
const FEBRERO_5 = '2026-02-05T15:00:00.000Z';
const FEBRERO_17 = '2026-02-17T15:00:00.000Z';

/** A customer whose plan gives two appointments, with a notary who is always free. */
async function conPlan() {
  const { idUsuario: idNotario } = await createNotario(db, { modalidades: ['telefono'] });
  const who = await createUsuario(db);
  const { idFactura } = await createSuscripcion(db, who, { citas: 2 });
  const pedir = async (inicio: string) =>
    (await as(who).call(api.asesorias.hold, { body: { modalidad: 'telefono', inicio, idSede: null } })).data;
  const confirmada = async (inicio: string) =>
    (await actuar(admin, (await actuar(who, await pedir(inicio), 'solicitar')).data, 'confirmar')).data;
  const mover = (quien: CreatedUsuario, { idCita, revision }: Cita, inicio: string, acordado = false) =>
    as(quien).call(api.citas.move, {
      params: { idCita },
      body: { inicio, idSede: null, revision, motivo: MOTIVO, acordado },
    });
  const cancelarPlan = async () => {
    const { data: plan } = await as(who).call(api.suscripciones.mine, {});
    const { status } = await as(who).call(api.suscripciones.cancel, { body: { revision: plan?.revision ?? 0 } });
    assert.equal(status, 200);
  };
  return { who, idNotario, idFactura, pedir, confirmada, mover, cancelarPlan };
}

test('cancelado el plan, su cita no se mueve después del último día pagado, ni acordado ni propuesto', async () => {
  const { who, confirmada, mover, cancelarPlan } = await conPlan();
  const cita = await confirmada(FEBRERO_3);
  await cancelarPlan();
  for (const [quien, acordado] of [
    [who, false],
    [admin, false],
    [admin, true],
  ] as const)
    assert.equal((await mover(quien, cita, FEBRERO_17, acordado)).codigo, 'cita-fuera-de-plan');
  assert.equal((await mover(admin, cita, FEBRERO_5, true)).data.inicio, FEBRERO_5);
});

test('la hora que guardó o que propuso antes de cancelarlo tampoco se pide ni se acepta', async () => {
  const { who, pedir, confirmada, mover, cancelarPlan } = await conPlan();
  const cita = await confirmada(FEBRERO_3);
  const { data: propuesta } = await mover(who, cita, FEBRERO_17);
  const guardada = await pedir('2026-02-18T15:00:00.000Z');
  await cancelarPlan();
  assert.equal((await actuar(admin, propuesta, 'aceptarCambio')).codigo, 'cita-fuera-de-plan');
  assert.equal((await actuar(who, guardada, 'solicitar')).codigo, 'cita-fuera-de-plan');
  assert.equal((await actuar(who, guardada, 'soltar')).status, 200);
  assert.equal((await actuar(who, propuesta, 'retirarCambio')).data.inicio, FEBRERO_3);
});

test('mientras se decide devolver el plan, no se pide la hora guardada ni se mueve la que había', async () => {
  const { who, idFactura, pedir, confirmada, mover } = await conPlan();
  const cita = await confirmada(FEBRERO_3);
  const guardada = await pedir(FEBRERO_5);
  const params = { idFactura };
  const [linea] = (await as(who).call(api.reembolsos.quote, { params })).data.lineas;
  const body = { lineas: [1], motivo: 'Me arrepentí', total: linea?.monto ?? 0 };
  assert.equal((await as(who).call(api.reembolsos.ask, { params, body })).status, 200);
  assert.equal((await actuar(who, guardada, 'solicitar')).codigo, 'plan-en-devolucion');
  assert.equal((await mover(who, cita, FEBRERO_5)).codigo, 'plan-en-devolucion');
  assert.equal((await mover(admin, cita, FEBRERO_5, true)).codigo, 'plan-en-devolucion');
});

test('la que no paga ningún plan se mueve como siempre', async () => {
  const { who, idNotario, mover, cancelarPlan } = await conPlan();
  const { idUsuario } = who;
  const nueva = { idUsuario, idNotario, modalidad: 'telefono', idSede: null, notas: null, conPlan: false } as const;
  const { data: cita } = await as(admin).call(api.asesorias.create, { body: { ...nueva, inicio: FEBRERO_3 } });
  await cancelarPlan();
  assert.equal((await mover(admin, cita, FEBRERO_17, true)).data.inicio, FEBRERO_17);
});
