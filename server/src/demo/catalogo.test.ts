import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  archivosDeProducto,
  casosDeProducto,
  productosDeOficina,
  redacciones,
  textosDeProducto,
} from '@fedatario/contract/catalogo';
import { printJson } from '@fedatario/document-engine';
import { archivoDeEjemplo, ejemplos } from '../catalogo/redacciones/testing/archivos.ts';
import { startTestApp } from '../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../testing/factories.ts';
import { seedCatalogo } from './catalogo.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
// The answers of the examples are true on their day.
clock.now = new Date('2026-11-21T18:00:00Z');
let admin: CreatedUsuario;
before(async () => {
  admin = await createUsuario(db, { rol: 'admin' });
  await db.transaction().execute((tx) => seedCatalogo(tx, clock.now, admin.idUsuario));
});
after(close);

const documentos = async () =>
  (await as(admin).call(productosDeOficina.list, { query: { tipo: 'documento', limite: 100 } })).data;

test('la demostración publica cada documento de la casa desde el editor, con sus casos, y no deja nada a medias', async () => {
  const todos = await documentos();
  assert.deepEqual(todos.map(({ slug }) => slug).sort(), [...ejemplos].sort());
  for (const { idProducto, slug, estado, version } of todos) {
    const { data } = await as(admin).call(redacciones.read, { params: { idProducto } });
    assert.deepEqual([slug, estado, version, data.sinPublicar, data.problemas], [slug, 'publicado', 1, [], []]);
    const { data: casos } = await as(admin).call(casosDeProducto.list, { params: { idProducto } });
    assert.ok(casos.length > 0, slug);
    for (const { nombre, esperado, actual } of casos) assert.equal(actual, esperado, `${slug}: ${nombre}`);
  }
});

test('cada uno se abre en el editor sin perder nada, se guarda igual y pasa lo que pide publicar', async () => {
  for (const { idProducto, slug } of await documentos()) {
    const params = { idProducto };
    const { data: abierto } = await as(admin).call(textosDeProducto.read, { params });
    for (const parte of ['entrevista', 'plantilla'] as const)
      assert.equal(printJson(abierto[parte]), archivoDeEjemplo(`${slug}/${parte}.json`), slug);
    const antes = JSON.parse((await as(admin).call(archivosDeProducto.read, { params })).text);
    // Another title makes it a text to publish, which the server checks anew.
    const { idProducto: _, ...texto } = abierto;
    const plantilla = { ...texto.plantilla, titulo: `${texto.plantilla.titulo}.` };
    await as(admin).call(textosDeProducto.save, { params, body: { ...texto, plantilla } });
    const { data: escrita } = await as(admin).call(redacciones.read, { params });
    assert.deepEqual([slug, escrita.sinPublicar, escrita.problemas], [slug, ['texto'], []]);
    const body = { revision: escrita.revision, revisionDeTexto: escrita.texto?.revision ?? 0 };
    const { data: publicada } = await as(admin).call(redacciones.publish, { params, body });
    assert.equal(publicada.texto?.numero, 2, slug);
    const despues = JSON.parse((await as(admin).call(archivosDeProducto.read, { params })).text);
    assert.deepEqual(despues, { ...antes, plantilla }, slug);
  }
});
