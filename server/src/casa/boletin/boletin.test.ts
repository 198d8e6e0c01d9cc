import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { DAY } from '@fedatario/contract/base';
import { boletin, correo } from '@fedatario/contract/casa';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createTramite } from '../../tramite/tramites/testing/tramites.ts';
import { mailboxOf } from '../identidad/testing/identidad.ts';

const testApp = await startTestApp({ jobs: true });
const { as, clock, database, close } = testApp;
const { db } = database.pools;
const { next } = mailboxOf(testApp);
const visitor = as(undefined);
let ana: CreatedUsuario;
let admin: CreatedUsuario;
let notario: CreatedUsuario;
before(async () => {
  ana = await createUsuario(db, { email: 'ana@ejemplo.com' });
  admin = await createUsuario(db, { rol: 'admin' });
  notario = await createUsuario(db, { rol: 'notario' });
});
after(close);

const body = (more: object = {}) => ({
  nombre: 'Ana Ruiz',
  email: ana.email,
  idUsuario: ana.idUsuario,
  activo: true as const,
  FSuscripcion: '2001-01-01T00:00:00Z',
  ...more,
});
const ask = (email: string) => visitor.call(boletin.subscribeGuest, { body: { nombre: 'Eva', email } });
const confirm = (token: string) => visitor.call(boletin.confirm, { body: { token } });
const leave = (token: string) => visitor.call(boletin.leave, { body: { token } });
const tokenFor = async (email: string) => /token=([\w.-]+)/.exec((await next(email)).texto)?.[1] ?? 'sin enlace';
const activo = async (email: string) => {
  const { data } = await as(admin).call(boletin.list, { query: { limite: 100 } });
  return data.find((one) => one.email === email)?.activo;
};

describe('con cuenta', () => {
  test('el correo de la cuenta queda suscrito al momento, con la fecha del servidor, y dos veces es una', async () => {
    const { data } = await as(ana).call(boletin.subscribe, { body: body() });
    assert.deepEqual(data, { ...body(), FSuscripcion: clock.now.toISOString() });
    await as(ana).call(boletin.subscribe, { body: body() });
    const list = await as(admin).call(boletin.list, { query: { limite: 100 } });
    assert.equal(list.data.filter(({ email }) => email === ana.email).length, 1);
  });

  test('la notaría ve en la lista a sus clientes, y a nadie más', async () => {
    const emails = async () =>
      (await as(notario).call(boletin.list, { query: { limite: 100 } })).data.map(({ email }) => email);
    assert.deepEqual(await emails(), []);
    await createTramite(db, ana, { estado: 'asignado', notario });
    assert.deepEqual(await emails(), [ana.email]);
  });

  test('otro correo se confirma por su enlace', async () => {
    const { data } = await as(ana).call(boletin.subscribe, { body: body({ email: 'otro@ejemplo.com' }) });
    assert.equal(data.activo, false);
    assert.equal((await confirm(await tokenFor('otro@ejemplo.com'))).status, 200);
    assert.equal(await activo('otro@ejemplo.com'), true);
  });

  test('en nombre de otra persona, o sin correo válido, se rechaza', async () => {
    const wrong: [object, string, string][] = [
      [{ idUsuario: notario.idUsuario }, 'idUsuario', 'invalido'],
      [{ email: 'x' }, 'email', 'emailDelBoletin'],
      [{ email: '' }, 'email', 'emailRequerido'],
      [{ nombre: ' ' }, 'nombre', 'requerido'],
      [{ activo: false }, 'activo', 'opcion'],
    ];
    for (const [more, campo, clave] of wrong) {
      const { problem } = await as(ana).call(boletin.subscribe, { body: body(more) });
      const [first] = problem?.errores ?? [];
      assert.deepEqual([first?.campo, first?.clave], [campo, clave]);
    }
  });
});

describe('sin cuenta', () => {
  test('se suscribe quien abre el enlace, y con el mismo enlace se va', async () => {
    assert.equal((await ask('eva@ejemplo.com')).status, 200);
    assert.equal(await activo('eva@ejemplo.com'), false);
    const token = await tokenFor('eva@ejemplo.com');
    assert.deepEqual(
      [(await confirm(token)).data, (await confirm(token)).data],
      [{ yaEstaba: false }, { yaEstaba: true }],
    );
    assert.equal(await activo('eva@ejemplo.com'), true);
    assert.deepEqual([(await leave(token)).data, (await leave(token)).data], [{ yaEstaba: false }, { yaEstaba: true }]);
    assert.equal(await activo('eva@ejemplo.com'), false);
    assert.equal((await confirm(token)).codigo, 'enlace-invalido');
  });

  test('un enlace de otro, cambiado, inventado o vencido no sirve', async () => {
    await ask('leo@ejemplo.com');
    await ask('mia@ejemplo.com');
    const [leo, mia] = [await tokenFor('leo@ejemplo.com'), await tokenFor('mia@ejemplo.com')];
    const mixed = `${leo.split('.')[0]}.${mia.split('.')[1]}`;
    for (const token of ['', 'x', mixed, `${leo}a`, leo.slice(0, -2)]) {
      assert.equal((await confirm(token)).codigo, 'enlace-invalido', token);
      assert.equal((await leave(token)).codigo, 'enlace-invalido', token);
    }
    const before = clock.now;
    clock.now = new Date(before.getTime() + 7 * DAY + 1);
    assert.equal((await confirm(leo)).codigo, 'enlace-invalido');
    clock.now = before;
    assert.equal((await confirm(mia)).status, 200);
  });

  test('pedirlo muchas veces, también a la vez, manda un correo; la respuesta es siempre la misma', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask('sol@ejemplo.com')));
    assert.equal(new Set(answers.map(({ text }) => text)).size, 1);
    assert.equal((await ask(ana.email)).text, answers[0]?.text);
    const queued = await next('sol@ejemplo.com');
    assert.match(queued.asunto, /Confirme su suscripción/);
    assert.ok(!queued.texto.includes('Eva'));
    clock.now = new Date(clock.now.getTime() + 600_000);
    await ask('sol@ejemplo.com');
    await next('sol@ejemplo.com');
    const { data } = await visitor.call(correo.buzon, { query: { para: 'sol@ejemplo.com' } });
    assert.equal(data.length, 2);
  });
});
