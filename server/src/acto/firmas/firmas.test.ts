import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import type { FirmaDeTramite } from '@fedatario/contract/acto';
import { v7 as uuidv7 } from 'uuid';
import { PUNTO } from '../../casa/archivos/testing/archivos.ts';
import { verificar } from '../../control/integridad/verificacion.ts';
import { inTransaction } from '../../db/transaction.ts';
import { sealedFiles } from '../../services/files/files.ts';
import { memoryFiles } from '../../services/files/testing/memory.ts';
import { qrsOf } from '../../services/pdf/testing/qr.ts';
import { absent, ask } from '../../services/pdf/testing/tools.ts';
import { testSeal } from '../../services/seal/testing/seal.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createConMinuta, huellaDe } from '../../tramite/minutas/testing.ts';
import { jobs } from './jobs.ts';
import { createPorFirmar, FIRMA, probarQuienEs } from './testing/firmas.ts';

const store = memoryFiles();
const { as, clock, database, renderPdf, close } = await startTestApp({ files: store });
const { db } = database.pools;
after(close);

const services = {
  files: sealedFiles(store),
  renderPdf,
  sello: testSeal(),
  baseUrl: 'https://n.ejemplo.com',
};
const seal = (idSolicitud: string, among = jobs(services)) => {
  const task = { transact: (work: never) => inTransaction(db, work), now: clock.now, idJob: uuidv7() };
  return Promise.resolve(
    among.find(({ job }) => job.name === 'sellar-tramite')?.handle(task as never, { idSolicitud }),
  );
};
const upload = async (who: CreatedUsuario, body: Buffer = PUNTO) =>
  (await as(who).call(api.archivos.upload, { query: { nombre: 'hoja.png' }, body })).data.idArchivo;
const notary = () => createUsuario(db, { rol: 'notario', nombreCompleto: 'Julia Arana' });

/** Checks the promises about notaries' evidence; the others concern sales. */
async function cumplido() {
  const promesas = (await verificar(db, new Date())).filter(({ promesa }) => promesa.includes('notario'));
  assert.ok(promesas.length >= 3);
  for (const { promesa, faltas } of promesas) assert.deepEqual(faltas, [], promesa);
}

async function porFirmar() {
  const julia = await notary();
  const { idSolicitud, cliente } = await createPorFirmar(db, julia);
  const sign = async (change: Partial<FirmaDeTramite> = {}, who = julia) => {
    const archivos = change.archivos ?? [await upload(who)];
    await probarQuienEs(db, who, clock.now);
    return as(who).call(api.firmas.sign, { params: { idSolicitud }, body: { ...FIRMA, ...change, archivos } });
  };
  return { julia, cliente, idSolicitud, sign };
}

test('firmado por su notario se sella, se asienta y lo descarga su dueña; cualquiera lo comprueba', {
  skip: absent('pdfsig') || absent('mutool') || absent('pdftotext'),
}, async () => {
  const { julia, cliente, idSolicitud, sign } = await porFirmar();
  const { status, data } = await sign({ archivos: [await upload(julia), await upload(julia)] });
  assert.deepEqual([status, data.estado], [200, 'firmado']);
  await seal(idSolicitud);
  const file = (await as(cliente).call(api.documentos.download, { params: { idSolicitud } })).data.contenido;
  assert.match(ask('pdfsig', file, (name) => [name]).text, /Common Name: Julia Arana[\s\S]*Signature is Valid/);
  assert.match(ask('mutool', file, (name) => ['sign', '-v', name]).text, /unchanged since signing/);
  assert.match(ask('pdfinfo', file, (name) => [name]).text, /Pages: +3/);
  const text = ask('pdftotext', file, (name) => ['-raw', name, '-']).text;
  assert.equal(text.split('n.ejemplo.com/verificar').length - 1, 3);
  for (const dicho of ['Instrumento número', 'Íñigo Peña', 'Se identificó con su DPI'])
    assert.ok(text.includes(dicho), dicho);
  assert.ok(!text.includes('2500'));
  const codigo = /Código ([0-9A-Z-]{23})/.exec(text)?.[1] ?? '';
  const seguido = codigo.replaceAll('-', '');
  assert.deepEqual(await qrsOf(file), Array(3).fill(`https://n.ejemplo.com/verificar/${seguido}`));
  const publico = (await as(undefined).call(api.documentos.verificar, { params: { codigo: seguido } })).data;
  assert.deepEqual([publico.notario, publico.estado], ['Julia Arana', 'autentico']);
  const [asiento] = (await as(julia).call(api.registro.list, { query: {} })).data;
  assert.equal(asiento?.documentoSha256, publico.sha256);
  assert.deepEqual(asiento?.datos.comparecientes, ['Ana Ruiz', 'Íñigo Peña']);
  await cumplido();
});

