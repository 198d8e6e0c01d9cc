import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import { PUNTO } from '../../casa/archivos/testing/archivos.ts';
import { createNotario } from '../../casa/notarios/testing/notarios.ts';
import { inTransaction } from '../../db/transaction.ts';
import { sealedFiles } from '../../services/files/files.ts';
import { memoryFiles } from '../../services/files/testing/memory.ts';
import { absent, ask } from '../../services/pdf/testing/tools.ts';
import { testSeal } from '../../services/seal/testing/seal.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { PAPEL } from '../papeles/testing.ts';
import { jobs } from './jobs.ts';
import { acordarTexto, comprar, entregar, firmarActo, ponerALaVenta, respuestasDe } from './testing/legalizaciones.ts';

const store = memoryFiles();
const { as, clock, database, renderPdf, close } = await startTestApp({ files: store });
const { db } = database.pools;
after(close);

const app = { as, clock, db };
const HOY = clock.now.toISOString().slice(0, 10);
const services = { files: sealedFiles(store), renderPdf, sello: testSeal(), baseUrl: 'https://n.ejemplo.com' };
const seal = (idSolicitud: string) => {
  const task = { transact: (work: never) => inTransaction(db, work), now: clock.now, idJob: uuidv7() };
  const worker = jobs(services).find(({ job }) => job.name === 'sellar-tramite');
  return Promise.resolve(worker?.handle(task as never, { idSolicitud }));
};
const notary = async () => ({
  ...(await createNotario(db, {}, { nombreCompleto: 'Julia Arana' })),
  rol: 'notario' as const,
});
const hojaDe = (who: CreatedUsuario) => async () =>
  (await as(who).call(api.archivos.upload, { query: { nombre: 'hoja.png' }, body: PUNTO })).data.idArchivo;
const estado = async (who: CreatedUsuario, idSolicitud: string) =>
  (await as(who).call(api.tramites.read, { params: { idSolicitud } })).data.estado;

const DOCUMENTO = 'Documento que se firma';
const IDENTIFICACION = 'DPI o pasaporte de cada persona que firma';

const RAZON = {
  ...PAPEL,
  tipo: 'razonDeLegalizacion',
  fecha: HOY,
  destinatario: null,
  impuesto: null,
  instrumento: '13',
  descripcion: 'autoriza a recoger un documento',
} as const;

test('una auténtica se compra con su documento, se firma ante el notario, se sella y trae su toma de razón', {
  skip: absent('pdftotext'),
}, async () => {
  const [ana, julia] = [await createUsuario(db), await notary()];
  const idProducto = await ponerALaVenta(app, 'legalizacion-firmas');
  const respuestas = respuestasDe('legalizacion-firmas', 'con-huella-y-a-ruego', HOY);
  const idSolicitud = await comprar(app, ana, idProducto, respuestas);
  assert.equal(await estado(ana, idSolicitud), 'requisitosPendientes');
  await entregar(app, ana, idSolicitud, DOCUMENTO);
  const { data } = await entregar(app, ana, idSolicitud, IDENTIFICACION);
  assert.equal(data.estado, 'sinAsignar');
  assert.match(await acordarTexto(app, ana, julia, idSolicitud), /JULIA ARANA.*DOY FE de que /);
  const { propuesta, firma } = await firmarActo(app, julia, idSolicitud, hojaDe(julia));
  assert.deepEqual(
    [propuesta.clase, propuesta.comparecientes.map(({ nombre, calidad }) => [nombre, calidad])],
    [
      'legalizacionFirmas',
      [
        ['María Elena Choc de León', 'parte'],
        ['Ana Lucía Ixcot Pérez', 'testigo'],
        ['Luis Fernando Morales Ágreda', 'parte'],
        ['Iván Andrés Peñate Ruiz', 'parte'],
      ],
    ],
  );
  assert.deepEqual([firma.status, firma.data.estado], [200, 'firmado']);
  await seal(idSolicitud);
  const file = (await as(ana).call(api.documentos.download, { params: { idSolicitud } })).data.contenido;
  const text = ask('pdftotext', file, (name) => ['-raw', name, '-']).text.replace(/\s+/g, ' ');
  for (const dicho of ['Legalización de firmas', 'Ana Lucía Ixcot Pérez (testigo)', 'verificar'])
    assert.ok(text.includes(dicho), dicho);
  const codigo = (/Código ([0-9A-Z-]{23})/.exec(text)?.[1] ?? '').replaceAll('-', '');
  const publico = (await as(undefined).call(api.documentos.verificar, { params: { codigo } })).data;
  assert.deepEqual([publico.notario, publico.estado], ['Julia Arana', 'autentico']);
  const { deberes } = (await as(julia).call(api.deberes.ofTramite, { params: { idSolicitud } })).data;
  assert.deepEqual(
    deberes.map(({ tipo, articulo, desde }) => [tipo, articulo, desde]),
    [['tomaDeRazon', '59', HOY]],
  );
  const razon = await as(julia).call(api.papeles.make, { params: { idSolicitud }, body: RAZON });
  const { contenido } = (await as(julia).call(api.papeles.pdf, { params: { idPapel: razon.data.idPapel } })).data;
  const escrita = ask('pdftotext', contenido, (name) => ['-raw', name, '-']).text.replace(/\s+/g, ' ');
  assert.match(escrita, /puestas en el documento denominado CARTA PODER/);
});

