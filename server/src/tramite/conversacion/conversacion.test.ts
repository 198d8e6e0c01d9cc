import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { fillPath } from '@fedatario/contract/base';
import { createArchivo } from '../../casa/archivos/testing/archivos.ts';
import { allEndpoints } from '../../testing/access-cases.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createTramite } from '../tramites/testing/tramites.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

clock.now = new Date('2026-01-15T15:00:00Z');
const notario = await createUsuario(db, { rol: 'notario', nombreCompleto: 'Licda. Sofía Paz' });
const admin = await createUsuario(db, { rol: 'admin', nombreCompleto: 'Marta Jefa' });
const ana = await createUsuario(db, { nombreCompleto: 'Ana Ruiz' });
const calls = api.conversacion;

const nuevo = async () => (await createTramite(db, ana, { estado: 'enRevision', notario })).idSolicitud;
const send = (who: CreatedUsuario, idSolicitud: string, texto: string | null, archivos: string[] = [], options = {}) =>
  as(who).call(calls.send, { params: { idSolicitud }, body: { texto, archivos } }, options);
const list = async (who: CreatedUsuario, idSolicitud: string) =>
  (await as(who).call(calls.list, { params: { idSolicitud }, query: {} })).data;
const unread = async (who: CreatedUsuario, idSolicitud: string) =>
  (await as(who).call(calls.unread, { params: { idSolicitud } })).data.sinLeer;
const read = (who: CreatedUsuario, idSolicitud: string, hasta: string) =>
  as(who).call(calls.read, { params: { idSolicitud }, body: { hasta } });
const told = async (who: CreatedUsuario) =>
  JSON.stringify((await as(who).call(api.notificaciones.list, { query: {} })).data[0] ?? null);

test('lo que uno escribe lo lee el otro, que recibe su aviso, y ve cuándo lo leyeron', async () => {
  const idSolicitud = await nuevo();
  const { data: sent } = await send(ana, idSolicitud, 'Ya subí mi DPI.');
  assert.deepEqual([sent.mio, sent.deCliente, sent.quien, sent.leidoEn], [true, true, 'Ana Ruiz', null]);
  assert.deepEqual([await unread(notario, idSolicitud), await unread(ana, idSolicitud)], [1, 0]);
  assert.match(await told(notario), /Mensaje de Ana Ruiz.*Ya subí mi DPI/);
  const [seen] = await list(notario, idSolicitud);
  assert.deepEqual([seen?.mio, seen?.nuevo, seen?.texto], [false, true, 'Ya subí mi DPI.']);
  clock.now = new Date('2026-01-15T15:02:00Z');
  assert.equal((await read(notario, idSolicitud, sent.idMensaje)).data.sinLeer, 0);
  clock.now = new Date('2026-01-15T15:04:00Z');
  await read(notario, idSolicitud, sent.idMensaje);
  assert.equal((await list(ana, idSolicitud))[0]?.leidoEn, '2026-01-15T15:02:00.000Z', 'la primera vez');
  await send(notario, idSolicitud, 'Lo reviso hoy.');
  assert.match(await told(ana), /Mensaje de Licda\. Sofía Paz/);
  assert.equal(await unread(ana, idSolicitud), 1);
  const mine = (await as(ana).call(api.tramites.list, { query: {} })).data;
  assert.equal(mine.find((one) => one.idSolicitud === idSolicitud)?.sinLeer, 1, 'su lista lo marca');
});

test('la lista y el tablero de la oficina marcan lo que espera por quien los lee, y nada más', async () => {
  const sinNotario = (await createTramite(db, ana, { estado: 'sinAsignar' })).idSolicitud;
  const idSolicitud = await nuevo();
  const otro = await createUsuario(db, { rol: 'admin' });
  const marks = async (who: CreatedUsuario, id: string) => {
    const { data: rows } = await as(who).call(api.asignaciones.list, { query: { limite: 100 } as never });
    const { data: columns } = await as(who).call(api.asignaciones.board, { query: {} as never });
    const found = [rows, columns.flatMap(({ tramites }) => tramites)];
    return found.map((among) => among.find((one) => one.idSolicitud === id)?.sinLeer);
  };
  await send(ana, idSolicitud, 'Uno.');
  const { data: dos } = await send(ana, idSolicitud, 'Dos.');
  const { data: tres } = await send(ana, sinNotario, 'Tres.');
  assert.deepEqual(
    [await marks(notario, idSolicitud), await marks(admin, idSolicitud)],
    [
      [2, 2],
      [2, 2],
    ],
  );
  await read(admin, idSolicitud, dos.idMensaje);
  assert.deepEqual(await marks(admin, idSolicitud), [0, 0], 'lo leyó ella');
  assert.deepEqual(
    [await marks(notario, idSolicitud), await marks(otro, idSolicitud)],
    [
      [2, 2],
      [2, 2],
    ],
  );
  await read(notario, idSolicitud, dos.idMensaje);
  assert.deepEqual(
    [await marks(notario, idSolicitud), await marks(otro, idSolicitud)],
    [
      [0, 0],
      [0, 0],
    ],
  );
  await send(notario, idSolicitud, 'Recibido.');
  assert.deepEqual(await marks(admin, idSolicitud), [0, 0], 'de la oficina');
  await read(admin, sinNotario, tres.idMensaje);
  assert.deepEqual(await marks(otro, sinNotario), [0, 0], 'sin notario, basta que alguien lea');
});

