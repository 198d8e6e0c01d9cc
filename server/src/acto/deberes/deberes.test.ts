import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import type { CumplimientoDeDeber } from '@fedatario/contract/acto';
import { createArchivo } from '../../casa/archivos/testing/archivos.ts';
import { verificar } from '../../control/integridad/verificacion.ts';
import { inTransaction } from '../../db/transaction.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { avisar, jobs } from './jobs.ts';
import { createEntregado } from './testing.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const notary = () => createUsuario(db, { rol: 'notario', nombreCompleto: 'Julia Arana' });
const CUMPLIDO: CumplimientoDeDeber = { fecha: '2026-01-15', constancia: 'AGP-2026-118', idArchivo: null };
const fulfil = (who: CreatedUsuario, idDeber: string, change: Partial<CumplimientoDeDeber> = {}) =>
  as(who).call(api.deberes.fulfil, { params: { idDeber }, body: { ...CUMPLIDO, ...change } });
const dues = async (who: CreatedUsuario, idSolicitud: string) =>
  (await as(who).call(api.deberes.ofTramite, { params: { idSolicitud } })).data;
const estadoDe = async (who: CreatedUsuario, idSolicitud: string) =>
  (await as(who).call(api.tramites.read, { params: { idSolicitud } })).data.estado;

test('una escritura trae su testimonio especial a veinticinco días hábiles; cumplido con su constancia, el trámite se cierra', async () => {
  const julia = await notary();
  const { idSolicitud, idDeber } = await createEntregado(db, julia, { fecha: '2026-01-14' });
  const [deber] = (await dues(julia, idSolicitud)).deberes;
  assert.deepEqual(
    [deber?.tipo, deber?.articulo, deber?.venceEl, deber?.situacion],
    ['testimonioEspecial', '37 a', '2026-02-18', 'pendiente'],
  );
  assert.equal(await estadoDe(julia, idSolicitud), 'entregado');
  const { status, data } = await fulfil(julia, idDeber);
  assert.deepEqual(
    [status, data.situacion, data.constancia, data.anotadoPor],
    [200, 'cumplido', 'AGP-2026-118', 'Julia Arana'],
  );
  assert.equal(await estadoDe(julia, idSolicitud), 'cerrado');
  assert.equal((await fulfil(julia, idDeber)).codigo, 'estado-no-permite');
});

test('una auténtica pide primero su toma de razón, y de ella nace el testimonio, contado desde ese día', async () => {
  const julia = await notary();
  const { idSolicitud, idDeber } = await createEntregado(db, julia, {
    clase: 'legalizacionFirmas',
    fecha: '2026-01-14',
  });
  await fulfil(julia, idDeber, { constancia: '14' });
  const { deberes } = await dues(julia, idSolicitud);
  assert.deepEqual(
    deberes.map(({ tipo, desde, venceEl }) => [tipo, desde, venceEl]),
    [
      ['tomaDeRazon', '2026-01-14', '2026-01-26'],
      ['testimonioDeRazon', '2026-01-15', '2026-02-19'],
    ],
  );
  assert.equal(await estadoDe(julia, idSolicitud), 'entregado');
  await fulfil(julia, String(deberes[1]?.idDeber));
  assert.equal(await estadoDe(julia, idSolicitud), 'cerrado');
});

test('un acto sin deberes se cierra al entregarse', async () => {
  const julia = await notary();
  const { idSolicitud, deberes } = await createEntregado(db, julia, { clase: 'actaNotarial' });
  assert.deepEqual([deberes, await estadoDe(julia, idSolicitud)], [[], 'cerrado']);
});

