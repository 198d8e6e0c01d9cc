import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { api } from '@fedatario/contract';
import { type Endpoint, grupos, nameOf } from '@fedatario/contract/base';
import { sql } from 'kysely';
import { codigoNuevo, createCodigo } from '../../compra/codigos/testing.ts';
import { accessCases, allEndpoints } from '../../testing/access-cases.ts';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { createGestion, createGestor } from '../../tramite/gestiones/testing/gestiones.ts';
import { createTramite } from '../../tramite/tramites/testing/tramites.ts';
import { inviteFirstAdmin } from '../usuarios/usuarios.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const listed = () => db.selectFrom('auditoria').selectAll().orderBy('idRegistro').execute();
const newest = async () => (await listed()).at(-1);
const isAct = ({ acto }: Endpoint) => acto !== undefined;

/** The record that each leaves when it works and when it is refused is tried with the access of its area. */
describe('cada acto administrativo', () => {
  const acts = allEndpoints.filter(isAct);
  const staffWrites = allEndpoints.filter(
    ({ method, access, writesNothing }) =>
      method !== 'GET' && !writesNothing && (access === 'staff' || access === 'admin'),
  );

  test('tiene nombre: toda escritura que solo hace el personal', () => {
    assert.ok(staffWrites.length > 12);
    assert.deepEqual(staffWrites.filter((endpoint) => !isAct(endpoint)).map(nameOf), []);
  });

  test('se prueba hecho, menos el que con el acceso no puede hacerse', () => {
    const refused = acts.filter((endpoint) => accessCases[nameOf(endpoint)]?.status !== undefined);
    // A step of a trámite or a gestión is right in one state and of one person: below. A certificate, and emptying, are proved by their own tests.
    const pasos = [
      api.tramites.act,
      api.tramites.cancel,
      api.minutas.unsend,
      api.minutas.send,
      api.minutas.answer,
      api.correcciones.send,
      api.firmas.sign,
      api.firmas.prepare,
      api.firmas.propose,
      api.gestiones.act,
      api.gestiones.cancel,
      api.diligencias.present,
      api.diligencias.observe,
      api.diligencias.resolve,
      api.diligencias.propose,
      api.diligencias.spend,
      api.diligencias.assume,
      api.diligencias.charge,
    ];
    const names = [api.ventas.resend, api.certificados.replace, api.apertura.empty, ...pasos].map(nameOf);
    assert.deepEqual(refused.map(nameOf).sort(), names.sort());
  });
});

test('un paso de un trámite deja su registro, de quien lo dio', async () => {
  const notario = await createUsuario(db, { rol: 'notario' });
  const { idSolicitud } = await createTramite(db, notario, { estado: 'asignado', aceptado: false });
  const before = (await listed()).length;
  const step = { params: { idSolicitud }, body: { accion: 'aceptar', revision: 1, motivo: null } } as const;
  assert.equal((await as(notario).call(api.tramites.act, step)).status, 200);
  assert.equal((await as(notario).call(api.tramites.act, step)).status, 409);
  const rows = (await listed()).slice(before);
  assert.deepEqual(
    rows.map(({ idObjeto, idActor, rolActor }) => [idObjeto, idActor, rolActor]),
    [[idSolicitud, notario.idUsuario, 'notario']],
  );
});

test('un paso de una gestión deja su registro, de quien lo dio', async () => {
  const [admin, cliente] = [await createUsuario(db, { rol: 'admin' }), await createUsuario(db)];
  const idGestor = await createGestor(db);
  const { idSolicitud } = await createGestion(db, cliente, { estado: 'asignada', idGestor, aceptada: false });
  const before = (await listed()).length;
  const { revision } = (await as(cliente).call(api.gestiones.read, { params: { idSolicitud } })).data;
  const step = { params: { idSolicitud }, body: { accion: 'aceptar', revision, motivo: null } } as const;
  assert.equal((await as(admin).call(api.gestiones.act, step)).status, 200);
  assert.equal((await as(admin).call(api.gestiones.act, step)).status, 409);
  const rows = (await listed()).slice(before);
  assert.deepEqual(
    rows.map(({ idObjeto, idActor, rolActor }) => [idObjeto, idActor, rolActor]),
    [[idSolicitud, admin.idUsuario, 'admin']],
  );
});

