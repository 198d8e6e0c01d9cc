import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import { PUNTO } from '../../casa/archivos/testing/archivos.ts';
import { inTransaction } from '../../db/transaction.ts';
import { sealedFiles } from '../../services/files/files.ts';
import { memoryFiles } from '../../services/files/testing/memory.ts';
import { absent, ask } from '../../services/pdf/testing/tools.ts';
import { testSeal } from '../../services/seal/testing/seal.ts';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { PAPEL } from '../papeles/testing.ts';
import { jobs } from './jobs.ts';
import { conRespuestas, createPorFirmar, FIRMA, probarQuienEs } from './testing/firmas.ts';

const store = memoryFiles();
const { as, clock, database, renderPdf, close } = await startTestApp({ files: store });
const { db } = database.pools;
after(close);

const EMPRESA = 'Inversiones El Quetzal, Sociedad Anónima';
const LUIS = 'Luis Fernando Morales Ágreda';
const ANA = 'Ana Lucía Ixcot Pérez';

/** A signed deed whose seller is a company, by its manager. */
async function firmada() {
  const julia = await createUsuario(db, { rol: 'notario', nombreCompleto: 'Julia Arana' });
  const { idSolicitud } = await createPorFirmar(db, julia);
  await conRespuestas(db, idSolicitud, 'compraventa-vehiculo', 'saldo-y-gravamen');
  const params = { idSolicitud };
  const { comparecientes } = (await as(julia).call(api.firmas.propose, { params })).data;
  const { idArchivo } = (await as(julia).call(api.archivos.upload, { query: { nombre: 'hoja.png' }, body: PUNTO }))
    .data;
  await probarQuienEs(db, julia, clock.now);
  const body = { ...FIRMA, comparecientes, archivos: [idArchivo] };
  assert.equal((await as(julia).call(api.firmas.sign, { params, body })).status, 200);
  return { julia, idSolicitud };
}

async function sellar(idSolicitud: string): Promise<void> {
  const services = { files: sealedFiles(store), renderPdf, sello: testSeal(), baseUrl: 'https://n.ejemplo.com' };
  const task = { transact: (work: never) => inTransaction(db, work), now: clock.now, idJob: uuidv7() };
  const sellador = jobs(services).find(({ job }) => job.name === 'sellar-tramite');
  await sellador?.handle(task as never, { idSolicitud });
}

test('el índice y el testimonio nombran a la compañía con quien firmó por ella', {
  skip: absent('pdftotext'),
}, async () => {
  const { julia, idSolicitud } = await firmada();
  const { data: indice } = await as(julia).call(api.registro.indice, { query: { anio: 2026 } });
  const text = ask('pdftotext', indice.contenido, (name) => ['-raw', name, '-'])
    .text.replace(/\u00ad\s+/g, '')
    .replace(/\s+/g, ' ');
  assert.ok(text.includes(`${EMPRESA}, representada por ${LUIS}; ${ANA}`), text);

  await sellar(idSolicitud);
  const { data: registro } = await as(julia).call(api.registro.list, { query: {} });
  assert.deepEqual(registro[0]?.datos.comparecientes, [`${LUIS}, en representación de ${EMPRESA}`, ANA]);
  const params = { idSolicitud };
  const { propuesta } = (await as(julia).call(api.papeles.ofTramite, { params })).data;
  assert.deepEqual(propuesta.personas, [LUIS, EMPRESA, ANA]);
  const body = { ...PAPEL, destinatario: EMPRESA.toLocaleUpperCase('es') };
  const { data: suyo } = await as(julia).call(api.papeles.make, { params, body });
  assert.equal(suyo.aExtrano, false, 'la compañía es parte del acto');
  const { data: ajeno } = await as(julia).call(api.papeles.make, {
    params,
    body: { ...PAPEL, destinatario: 'Otra, S.A.' },
  });
  assert.equal(ajeno.aExtrano, true);
});

test('una firma anterior, que no dice por quién se firmó, se lee con los nombres de quienes comparecieron', async () => {
  const { julia, idSolicitud } = await firmada();
  await db
    .updateTable('firmaComparecientes')
    .set({ porSi: true, representados: '[]' })
    .where('idSolicitud', '=', idSolicitud)
    .execute();
  await sellar(idSolicitud);
  const { data } = await as(julia).call(api.registro.list, { query: {} });
  assert.deepEqual(data[0]?.datos.comparecientes, [LUIS, ANA]);
  const { propuesta } = (await as(julia).call(api.papeles.ofTramite, { params: { idSolicitud } })).data;
  assert.deepEqual(propuesta.personas, [LUIS, ANA]);
});
