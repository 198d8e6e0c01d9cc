import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import type { Rol } from '@fedatario/contract/base';
import { cuentas, dosPasos, identidad, reglasDeAcceso } from '@fedatario/contract/casa';
import { startTestApp } from '../../../testing/client.ts';
import { CLAVE, type CreatedUsuario, createUsuario } from '../../../testing/factories.ts';
import { type Browser, browserOf, mailboxOf } from '../testing/identidad.ts';
import { codeAt, periodOf } from './totp.ts';

const app = await startTestApp({ jobs: true });
const { as, clock, database, close } = app;
const { db } = database.pools;
const mailbox = mailboxOf(app);
after(close);

const later = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000);
};

/** A user with a second step; the code that activated it is used up. */
async function conDosPasos(rol: Rol = 'cliente') {
  const quien = await createUsuario(db, { rol });
  const browser = browserOf(app);
  await browser.signIn(quien.email, CLAVE);
  const { data } = await browser.call(dosPasos.begin, {});
  const answer = await browser.call(dosPasos.activate, { body: { codigo: codeAt(data.secreto, clock.now) } });
  assert.equal(answer.status, 200);
  await mailbox.next(quien.email);
  later(30);
  return { quien, browser, secreto: data.secreto, respaldos: answer.data.respaldos };
}

const enter = (quien: CreatedUsuario, segundoPaso?: string) => browserOf(app).signIn(quien.email, CLAVE, segundoPaso);
const stateOf = async (browser: Browser) => (await browser.call(dosPasos.read, {})).data;
const wrong = 'El código no coincide o ya se usó. Espere el siguiente, o use uno de respaldo.';

describe('los códigos', () => {
  // RFC 6238, appendix B, SHA-1; the last six digits of the eight.
  const secreto = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  for (const [seconds, code] of [
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [2000000000, '279037'],
  ] as const) {
    test(`son los de la norma, a los ${seconds} s`, () => {
      const now = new Date(seconds * 1000);
      assert.equal(codeAt(secreto, now), code);
      assert.equal(periodOf(secreto, code, now), Math.floor(seconds / 30));
      assert.equal(periodOf(secreto, code, new Date((seconds + 30) * 1000)), Math.floor(seconds / 30));
      assert.equal(periodOf(secreto, code, new Date((seconds + 90) * 1000)), undefined);
    });
  }
});

describe('activar', () => {
  test('hasta que vuelve el primer código, nada lo pide; después, la contraseña sola no basta', async () => {
    const quien = await createUsuario(db);
    const browser = browserOf(app);
    await browser.signIn(quien.email, CLAVE);
    const { data } = await browser.call(dosPasos.begin, {});
    assert.match(
      data.uri,
      new RegExp(`^otpauth://totp/Fedatario:${encodeURIComponent(quien.email)}\\?.*${data.secreto}`),
    );
    assert.equal((await enter(quien)).status, 200);
    const missed = await browser.call(dosPasos.activate, { body: { codigo: codeAt('A'.repeat(32), clock.now) } });
    assert.deepEqual([missed.status, missed.problem?.errores?.[0]?.mensaje], [422, wrong]);
    assert.deepEqual(await stateOf(browser), { activadoEn: null, respaldos: 0 });
    const done = await browser.call(dosPasos.activate, { body: { codigo: codeAt(data.secreto, clock.now) } });
    assert.equal(new Set(done.data.respaldos).size, 10);
    assert.deepEqual(await stateOf(browser), { activadoEn: clock.now.toISOString(), respaldos: 10 });
    assert.match((await mailbox.next(quien.email)).texto, /se activó la verificación en dos pasos/);
    assert.deepEqual([(await enter(quien)).status, (await enter(quien)).codigo], [403, 'segundo-paso-requerido']);
  });

  test('el secreto se guarda sellado, y de los códigos de respaldo solo su huella', async () => {
    const { quien, secreto, respaldos } = await conDosPasos();
    const row = await db
      .selectFrom('dosPasos')
      .selectAll()
      .where('idUsuario', '=', quien.idUsuario)
      .executeTakeFirstOrThrow();
    assert.ok(!row.secreto.includes(secreto));
    const hashes = await db
      .selectFrom('codigosRespaldo')
      .select('hash')
      .where('idUsuario', '=', quien.idUsuario)
      .execute();
    assert.ok(hashes.every(({ hash }) => hash.length === 32));
    const { rows } = await db.executeQuery<{ n: Buffer }>(
      db.selectFrom('peticionesIdempotentes').select('respuestaSellada as n').compile(),
    );
    assert.ok(!rows.some(({ n }) => n?.includes(secreto) || n?.includes(String(respaldos[0]))));
  });

  test('pide la contraseña otra vez, y ya activado no se comienza de nuevo', async () => {
    const { browser } = await conDosPasos();
    assert.equal((await browser.call(dosPasos.begin, {})).codigo, 'estado-no-permite');
    later(301);
    for (const deed of [dosPasos.begin, dosPasos.renew, dosPasos.remove])
      assert.equal((await browser.call(deed, {})).codigo, 'reingreso-requerido');
  });
});

