import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { correo, identidad, usuarios } from '@fedatario/contract';
import { startTestApp } from '../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../testing/factories.ts';
import { until } from '../testing/until.ts';

const { as, database, close } = await startTestApp({ jobs: true });
const { db } = database.pools;
let ana: CreatedUsuario;
let admin: CreatedUsuario;
let notario: CreatedUsuario;
before(async () => {
  ana = await createUsuario(db, { email: 'ana@ejemplo.com' });
  admin = await createUsuario(db, { rol: 'admin' });
  notario = await createUsuario(db, { rol: 'notario' });
});
after(close);

const perfilDe = async (who: CreatedUsuario) =>
  (await as(who).call(usuarios.byEmail, { params: { email: who.email } })).data;
const change = (who: CreatedUsuario, email: string, body: object) =>
  as(who).call(usuarios.updateInfo, { params: { email }, body: body as never });

describe('el perfil', () => {
  test('guarda lo que se escribe, en su forma normal, y sube la revisión', async () => {
    const { revision } = await perfilDe(ana);
    const { data, status } = await change(ana, ana.email, {
      revision,
      telefono: '5555-1234',
      nit: '576937k',
      tipoDocumento: 'dpi',
      numeroDocumento: '1234 56789 0101',
      fechaNacimiento: '1990-03-24',
      direccion: '  6a avenida 1-22, zona 1 ',
    });
    assert.equal(status, 200);
    assert.equal(data.telefono, '+50255551234');
    assert.equal(data.nit, '576937K');
    assert.equal(data.numeroDocumento, '1234567890101');
    assert.equal(data.fechaNacimiento, '1990-03-24');
    assert.equal(data.direccion, '6a avenida 1-22, zona 1');
    assert.equal(data.revision, revision + 1);
  });

  test('el número de documento está cifrado en la base de datos', async () => {
    const row = await db
      .selectFrom('usuarios')
      .select('numeroDocumentoCifrado')
      .where('email', '=', ana.email)
      .executeTakeFirstOrThrow();
    assert.ok(row.numeroDocumentoCifrado && !row.numeroDocumentoCifrado.includes('1234567890101'));
  });

  test('lo que no se escribe se queda, lo vacío se borra', async () => {
    const { revision } = await perfilDe(ana);
    const { data } = await change(ana, ana.email, { revision, nit: '' });
    assert.equal(data.nit, null);
    assert.equal(data.telefono, '+50255551234');
  });

  test('cada dato inválido se nombra con qué hacer', async () => {
    const { revision } = await perfilDe(ana);
    const wrong: [object, string, string][] = [
      [{ telefono: '12345678' }, 'telefono', 'telefono'],
      [{ nit: '576937-0' }, 'nit', 'nit'],
      [{ tipoDocumento: 'dpi', numeroDocumento: '1234 56780 0101' }, 'numeroDocumento', 'cui'],
      [{ numeroDocumento: '7', tipoDocumento: 'pasaporte' }, 'numeroDocumento', 'documento'],
      [{ fechaNacimiento: '1990-02-30' }, 'fechaNacimiento', 'fecha'],
      [{ fechaNacimiento: '2026-01-15' }, 'fechaNacimiento', 'fechaFutura'],
      [{ nombreCompleto: ' ' }, 'nombreCompleto', 'requerido'],
      [{ direccion: 'x'.repeat(201) }, 'direccion', 'largo'],
      [{ idioma: 'fr' }, 'idioma', 'opcion'],
      [{ zonaHoraria: 'Marte/Olimpo' }, 'zonaHoraria', 'opcion'],
      [{ rol: 'admin' }, 'rol', 'campoDesconocido'],
    ];
    for (const [body, campo, clave] of wrong) {
      const { problem } = await change(ana, ana.email, { revision, ...body });
      assert.deepEqual(
        problem?.errores?.map((error) => [error.campo, error.clave]),
        [[campo, clave]],
        JSON.stringify(body),
      );
    }
  });

  test('un número guardado debe valer también para el tipo nuevo', async () => {
    const pedro = await createUsuario(db);
    await change(pedro, pedro.email, { revision: 1, tipoDocumento: 'pasaporte', numeroDocumento: 'AB12345' });
    const { problem } = await change(pedro, pedro.email, { revision: 2, tipoDocumento: 'dpi' });
    assert.equal(problem?.errores?.[0]?.campo, 'numeroDocumento');
  });

  test('una revisión vieja recibe 409 con el perfil de ahora', async () => {
    const { revision } = await perfilDe(ana);
    const { status, problem } = await change(ana, ana.email, { revision: revision - 1, nombreCompleto: 'Otra' });
    assert.equal(status, 409);
    assert.deepEqual(problem?.actual, await perfilDe(ana));
  });

  test('un notario lee el perfil de una clienta, pero no lo cambia', async () => {
    const read = await as(notario).call(usuarios.byEmail, { params: { email: ana.email } });
    assert.equal(read.data.idUsuario, ana.idUsuario);
    assert.equal((await change(notario, ana.email, { revision: 1, nombreCompleto: 'X' })).status, 404);
  });

  test('el correo vale igual en mayúsculas', async () => {
    const read = await as(ana).call(usuarios.byEmail, { params: { email: 'ANA@ejemplo.com' } });
    assert.equal(read.data.email, 'ana@ejemplo.com');
  });
});

