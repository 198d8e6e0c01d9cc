import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { api } from '@fedatario/contract';
import { HOUR, MINUTE } from '@fedatario/contract/base';
import { createNotario } from '../../casa/notarios/testing/notarios.ts';
import { inTransaction } from '../../db/transaction.ts';
import { ofrecerHoras } from '../../solicitud/citas/ofertas.ts';
import { JUEVES, startCitas } from '../../solicitud/citas/testing/casos.ts';
import { createUsuario } from '../../testing/factories.ts';
import { createSuscripcion } from '../suscripciones/testing/planes.ts';

const { db, as, clock, close, idSede, admin, caso, actuar, correr } = await startCitas();
after(close);
beforeEach(async () => {
  clock.now = JUEVES;
  await db.updateTable('esperasDeCitas').set({ estado: 'retirada', idCita: null }).execute();
});
const { mine, wait, accept } = api.asesorias;
const { list, create, remove } = api.esperasDeCita;
const MOTIVO = 'Surgió un viaje de trabajo';
const { idUsuario: idNotario } = await createNotario(db, { modalidades: ['telefono'] });
let dia = 19;

/** The only hour of a day of its own, which the office gave somebody already. */
async function horaDada() {
  dia += 1;
  if (dia === 24 || dia === 31) dia += 2;
  const inicio = `2026-01-${dia}T15:00:00.000Z`;
  const { idUsuario } = await createUsuario(db);
  const body = { idUsuario, idNotario, modalidad: 'telefono', inicio, idSede: null, notas: null } as const;
  const { data: cita } = await as(admin).call(api.asesorias.create, { body });
  const ventana = { desde: inicio, hasta: new Date(Date.parse(inicio) + 1).toISOString() };
  return { inicio, ventana, liberar: () => actuar(admin, cita, 'cancelar', MOTIVO) };
}

async function quien(citas = 1) {
  const who = await createUsuario(db);
  await createSuscripcion(db, who, { citas });
  const esperar = (ventana: { desde: string; hasta: string }) =>
    as(who).call(wait, { body: { modalidad: 'telefono', ...ventana, idSede: null, idNotario } });
  const oferta = async () => (await as(who).call(mine, {})).data.retenida;
  const quedan = async () => (await as(who).call(mine, {})).data.quedan;
  const pedir = async () => {
    const cita = await oferta();
    const params = { idCita: cita?.idCita ?? '' };
    return as(who).call(accept, { params, body: { revision: cita?.revision ?? 0, notas: null } });
  };
  const suyas = async () => (await as(who).call(list, {})).data;
  return { who, esperar, oferta, quedan, pedir, suyas };
}

const pasan = (minutos: number) => {
  clock.now = new Date(clock.now.getTime() + minutos * MINUTE);
};

test('la hora que se libera se ofrece a quien espera primero, y si la deja pasar, a quien sigue', async () => {
  const { inicio, ventana, liberar } = await horaDada();
  const [ana, eva] = [await quien(), await quien()];
  assert.equal((await ana.esperar(ventana)).status, 200);
  pasan(1);
  await eva.esperar(ventana);
  await correr('ofrecer-horas');
  assert.deepEqual([await ana.oferta(), await eva.oferta()], [null, null]);
  await liberar();
  await correr('ofrecer-horas');
  assert.equal((await ana.oferta())?.inicio, inicio);
  assert.deepEqual([await ana.quedan(), (await ana.suyas())[0]?.ofrecidaHasta !== null], [1, true]);
  assert.equal(await eva.oferta(), null);
  const avisos = () =>
    db.selectFrom('notificaciones').select('tipo').where('idUsuario', '=', ana.who.idUsuario).execute();
  assert.deepEqual(await avisos(), [{ tipo: 'citaOfrecida' }]);
  pasan(61);
  await correr('ofrecer-horas');
  assert.deepEqual([await ana.oferta(), (await eva.oferta())?.inicio], [null, inicio]);
  assert.equal((await ana.suyas()).length, 1);
  await correr('ofrecer-horas');
  assert.equal((await avisos()).length, 1);
});