test('el borrador de una auténtica que su cliente imprime no dice que nadie dé fe', {
  skip: absent('pdftotext'),
}, async () => {
  const ana = await createUsuario(db);
  const idProducto = await ponerALaVenta(app, 'legalizacion-firmas');
  const { data } = await as(ana).call(api.borradores.create, { body: { idProducto, otro: true } });
  const { idBorrador, revision } = data;
  const respuestas = respuestasDe('legalizacion-firmas', 'dos-partes', HOY);
  const cambios = Object.entries(respuestas).map(([clave, valor]) => ({ clave, valor }));
  const params = { idBorrador };
  const guardado = await as(ana).call(api.borradores.save, { params, body: { revision, cambios } });
  assert.equal(guardado.data.estado, 'completo');
  const { contenido } = (await as(ana).call(api.borradores.preview, { params })).data;
  const text = ask('pdftotext', contenido, (name) => ['-raw', name, '-']).text;
  assert.match(text.replace(/\s+/g, ' '), /Este resumen no es un acta/);
  assert.doesNotMatch(text, /DOY FE|AUTÉNTICA|ANTE MÍ/);
});

test('las fotocopias las legaliza el notario por sí y ante sí, sin comparecientes ni deberes', {
  skip: absent('pdftotext'),
}, async () => {
  const [ana, julia] = [await createUsuario(db), await notary()];
  const idProducto = await ponerALaVenta(app, 'legalizacion-fotocopias', 10_000);
  const respuestas = respuestasDe('legalizacion-fotocopias', 'varios-documentos', HOY);
  const idSolicitud = await comprar(app, ana, idProducto, respuestas);
  await entregar(app, ana, idSolicitud, 'Foto de lo que se va a fotocopiar');
  await acordarTexto(app, ana, julia, idSolicitud);
  const { propuesta, firma } = await firmarActo(app, julia, idSolicitud, hojaDe(julia));
  assert.deepEqual([propuesta.clase, propuesta.comparecientes], ['legalizacionFotocopias', []]);
  assert.equal(firma.status, 200, JSON.stringify(firma.problem));
  await seal(idSolicitud);
  assert.equal(await estado(ana, idSolicitud), 'cerrado');
  const file = (await as(ana).call(api.documentos.download, { params: { idSolicitud } })).data.contenido;
  const text = ask('pdftotext', file, (name) => ['-raw', name, '-']).text;
  assert.match(text, /Legalización de fotocopias/);
  assert.doesNotMatch(text, /Comparecientes/);
});

test('lo que no son fotocopias no se firma sin nadie que comparezca', async () => {
  const [ana, julia] = [await createUsuario(db), await notary()];
  const idProducto = await ponerALaVenta(app, 'legalizacion-firmas');
  const idSolicitud = await comprar(app, ana, idProducto, respuestasDe('legalizacion-firmas', 'dos-partes', HOY));
  for (const nombre of [DOCUMENTO, IDENTIFICACION]) await entregar(app, ana, idSolicitud, nombre);
  await acordarTexto(app, ana, julia, idSolicitud);
  const params = { idSolicitud };
  const { revision } = (await as(julia).call(api.tramites.read, { params })).data;
  const acto = {
    clase: 'legalizacionFirmas',
    lugar: 'Guatemala',
    fecha: HOY,
    hojas: 4,
    instrumento: null,
    folios: null,
  };
  const body = { ...acto, revision, comparecientes: [], archivos: [await hojaDe(julia)()] } as never;
  const { codigo, problem } = await as(julia).call(api.firmas.sign, { params, body });
  assert.deepEqual([codigo, problem?.errores?.map(({ campo }) => campo)], ['datos-invalidos', ['comparecientes']]);
});
