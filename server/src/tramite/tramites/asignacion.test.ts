import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { createNotario as createPerfil } from '../../casa/notarios/testing/notarios.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createTramite } from './testing/tramites.ts';
import { candidatos } from './tramites.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

clock.now = new Date('2026-01-15T15:00:00Z');
const createNotario = async (options = {}) => ({ ...(await createPerfil(db, options)), rol: 'notario' as const });
const admin = await createUsuario(db, { rol: 'admin' });

const read = async (who: CreatedUsuario, idSolicitud: string) =>
  as(who).call(api.tramites.read, { params: { idSolicitud } });
const assign = async (idSolicitud: string, idNotario: string | null, motivo: string | null = null, who = admin) => {
  const { revision } = (await read(admin, idSolicitud)).data;
  return as(who).call(api.asignaciones.assign, { params: { idSolicitud }, body: { revision, idNotario, motivo } });
};
const accept = async (who: CreatedUsuario, idSolicitud: string, revision: number) =>
  as(who).call(api.tramites.act, { params: { idSolicitud }, body: { accion: 'aceptar', revision, motivo: null } });

test('el administrador lo asigna, la notaria recibe aviso y solo ella lo ve', async () => {
  const ana = await createUsuario(db);
  const sofia = await createNotario();
  const otra = await createNotario();
  const { idSolicitud } = await createTramite(db, ana);
  const { data } = await assign(idSolicitud, sofia.idUsuario);
  assert.deepEqual([data.estado, data.notario?.idUsuario, data.aceptado], ['asignado', sofia.idUsuario, false]);
  assert.equal((await read(sofia, idSolicitud)).data.leToca, true);
  assert.equal((await read(otra, idSolicitud)).status, 404);
  const avisos = await db
    .selectFrom('notificaciones')
    .select('tipo')
    .where('idUsuario', '=', sofia.idUsuario)
    .execute();
  assert.deepEqual(avisos, [{ tipo: 'solicitudAsignada' }]);
});

test('quien hoy no puede ejercer no recibe trabajo, y quien no es notario tampoco', async () => {
  const ana = await createUsuario(db);
  const insolvente = await createNotario({ solventeHasta: '2026-01-14' });
  const { idSolicitud } = await createTramite(db, ana);
  for (const { idUsuario } of [insolvente, ana, admin])
    assert.equal((await assign(idSolicitud, idUsuario)).codigo, 'notario-no-ejerce');
  assert.equal((await read(admin, idSolicitud)).data.estado, 'sinAsignar');
});

test('solo, va a quien tiene lugar, hace eso y tiene menos', async () => {
  const ana = await createUsuario(db);
  const { idSolicitud } = await createTramite(db, ana);
  const { data: todos } = await as(admin).call(api.asignaciones.candidates, { params: { idSolicitud } });
  const [primero] = todos;
  assert.ok(primero && primero.carga < primero.cargaMaxima);
  const { data } = await assign(idSolicitud, null);
  assert.equal(data.notario?.idUsuario, primero.idUsuario);
  const despues = (await as(admin).call(api.asignaciones.candidates, { params: { idSolicitud } })).data;
  assert.equal(despues.find(({ idUsuario }) => idUsuario === primero.idUsuario)?.carga, primero.carga + 1);
});

test('de cada notario se dicen las horas de hoy: las de su semana, las de ese día o ninguna', async () => {
  const tramos = [{ desde: '09:00', hasta: '11:00' }];
  const { idUsuario } = await createPerfil(db, { excepciones: [{ dia: '2026-01-16', nombre: 'Curso', tramos }] });
  const { idSolicitud } = await createTramite(db, await createUsuario(db));
  const hoyDe = async (now: string) =>
    (await candidatos({ db, now: new Date(now) }, idSolicitud)).find((uno) => uno.idUsuario === idUsuario)?.hoy;
  assert.equal((await hoyDe('2026-01-15T15:00:00Z'))?.length, 2);
  assert.deepEqual(await hoyDe('2026-01-16T15:00:00Z'), tramos);
  assert.deepEqual(await hoyDe('2026-01-18T15:00:00Z'), []);
});