test('lo que falla a medias no deja registro', async () => {
  const staff = await createUsuario(db, { rol: 'admin' });
  const { idCodigo, revision } = await createCodigo(db);
  const before = (await listed()).length;
  const body = { ...codigoNuevo(), revision: revision + 7 };
  const answer = await as(staff).call(api.codigos.update, { params: { idCodigo }, body });
  assert.equal(answer.status, 409);
  assert.equal((await listed()).length, before);
});

test('dice qué cambió, y solo eso', async () => {
  const staff = await createUsuario(db, { rol: 'admin', nombreCompleto: 'Eva Paz' });
  const { idCodigo, codigo } = await createCodigo(db);
  await as(staff).call(api.codigos.activate, { params: { idCodigo }, body: { activo: false } });
  const row = await newest();
  assert.deepEqual([row?.idObjeto, row?.nombreObjeto, row?.nombreActor], [idCodigo, codigo, 'Eva Paz']);
  assert.deepEqual(row?.cambios, [{ campo: 'activo', antes: true, despues: false, reservado: false }]);
});

test('de un número de identidad dice que cambió, nunca cuál', async () => {
  const staff = await createUsuario(db, { rol: 'admin' });
  const { idUsuario, email } = await createUsuario(db);
  const body = { tipoDocumento: 'pasaporte', numeroDocumento: 'XK4417', telefono: '5555-1234', revision: 1 } as const;
  const { status } = await as(staff).call(api.usuarios.updateInfo, { params: { email }, body });
  assert.equal(status, 200);
  const row = await newest();
  assert.equal(row?.idObjeto, idUsuario);
  const cambios = row?.cambios as { campo: string; reservado: boolean }[];
  assert.deepEqual(
    cambios.map(({ campo, reservado }) => [campo, reservado]),
    [
      ['telefono', false],
      ['tipoDocumento', true],
      ['numeroDocumentoCifrado', true],
    ],
  );
  assert.doesNotMatch(JSON.stringify(row), /XK4417|pasaporte/);
});

test('lo que alguien cambia de lo suyo, como cualquiera, no es un acto administrativo', async () => {
  const staff = await createUsuario(db, { rol: 'admin' });
  const before = (await listed()).length;
  const params = { email: staff.email };
  await as(staff).call(api.usuarios.updateInfo, { params, body: { direccion: 'Zona 1', revision: 1 } });
  assert.equal((await listed()).length, before);
});

test('repetir una petición con su clave no deja otro registro', async () => {
  const staff = await createUsuario(db, { rol: 'admin' });
  const { idCodigo } = await createCodigo(db);
  const before = (await listed()).length;
  const again = { headers: { 'idempotency-key': 'una-sola-vez-1' } };
  const input = { params: { idCodigo }, body: { activo: false } };
  for (let i = 0; i < 3; i += 1) assert.equal((await as(staff).call(api.codigos.activate, input, again)).status, 200);
  assert.equal((await listed()).length, before + 1);
});

test('lo que hace el sistema lo hace nadie', async () => {
  await database.pools.db.updateTable('usuarios').set({ idRol: 3 }).where('idRol', '=', 1).execute();
  await db.transaction().execute((tx) => inviteFirstAdmin(tx, 'primera@ejemplo.com', clock.now));
  const row = await newest();
  assert.deepEqual([row?.idActor, row?.objeto, row?.accion], [null, 'usuario', 'crear']);
});

test('nada de lo escrito se cambia, se borra ni se vacía', async () => {
  for (const statement of [
    sql`update auditoria set nombre_actor = 'Nadie'`,
    sql`delete from auditoria`,
    sql`truncate auditoria`,
  ])
    await assert.rejects(statement.execute(db), /no se cambia ni se borra/);
});

test('el grupo del personal es el que la auditoría mira', () => {
  assert.deepEqual(grupos.staff, ['admin', 'notario']);
});
