import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { HOUR } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import { PUNTO } from '../../casa/archivos/testing/archivos.ts';
import { inTransaction } from '../../db/transaction.ts';
import { sealedFiles } from '../../services/files/files.ts';
import { memoryFiles } from '../../services/files/testing/memory.ts';
import { absent, ask } from '../../services/pdf/testing/tools.ts';
import { testSeal } from '../../services/seal/testing/seal.ts';
import { JUEVES, MARTES_9, startCitas } from '../../solicitud/citas/testing/casos.ts';
import { jobs } from './jobs.ts';
import { conRespuestas, FIRMA, probarQuienEs } from './testing/firmas.ts';

const store = memoryFiles();
const { db, as, con, clock, renderPdf, close, confirmada } = await startCitas({ files: store });
after(close);

interface Nombre {
  readonly nombres: string;
  readonly apellidos: string;
}

const conNombre = (nombre: Nombre) => (respuestas: unknown) => {
  const { requirente, ...otras } = respuestas as { requirente: object };
  return { ...otras, requirente: { ...requirente, ...nombre } };
};

const NOMBRES: readonly (Nombre & { readonly impreso: string })[] = [
  {
    nombres: 'Gal·la Ẍuẍ',
    apellidos: 'D´Angelo Kꞌicheꞌ–Paz',
    impreso: "Gal·la Ẍuẍ D'Angelo K'iche'-Paz",
  },
  {
    nombres: 'María de los Ángeles Guadalupe del Carmen Concepción Fernanda Inmaculada Beatriz',
    apellidos: 'Hernández‑Echeverría y Martínez de la Cruz viuda de Fernández del Castillo López',
    impreso:
      'María de los Ángeles Guadalupe del Carmen Concepción Fernanda Inmaculada Beatriz Hernández-Echeverría y Martínez de la Cruz viuda de Fernández del Castillo López',
  },
];

/** Notes the arrival of the signatory that the office expects, and signs as the form proposes. */
async function firmar(nombre: Nombre) {
  clock.now = JUEVES;
  const { ana, idSolicitud, notario } = await confirmada();
  await conRespuestas(db, idSolicitud, 'declaracion-jurada', 'ingresos', conNombre(nombre));
  clock.now = new Date(Date.parse(MARTES_9) - HOUR);
  const params = { idSolicitud };
  const { asistencia } = (await as(notario).call(api.presencia.read, { params })).data;
  const asistentes = (asistencia?.asistentes ?? []).map((uno) => ({ ...uno, llegada: 'llego' as const }));
  const llegada = await as(notario).call(api.presencia.checkIn, { params, body: { revision: 0, asistentes } });
  assert.equal(llegada.status, 200, llegada.text);
  const { comparecientes, clase } = (await as(notario).call(api.firmas.propose, { params })).data;
  const hoja = { query: { nombre: 'hoja.png' }, body: PUNTO };
  const archivos = [(await con(notario).call(api.archivos.upload, hoja)).data.idArchivo];
  await probarQuienEs(db, notario, clock.now);
  const fuera = { clase: clase ?? 'actaNotarial', instrumento: null, folios: null, fecha: '2026-01-20' };
  const firma = await con(notario).call(api.firmas.sign, {
    params,
    body: { ...FIRMA, ...fuera, comparecientes, archivos },
  });
  assert.equal(firma.status, 200, firma.text);
  return { ana, idSolicitud, notario };
}

test('de la respuesta al sello: quien se llama así llega, firma, y está en su documento y en el registro', {
  skip: absent('pdftotext'),
}, async () => {
  const sello = jobs({
    files: sealedFiles(store),
    renderPdf,
    sello: testSeal(),
    baseUrl: 'https://n.ejemplo.com',
  }).find(({ job }) => job.name === 'sellar-tramite');
  for (const { impreso, ...nombre } of NOMBRES) {
    const { ana, idSolicitud, notario } = await firmar(nombre);
    const task = { transact: (work: never) => inTransaction(db, work), now: clock.now, idJob: uuidv7() };
    await sello?.handle(task as never, { idSolicitud });
    const { data, text: dicho } = await as(ana).call(api.documentos.download, { params: { idSolicitud } });
    assert.ok(data, dicho);
    const { contenido } = data;
    const text = ask('pdftotext', contenido, (name) => ['-raw', name, '-']).text.normalize('NFC');
    const seguido = (dicho: string) => dicho.replace(/[\s\u00ad]/g, '');
    assert.ok(seguido(text).includes(seguido(impreso)), `${impreso}: ${text}`);
    const [asiento] = (await as(notario).call(api.registro.list, { query: {} })).data;
    assert.deepEqual(asiento?.datos.comparecientes, [impreso]);
  }
});
