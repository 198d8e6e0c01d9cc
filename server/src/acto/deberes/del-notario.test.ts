import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import type { AnotacionNueva } from '@fedatario/contract/acto';
import { sumarDias } from '@fedatario/document-engine';
import fc from 'fast-check';
import { sql } from 'kysely';
import { inTransaction } from '../../db/transaction.ts';
import { absent, ask } from '../../services/pdf/testing/tools.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { adelantarDeberes } from './calendario.ts';
import { deberesDelTrimestre, trimestreAnterior } from './del-notario.ts';
import { avisar } from './jobs.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
after(close);
clock.now = new Date('2026-04-16T15:00:00Z');

/** A notary who worked here before the quarter ended. */
async function notaria(desde = '2025-06-01T00:00:00Z'): Promise<CreatedUsuario> {
  const julia = await createUsuario(db, { rol: 'notario', nombreCompleto: 'Julia Arana' });
  const { idUsuario } = julia;
  await db
    .updateTable('usuarios')
    .set({ creadoEn: new Date(desde) })
    .where('idUsuario', '=', idUsuario)
    .execute();
  return julia;
}
const ANOTACION: AnotacionNueva = {
  anotacion: 'ajeno',
  numero: 6,
  fecha: '2026-03-10',
  folios: '11-12',
  nota: 'Compraventa de un terreno.',
};
const note = (who: CreatedUsuario, change: Partial<AnotacionNueva> = {}) =>
  as(who).call(api.protocolo.note, { params: { id: who.idUsuario }, body: { ...ANOTACION, ...change } });
const cerrarTrimestre = (now = clock.now) => inTransaction(db, (tx) => deberesDelTrimestre(tx, now));
const suyos = async (who: CreatedUsuario, situacion = 'todos') =>
  (await as(who).call(api.deberes.list, { query: { situacion } as never })).data;
const aviso = (who: CreatedUsuario, idDeber: string, fecha = '2026-04-16') =>
  as(who).call(api.deberes.aviso, { params: { idDeber }, query: { lugar: 'Ciudad de Guatemala', fecha } });
const wordsOf = (file: Uint8Array) => ask('pdftotext', file, (name) => ['-raw', name, '-']).text.replace(/\s+/g, ' ');

test('cada trimestre que termina pide su aviso a quien ya era notario de la casa, una vez, a veinticinco días hábiles', async () => {
  const julia = await notaria();
  const nueva = await notaria('2026-04-02T00:00:00Z');
  await Promise.all([cerrarTrimestre(), cerrarTrimestre()]);
  await cerrarTrimestre(new Date('2026-04-20T15:00:00Z'));
  const [deber, ...otros] = await suyos(julia);
  assert.deepEqual(
    [deber?.tipo, deber?.articulo, deber?.nombre, deber?.tramite, deber?.idSolicitud, deber?.desde, deber?.venceEl],
    ['avisoTrimestral', '37 c', 'Primer trimestre de 2026', null, null, '2026-03-31', '2026-05-08'],
  );
  assert.deepEqual([otros, await suyos(nueva)], [[], []]);
});

test('pasado su último día no se pide: quien empieza entonces ya lo mandó', async () => {
  const julia = await notaria();
  await cerrarTrimestre(new Date('2026-05-11T15:00:00Z'));
  assert.deepEqual(await suyos(julia), []);
});

test('un número cancelado pide su aviso, que dice cuál y por qué; cumplido, no se cumple otra vez', {
  skip: absent('pdftotext'),
}, async () => {
  const julia = await notaria();
  await note(julia);
  assert.deepEqual(await suyos(julia), []);
  await note(julia, {
    anotacion: 'cancelado',
    numero: 7,
    fecha: '2026-03-12',
    folios: '13-14',
    nota: 'Faltó una parte.',
  });
  const [deber] = await suyos(julia);
  assert.deepEqual(
    [deber?.tipo, deber?.articulo, deber?.nombre, deber?.desde],
    ['avisoCancelacion', '37 b', 'Instrumento 7 de 2026, cancelado', '2026-03-12'],
  );
  const idDeber = String(deber?.idDeber);
  const text = wordsOf((await aviso(julia, idDeber)).data.contenido);
  assert.match(text, /SEÑORES DEL ARCHIVO GENERAL DE PROTOCOLOS\. AVISO\./);
  assert.match(
    text,
    /JULIA ARANA, .*la literal b\) .*número siete \(7\) de mi protocolo del año dos mil veintiséis, de fecha doce de marzo de dos mil veintiséis, fue cancelado: Faltó una parte\. En la ciudad de Guatemala, el dieciséis de abril/,
  );
  const fulfil = () =>
    as(julia).call(api.deberes.fulfil, {
      params: { idDeber },
      body: { fecha: '2026-04-01', constancia: 'AGP-9', idArchivo: null },
    });
  assert.deepEqual([(await fulfil()).data.situacion, (await fulfil()).codigo], ['cumplido', 'estado-no-permite']);
});

