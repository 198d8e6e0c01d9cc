import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { correo, identidad, usuarios } from '@fedatario/contract/casa';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { until } from '../../testing/until.ts';
import { createTramite } from '../../tramite/tramites/testing/tramites.ts';

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
      [{ direccion: '6a avenida 🏠' }, 'direccion', 'caracter'],
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

  test('un notario lee el perfil de quien atiende y de nadie más, y no lo cambia', async () => {
    const julia = await createUsuario(db, { rol: 'notario' });
    const read = () => as(julia).call(usuarios.byEmail, { params: { email: ana.email } });
    assert.equal((await read()).status, 404);
    const { idSolicitud } = await createTramite(db, ana, { estado: 'asignado', notario: julia });
    assert.equal((await read()).data.idUsuario, ana.idUsuario);
    assert.equal((await change(julia, ana.email, { revision: 1, nombreCompleto: 'X' })).status, 404);
    // Once the trámite is assigned to another notary, the first one no longer sees its customer.
    await db
      .updateTable('solicitudes')
      .set({ idNotario: notario.idUsuario })
      .where('idSolicitud', '=', idSolicitud)
      .execute();
    assert.equal((await read()).status, 404);
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

describe('el número de identidad', () => {
  const NUMERO = '2500004231601';
  const motivo = 'Para redactar su acta';

  test('lo lee su dueña; el personal, solo sus últimas cifras', async () => {
    const [julia, admin] = [await createUsuario(db, { rol: 'notario' }), await createUsuario(db, { rol: 'admin' })];
    const { cliente } = await createTramite(db, julia);
    const body = { tipoDocumento: 'dpi', numeroDocumento: NUMERO, revision: 1 } as const;
    const own = await as(cliente).call(usuarios.updateInfo, { params: { email: cliente.email }, body });
    assert.equal(own.data.numeroDocumento, NUMERO);
    for (const who of [julia, admin]) {
      const { data, text } = await as(who).call(usuarios.byEmail, { params: { email: cliente.email } });
      assert.equal(data.numeroDocumento, '•••• •••• 1601');
      assert.doesNotMatch(text, /25000042/);
    }
    const params = { id: cliente.idUsuario };
    const short = await as(admin).call(usuarios.identidad, { params, body: { motivo: 'porque sí' } });
    assert.deepEqual([short.status, short.problem?.errores?.[0]?.campo], [422, 'motivo']);
    const { data } = await as(julia).call(usuarios.identidad, { params, body: { motivo } });
    assert.equal(data.numeroDocumento, NUMERO);
    const otra = await createUsuario(db, { rol: 'notario' });
    assert.equal((await as(otra).call(usuarios.identidad, { params, body: { motivo } })).status, 404);
  });

  test('quien administra cambia el teléfono de otra persona sin perder su número', async () => {
    const [cliente, admin] = [await createUsuario(db), await createUsuario(db, { rol: 'admin' })];
    const params = { email: cliente.email };
    const numero = { tipoDocumento: 'dpi', numeroDocumento: NUMERO, revision: 1 } as const;
    await as(cliente).call(usuarios.updateInfo, { params, body: numero });
    const { data } = await as(admin).call(usuarios.updateInfo, {
      params,
      body: { telefono: '5555-1234', revision: 2 },
    });
    assert.equal(data.numeroDocumento, '•••• •••• 1601');
    assert.equal((await perfilDe(cliente)).numeroDocumento, NUMERO);
  });
});

test('los internos son administradores y notarios; cada rol tiene su lista', async () => {
  const admin = await createUsuario(db, { rol: 'admin' });
  const internos = await as(admin).call(usuarios.listInternos, { query: { limite: 100 } });
  assert.ok(internos.data.length >= 3 && internos.data.every(({ rol }) => rol.nombre !== 'cliente'));
  const clientes = await as(admin).call(usuarios.listByRol, { query: { limite: 100, IdRol: 3 } });
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
