import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { textosLegales, usuarios } from '@fedatario/contract/casa';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
let admin: CreatedUsuario;
before(async () => {
  admin = await createUsuario(db, { rol: 'admin', nombreCompleto: 'Marta' });
});
after(close);

const publish = (texto: string, revision: number, clase = 'terminos') =>
  as(admin).call(textosLegales.publish, { params: { clase }, body: { texto, revision } });
const list = async () => (await as(undefined).call(textosLegales.list, {})).data;
const versiones = async () => (await as(admin).call(textosLegales.versiones, { params: { clase: 'terminos' } })).data;
const register = async (email: string) =>
  as(undefined).call(usuarios.signUp, {
    body: { email, nombreCompleto: 'Eva', password: 'un gato azul marino', aceptaTerminos: true },
  });

test('antes de publicar no hay nada que leer, y quien se registra no aceptó ninguna versión', async () => {
  assert.deepEqual(await list(), []);
  assert.equal((await register('antes@ejemplo.com')).status, 200);
});

test('lo publicado se lee al momento con su versión y su fecha; publicar lo mismo no hace otra', async () => {
  assert.equal((await publish('# Uno\n\nTexto.', 0)).data.version, 1);
  assert.equal((await publish('# Uno\n\nTexto.', 1)).data.version, 1);
  const publicadoEn = clock.now.toISOString();
  assert.deepEqual(await list(), [{ clase: 'terminos', version: 1, texto: '# Uno\n\nTexto.', publicadoEn }]);
});

test('queda quién aceptó qué versión, y las anteriores se siguen leyendo', async () => {
  await register('eva@ejemplo.com');
  await register('luz@ejemplo.com');
  clock.now = new Date('2026-01-15T09:05:00Z');
  assert.equal((await publish('Dos', 1)).data.version, 2);
  assert.deepEqual(
    (await versiones()).map(({ version, publicadoPor, aceptaciones }) => [version, publicadoPor, aceptaciones]),
    [
      [2, 'Marta', 0],
      [1, 'Marta', 2],
    ],
  );
  const first = await as(admin).call(textosLegales.version, { params: { clase: 'terminos', version: 1 } });
  assert.equal(first.data.texto, '# Uno\n\nTexto.');
});

test('dos que publican a la vez no se pisan: la segunda lee lo que quedó', async () => {
  const before = (await versiones()).length;
  const answers = await Promise.all([publish('Tres de Ana', 2), publish('Tres de Eva', 2)]);
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.equal((await versiones()).length, before + 1);
});

test('vacío, o de una clase que no existe, se rechaza', async () => {
  const { status, problem } = await publish('  ', 3);
  assert.deepEqual([status, problem?.errores?.[0]?.clave], [422, 'requerido']);
  assert.equal((await publish('x', 0, 'otros')).status, 404);
});
