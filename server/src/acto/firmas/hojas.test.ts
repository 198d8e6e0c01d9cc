import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import sharp from 'sharp';
import { v7 as uuidv7 } from 'uuid';
import { PUNTO } from '../../casa/archivos/testing/archivos.ts';
import { inTransaction } from '../../db/transaction.ts';
import { sealedFiles } from '../../services/files/files.ts';
import { memoryFiles } from '../../services/files/testing/memory.ts';
import { conPaginaRota, dePaginas } from '../../services/files/testing/pdfs.ts';
import { exampleOf, OPTIONS } from '../../services/pdf/testing/examples.ts';
import { absent, ask } from '../../services/pdf/testing/tools.ts';
import { testSeal } from '../../services/seal/testing/seal.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createTramite } from '../../tramite/tramites/testing/tramites.ts';
import { sellar } from './sellado.ts';
import { createPorFirmar, FIRMA, probarQuienEs } from './testing/firmas.ts';

const store = memoryFiles();
const { as, clock, database, renderPdf, close } = await startTestApp({ files: store });
const { db } = database.pools;
after(close);
const CONTRATO = Buffer.from(await renderPdf(exampleOf('contrato-arrendamiento', 'con-todo'), OPTIONS));

const upload = async (who: CreatedUsuario, body: Buffer, nombre = 'escritura 12.pdf') =>
  (await as(who).call(api.archivos.upload, { query: { nombre }, body })).data.idArchivo;
const draw = (who: CreatedUsuario, idSolicitud: string, idArchivo: string, desde = 1) =>
  as(who).call(api.firmas.drawSheets, { params: { idSolicitud }, body: { idArchivo, desde } });
const look = (who: CreatedUsuario, idSolicitud: string, archivos: readonly string[]) =>
  as(who).call(api.firmas.sheets, { params: { idSolicitud }, query: { archivos: archivos.join(',') } });

async function porFirmar() {
  const julia = await createUsuario(db, { rol: 'notario', nombreCompleto: 'Julia Arana' });
  const { idSolicitud, cliente } = await createPorFirmar(db, julia);
  return { julia, cliente, idSolicitud };
}

/** Reads every page, part by part, as the browser does. */
async function drawAll(who: CreatedUsuario, idSolicitud: string, idArchivo: string) {
  const hojas: { idArchivo: string; nombre: string }[] = [];
  let paginas = 1;
  while (hojas.length < paginas) {
    const { status, data } = await draw(who, idSolicitud, idArchivo, hojas.length + 1);
    assert.equal(status, 200);
    paginas = data.paginas;
    hojas.push(...data.hojas);
  }
  return hojas;
}

test('un PDF y una foto se firman como sus hojas, y lo entregado sigue siendo PDF/A válido con su sello', {
  skip: absent('pdfsig') || absent('mutool') || absent('qpdf'),
}, async () => {
  const { julia, cliente, idSolicitud } = await porFirmar();
  const hojas = await drawAll(julia, idSolicitud, await upload(julia, CONTRATO));
  assert.deepEqual(
    hojas.map(({ nombre }) => nombre),
    [1, 2, 3].map((n) => `escritura 12, página ${n}.jpg`),
  );
  const archivos = [await upload(julia, PUNTO, 'foto.png'), ...hojas.map(({ idArchivo }) => idArchivo)];
  const vistas = (await look(julia, idSolicitud, archivos)).data;
  const vista = vistas.find(({ idArchivo }) => idArchivo === hojas[0]?.idArchivo);
  const enlace = vista?.url.split('/').at(-1) ?? '';
  const { contenido } = (await as(undefined).call(api.archivos.open, { params: { enlace } })).data;
  const { width, height } = await sharp(Buffer.from(contenido)).metadata();
  assert.deepEqual([vistas.length, width, height], [4, 2164, 2800]);
  const firma = { ...FIRMA, archivos };
  await probarQuienEs(db, julia, clock.now);
  assert.equal((await as(julia).call(api.firmas.sign, { params: { idSolicitud }, body: firma })).status, 200);
  const services = { files: sealedFiles(store), renderPdf, sello: testSeal(), baseUrl: 'https://n.ej' };
  const task = { transact: (work: never) => inTransaction(db, work), now: clock.now, idJob: uuidv7() };
  await sellar(services, task as never, idSolicitud);
  const file = (await as(cliente).call(api.documentos.download, { params: { idSolicitud } })).data.contenido;
  assert.match(ask('pdfsig', file, (name) => [name]).text, /Common Name: Julia Arana[\s\S]*Signature is Valid/);
  assert.match(ask('mutool', file, (name) => ['sign', '-v', name]).text, /unchanged since signing/);
  assert.ok(ask('qpdf', file, (name) => ['--check', name]).ok);
  assert.match(ask('pdfinfo', file, (name) => [name]).text, /Tagged: +yes[\s\S]*Pages: +5/);
  assert.match(Buffer.from(file).toString('latin1'), /<pdfaid:part>2<[\s\S]*<pdfaid:conformance>A</);
});

