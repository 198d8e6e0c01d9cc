import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { DAY } from '@fedatario/contract/base';
import { cambioDeCorreo, HECHO, identidad, usuarios } from '@fedatario/contract/casa';
import { createUsuario } from '../../testing/factories.ts';
import { type Browser, browserOf } from './testing/identidad.ts';
import { type ProviderUnderTest, startCognito, startPropio } from './testing/providers.ts';

const CLAVE = 'un gato en el tejado';
const OTRA = 'dos gatos en el tejado';

const providers: readonly [string, () => Promise<ProviderUnderTest>][] = [
  ['propio', startPropio],
  ['cognito', startCognito],
  [
    'cognito, con secreto y sin mostrar sus usuarios',
    () => startCognito({ clientSecret: 'secreto', hidesUsers: true }),
  ],
];

for (const [name, start] of providers) {
  describe(`el servicio de identidad ${name}`, () => {
    let under: ProviderUnderTest;
    let visitor: Browser;
    let serial = 0;
    before(async () => {
      under = await start();
      visitor = browserOf(under.app);
    });
    after(() => under.close());

    const fresh = () => {
      serial += 1;
      return `persona${serial}@ejemplo.com`;
    };
    const browser = () => browserOf(under.app);
    const register = (email: string, password = CLAVE) =>
      visitor.call(usuarios.signUp, {
        body: { nombreCompleto: 'Eva Morales', email, password, aceptaTerminos: true },
      });
    const confirm = (email: string, codigo: string) => visitor.call(identidad.confirm, { body: { email, codigo } });
    const resend = (email: string) => visitor.call(identidad.resendCode, { body: { email } });
    const signIn = (email: string, password = CLAVE) => browser().signIn(email, password);
    const forgot = (email: string) => visitor.call(identidad.forgotPassword, { body: { email } });
    const submit = (email: string, codigo: string, password = OTRA) =>
      visitor.call(identidad.forgotPasswordSubmit, { body: { email, codigo, password } });
    const wrong = (codigo: string) => (codigo === '000000' ? '111111' : '000000');
    const account = async () => {
      const email = fresh();
      await register(email);
      assert.equal((await confirm(email, await under.code(email))).status, 200);
      return email;
    };
    const opened = async (email: string) => {
      const made = browser();
      assert.equal((await made.signIn(email, CLAVE)).status, 200);
      return made;
    };
    const later = (ms: number) => {
      under.app.clock.now = new Date(under.app.clock.now.getTime() + ms);
    };

    test('registra, pide confirmar y después deja entrar', async () => {
      const email = fresh();
      assert.deepEqual((await register(email)).data, HECHO);
      assert.equal((await signIn(email)).codigo, 'cuenta-sin-confirmar');
      assert.equal((await confirm(email, await under.code(email))).status, 200);
      const admin = await createUsuario(under.app.database.pools.db, { rol: 'admin', email: fresh() });
      const seen = await under.app.as(admin).call(usuarios.byEmail, { params: { email } });
      assert.equal(seen.data.confirmado, true);
      const here = await opened(email);
      const { data } = await here.call(usuarios.byEmail, { params: { email } });
      assert.deepEqual([data.email, data.confirmado, data.rol.nombre], [email, true, 'cliente']);
    });

    test('registrar un correo que ya tiene cuenta responde lo mismo, avisa a su dueña y no la cambia', async () => {
      const email = await account();
      const { status, text } = await register(email, OTRA);
      assert.deepEqual([status, text], [200, JSON.stringify({ data: HECHO })]);
      assert.equal((await under.mail(email)).asunto, 'Usted ya tiene una cuenta');
      assert.equal((await signIn(email, OTRA)).codigo, 'credenciales-incorrectas');
      assert.equal((await signIn(email)).status, 200);
    });

    test('registrarse de nuevo sin haber confirmado envía otro código', async () => {
      const email = fresh();
      await register(email);
      await under.code(email);
      assert.equal((await register(email)).status, 200);
      assert.equal((await confirm(email, await under.code(email))).status, 200);
      assert.equal((await signIn(email)).status, 200);
    });

    test('dos contraseñas para un correo sin confirmar: el primer ingreso exige probarlo', async () => {
      const email = fresh();
      await register(email);
      await under.code(email);
      await register(email, OTRA);
      await confirm(email, await under.code(email));
      const answers = [await signIn(email), await signIn(email, OTRA)];
      assert.equal(answers.filter(({ codigo }) => codigo === 'cambio-de-clave-requerido').length, 1);
      assert.equal(answers.filter(({ codigo }) => codigo === 'credenciales-incorrectas').length, 1);
      assert.equal((await submit(email, await under.code(email), 'tres gatos en el tejado')).status, 200);
      assert.equal((await signIn(email, 'tres gatos en el tejado')).status, 200);
    });

    test('el código de confirmar se rechaza equivocado, usado o vencido', async () => {
      const email = fresh();
      await register(email);
      const codigo = await under.code(email);
      assert.equal((await confirm(email, wrong(codigo))).codigo, 'codigo-incorrecto');
      assert.equal((await confirm(email, codigo)).status, 200);
      assert.equal((await confirm(email, codigo)).codigo, 'codigo-incorrecto');
      const late = fresh();
      await register(late);
      const sent = await under.code(late);
      later(DAY);
      assert.equal((await confirm(late, sent)).codigo, 'codigo-incorrecto');
    });

    test('cinco intentos acaban con un código', async () => {
      const email = fresh();
      await register(email);
      const codigo = await under.code(email);
      for (let i = 0; i < 5; i += 1) assert.equal((await confirm(email, wrong(codigo))).codigo, 'codigo-incorrecto');
      assert.notEqual((await confirm(email, codigo)).status, 200);
      assert.equal((await signIn(email)).codigo, 'cuenta-sin-confirmar');
    });

    test('reenvía el código, y el anterior ya no vale', async () => {
      const email = fresh();
      await register(email);
      const first = await under.code(email);
      assert.equal((await resend(email)).status, 200);
      const second = await under.code(email);
      if (first !== second) assert.equal((await confirm(email, first)).codigo, 'codigo-incorrecto');
      assert.equal((await confirm(email, second)).status, 200);
    });

    test('no deja entrar con otra contraseña, ni a quien no existe, y responde lo mismo', async () => {
      const email = await account();
      const plain = ({ text }: { text: string }) => text.replace(/"idPeticion":"[^"]+"/, '');
      const known = await signIn(email, OTRA);
      assert.equal(known.codigo, 'credenciales-incorrectas');
      assert.equal(plain(await signIn(fresh())), plain(known));
    });

    test('tras diez intentos bloquea el ingreso', async () => {
      const email = await account();
      for (let i = 0; i < 10; i += 1) await signIn(email, OTRA);
      assert.equal((await signIn(email)).codigo, 'cuenta-bloqueada');
    });

    test('recupera con el código: la contraseña vieja y las sesiones dejan de valer', async () => {
      const email = await account();
      const here = await opened(email);
      assert.equal((await forgot(email)).status, 200);
      const codigo = await under.code(email);
      assert.equal((await submit(email, wrong(codigo))).codigo, 'codigo-incorrecto');
      assert.equal((await submit(email, codigo)).status, 200);
      assert.equal((await here.call(identidad.listSesiones, {})).codigo, 'sesion-vencida');
      assert.equal((await here.refresh()).codigo, 'sesion-vencida');
      assert.equal((await signIn(email)).codigo, 'credenciales-incorrectas');
      assert.equal((await signIn(email, OTRA)).status, 200);
      assert.equal((await submit(email, codigo, CLAVE)).codigo, 'codigo-incorrecto');
      assert.equal((await under.mail(email)).asunto, 'Su contraseña cambió');
    });

    test('un código de recuperar vencido no vale', async () => {
      const email = await account();
      await forgot(email);
      const codigo = await under.code(email);
      later(DAY);
      assert.equal((await submit(email, codigo)).codigo, 'codigo-incorrecto');
      assert.equal((await signIn(email)).status, 200);
    });

    test('lo que se pide para un correo sin cuenta responde como si la tuviera', async () => {
      const email = fresh();
      for (const ask of [resend, forgot]) assert.deepEqual((await ask(email)).data, HECHO);
      assert.equal((await confirm(email, '123456')).codigo, 'codigo-incorrecto');
      assert.equal((await submit(email, '123456')).codigo, 'codigo-incorrecto');
      const confirmed = await account();
      assert.deepEqual((await resend(confirmed)).data, HECHO);
    });

    test('una invitada elige su contraseña con los códigos que le llegan, y queda confirmada', async () => {
      const admin = await createUsuario(under.app.database.pools.db, { rol: 'admin', email: fresh() });
      const email = fresh();
      const body = { email, nombreCompleto: 'Inés Paz', IdRol: 2 };
      assert.equal((await under.app.as(admin).call(usuarios.create, { body })).status, 200);
      assert.match((await under.mail(email)).asunto, /^Le invitamos/);
      await forgot(email);
      const first = await submit(email, await under.code(email), CLAVE);
      if (first.codigo === 'cambio-de-clave-requerido') {
        assert.equal((await submit(email, await under.code(email), CLAVE)).status, 200);
      } else assert.equal(first.status, 200);
      const here = await opened(email);
      assert.equal((await here.call(usuarios.byEmail, { params: { email } })).data.confirmado, true);
    });

    test('renueva la sesión, también en dos pestañas a la vez', async () => {
      const here = await opened(await account());
      later(600_000);
      assert.equal((await here.refresh()).status, 200);
      later(600_000);
      const other = browserOf(under.app, here.cookies);
      const answers = await Promise.all([here.refresh(), other.refresh()]);
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 200],
      );
      assert.equal((await other.call(identidad.listSesiones, {})).status, 200);
    });

    test('sale, y la sesión no se renueva', async () => {
      const here = await opened(await account());
      const before = { ...here.cookies };
      assert.equal((await here.call(identidad.signOut, {})).status, 200);
      assert.equal((await browserOf(under.app, before).refresh()).codigo, 'sesion-vencida');
    });

    test('reingresar comprueba la contraseña y no abre otra sesión', async () => {
      const made = await opened(await account());
      const again = (password: string) => made.call(identidad.signInAgain, { body: { password } });
      assert.equal((await again('no es esta')).problem?.errores?.[0]?.clave, 'claveActualIncorrecta');
      assert.equal((await again(CLAVE)).status, 200);
      assert.equal((await made.call(identidad.listSesiones, {})).data.length, 1);
    });

    test('cambia una contraseña que se sabe, y solo esa', async () => {
      const email = await account();
      const [here, other] = [await opened(email), await opened(email)];
      const { data } = await here.call(usuarios.byEmail, { params: { email } });
      const change = (passwordActual: string) =>
        here.call(usuarios.updatePassword, {
          params: { id: data.idUsuario },
          body: { passwordActual, passwordNueva: OTRA },
        });
      assert.equal((await change('no es esta')).problem?.errores?.[0]?.campo, 'passwordActual');
      assert.equal((await change(CLAVE)).status, 200);
      assert.equal((await other.call(identidad.listSesiones, {})).codigo, 'sesion-vencida');
      assert.equal((await here.refresh()).status, 200);
      assert.equal((await signIn(email)).codigo, 'credenciales-incorrectas');
      assert.equal((await signIn(email, OTRA)).status, 200);
    });

    test('cambia el correo con un código a cada dirección; con otro código, no', async () => {
      const email = await account();
      const nuevo = fresh();
      const [here, other] = [await opened(email), await opened(email)];
      assert.equal((await here.call(cambioDeCorreo.begin, { body: { email: nuevo } })).status, 200);
      const [codigoNuevo, codigoAnterior] = [await under.code(nuevo), await under.mailCode(email)];
      const finish = (codigo: string) =>
        here.call(cambioDeCorreo.finish, { body: { codigoNuevo: codigo, codigoAnterior } });
      assert.equal((await finish(wrong(codigoNuevo))).problem?.errores?.[0]?.campo, 'codigoNuevo');
      assert.equal((await signIn(nuevo)).codigo, 'credenciales-incorrectas');
      assert.deepEqual((await finish(codigoNuevo)).data, { email: nuevo });
      assert.equal((await other.call(identidad.listSesiones, {})).codigo, 'sesion-vencida');
      assert.equal((await here.refresh()).data.email, nuevo);
      assert.equal((await signIn(email)).codigo, 'credenciales-incorrectas');
      assert.equal((await signIn(nuevo)).status, 200);
    });

    test('al correo de otra cuenta no se cambia, y responde lo mismo', async () => {
      const [email, taken] = [await account(), await account()];
      const here = await opened(email);
      assert.equal((await here.call(cambioDeCorreo.begin, { body: { email: taken } })).status, 200);
      const codigoAnterior = await under.mailCode(email);
      assert.equal((await under.mail(taken)).asunto, 'Usted ya tiene una cuenta');
      const body = { codigoNuevo: '123456', codigoAnterior };
      const { problem } = await here.call(cambioDeCorreo.finish, { body });
      assert.equal(problem?.errores?.[0]?.campo, 'codigoNuevo');
      assert.equal((await here.refresh()).data.email, email);
      assert.equal((await signIn(taken)).status, 200);
    });
  });
}
