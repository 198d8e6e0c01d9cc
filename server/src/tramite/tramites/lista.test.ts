import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { sql } from 'kysely';
import { createNotario } from '../../casa/notarios/testing/notarios.ts';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { createTramite } from './testing/tramites.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
clock.now = new Date('2026-01-20T15:00:00Z');

const admin = await createUsuario(db, { rol: 'admin', nombreCompleto: 'Alba Mora' });
const ana = await createUsuario(db, { nombreCompleto: '=Ana Ruiz' });
const sofia = { ...(await createNotario(db)), rol: 'notario' as const, email: '', nombreCompleto: '' };
const vence = (idSolicitud: string, at: string) =>
  db
    .updateTable('solicitudes')
    .set({ relojDesde: new Date('2026-01-10T15:00:00Z'), venceEn: new Date(at) })
    .where('idSolicitud', '=', idSolicitud)
    .execute();

const tarde = await createTramite(db, ana, { estado: 'enRevision', notario: sofia });
const pronto = await createTramite(db, ana, { estado: 'enRevision', notario: sofia });
await vence(tarde.idSolicitud, '2026-01-30T15:00:00Z');
await vence(pronto.idSolicitud, '2026-01-18T15:00:00Z');
const ajeno = await createTramite(db, ana, { estado: 'porAprobar', notario: await createNotario(db) });
const hecho = await createTramite(db, ana, { estado: 'cerrado', notario: sofia });

const tablero = async (who: typeof admin, query: object = {}) =>
  (await as(who).call(api.asignaciones.board, { query: query as never })).data.map(({ estado, total, tramites }) => ({
    estado,
    total,
    ids: tramites.map(({ idSolicitud }) => idSolicitud),
  }));
const columna = async (who: typeof admin, estado: string, query: object = {}) =>
  (await tablero(who, query)).find((one) => one.estado === estado);

test('el tablero tiene lo que está en curso por estado, lo que antes vence arriba', async () => {
  assert.deepEqual(await columna(admin, 'enRevision'), {
    estado: 'enRevision',
    total: 2,
    ids: [pronto.idSolicitud, tarde.idSolicitud],
  });
  assert.deepEqual((await columna(admin, 'porAprobar'))?.ids, [ajeno.idSolicitud]);
  assert.equal(await columna(admin, 'cerrado'), undefined);
  assert.deepEqual((await columna(admin, 'cerrado', { estado: 'finalizados' }))?.ids, [hecho.idSolicitud]);
});

test('el tablero se filtra como la lista, y una notaria ve el suyo', async () => {
  assert.deepEqual((await columna(admin, 'enRevision', { estado: 'vencidos' }))?.ids, [pronto.idSolicitud]);
  const clientes = await tablero(admin, { estado: 'pendientes-del-cliente' });
  assert.deepEqual(
    clientes.map(({ estado }) => estado),
    ['requisitosPendientes', 'enCorreccion', 'porAprobar'],
  );
  assert.deepEqual((await columna(sofia, 'porAprobar'))?.ids, []);
  assert.equal((await columna(sofia, 'enRevision'))?.total, 2);
  assert.equal((await columna(admin, 'enRevision', { texto: 'nadie' }))?.total, 0);
  assert.equal((await as(ana).call(api.asignaciones.board, { query: {} as never })).status, 403);
});

test('se busca por una parte del nombre o del correo, sin cuidar acentos ni mayúsculas', async () => {
  const eva = await createUsuario(db, { nombreCompleto: 'Eva Núñez Ángel', email: 'eva.prueba@ejemplo.com' });
  const { idSolicitud } = await createTramite(db, eva);
  const { numero } = (await as(admin).call(api.tramites.read, { params: { idSolicitud } })).data;
  const find = async (texto: string) =>
    (await as(admin).call(api.asignaciones.list, { query: { texto } as never })).data.map((one) => one.idSolicitud);
  for (const texto of ['nunez angel', 'NÚÑEZ', 'eva.prueba@', numero.toLowerCase()])
    assert.deepEqual(await find(texto), [idSolicitud], texto);
  for (const texto of ['eva_prueba', 'nunez%angel', 'T-1999-000001']) assert.deepEqual(await find(texto), [], texto);
});