test('pedirla gasta la cita del plan, una vez; soltarla la da a quien sigue', async () => {
  const { inicio, ventana, liberar } = await horaDada();
  const [ana, eva] = [await quien(), await quien()];
  await ana.esperar(ventana);
  pasan(1);
  await eva.esperar(ventana);
  await liberar();
  await correr('ofrecer-horas');
  const oferta = await ana.oferta();
  assert.ok(oferta);
  assert.equal((await actuar(ana.who, oferta, 'solicitar')).codigo, 'estado-no-permite');
  await actuar(ana.who, oferta, 'soltar');
  await correr('ofrecer-horas');
  assert.equal((await eva.oferta())?.inicio, inicio);
  assert.equal(await eva.quedan(), 1);
  const { status, data: cita } = await eva.pedir();
  assert.deepEqual([status, cita.estado, cita.deSuPlan, await eva.quedan()], [200, 'solicitada', true, 0]);
  assert.deepEqual(await eva.suyas(), []);
  const deNuevo = { params: { idCita: cita.idCita }, body: { revision: cita.revision, notas: null } };
  assert.equal((await as(eva.who).call(accept, deNuevo)).codigo, 'estado-no-permite');
});

test('sin una cita en el plan no se pide, y la hora sigue ofrecida hasta su fin', async () => {
  const { ventana, liberar } = await horaDada();
  const ana = await quien();
  await ana.esperar(ventana);
  await liberar();
  await correr('ofrecer-horas');
  await db.updateTable('beneficioSaldos').set({ disponible: 0 }).where('clase', '=', 'cita').execute();
  assert.equal((await ana.pedir()).codigo, 'sin-citas-en-plan');
  assert.equal((await ana.oferta())?.estado, 'retenida');
  const sinPlan = await createUsuario(db);
  const body = { modalidad: 'telefono', ...ventana, idSede: null, idNotario: null } as const;
  assert.equal((await as(sinPlan).call(wait, { body })).codigo, 'sin-citas-en-plan');
});

test('de veinte que esperan una hora la tiene una, aunque se ofrezca a la vez y otros la pidan', async () => {
  const { inicio, ventana, liberar } = await horaDada();
  const personas = await Promise.all(Array.from({ length: 20 }, () => quien()));
  for (const { esperar } of personas) await esperar(ventana);
  await liberar();
  const hold = { modalidad: 'telefono', inicio, idSede: null } as const;
  const ajenas = await Promise.all(Array.from({ length: 5 }, () => quien()));
  await Promise.all([
    ...Array.from({ length: 5 }, () => inTransaction(db, (tx) => ofrecerHoras(tx, clock.now))),
    ...ajenas.map(({ who }) => as(who).call(api.asesorias.hold, { body: hold })),
  ]);
  const todas = await Promise.all([...personas, ...ajenas].map(({ oferta }) => oferta()));
  assert.equal(todas.filter((una) => una?.inicio === inicio).length, 1);
  const vivas = db.selectFrom('ocupaciones').select('idOcupacion').where('viva', '=', true);
  assert.equal(
    (await vivas.where('idPersona', '=', idNotario).where('inicio', '=', new Date(inicio)).execute()).length,
    1,
  );
});

test('quien espera para firmar recibe su hora y la pide; retirarse, o que pasen sus horas, lo termina', async () => {
  const { ana, idSolicitud, libres } = await caso();
  const [primera = ''] = await libres();
  const body = { idSolicitud, desde: primera, hasta: new Date(Date.parse(primera) + HOUR).toISOString(), idSede };
  const { data } = await as(ana).call(create, { body });
  const leer = async () => (await as(ana).call(api.presencia.read, { params: { idSolicitud } })).data.cita;
  await as(ana).call(remove, { params: { idEspera: data[0]?.idEspera ?? '' } });
  await correr('ofrecer-horas');
  assert.equal(await leer(), null);
  await as(ana).call(create, { body });
  await correr('ofrecer-horas');
  const oferta = await leer();
  assert.deepEqual([oferta?.estado, oferta?.inicio], ['retenida', primera]);
  if (!oferta) return;
  assert.equal((await actuar(ana, oferta, 'solicitar')).data.estado, 'solicitada');
  assert.deepEqual((await as(ana).call(list, {})).data, []);
  const otra = await caso();
  await as(otra.ana).call(create, { body: { ...body, idSolicitud: otra.idSolicitud } });
  assert.equal((await as(otra.notario).call(list, {})).data.length, 1);
  assert.equal((await as(admin).call(list, {})).data.length, 1);
  clock.now = new Date(Date.parse(primera) + 2 * HOUR);
  await correr('ofrecer-horas');
  assert.deepEqual((await as(otra.ana).call(list, {})).data, []);
});
