import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { codigoImpreso } from '@fedatario/contract/acto';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { codigoDe, createDocumento } from '../../casa/archivos/testing/archivos.ts';
import { sha256 } from '../../services/cipher.ts';
import { sealedFiles } from '../../services/files/files.ts';
import { testFiles } from '../../services/files/testing/memory.ts';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { insertDocumento } from './queries.ts';
import { createPdfSellado } from './testing/sellos.ts';

const { as, clock, database, close } = await startTestApp({ rateLimit: 30 });
const { db } = database.pools;
after(close);

const ask = (codigo: string) => as(undefined).call(api.documentos.verificar, { params: { codigo } });

async function documento() {
  const ana = await createUsuario(db);
  const idSolicitud = await createDocumento(db, ana);
  const codigo = await codigoDe(db, idSolicitud);
  const row = await db
    .selectFrom('documentos')
    .selectAll()
    .where('codigoVerificacion', '=', codigo)
    .executeTakeFirstOrThrow();
  return { ana, idSolicitud, codigo, row };
}

test('quien sea lo comprueba con su código, como lo escriba, o con la huella de su archivo, y no lee de quién es', async () => {
  const { ana, codigo, row } = await documento();
  const huella = row.sha256.toString('hex');
  for (const dado of [codigo, codigoImpreso(codigo).toLowerCase(), codigo.replaceAll('0', 'O'), huella]) {
    const { status, data, text } = await ask(dado);
    assert.equal(status, 200, dado);
    assert.deepEqual([data.codigo, data.sha256, data.estado, data.notario], [codigo, huella, 'autentico', null]);
    assert.match(data.numero, /^T-2026-\d{6}$/);
    for (const suyo of [ana.idUsuario, ana.email]) assert.ok(!text.includes(suyo));
  }
});

test('lo que no se conoce no existe, sea código, huella o cualquier cosa', async () => {
  for (const dado of ['A'.repeat(20), '0'.repeat(64), "' or 1=1 --", '%'])
    assert.equal((await ask(dado)).status, 404, dado);
});

test('con otra versión queda sustituido, y la nueva es la auténtica', async () => {
  const { idSolicitud, codigo, row } = await documento();
  const nueva = { ...row, idDocumento: uuidv7(), version: 2, ...(await createPdfSellado(db)) };
  const codigoVerificacion = '1'.repeat(20);
  await insertDocumento(db, { ...nueva, idSolicitud, codigoVerificacion });
  assert.equal((await ask(codigo)).data.estado, 'sustituido');
  assert.equal((await ask(codigoVerificacion)).data.estado, 'autentico');
});

test('anulado por dos personas lo dice, y la marca no se quita', async () => {
  const { codigo, row } = await documento();
  const [una, otra] = [await createUsuario(db, { rol: 'notario' }), await createUsuario(db, { rol: 'admin' })];
  const marca = {
    idDocumento: row.idDocumento,
    marca: 'anulado',
    motivo: 'Sentencia',
    confirmadaEn: clock.now,
  } as const;
  const deUna = { ...marca, propuestaPor: una.idUsuario, confirmadaPor: una.idUsuario };
  await assert.rejects(db.insertInto('documentoMarcas').values(deUna).execute());
  await db
    .insertInto('documentoMarcas')
    .values({ ...deUna, confirmadaPor: otra.idUsuario })
    .execute();
  assert.equal((await ask(codigo)).data.estado, 'anulado');
  await assert.rejects(sql`delete from documento_marcas`.execute(db), /no se cambia ni se borra/);
});

test('no se dice auténtico si su archivo falta, cambió o no está firmado por su certificado, aunque su huella sea la que se anotó', async () => {
  const stored = async (change: (row: Awaited<ReturnType<typeof documento>>['row']) => Promise<object>) => {
    const { codigo, row } = await documento();
    await change(row);
    return (await ask(codigo)).data.estado;
  };
  const put = (idArchivo: string, bytes: Buffer) => sealedFiles(testFiles).put(idArchivo, bytes);
  const update = (idDocumento: string, change: { sha256?: Buffer; certificadoSha256?: Buffer }) =>
    db.updateTable('documentos').set(change).where('idDocumento', '=', idDocumento).execute();
  assert.equal(await stored(async () => ({})), 'autentico');
  assert.equal(
    await stored(({ idDocumento }) => update(idDocumento, { certificadoSha256: sha256(Buffer.of()) })),
    'noComprobado',
  );
  assert.equal(
    await stored(async ({ idArchivo, idDocumento }) => {
      const other = Buffer.from('sin firma');
      await put(idArchivo, other);
      return update(idDocumento, { sha256: sha256(other) });
    }),
    'noComprobado',
  );
  assert.equal(
    await stored(async ({ idArchivo }) => ({ done: await testFiles.put(idArchivo, Buffer.alloc(100)) })),
    'noComprobado',
  );
  assert.equal(await stored(async ({ idArchivo }) => ({ done: await testFiles.remove(idArchivo) })), 'noComprobado');
});

test('quien prueba muchos códigos espera', async () => {
  const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await ask('B'.repeat(20))).status));
  assert.ok(statuses.includes(429));
});