test('lo que comparten muchísimos clientes se encuentra entero, y dice que hay más de lo que muestra', async () => {
  await sql`insert into usuarios (id_usuario, email, nombre_completo, id_rol, creado_en, actualizado_en)
    select gen_random_uuid(), 'zoraida' || n || '@ejemplo.com', 'Zoraida Común', 3, now(), now() from generate_series(1, 3000) n`.execute(
    db,
  );
  const suyos: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    const una = await createUsuario(db, { nombreCompleto: 'Zoraida Única' });
    suyos.push((await createTramite(db, una)).idSolicitud);
  }
  const page = (query: object) =>
    as(admin).call(api.asignaciones.list, { query: { texto: 'zoraida', ...query } as never });
  const first = await page({ limite: 2 });
  assert.deepEqual([first.data.length, first.total, first.tope], [2, 3, 2]);
  const second = await page({ limite: 2, cursor: first.siguiente });
  assert.deepEqual([second.total, second.tope, second.siguiente], [3, 2, null]);
  assert.deepEqual([...first.data, ...second.data].map(({ idSolicitud }) => idSolicitud).sort(), suyos.sort());
  assert.equal((await page({})).total, 3);
  const [sinAsignar] = (await tablero(admin, { texto: 'zoraida' })).filter(({ total }) => total > 0);
  assert.deepEqual(sinAsignar?.ids.toSorted(), suyos.toSorted());
  assert.equal((await page({ texto: 'zoraida común nadie' })).total, 0);
});

test('la lista se filtra por los días en que se compró, los dos incluidos', async () => {
  const viejo = await createTramite(db, ana, { estado: 'enRevision', now: new Date('2026-01-12T05:59:59Z') });
  const list = async (desde: string, hasta: string) =>
    (await as(admin).call(api.asignaciones.list, { query: { desde, hasta, limite: 100 } as never })).data.map(
      ({ idSolicitud }) => idSolicitud,
    );
  const { creadaEn } = await db
    .selectFrom('solicitudes')
    .select('creadaEn')
    .where('idSolicitud', '=', viejo.idSolicitud)
    .executeTakeFirstOrThrow();
  assert.equal(creadaEn.toISOString(), '2026-01-12T05:59:59.000Z');
  assert.ok((await list('2026-01-11', '2026-01-11')).includes(viejo.idSolicitud));
  assert.ok(!(await list('2026-01-12', '2026-01-12')).includes(viejo.idSolicitud));
  assert.deepEqual(await list('2026-01-09', '2026-01-10'), []);
});

test('se exporta lo que está filtrado, en su orden, sin fórmulas y con la hora de la empresa', async () => {
  const query = { formato: 'csv', estado: 'en-revision', idNotario: sofia.idUsuario, orden: 'vence' };
  const { status, text, headers } = await as(admin).call(api.asignaciones.export, { query: query as never });
  assert.equal(status, 200);
  assert.match(String(headers['content-disposition']), /filename="tramites\.csv"/);
  const [, first = '', second = '', end] = text.split('\r\n');
  assert.match(first, /^T-2026-\d{6},Contrato de arrendamiento,.*,'=Ana Ruiz,.*,En revisión,Notario,/);
  assert.match(first, /2026-01-18 09:00/);
  assert.match(second, /2026-01-30 09:00/);
  assert.equal(end, '');
});

test('una notaria exporta lo suyo, pida lo que pida; una clienta, nada', async () => {
  const query = { formato: 'csv', idNotario: ajeno.notario?.idUsuario, estado: 'todos' } as never;
  const { text } = await as(sofia).call(api.asignaciones.export, { query });
  assert.doesNotMatch(text, /Por aprobar/);
  assert.match(text, /Cerrado/);
  assert.equal((await as(ana).call(api.asignaciones.export, { query })).status, 403);
});