test('el aviso del trimestre dice el último instrumento, el cancelado que le sigue, o que no hubo ninguno', {
  skip: absent('pdftotext'),
}, async () => {
  const [julia, ociosa] = [await notaria(), await notaria()];
  await note(julia);
  await note(julia, { anotacion: 'cancelado', numero: 7, folios: '13' });
  await note(julia, { numero: 8, folios: '14', fecha: '2026-04-02' });
  await cerrarTrimestre();
  const textoDe = async (who: CreatedUsuario) => {
    const deber = (await suyos(who)).find(({ tipo }) => tipo === 'avisoTrimestral');
    return wordsOf((await aviso(who, String(deber?.idDeber))).data.contenido);
  };
  assert.match(
    await textoDe(julia),
    /la literal c\) .*del uno de enero de dos mil veintiséis al treinta y uno de marzo de dos mil veintiséis, el último instrumento público que autoricé es el número seis \(6\), de fecha diez de marzo de dos mil veintiséis, y que el número siete \(7\) de mi protocolo fue cancelado\./,
  );
  assert.match(await textoDe(ociosa), /de dos mil veintiséis, no autoricé instrumento público alguno\. En la ciudad/);
});

test('es de su notario y de la administración; para otro no existe, y su día no es anterior ni de mañana', async () => {
  const [julia, otra] = [await notaria(), await notaria()];
  const admin = await createUsuario(db, { rol: 'admin' });
  await cerrarTrimestre();
  const idDeber = String((await suyos(julia))[0]?.idDeber);
  assert.equal((await aviso(otra, idDeber)).status, 404);
  assert.equal((await aviso(admin, idDeber)).status, 200);
  const body = { fecha: '2026-04-10', constancia: 'AGP-1', idArchivo: null };
  assert.equal((await as(otra).call(api.deberes.fulfil, { params: { idDeber }, body })).status, 404);
  for (const fecha of ['2026-03-30', '2026-04-17'])
    assert.equal((await aviso(julia, idDeber, fecha)).problem?.errores?.[0]?.campo, 'fecha');
  const { data: encontrados } = await as(julia).call(api.deberes.list, { query: { texto: 'primer trim' } });
  assert.equal(encontrados.length, 1);
});

test('se le recuerda como los demás, y el enlace lleva a la lista de deberes', async () => {
  const julia = await notaria();
  await cerrarTrimestre();
  const [deber] = await suyos(julia);
  await inTransaction(db, (tx) => avisar(tx, String(deber?.idDeber), new Date('2026-05-01T18:00:00Z')));
  const { data } = await as(julia).call(api.notificaciones.list, { query: {} });
  const dicho = data.find(({ tipo }) => tipo === 'deberPorVencer');
  assert.equal(dicho?.enlace, '/admin/deberes');
});

test('el día en que el Archivo no recibe adelanta el deber, también el que ya estaba, y su aviso con él', async () => {
  const [julia, otra] = [await notaria(), await notaria()];
  await note(julia, { anotacion: 'cancelado', fecha: '2026-03-31', folios: '11' });
  const plazo = async (who: CreatedUsuario) => (await suyos(who))[0]?.venceEl;
  assert.equal(await plazo(julia), '2026-05-08');
  const admin = await createUsuario(db, { rol: 'admin' });
  const actual = (await as(admin).call(api.calendario.read, {})).data;
  const cierres = ['2026-05-08', '2026-05-07'].map((dia) => ({ dia, nombre: 'Inventario del Archivo' }));
  const body = { ...actual, cierresDeRegistros: cierres };
  assert.equal((await as(admin).call(api.calendario.update, { body })).status, 200);
  for (const _ of [1, 2]) await inTransaction(db, (tx) => adelantarDeberes(tx, clock.now));
  await note(otra, { anotacion: 'cancelado', fecha: '2026-03-31', folios: '11' });
  assert.deepEqual([await plazo(julia), await plazo(otra)], ['2026-05-06', '2026-05-06']);
  const guardados = await db
    .selectFrom('deberes')
    .select(sql<string>`to_char(aviso_el, 'YYYY-MM-DD')`.as('avisoEl'))
    .where('idNotario', 'in', [julia.idUsuario, otra.idUsuario])
    .execute();
  assert.deepEqual(
    guardados.map(({ avisoEl }) => avisoEl),
    ['2026-04-29', '2026-04-29'],
  );
  const repetido = { ...body, revision: actual.revision + 1, cierresDeRegistros: [...cierres, ...cierres] };
  const { problem } = await as(admin).call(api.calendario.update, { body: repetido });
  assert.equal(problem?.errores?.[0]?.campo, 'cierresDeRegistros');
});

test('el trimestre anterior termina el día antes de que empiece el de hoy, y dura tres meses', () => {
  const dias = fc.integer({ min: 0, max: 20_000 }).map((n) => sumarDias('2000-01-01', n));
  fc.assert(
    fc.property(dias, (hoy) => {
      const { desde, hasta } = trimestreAnterior(hoy);
      const siguiente = sumarDias(hasta, 1);
      assert.match(desde, /^\d{4}-(?:01|04|07|10)-01$/);
      assert.match(siguiente, /^\d{4}-(?:01|04|07|10)-01$/);
      const mesDe = (dia: string) => Number(dia.slice(0, 4)) * 12 + Number(dia.slice(5, 7));
      assert.equal(mesDe(siguiente) - mesDe(desde), 3);
      assert.ok(siguiente <= hoy && mesDe(hoy) - mesDe(siguiente) < 3);
    }),
  );
});