test('se imprime sin marca el texto aprobado, y lo que se entrega dice cuál fue', {
  skip: absent('pdftotext'),
}, async () => {
  const julia = await notary();
  const ana = await createUsuario(db);
  const { idSolicitud } = await createConMinuta(db, ana, { estado: 'porAprobar', notario: julia });
  const params = { idSolicitud };
  const sha256 = await huellaDe(db, idSolicitud);
  const escrito = async (who: CreatedUsuario) => {
    const { data } = await as(who).call(api.minutas.pdf, { params: { idSolicitud, version: '1' } });
    // The mark stands upright on the page, letter by letter.
    return ask('pdftotext', data.contenido, (name) => ['-raw', name, '-']).text.replace(/\s/g, '');
  };
  assert.match(await escrito(julia), /BORRADOR/);
  assert.equal((await as(ana).call(api.minutas.approve, { params, body: { version: 1, sha256 } })).status, 200);
  assert.doesNotMatch(await escrito(julia), /BORRADOR/);
  assert.match(await escrito(ana), /BORRADOR/);
  const { revision } = (await as(julia).call(api.tramites.read, { params })).data;
  const firma = { ...FIRMA, revision, archivos: [await upload(julia)] };
  await probarQuienEs(db, julia, clock.now);
  assert.equal((await as(julia).call(api.firmas.sign, { params, body: firma })).status, 200);
  const borradores = await db
    .selectFrom('borradores')
    .select('estado')
    .where('idUsuario', '=', ana.idUsuario)
    .execute();
  assert.deepEqual(borradores, [{ estado: 'bloqueado' }], 'nada más se corrige');
  await seal(idSolicitud);
  const file = (await as(ana).call(api.documentos.download, { params })).data.contenido;
  const text = ask('pdftotext', file, (name) => ['-raw', name, '-']).text;
  assert.match(text, /Texto aprobado\s+Versión 1, el 15\/01\/2026/);
  assert.ok(text.replace(/\s/g, '').includes(sha256));
  const asiento = await db
    .selectFrom('registroActuaciones')
    .select('datos')
    .where('idSolicitud', '=', idSolicitud)
    .executeTakeFirstOrThrow();
  assert.deepEqual(JSON.parse(asiento.datos).texto, { version: 1, sha256 });
  await cumplido();
});

