import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { usuarios } from '@fedatario/contract/casa';
import { sql } from 'kysely';
import { buildApp } from '../app.ts';
import { propio } from '../casa/identidad/propio.ts';
import { openSesion } from '../casa/identidad/sesion/sesion.ts';
import { sealedFiles } from '../services/files/files.ts';
import { memoryFiles } from '../services/files/testing/memory.ts';
import { closedPayments } from '../services/payments/closed.ts';
import { startPdf } from '../services/pdf/pdf.ts';
import { startTestApp } from '../testing/client.ts';
import { nobody } from '../testing/escucha.ts';
import { createUsuario } from '../testing/factories.ts';

const { app, as, clock, database, close } = await startTestApp();
const { db } = database.pools;
const admin = await createUsuario(db, { rol: 'admin' });
after(close);

const nuevo = (email: string) => ({ email, nombreCompleto: 'Luis Paz', IdRol: 2 });
const create = (email: string, key: string) =>
  as(admin).call(usuarios.create, { body: nuevo(email) }, { headers: { 'idempotency-key': key } });

async function count(email: string): Promise<number> {
  return (await db.selectFrom('usuarios').select('idUsuario').where('email', '=', email).execute()).length;
}

test('la misma clave con los mismos datos recibe la primera respuesta, byte por byte', async () => {
  const first = await create('luis@ejemplo.com', 'clave-0001');
  const second = await create('luis@ejemplo.com', 'clave-0001');
  assert.equal(first.status, 200);
  assert.equal(second.text, first.text);
  assert.equal(second.headers['idempotent-replayed'], 'true');
  assert.equal(first.headers['idempotent-replayed'], undefined);
});

test('también después de un reinicio', async () => {
  const first = await create('restart@ejemplo.com', 'clave-0002');
  const other = await buildApp({
    pools: database.pools,
    identity: { provider: propio, baseUrl: 'http://localhost' },
    payments: closedPayments,
    pdf: startPdf(),
    files: sealedFiles(memoryFiles()),
    escucha: nobody,
    now: () => clock.now,
    developmentMailbox: true,
    logLevel: 'silent',
    atOnce: 1_000,
    rateLimit: 1000,
    rateLimitIdentity: 1000,
    trustProxy: false,
  });
  const { accessToken } = await openSesion(db, {
    idUsuario: admin.idUsuario,
    userAgent: '',
    credential: null,
    now: clock.now,
  });
  const again = await other.inject({
    method: 'POST',
    url: `/api${usuarios.create.path}`,
    headers: { authorization: `Bearer ${accessToken}`, 'idempotency-key': 'clave-0002' },
    payload: nuevo('restart@ejemplo.com'),
  });
  await other.close();
  assert.equal(again.body, first.text);
});

test('la misma clave con otros datos se rechaza', async () => {
  await create('uno@ejemplo.com', 'clave-0003');
  const other = await create('dos@ejemplo.com', 'clave-0003');
  assert.equal(other.status, 422);
  assert.equal(other.codigo, 'clave-idempotencia-distinta');
  assert.equal(await count('dos@ejemplo.com'), 0);
});

test('la clave de una persona no es la de otra', async () => {
  const otra = await createUsuario(db, { rol: 'admin' });
  await create('mia@ejemplo.com', 'clave-0004');
  const hers = await as(otra).call(
    usuarios.create,
    { body: nuevo('suya@ejemplo.com') },
    { headers: { 'idempotency-key': 'clave-0004' } },
  );
  assert.equal(hers.data.email, 'suya@ejemplo.com');
});

test('veinte a la vez con la misma clave hacen uno; las demás esperan o repiten su respuesta', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => create('veinte@ejemplo.com', 'clave-0005')));
  const done = answers.filter(({ status }) => status === 200);
  assert.ok(done.length >= 1);
  assert.equal(new Set(done.map(({ text }) => text)).size, 1);
  assert.ok(answers.every(({ status, codigo }) => status === 200 || codigo === 'peticion-en-curso'));
  assert.equal(await count('veinte@ejemplo.com'), 1);
});

test('mientras la primera sigue en curso, la segunda recibe 409 y cuándo volver', async () => {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${admin.idUsuario}:clave-0006`}, 0))`.execute(tx);
    const { status, codigo, headers } = await create('curso@ejemplo.com', 'clave-0006');
    assert.deepEqual([status, codigo, headers['retry-after']], [409, 'peticion-en-curso', '1']);
  });
  assert.equal((await create('curso@ejemplo.com', 'clave-0006')).status, 200);
});

test('lo que falló no se recuerda: corregido, se hace', async () => {
  await create('tomado@ejemplo.com', 'clave-0007');
  const refused = await create('tomado@ejemplo.com', 'clave-0008');
  assert.equal(refused.codigo, 'correo-en-uso');
  await db
    .deleteFrom('cuentas')
    .where('idUsuario', '=', (q) =>
      q.selectFrom('usuarios').select('idUsuario').where('email', '=', 'tomado@ejemplo.com'),
    )
    .execute();
  await db.deleteFrom('usuarios').where('email', '=', 'tomado@ejemplo.com').execute();
  assert.equal((await create('tomado@ejemplo.com', 'clave-0008')).status, 200);
});

test('la respuesta que se guarda no deja leer el documento de nadie', async () => {
  const eva = await createUsuario(db);
  const numeroDocumento = 'A12345678';
  const body = { tipoDocumento: 'pasaporte', numeroDocumento, revision: 1 } as const;
  const change = () =>
    as(eva).call(
      usuarios.updateInfo,
      { params: { email: eva.email }, body },
      { headers: { 'idempotency-key': 'clave-0009' } },
    );
  const { status, text } = await change();
  assert.equal(status, 200, text);
  assert.match(text, /A12345678/);
  const { rows } = await sql<{ todo: string }>`
    select encode(convert_to(p::text, 'UTF8'), 'escape') || encode(p.respuesta_sellada, 'escape') as todo
    from peticiones_idempotentes p where p.clave = 'clave-0009'`.execute(db);
  assert.equal(rows.length, 1);
  assert.doesNotMatch(rows[0]?.todo ?? '', /12345678|numeroDocumento/);
  assert.equal((await change()).text, text);
});

test('una clave que no tiene forma de clave se rechaza', async () => {
  assert.equal((await create('forma@ejemplo.com', 'corta')).codigo, 'clave-idempotencia-invalida');
  assert.equal((await app.inject({ url: '/livez' })).statusCode, 200);
});
