import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { api } from '@fedatario/contract';
import { DAY, HOUR } from '@fedatario/contract/base';
import ICAL from 'ical.js';
import { type CreatedUsuario, createUsuario } from '../../../testing/factories.ts';
import { JUEVES, startCitas } from '../testing/casos.ts';

const { db, app, as, clock, close, actuar, caso, confirmada } = await startCitas();
after(close);
beforeEach(() => {
  clock.now = JUEVES;
});
const { read, create, remove } = api.calendariosDeCitas;
const MOTIVO = 'Surgió un viaje de trabajo';

/** A program of calendars, which knows the address alone and keeps the last answer. */
async function suscribir(who: CreatedUsuario) {
  const { ruta } = (await as(who).call(create, {})).data;
  const pedir = (headers = {}) => app.inject({ url: ruta, headers });
  const eventos = async () => leer((await pedir()).body);
  return { ruta, pedir, eventos };
}

function leer(texto: string) {
  const calendario = new ICAL.Component(ICAL.parse(texto));
  assert.equal(calendario.getFirstPropertyValue('method'), 'PUBLISH');
  return calendario.getAllSubcomponents('vevent').map((uno) => new ICAL.Event(uno));
}

test('cada quien recibe sus citas, con el nombre de la otra parte y sin nada más de ella', async () => {
  const { ana, notario, cita } = await confirmada();
  await confirmada();
  const [suya] = await (await suscribir(ana)).eventos();
  const todas = await (await suscribir(notario)).eventos();
  assert.equal(suya?.uid, `cita-${cita.idCita}@fedatario`);
  assert.equal(suya.startDate.toJSDate().toISOString(), cita.inicio);
  assert.equal(suya.endDate.toJSDate().toISOString(), cita.fin);
  assert.match(suya.summary, /^Firma de Contrato de arrendamiento, con /);
  assert.ok(suya.description.includes('martes, 20 de enero de 2026'));
  assert.deepEqual(
    todas.map(({ uid }) => uid),
    [suya.uid],
  );
  const texto = (await (await suscribir(ana)).pedir()).body;
  assert.ok(texto.endsWith('END:VCALENDAR\r\n'));
  const { email } = await db
    .selectFrom('usuarios')
    .select('email')
    .where('idUsuario', '=', notario.idUsuario)
    .executeTakeFirstOrThrow();
  assert.ok(!texto.includes(email) && !texto.includes(ana.email) && !texto.includes('ATTENDEE'));
});

test('al moverse o cancelarse cambia la misma entrada; a los noventa días sale', async () => {
  const { ana, notario, retener } = await caso();
  const { eventos } = await suscribir(ana);
  assert.deepEqual(await eventos(), []);
  const { data: retenida } = await retener();
  assert.deepEqual(await eventos(), []);
  const { data: pedida } = await actuar(ana, retenida, 'solicitar');
  const [esperada] = await eventos();
  assert.equal(esperada?.component.getFirstPropertyValue('status'), 'TENTATIVE');
  const { data: cita } = await actuar(notario, pedida, 'confirmar');
  assert.equal((await eventos())[0]?.component.getFirstPropertyValue('status'), 'CONFIRMED');
  clock.now = new Date(Date.parse(cita.inicio) + HOUR);
  await actuar(notario, cita, 'realizar');
  clock.now = new Date(Date.parse(cita.inicio) + 89 * DAY);
  assert.equal((await eventos()).length, 1);
  clock.now = new Date(Date.parse(cita.inicio) + 91 * DAY);
  assert.deepEqual(await eventos(), []);
  clock.now = JUEVES;
  const otra = await confirmada();
  const suya = await suscribir(otra.ana);
  assert.equal((await suya.eventos()).length, 1);
  await actuar(otra.ana, otra.cita, 'cancelar', MOTIVO);
  assert.deepEqual(await suya.eventos(), []);
});

test('una cita de la que se reclama sigue en el calendario mientras se decide', async () => {
  const { ana, cita } = await confirmada();
  const { eventos } = await suscribir(ana);
  clock.now = new Date(Date.parse(cita.fin) + HOUR);
  assert.equal((await actuar(ana, cita, 'noVinoNotario', MOTIVO)).data.estado, 'reclamada');
  assert.equal((await eventos()).length, 1);
});

test('pedida otra vez sin cambios no se envía de nuevo, y dos suscripciones reciben lo mismo', async () => {
  const { ana, notario, cita } = await confirmada();
  const { pedir } = await suscribir(ana);
  const [una, otra] = [await pedir(), await pedir()];
  assert.deepEqual([una.statusCode, una.body], [200, otra.body]);
  assert.equal(una.headers['x-robots-tag'], 'noindex, nofollow');
  assert.equal(una.headers['cache-control'], 'private, no-cache');
  assert.match(String(una.headers['content-type']), /^text\/calendar/);
  const etag = String(una.headers.etag);
  const igual = await pedir({ 'if-none-match': etag });
  assert.deepEqual([igual.statusCode, igual.body], [304, '']);
  await actuar(notario, cita, 'cancelar', MOTIVO);
  assert.equal((await pedir({ 'if-none-match': etag })).statusCode, 200);
});

test('la dirección se renueva y se anula, y de su secreto solo se guarda la huella', async () => {
  const ana = await createUsuario(db);
  assert.deepEqual((await as(ana).call(read, {})).data, { creadoEn: null });
  const primera = await suscribir(ana);
  const { rows } = { rows: await db.selectFrom('calendariosSecretos').selectAll().execute() };
  const clave = primera.ruta.split('/').at(-2) ?? '';
  assert.equal(clave.length, 43);
  assert.ok(rows.every(({ hash }) => !hash.includes(clave) && !hash.equals(Buffer.from(clave, 'base64url'))));
  const segunda = await suscribir(ana);
  assert.deepEqual([(await primera.pedir()).statusCode, (await segunda.pedir()).statusCode], [404, 200]);
  assert.deepEqual((await as(ana).call(read, {})).data, { creadoEn: JUEVES.toISOString() });
  await as(ana).call(remove, {});
  assert.equal((await segunda.pedir()).statusCode, 404);
});

test('una cuenta que ya no está activa no tiene calendario, ni lo tiene una clave inventada', async () => {
  const { ana } = await confirmada();
  const { pedir, ruta } = await suscribir(ana);
  await db.updateTable('usuarios').set({ activo: false }).where('idUsuario', '=', ana.idUsuario).execute();
  assert.equal((await pedir()).statusCode, 404);
  assert.equal((await app.inject({ url: ruta.replace(/.\/citas/, '/citas') })).statusCode, 422);
  assert.equal((await app.inject({ url: ruta.replace(/[\w-]{43}/, 'A'.repeat(43)) })).statusCode, 404);
});