test('varios de una vez: el que ya no esperaba se dice, y los demás se reparten', async () => {
  const ana = await createUsuario(db);
  // Made one after another, because they share a cart.
  const made = [
    await createTramite(db, ana),
    await createTramite(db, ana),
    await createTramite(db, ana, { estado: 'cancelado' }),
  ] as const;
  const idSolicitudes = made.map(({ idSolicitud }) => idSolicitud);
  const { data } = await as(admin).call(api.asignaciones.assignMany, { body: { idSolicitudes, idNotario: null } });
  const dados = new Map(data.map(({ idSolicitud, idNotario }) => [idSolicitud, idNotario]));
  assert.equal(dados.get(made[2].idSolicitud), null);
  assert.ok(dados.get(made[0].idSolicitud) && dados.get(made[1].idSolicitud));
});

test('quitárselo a una notaria pide motivo, y la nueva tiene que aceptarlo', async () => {
  const ana = await createUsuario(db);
  const sofia = await createNotario();
  const nora = await createNotario();
  const { idSolicitud } = await createTramite(db, ana, { estado: 'enRevision', notario: sofia });
  assert.equal((await assign(idSolicitud, nora.idUsuario)).problem?.errores?.[0]?.campo, 'motivo');
  const { data } = await assign(idSolicitud, nora.idUsuario, 'Está de viaje');
  assert.deepEqual([data.estado, data.notario?.idUsuario, data.aceptado], ['asignado', nora.idUsuario, false]);
  assert.equal((await read(sofia, idSolicitud)).status, 404);
});

test('cincuenta asignaciones y cincuenta notarios que aceptan a la vez: uno lo tiene', async () => {
  const ana = await createUsuario(db);
  const notarios = await Promise.all(Array.from({ length: 50 }, () => createNotario()));
  const { idSolicitud } = await createTramite(db, ana);
  const asignaciones = await Promise.all(notarios.map(({ idUsuario }) => assign(idSolicitud, idUsuario)));
  assert.equal(asignaciones.filter(({ status }) => status === 200).length, 1);
  const { revision, notario } = (await read(admin, idSolicitud)).data;
  const aceptaciones = await Promise.all(notarios.map((uno) => accept(uno, idSolicitud, revision)));
  const ganan = aceptaciones.filter(({ status }) => status === 200);
  assert.deepEqual(
    ganan.map(({ data }) => data.notario?.idUsuario),
    [notario?.idUsuario],
  );
  assert.equal((await read(admin, idSolicitud)).data.historial.length, 3);
});

test('la lista de la oficina: todos para la administración, los suyos para la notaria, por edad, por estado y por número', async () => {
  const ana = await createUsuario(db, { nombreCompleto: 'Zoila Única Pérez' });
  const sofia = await createNotario();
  const uno = await createTramite(db, ana, { estado: 'enRevision', notario: sofia });
  const dos = await createTramite(db, ana);
  const list = async (who: CreatedUsuario, query: object) =>
    (await as(who).call(api.asignaciones.list, { query: query as never })).data.map(({ idSolicitud }) => idSolicitud);
  assert.deepEqual(await list(admin, { texto: 'zoila única' }), [uno.idSolicitud, dos.idSolicitud]);
  assert.deepEqual(await list(admin, { texto: 'zoila única', orden: '-antiguedad' }), [
    dos.idSolicitud,
    uno.idSolicitud,
  ]);
  assert.deepEqual(await list(admin, { texto: 'zoila única', estado: 'sin-asignar', orden: 'vence' }), [
    dos.idSolicitud,
  ]);
  assert.deepEqual(await list(sofia, {}), [uno.idSolicitud]);
  const { numero } = (await read(admin, dos.idSolicitud)).data;
  assert.deepEqual(await list(admin, { texto: numero.toLowerCase() }), [dos.idSolicitud]);
  const first = await as(admin).call(api.asignaciones.list, { query: { texto: 'zoila única', limite: 1 } as never });
  const query = { texto: 'zoila única', limite: 1, cursor: String(first.siguiente) } as never;
  assert.deepEqual(
    (await as(admin).call(api.asignaciones.list, { query })).data.map(({ idSolicitud }) => idSolicitud),
    [dos.idSolicitud],
  );
});
