import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { v7 as uuidv7 } from 'uuid';
import { inTransaction } from '../../db/transaction.ts';
import { sealedFiles } from '../../services/files/files.ts';
import { memoryFiles } from '../../services/files/testing/memory.ts';
import { absent, bodyOf } from '../../services/pdf/testing/tools.ts';
import { testSeal } from '../../services/seal/testing/seal.ts';
import { guardarRespuestas } from '../../solicitud/solicitudes/solicitudes.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { paragraphsOfWord, partsOfWord } from '../../testing/word.ts';
import { createTramite } from '../../tramite/tramites/testing/tramites.ts';
import { entregar } from './documentos.ts';
import { createAutomatica } from './testing/automaticas.ts';

const store = memoryFiles();
const { as, clock, database, renderPdf, close } = await startTestApp({ files: store });
const { db } = database.pools;
after(close);

const services = { files: sealedFiles(store), renderPdf, sello: testSeal(), baseUrl: 'https://notaria.ejemplo.com' };
const deliver = (idSolicitud: string) => {
  const task = { db, transact: (work: never) => inTransaction(db, work), idJob: uuidv7(), now: clock.now };
  return entregar(services, task as never, idSolicitud);
};
const word = (who: CreatedUsuario, idSolicitud: string) =>
  as(who).call(api.documentos.word, { params: { idSolicitud } });

test('lo entregado se descarga también en Word, con el mismo texto y sin lo que dice un borrador', {
  skip: absent('pdftotext'),
}, async () => {
  const ana = await createUsuario(db);
  const { idSolicitud } = await createAutomatica(db, ana, { respuesta: 'Ana <b>& «Eva»' });
  assert.equal((await word(ana, idSolicitud)).status, 404, 'antes de entregarse no lo hay');
  await deliver(idSolicitud);
  const { status, headers, data } = await word(ana, idSolicitud);
  assert.equal(status, 200);
  assert.match(String(headers['content-type']), /wordprocessingml/);
  assert.match(String(headers['content-disposition']), /filename="Carta de pago T-\d{4}-\d{6}\.docx"/);
  const paragraphs = paragraphsOfWord(data.contenido);
  assert.ok(paragraphs.some((one) => one.includes('Ana <b>& «Eva»')));
  const pdf = await as(ana).call(api.documentos.download, { params: { idSolicitud } });
  assert.equal(paragraphs.join('').replace(/\s/g, ''), bodyOf(pdf.data.contenido));
  assert.doesNotMatch([...partsOfWord(data.contenido).values()].join(), /BORRADOR|antes de su uso|\[alfa\]/i);
});

test('es el texto que se entregó, aunque las respuestas o la plantilla digan después otra cosa', async () => {
  const ana = await createUsuario(db);
  const { idSolicitud } = await createAutomatica(db, ana, { respuesta: 'lo entregado' });
  await deliver(idSolicitud);
  const kept = await db
    .selectFrom('documentos')
    .select('contenidoCifrado')
    .where('idSolicitud', '=', idSolicitud)
    .executeTakeFirstOrThrow();
  assert.doesNotMatch(String(kept.contenidoCifrado), /lo entregado/, 'se guarda sellado');
  await guardarRespuestas(db, idSolicitud, JSON.stringify({ alfa: 'otra cosa' }));
  assert.match(paragraphsOfWord((await word(ana, idSolicitud)).data.contenido).join(), /lo entregado/);
  // A document that was delivered before texts were kept is written again from its answers.
  await db.updateTable('documentos').set({ contenidoCifrado: null }).where('idSolicitud', '=', idSolicitud).execute();
  assert.match(paragraphsOfWord((await word(ana, idSolicitud)).data.contenido).join(), /otra cosa/);
});

test('nadie más lo descarga, y de lo que se firmó ante notario no lo hay', async () => {
  const ana = await createUsuario(db);
  const { idSolicitud } = await createAutomatica(db, ana);
  await deliver(idSolicitud);
  for (const rol of ['cliente', 'admin'] as const)
    assert.equal((await word(await createUsuario(db, { rol }), idSolicitud)).status, 404);
  const notarial = await createTramite(db, ana, { estado: 'entregado' });
  await db
    .updateTable('documentos')
    .set({ idSolicitud: notarial.idSolicitud })
    .where('idSolicitud', '=', idSolicitud)
    .execute();
  assert.equal(
    (await as(ana).call(api.documentos.download, { params: { idSolicitud: notarial.idSolicitud } })).status,
    200,
  );
  assert.equal((await word(ana, notarial.idSolicitud)).status, 404);
});