describe('los atajos', () => {
  test('se añaden si no estaban y se quitan si estaban', async () => {
    const toggle = (shortcut: string) =>
      as(ana).call(usuarios.toggleShortcut, { params: { id: ana.idUsuario, shortcut } });
    assert.equal((await toggle('ventas')).data.shortcuts, 'ventas');
    assert.equal((await toggle('citas')).data.shortcuts, 'ventas,citas');
    assert.equal((await toggle('ventas')).data.shortcuts, 'citas');
    assert.equal((await perfilDe(ana)).shortcuts, 'citas');
  });
});

describe('crear un usuario interno', () => {
  test('le llega una invitación, elige su contraseña y entra', async () => {
    const email = 'nueva.notaria@ejemplo.com';
    const body = { email, nombreCompleto: 'Lucía Paz', IdRol: 2 };
    const { data } = await as(admin).call(usuarios.create, { body });
    assert.deepEqual([data.rol.nombre, data.confirmado], ['notario', false]);
    assert.match(await mailTo(email, 0), /Elegir mi contraseña: http:\/\/localhost\/recover-password/);
    await as(undefined).call(identidad.forgotPassword, { body: { email } });
    const codigo = /^\d{6}$/m.exec(await mailTo(email, 1))?.[0] ?? '';
    const password = 'tejado de gatos azules';
    await as(undefined).call(identidad.forgotPasswordSubmit, { body: { email, codigo, password } });
    assert.equal((await as(undefined).call(identidad.signIn, { body: { email, password } })).status, 200);
  });

  test('con un correo que ya existe se rechaza', async () => {
    const { codigo } = await as(admin).call(usuarios.create, {
      body: { email: ana.email, nombreCompleto: 'X', IdRol: 3 },
    });
    assert.equal(codigo, 'correo-en-uso');
  });

  test('con un rol que no existe se rechaza', async () => {
    const { problem } = await as(admin).call(usuarios.create, {
      body: { email: 'x@ejemplo.com', nombreCompleto: 'X', IdRol: 9 },
    });
    assert.equal(problem?.errores?.[0]?.campo, 'IdRol');
  });
});

test('los internos son administradores y notarios; cada rol tiene su lista', async () => {
  const internos = await as(notario).call(usuarios.listInternos, { query: { limite: 100 } });
  assert.ok(internos.data.length >= 3 && internos.data.every(({ rol }) => rol.nombre !== 'cliente'));
  const clientes = await as(notario).call(usuarios.listByRol, { query: { limite: 100, IdRol: 3 } });
  assert.ok(clientes.data.some(({ email }) => email === ana.email));
  assert.ok(clientes.data.every(({ rol }) => rol.nombre === 'cliente'));
});

/** The text of the mail with this position, oldest first, to this address. */
async function mailTo(email: string, position: number): Promise<string> {
  const texto = await until(async () => {
    const { data } = await as(undefined).call(correo.buzon, { query: { para: email } });
    return data.toReversed()[position]?.texto;
  });
  return texto ?? '';
}