test('el notario agrega el aviso que pide el asunto del acto, una vez y mientras está entregado', async () => {
  const julia = await notary();
  const { idSolicitud, idDeber } = await createEntregado(db, julia);
  const add = (tipo: 'avisoTraslativo' | 'tomaDeRazon') =>
    as(julia).call(api.deberes.add, { params: { idSolicitud }, body: { tipo } });
  assert.ok((await dues(julia, idSolicitud)).caben.includes('avisoTraslativo'));
  const { data } = await add('avisoTraslativo');
  assert.deepEqual([data.tipo, data.articulo, data.venceEl], ['avisoTraslativo', '38', '2026-02-04']);
  for (const tipo of ['avisoTraslativo', 'tomaDeRazon'] as const)
    assert.equal((await add(tipo)).codigo, 'estado-no-permite');
  await fulfil(julia, idDeber);
  assert.equal(await estadoDe(julia, idSolicitud), 'entregado');
  await fulfil(julia, data.idDeber);
  assert.deepEqual([await estadoDe(julia, idSolicitud), (await dues(julia, idSolicitud)).caben], ['cerrado', []]);
});

test('sin número ni archivo no hay prueba, ni antes del acto ni mañana; el archivo lo ve quien puede, y queda escrito', async () => {
  const julia = await notary();
  const { idDeber, cliente } = await createEntregado(db, julia);
  const wrong: readonly (readonly [Partial<CumplimientoDeDeber>, string])[] = [
    [{ constancia: null }, 'constancia'],
    [{ fecha: '2026-01-13' }, 'fecha'],
    [{ fecha: '2026-01-16' }, 'fecha'],
  ];
  for (const [change, campo] of wrong)
    assert.equal((await fulfil(julia, idDeber, change)).problem?.errores?.[0]?.campo, campo);
  const ajeno = await createArchivo(db, cliente);
  assert.equal((await fulfil(julia, idDeber, { idArchivo: ajeno })).codigo, 'archivo-inexistente');
  const idArchivo = await createArchivo(db, julia);
  assert.equal((await fulfil(julia, idDeber, { constancia: null, idArchivo })).status, 200);
  const admin = await createUsuario(db, { rol: 'admin' });
  const seen = await as(admin).call(api.deberes.proof, { params: { idDeber } });
  assert.equal(seen.data.idArchivo, idArchivo);
  const { data: actos } = await as(admin).call(api.auditoria.list, { query: {} });
  assert.deepEqual(
    actos.slice(0, 2).map(({ objeto, accion }) => [objeto, accion]),
    [
      ['deber', 'ver'],
      ['deber', 'cumplir'],
    ],
  );
});

test('dos que anotan a la vez: uno lo cumple, el trámite se cierra una vez', async () => {
  const julia = await notary();
  const admin = await createUsuario(db, { rol: 'admin' });
  const { idSolicitud, idDeber } = await createEntregado(db, julia);
  const answers = await Promise.all([julia, admin, julia, admin].map((who) => fulfil(who, idDeber)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409]);
  const { data } = await as(julia).call(api.tramites.read, { params: { idSolicitud } });
  assert.equal(data.historial.filter(({ a }) => a === 'cerrado').length, 1);
});

test('la lista va por su último día; el notario lee la suya, la administración la de todos', async () => {
  const [julia, otra] = [await notary(), await notary()];
  const admin = await createUsuario(db, { rol: 'admin' });
  await createEntregado(db, julia, { fecha: '2026-01-14' });
  await createEntregado(db, julia, { fecha: '2025-11-03' });
  const { idDeber } = await createEntregado(db, otra, { fecha: '2026-01-12' });
  const list = async (who: CreatedUsuario, query: object) => (await as(who).call(api.deberes.list, { query })).data;
  const mios = await list(julia, { notario: otra.idUsuario });
  assert.deepEqual(
    mios.map(({ situacion }) => situacion),
    ['vencido', 'pendiente'],
  );
  assert.ok(Number(mios[0]?.faltan) < 0);
  assert.deepEqual((await list(julia, { situacion: 'pendiente' })).length, 1);
  assert.deepEqual(
    (await list(admin, { notario: otra.idUsuario })).map((one) => one.idDeber),
    [idDeber],
  );
  const [first] = await list(admin, { notario: julia.idUsuario, limite: '1' });
  const { siguiente } = await as(admin).call(api.deberes.list, {
    query: { notario: julia.idUsuario, limite: '1' } as never,
  });
  const [second] = await list(admin, { notario: julia.idUsuario, limite: '1', cursor: siguiente });
  assert.deepEqual(
    [first?.idDeber, second?.idDeber],
    mios.map((one) => one.idDeber),
  );
  assert.deepEqual((await as(julia).call(api.deberes.byNotario, {})).data, [
    { idNotario: julia.idUsuario, notario: 'Julia Arana', pendientes: 2, vencidos: 1 },
  ]);
  const csv = await as(julia).call(api.deberes.export, { query: { formato: 'csv' } });
  assert.match(Buffer.from(csv.data.contenido).toString(), /2025-12-08.Testimonio especial/);
});

