import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { calendario } from '@fedatario/contract/casa';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
let admin: CreatedUsuario;
let cliente: CreatedUsuario;
before(async () => {
  admin = await createUsuario(db, { rol: 'admin' });
  cliente = await createUsuario(db);
});
after(close);

const read = async () => (await as(undefined).call(calendario.read, {})).data;
const save = (body: object, who = admin) => as(who).call(calendario.update, { body: body as never });
const MANANA = [{ desde: '08:00', hasta: '12:00' }];

test('una oficina nueva atiende de lunes a viernes, de 8 a 17, y cierra los feriados de la capital', async () => {
  const { horario, feriadosLocales, traslado, excepciones } = await read();
  assert.deepEqual(
    horario.map((dia) => dia.map(({ desde, hasta }) => `${desde}-${hasta}`).join()),
    ['', '08:00-17:00', '08:00-17:00', '08:00-17:00', '08:00-17:00', '08:00-17:00', ''],
  );
  assert.deepEqual([feriadosLocales, traslado, excepciones], [['08-15'], true, []]);
});

test('lo que la oficina cambia lo lee un visitante al momento, con sus excepciones por fecha', async () => {
  const before = await read();
  const excepciones = [
    { dia: '2026-12-31', nombre: 'Inventario', tramos: [] },
    { dia: '2026-12-24', nombre: 'Medio día', tramos: MANANA },
  ];
  const { status } = await save({ ...before, horario: before.horario.with(6, MANANA), excepciones });
  assert.equal(status, 200);
  const after = await read();
  assert.deepEqual(after.horario[6], MANANA);
  assert.deepEqual(after.excepciones, excepciones.toReversed());
});

test('dos personas no se pisan: la segunda lee lo que quedó y decide', async () => {
  const before = await read();
  await save({ ...before, traslado: false });
  const { status, problem } = await save({ ...before, feriadosLocales: [] });
  assert.deepEqual([status, problem?.codigo], [409, 'conflicto-revision']);
  assert.equal((await read()).traslado, false);
});

test('una clienta no lo cambia', async () => {
  assert.equal((await save(await read(), cliente)).status, 403);
});

test('se rechaza lo que no es un horario, y se dice cuál campo', async () => {
  const actual = await read();
  const refused: readonly [object, string, string][] = [
    [{ horario: Array.from({ length: 7 }, () => []) }, 'horario', 'horarioVacio'],
    [{ horario: actual.horario.with(1, [{ desde: '12:00', hasta: '08:00' }]) }, 'horario.1', 'tramos'],
    [{ horario: actual.horario.with(1, [...MANANA, { desde: '11:00', hasta: '13:00' }]) }, 'horario.1', 'tramos'],
    [{ horario: actual.horario.with(1, [{ desde: '8', hasta: '12:00' }]) }, 'horario.1.0.desde', 'hora'],
    [{ feriadosLocales: ['02-30'] }, 'feriadosLocales.0', 'feriadoLocal'],
    [{ feriadosLocales: ['08-15', '08-15'] }, 'feriadosLocales', 'repetido'],
    [
      { excepciones: ['a', 'b'].map((nombre) => ({ dia: '2027-01-04', nombre, tramos: [] })) },
      'excepciones',
      'repetido',
    ],
  ];
  for (const [change, campo, clave] of refused) {
    const { status, problem } = await save({ ...actual, ...change });
    assert.deepEqual([status, problem?.errores?.[0]?.campo, problem?.errores?.[0]?.clave], [422, campo, clave]);
  }
});