test('escribir la contraseña otra vez, antes de lo que no se deshace, pide también el código', async () => {
  const { browser, secreto } = await conDosPasos();
  later(301);
  const again = (segundoPaso?: string) =>
    browser.call(identidad.signInAgain, { body: { password: CLAVE, segundoPaso } });
  assert.equal((await again()).codigo, 'segundo-paso-requerido');
  assert.equal((await again('000000')).problem?.errores?.[0]?.campo, 'segundoPaso');
  assert.equal((await browser.call(dosPasos.remove, {})).codigo, 'reingreso-requerido');
  assert.equal((await again(codeAt(secreto, clock.now))).status, 200);
  assert.equal((await browser.call(dosPasos.remove, {})).status, 200);
});

describe('entrar', () => {
  test('con su código, que sirve una sola vez, también si llegan ocho a la vez', async () => {
    const { quien, secreto } = await conDosPasos();
    const codigo = codeAt(secreto, clock.now);
    const answers = await Promise.all(Array.from({ length: 8 }, () => enter(quien, codigo)));
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array(7).fill(422)]);
    const again = await enter(quien, codigo);
    assert.deepEqual(
      [again.problem?.errores?.[0]?.campo, again.problem?.errores?.[0]?.mensaje],
      ['segundoPaso', wrong],
    );
    later(30);
    assert.equal((await enter(quien, codeAt(secreto, clock.now))).status, 200);
  });

  test('un código viejo no entra aunque su contraseña sea la suya, y sin la contraseña el código no dice nada', async () => {
    const { quien, secreto } = await conDosPasos();
    const codigo = codeAt(secreto, new Date(clock.now.getTime() - 90_000));
    assert.equal((await enter(quien, codigo)).status, 422);
    const guess = await browserOf(app).signIn(quien.email, 'no es esta', codeAt(secreto, clock.now));
    assert.equal(guess.codigo, 'credenciales-incorrectas');
  });

  test('adivinar el código tiene el mismo límite que adivinar la contraseña', async () => {
    const { quien, secreto } = await conDosPasos();
    for (let i = 0; i < 10; i += 1) assert.equal((await enter(quien, `00000${i}`)).status, 422);
    assert.equal((await enter(quien, codeAt(secreto, clock.now))).codigo, 'cuenta-bloqueada');
  });

  test('con un código de respaldo, escrito como sea, una sola vez; y ella lo sabe', async () => {
    const { quien, browser, respaldos } = await conDosPasos();
    const [primero = ''] = respaldos;
    assert.equal((await enter(quien, primero.replace('-', ' '))).status, 200);
    assert.match((await mailbox.next(quien.email)).texto, /se entró con un código de respaldo/);
    assert.equal((await enter(quien, primero)).status, 422);
    assert.equal((await stateOf(browser)).respaldos, 9);
    const { data } = await browser.call(dosPasos.renew, {});
    assert.equal((await enter(quien, respaldos[1])).status, 422);
    assert.equal((await enter(quien, data.respaldos[1])).status, 200);
  });

  test('quien recupera su contraseña por correo todavía necesita el segundo paso', async () => {
    const { quien } = await conDosPasos();
    const browser = browserOf(app);
    await browser.call(identidad.forgotPassword, { body: { email: quien.email } });
    const codigo = await mailbox.code(quien.email);
    const body = { email: quien.email, codigo, password: 'dos gatos en el tejado' };
    assert.equal((await browser.call(identidad.forgotPasswordSubmit, { body })).status, 200);
    assert.equal((await browser.signIn(quien.email, body.password)).codigo, 'segundo-paso-requerido');
  });
});