test('solo dibuja quien puede firmarlo, y solo un PDF suyo que no es parte de nada', async () => {
  const { julia, cliente, idSolicitud } = await porFirmar();
  const suyo = await upload(julia, dePaginas(1));
  assert.equal((await draw(cliente, idSolicitud, suyo)).codigo, 'estado-no-permite');
  assert.equal((await draw(await createUsuario(db, { rol: 'admin' }), idSolicitud, suyo)).codigo, 'estado-no-permite');
  assert.equal((await draw(await createUsuario(db, { rol: 'notario' }), idSolicitud, suyo)).status, 404);
  const otro = await createTramite(db, julia, { estado: 'enRevision' });
  assert.equal((await draw(julia, otro.idSolicitud, suyo)).codigo, 'estado-no-permite');
  for (const ajeno of [uuidv7(), await upload(cliente, dePaginas(1)), await upload(julia, PUNTO)])
    assert.equal((await draw(julia, idSolicitud, ajeno)).codigo, 'archivo-inexistente');
  assert.equal((await draw(julia, idSolicitud, suyo, 0)).status, 422);
  assert.equal((await draw(julia, idSolicitud, suyo)).status, 200);
});

test('lo que no se puede dibujar dice qué página o cuántas, y no deja nada', async () => {
  const { julia, idSolicitud } = await porFirmar();
  const kept = () => db.selectFrom('archivos').select('idArchivo').where('idUsuario', '=', julia.idUsuario).execute();
  const largo = await upload(julia, dePaginas(61));
  const { codigo, problem } = await draw(julia, idSolicitud, largo);
  assert.deepEqual([codigo, problem?.params], ['pdf-demasiadas-paginas', { paginas: 61, maximo: 60 }]);
  const roto = await upload(julia, conPaginaRota());
  assert.equal((await draw(julia, idSolicitud, roto, 3)).problem?.params?.pagina, 3);
  assert.equal((await kept()).length, 2);
  const { data } = await draw(julia, idSolicitud, roto);
  assert.deepEqual([data.paginas, data.hojas.length], [3, 2]);
});

test('una hoja la ve solo quien la subió, y mientras no firmó con ella', async () => {
  const { julia, cliente, idSolicitud } = await porFirmar();
  const idArchivo = await upload(julia, PUNTO, 'foto.png');
  assert.deepEqual((await look(cliente, idSolicitud, [idArchivo])).data, []);
  assert.equal((await look(await createUsuario(db, { rol: 'notario' }), idSolicitud, [idArchivo])).status, 404);
  assert.equal((await look(julia, idSolicitud, [idArchivo, uuidv7()])).data.length, 1);
  assert.equal((await look(julia, idSolicitud, ['no es un id'])).status, 422);
  const firma = { ...FIRMA, archivos: [idArchivo] };
  await probarQuienEs(db, julia, clock.now);
  assert.equal((await as(julia).call(api.firmas.sign, { params: { idSolicitud }, body: firma })).status, 200);
  assert.deepEqual((await look(julia, idSolicitud, [idArchivo])).data, []);
});