test('que la administración mire no es que su notaria leyó; y de la oficina solo ella tiene nombre', async () => {
  const idSolicitud = await nuevo();
  const { data: sent } = await send(ana, idSolicitud, '¿Cuándo firmamos?');
  await read(admin, idSolicitud, sent.idMensaje);
  assert.equal((await list(ana, idSolicitud))[0]?.leidoEn, null);
  await send(admin, idSolicitud, 'Se lo decimos mañana.');
  assert.equal((await list(ana, idSolicitud))[0]?.quien, null);
  assert.match(await told(ana), /Mensaje de La oficina/);
  assert.equal((await list(notario, idSolicitud))[0]?.quien, 'Marta Jefa');
});

test('mientras nadie lo tiene, lo que escribe la clienta le llega a la administración', async () => {
  const { idSolicitud } = await createTramite(db, ana, { estado: 'sinAsignar' });
  const { data: sent } = await send(ana, idSolicitud, '¿Hay alguien?');
  assert.match(await told(admin), /¿Hay alguien\?/);
  await read(admin, idSolicitud, sent.idMensaje);
  assert.notEqual((await list(ana, idSolicitud))[0]?.leidoEn, null);
});

test('con archivos, propios y una sola vez; se abren con un enlace que dura poco', async () => {
  const idSolicitud = await nuevo();
  const idArchivo = await createArchivo(db, ana);
  const { data, status } = await send(ana, idSolicitud, null, [idArchivo]);
  assert.equal(status, 200);
  assert.match(data.archivos[0]?.url ?? '', /^\/api\/public\/archivos\//);
  assert.match(await told(notario), /Le envió un archivo/);
  assert.equal((await send(ana, idSolicitud, 'Otra vez', [idArchivo])).codigo, 'archivo-inexistente');
  assert.equal(
    (await send(notario, idSolicitud, 'Ajeno', [await createArchivo(db, ana)])).codigo,
    'archivo-inexistente',
  );
  assert.equal((await list(ana, idSolicitud)).length, 1, 'lo rechazado no deja nada');
});

test('vacío no se envía, y lo que se repite con su clave se escribe una vez', async () => {
  const idSolicitud = await nuevo();
  assert.equal((await send(ana, idSolicitud, '  ')).problem?.errores?.[0]?.campo, 'texto');
  const again = { headers: { 'idempotency-key': 'un-mensaje-1' } };
  const all = await Promise.all([1, 2, 3].map(() => send(ana, idSolicitud, 'Hola', [], again)));
  assert.ok(all.every(({ status }) => status === 200 || status === 409));
  await send(ana, idSolicitud, 'Hola', [], again);
  assert.equal((await list(ana, idSolicitud)).length, 1);
});

test('quien no está en el trámite no lee, ni escribe, ni sabe que existe', async () => {
  const idSolicitud = await nuevo();
  const { data: sent } = await send(ana, idSolicitud, 'Privado');
  for (const who of [await createUsuario(db), await createUsuario(db, { rol: 'notario' })]) {
    const params = { idSolicitud };
    assert.equal((await as(who).call(calls.list, { params, query: {} })).status, 404);
    assert.equal((await send(who, idSolicitud, 'Hola')).status, 404);
    assert.equal((await read(who, idSolicitud, sent.idMensaje)).status, 404);
  }
});

test('una nota interna la ve quien tiene el trámite en la oficina, y la clienta por ninguna llamada', async () => {
  const idSolicitud = await nuevo();
  const params = { idSolicitud };
  const secret = 'OJO-con-esta-clienta';
  assert.equal((await as(notario).call(calls.annotate, { params, body: { texto: secret } })).status, 200);
  const { data } = await as(admin).call(calls.notes, { params, query: {} });
  assert.deepEqual(
    data.map(({ quien, mia, texto }) => [quien, mia, texto]),
    [['Licda. Sofía Paz', false, secret]],
  );
  assert.equal(
    (await as(await createUsuario(db, { rol: 'notario' })).call(calls.notes, { params, query: {} })).status,
    404,
  );
  assert.equal((await as(ana).call(calls.notes, { params, query: {} })).status, 403);
  const reads = allEndpoints.filter(({ method, path }) => method === 'GET' && path.includes('/tramites'));
  assert.ok(reads.length > 8);
  for (const endpoint of reads) {
    const url = fillPath(endpoint.path, { idSolicitud, version: 1 });
    const answer = await as(ana).call(endpoint, { params: { idSolicitud, version: 1 }, query: {} } as never);
    assert.ok(!JSON.stringify(answer).includes(secret), url);
  }
});

test('lo escrito no se lee en la base, ni se cambia, ni se borra', async () => {
  const idSolicitud = await nuevo();
  await send(ana, idSolicitud, 'CUI 2500 00423 1601');
  await as(notario).call(calls.annotate, { params: { idSolicitud }, body: { texto: 'CUI 2500 00423 1601' } });
  const rows = await db.selectFrom('mensajes').select('textoCifrado').execute();
  const notes = await db.selectFrom('notasInternas').select('textoCifrado').execute();
  for (const { textoCifrado } of [...rows, ...notes]) assert.ok(!textoCifrado.includes('00423'));
  await assert.rejects(db.deleteFrom('mensajes').execute(), /no se cambia/);
  await assert.rejects(db.updateTable('notasInternas').set({ idSolicitud }).execute(), /no se cambia/);
});