test('si la oficina lo exige a su personal, quien no lo tiene no hace lo que no se deshace hasta que lo activa', async () => {
  const { browser: jefa } = await conDosPasos('admin');
  const nueva = await createUsuario(db, { rol: 'admin' });
  const browser = browserOf(app);
  await browser.signIn(nueva.email, CLAVE);
  const demand = (who: Browser, dosPasosAlPersonal: boolean) =>
    who.call(reglasDeAcceso.change, { body: { dosPasosAlPersonal } });
  const changeRol = async () => {
    const { idUsuario } = await createUsuario(db);
    return browser.call(cuentas.changeRol, { params: { idUsuario }, body: { IdRol: 2 } });
  };
  assert.equal((await demand(browser, true)).codigo, 'dos-pasos-exigidos', 'nadie exige lo que no tiene');
  assert.equal((await changeRol()).status, 200);
  assert.equal((await demand(jefa, true)).status, 200);
  assert.equal((await changeRol()).codigo, 'dos-pasos-exigidos');
  assert.equal((await demand(browser, false)).codigo, 'dos-pasos-exigidos', 'ni deja de exigirlo');
  const cliente = browserOf(app);
  await cliente.signIn((await createUsuario(db)).email, CLAVE);
  assert.equal((await cliente.call(dosPasos.remove, {})).status, 200, 'a los clientes no se les exige');
  const { data } = await browser.call(dosPasos.begin, {});
  await browser.call(dosPasos.activate, { body: { codigo: codeAt(data.secreto, clock.now) } });
  assert.equal((await changeRol()).status, 200);
  assert.equal((await demand(browser, false)).status, 200);
});

describe('quitar', () => {
  test('ella misma, y entra otra vez solo con su contraseña', async () => {
    const { quien, browser } = await conDosPasos();
    assert.equal((await browser.call(dosPasos.remove, {})).status, 200);
    assert.match((await mailbox.next(quien.email)).texto, /se quitó la verificación en dos pasos/);
    assert.equal((await enter(quien)).status, 200);
  });

  test('la administración, a quien lo perdió todo; nunca a sí misma desde ahí, y queda escrito', async () => {
    const { quien } = await conDosPasos();
    const admin = await createUsuario(db, { rol: 'admin' });
    const params = { idUsuario: quien.idUsuario };
    assert.equal((await as(admin).call(cuentas.read, { params })).data.dosPasos, true);
    assert.equal((await as(admin).call(cuentas.removeDosPasos, { params })).data.dosPasos, false);
    assert.equal((await enter(quien)).status, 200);
    const own = await as(admin).call(cuentas.removeDosPasos, { params: { idUsuario: admin.idUsuario } });
    assert.equal(own.codigo, 'cuenta-propia');
    const { data } = await as(admin).call(api.auditoria.list, { query: { limite: 5 } });
    assert.ok(data.some(({ objeto, accion }) => objeto === 'usuario' && accion === 'quitarDosPasos'));
  });
});