test('avisa al notario siete y dos días antes, y el día siguiente también a la administración; cada vez una', async () => {
  const julia = await notary();
  const admin = await createUsuario(db, { rol: 'admin' });
  const { idDeber } = await createEntregado(db, julia, { fecha: '2026-01-14' });
  const told = async (who: CreatedUsuario) =>
    (await as(who).call(api.notificaciones.list, { query: {} })).data.filter(({ tipo }) => tipo.startsWith('deber'))
      .length;
  const on = async (dia: string) => {
    const now = new Date(`${dia}T18:00:00Z`);
    await Promise.all([1, 2].map(() => inTransaction(db, (tx) => avisar(tx, idDeber, now))));
    return [await told(julia), await told(admin)];
  };
  assert.deepEqual(await on('2026-02-10'), [0, 0]);
  assert.deepEqual(await on('2026-02-11'), [1, 0]);
  assert.deepEqual(await on('2026-02-12'), [1, 0]);
  assert.deepEqual(await on('2026-02-16'), [2, 0]);
  assert.deepEqual(await on('2026-02-18'), [2, 0]);
  assert.deepEqual(await on('2026-02-19'), [3, 1]);
  assert.deepEqual(await on('2026-02-25'), [3, 1]);
});

test('de lo que se cumplió no se avisa, y la búsqueda solo encuentra lo que toca hoy', async () => {
  const julia = await notary();
  const { idDeber } = await createEntregado(db, julia, { fecha: '2025-11-03' });
  const [search] = jobs;
  const before = clock.now;
  const enqueued = async () => {
    await inTransaction(db, (tx) => Promise.resolve(search?.handle({ db: tx, now: before } as never, {})));
    const { rows } = await db
      .selectFrom('pgboss.job' as never)
      .selectAll()
      .execute()
      .then((rows) => ({ rows: rows as { name: string; data: { idDeber: string } }[] }));
    return rows.filter(({ name, data }) => name === 'avisar-deber' && data.idDeber === idDeber).length;
  };
  assert.equal(await enqueued(), 1);
  await fulfil(julia, idDeber, { fecha: '2026-01-10' });
  await inTransaction(db, (tx) => avisar(tx, idDeber, before));
  assert.equal(await enqueued(), 1);
  const { data } = await as(julia).call(api.notificaciones.list, { query: {} });
  assert.deepEqual(
    data.filter(({ tipo }) => tipo.startsWith('deber')),
    [],
  );
});

test('la verificación nombra un trámite que se cerró con deberes pendientes', async () => {
  const julia = await notary();
  const { idSolicitud } = await createEntregado(db, julia);
  const faltas = async () =>
    (await verificar(db, new Date())).find(({ promesa }) => promesa.includes('deberes pendientes'))?.faltas.length;
  assert.equal(await faltas(), 0);
  await db.updateTable('solicitudes').set({ estado: 'cerrado' }).where('idSolicitud', '=', idSolicitud).execute();
  assert.equal(await faltas(), 1);
});
