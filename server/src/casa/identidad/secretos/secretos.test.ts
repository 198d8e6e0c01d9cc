import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import { MINUTE } from '@fedatario/contract/base';
import { identidad } from '@fedatario/contract/casa';
import { v7 as uuidv7 } from 'uuid';
import { startTestApp } from '../../../testing/client.ts';
import { CLAVE, createUsuario } from '../../../testing/factories.ts';
import { cerrarSesionesDe, motivosDeCierre } from '../sesion/cerrar.ts';
import { type Browser, browserOf, mailboxOf } from '../testing/identidad.ts';

const app = await startTestApp({ jobs: true });
const { as, clock, database, close } = app;
const { db } = database.pools;
const mailbox = mailboxOf(app);
after(close);
const admin = await createUsuario(db, { rol: 'admin' });
const OTRA = 'dos gatos en el tejado';
const { create, read } = api.calendariosDeCitas;

async function signedIn(email: string): Promise<Browser> {
  const browser = browserOf(app);
  assert.equal((await browser.signIn(email, CLAVE)).status, 200);
  return browser;
}

/** A customer in two browsers; the secret address of the calendar was made in the first. */
async function conDireccion() {
  const ana = await createUsuario(db);
  const [suyo, otro] = [await signedIn(ana.email), await signedIn(ana.email)];
  const { ruta } = (await suyo.call(create, {})).data;
  const abre = async () => (await app.app.inject({ url: ruta })).statusCode === 200;
  assert.ok(await abre());
  return { ana, suyo, otro, abre };
}

const idDe = async (browser: Browser) => {
  const { data } = await browser.call(identidad.listSesiones, {});
  return { params: { idSesion: data.find(({ actual }) => actual)?.idSesion ?? '' } };
};

type Caso = Awaited<ReturnType<typeof conDireccion>>;
const deOficina = ({ ana }: Caso) => ({ params: { idUsuario: ana.idUsuario } });

/** Ways to put somebody else out of an account. */
const finales: Readonly<Record<string, (caso: Caso) => Promise<{ readonly status: number }>>> = {
  'recupera la cuenta con una contraseña nueva': async ({ ana: { email } }) => {
    const visitor = browserOf(app);
    await visitor.call(identidad.forgotPassword, { body: { email } });
    await mailbox.next(email);
    const codigo = await mailbox.code(email);
    return visitor.call(identidad.forgotPasswordSubmit, { body: { email, codigo, password: OTRA } });
  },
  'cambia su contraseña en la sesión en que la hizo': ({ ana, suyo }) =>
    suyo.call(api.usuarios.updatePassword, {
      params: { id: ana.idUsuario },
      body: { passwordActual: CLAVE, passwordNueva: OTRA },
    }),
  'dice que no fue quien entró': ({ otro }) => otro.call(identidad.reportIntrusion, {}),
  'cierra las demás sesiones': ({ otro }) => otro.call(identidad.closeOtherSesiones, {}),
  'cierra la sesión en que se hizo': async ({ otro, suyo }) => otro.call(identidad.closeSesion, await idDe(suyo)),
  'pide cerrar la cuenta': ({ suyo, ana }) => suyo.call(api.privacidad.close, { body: { confirmacion: ana.email } }),
  'es objeto de un bloqueo que luego se levanta': async (caso) => {
    const bloquear = (activo: boolean) =>
      as(admin).call(api.cuentas.activate, {
        ...deOficina(caso),
        body: { activo, motivo: activo ? null : 'Se le robó el teléfono' },
      });
    await bloquear(false);
    return bloquear(true);
  },
  'recibe otro rol': (caso) => as(admin).call(api.cuentas.changeRol, { ...deOficina(caso), body: { IdRol: 2 } }),
  've cerradas sus sesiones por la oficina': (caso) => as(admin).call(api.cuentas.closeSesiones, deOficina(caso)),
};

describe('la dirección secreta de un calendario deja de abrir cuando su titular', () => {
  for (const [titulo, acabar] of Object.entries(finales))
    test(titulo, async () => {
      const caso = await conDireccion();
      assert.equal((await acabar(caso)).status, 200);
      assert.equal(await caso.abre(), false);
    });

  test('cierra sesiones por cualquier motivo menos salir, si se hizo en ellas', async () => {
    const [suya, ajena] = [uuidv7(), uuidv7()];
    for (const motivo of motivosDeCierre)
      for (const solo of [undefined, suya, ajena]) {
        const { idUsuario } = await createUsuario(db);
        const row = { idUsuario, idSesion: suya, hash: Buffer.from(`${motivo} ${solo}`), creadoEn: clock.now };
        await db.insertInto('calendariosSecretos').values(row).execute();
        await cerrarSesionesDe(db, { idUsuario, motivo, now: clock.now, ...(solo && { solo }) });
        const queda = db.selectFrom('calendariosSecretos').select('hash').where('idUsuario', '=', idUsuario);
        const deberia = motivo === 'salida' || solo === ajena;
        assert.equal((await queda.execute()).length === 1, deberia, `${motivo} ${solo}`);
      }
  });
});

test('sigue abriendo cuando su titular sale, o cierra otra sesión', async () => {
  const { suyo, otro, abre } = await conDireccion();
  await suyo.call(identidad.closeSesion, await idDe(otro));
  await suyo.call(identidad.signOut, {});
  assert.ok(await abre());
});

test('se hace con la contraseña recién escrita, y un correo lo dice', async () => {
  const { email } = await createUsuario(db);
  const browser = await signedIn(email);
  const antes = clock.now;
  clock.now = new Date(antes.getTime() + 6 * MINUTE);
  assert.equal((await browser.call(create, {})).codigo, 'reingreso-requerido');
  assert.deepEqual((await browser.call(read, {})).data, { creadoEn: null });
  assert.equal((await browser.call(identidad.signInAgain, { body: { password: CLAVE } })).status, 200);
  assert.equal((await browser.call(create, {})).status, 200);
  clock.now = antes;
  const aviso = await mailbox.next(email);
  assert.equal(aviso.asunto, 'Se hizo una dirección secreta de su calendario');
  assert.ok(aviso.texto.includes('/perfil-usuario/seguridad'));
});