test('solo su notario firma, cuando toca, con lo que falta dicho campo por campo', async () => {
  const { julia, cliente, idSolicitud, sign } = await porFirmar();
  assert.equal((await sign({}, await notary())).status, 404);
  assert.equal((await sign({}, cliente)).codigo, 'estado-no-permite');
  assert.equal((await sign({}, await createUsuario(db, { rol: 'admin' }))).codigo, 'estado-no-permite');
  assert.equal((await sign({ revision: 7 })).codigo, 'conflicto-revision');
  const [persona] = FIRMA.comparecientes;
  assert.ok(persona);
  const wrong: readonly (readonly [Partial<FirmaDeTramite>, string])[] = [
    [{ instrumento: null }, 'instrumento'],
    [{ fecha: '2026-01-16' }, 'fecha'],
    [{ hojas: 0 }, 'hojas'],
    [{ lugar: '' }, 'lugar'],
    [{ folios: null }, 'folios'],
    [{ comparecientes: [] }, 'comparecientes'],
    [{ comparecientes: [{ ...persona, numero: '2500004241601' }] }, 'comparecientes.0.numero'],
  ];
  for (const [change, campo] of wrong) {
    const { status, problem } = await sign(change);
    assert.deepEqual([status, problem?.errores?.[0]?.campo], [422, campo]);
  }
  assert.equal((await sign({ archivos: [await upload(cliente)] })).codigo, 'archivo-inexistente');
  const repetido = await upload(julia);
  assert.equal((await sign({ archivos: [repetido, repetido] })).codigo, 'archivo-inexistente');
  assert.deepEqual(await db.selectFrom('firmas').selectAll().where('idSolicitud', '=', idSolicitud).execute(), []);
  assert.equal((await sign()).status, 200);
  assert.equal((await sign({ revision: 2 })).codigo, 'estado-no-permite');
});

test('cada firma pide su propio reingreso, y los números de identidad se guardan cifrados', async () => {
  const { julia, idSolicitud, sign } = await porFirmar();
  const { idSolicitud: otra } = await createPorFirmar(db, julia);
  const sinProbar = async (cual: string, change: Partial<FirmaDeTramite> = {}) => {
    const body = { ...FIRMA, ...change, archivos: [await upload(julia)] };
    return as(julia).call(api.firmas.sign, { params: { idSolicitud: cual }, body });
  };
  assert.equal((await sinProbar(idSolicitud)).codigo, 'reingreso-requerido', 'haber entrado hace un momento no basta');
  await probarQuienEs(db, julia, new Date(clock.now.getTime() - 6 * 60_000));
  assert.equal((await sinProbar(idSolicitud)).codigo, 'reingreso-requerido', 'pasaron más de cinco minutos');
  assert.equal((await sign()).status, 200);
  const segunda = { instrumento: '13', folios: '23-25' };
  assert.equal((await sinProbar(otra, segunda)).codigo, 'reingreso-requerido', 'una prueba sirve para una firma');
  await probarQuienEs(db, julia, clock.now);
  assert.equal((await sinProbar(otra, { ...segunda, instrumento: '12' })).status, 422);
  assert.equal((await sinProbar(otra, segunda)).status, 200, 'lo que se negó por otra razón no la gasta');
  const [ana] = await db
    .selectFrom('firmaComparecientes')
    .selectAll()
    .where('idSolicitud', '=', idSolicitud)
    .orderBy('orden')
    .execute();
  assert.ok(ana?.numeroCifrado && !ana.numeroCifrado.includes('2500'));
});

test('caiga donde caiga, y aunque varios lo hagan a la vez, hay un documento y un asiento', async () => {
  const { julia, idSolicitud, sign } = await porFirmar();
  await sign();
  const fall = () => Promise.reject(new Error('se cayó'));
  const { files } = services;
  const before = jobs({ ...services, files: { ...files, put: fall } });
  const afterWriting = jobs({
    ...services,
    files: { ...files, put: async (id, bytes) => files.put(id, bytes).then(fall) },
  });
  for (const among of [before, afterWriting, before]) await assert.rejects(seal(idSolicitud, among));
  await Promise.all([seal(idSolicitud), seal(idSolicitud), seal(idSolicitud)]);
  await seal(idSolicitud);
  const documentos = await db.selectFrom('documentos').selectAll().where('idSolicitud', '=', idSolicitud).execute();
  const { data } = await as(julia).call(api.registro.list, { query: {} });
  assert.deepEqual([documentos.length, data.length], [1, 1]);
  assert.equal(data[0]?.documentoSha256, documentos[0]?.sha256.toString('hex'));
});
