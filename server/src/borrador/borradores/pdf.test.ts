import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { borradores } from '@fedatario/contract/borrador';
import { absent, ask } from '../../services/pdf/testing/tools.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createBorrador } from './testing/borradores.ts';

const { app, as, database, close } = await startTestApp();
const { db } = database.pools;
let ana: CreatedUsuario;
before(async () => {
  ana = await createUsuario(db);
});
after(close);

const preview = (who: CreatedUsuario, idBorrador: string) =>
  as(who).call(borradores.preview, { params: { idBorrador } });
const answer = (idBorrador: string, revision: number, valor: string) =>
  as(ana).call(borradores.save, { params: { idBorrador }, body: { revision, cambios: [{ clave: 'alfa', valor }] } });
const textOf = (pdf: Uint8Array) => ask('pdftotext', pdf, (file) => ['-raw', file, '-']).text;

describe('el borrador en PDF', () => {
  test('dice lo que se respondió, marca lo que falta y lleva la marca de borrador', {
    skip: absent('pdftotext'),
  }, async () => {
    const { idBorrador, revision } = await createBorrador(db, ana);
    await answer(idBorrador, revision, 'Doña Íñiga de la Peña');
    const { status, data } = await preview(ana, idBorrador);
    assert.equal(status, 200);
    const text = textOf(data.contenido);
    assert.match(text, /Doña Íñiga de la Peña/);
    assert.match(text, /\[La beta\]/);
    // Set aslant: each letter is a line of its own.
    assert.match(text.replace(/\s/g, ''), /BORRADOR/);
  });

  test('se muestra en el navegador con su nombre, y nadie en el camino lo guarda', async () => {
    const { idBorrador } = await createBorrador(db, ana);
    await as(ana).call(borradores.rename, { params: { idBorrador }, body: { nombre: 'Casa / "Peña"' } });
    const { headers, data } = await preview(ana, idBorrador);
    assert.equal(headers['content-type'], 'application/pdf');
    assert.equal(headers['cache-control'], 'private, no-store');
    assert.equal(
      headers['content-disposition'],
      `inline; filename="Casa Pena (borrador).pdf"; filename*=UTF-8''Casa%20Pe%C3%B1a%20%28borrador%29.pdf`,
    );
    assert.equal(Buffer.from(data.contenido).toString('latin1', 0, 5), '%PDF-');
  });

  test('no existe para nadie más', async () => {
    const { idBorrador } = await createBorrador(db, ana);
    for (const rol of ['cliente', 'admin'] as const) {
      assert.equal((await preview(await createUsuario(db, { rol }), idBorrador)).codigo, 'no-encontrado');
    }
  });

  test('lo que no se puede imprimir queda en blanco con su nombre, y el borrador no está completo', async () => {
    const { idBorrador, revision } = await createBorrador(db, ana);
    const { data: guardado } = await answer(idBorrador, revision, 'Luz 字 Paz');
    assert.equal(guardado.estado, 'enProgreso');
    const { status, data } = await preview(ana, idBorrador);
    assert.equal(status, 200);
    assert.match(textOf(data.contenido), /\[La alfa\]/);
  });

  test('cada persona tiene uno a la vez; los demás suyos esperan un momento, los de otra persona no', async () => {
    const { idBorrador } = await createBorrador(db, ana);
    const luz = await createUsuario(db);
    const other = await createBorrador(db, luz);
    const hers = preview(luz, other.idBorrador);
    const answers = await Promise.all(Array.from({ length: 10 }, () => preview(ana, idBorrador)));
    const refused = answers.filter(({ status }) => status !== 200);
    assert.ok(refused.length > 0 && refused.length < 10);
    assert.ok(refused.every(({ codigo }) => codigo === 'demasiadas-peticiones'));
    assert.equal(refused[0]?.headers['retry-after'], '2');
    assert.equal((await hers).status, 200);
    assert.equal((await preview(ana, idBorrador)).status, 200);
  });

  test('OpenAPI lo anuncia como archivo, y las métricas lo cuentan', async () => {
    const { idBorrador } = await createBorrador(db, ana);
    await preview(ana, idBorrador);
    const { paths, components } = (await app.inject('/api/openapi.json')).json();
    const { $ref } = paths['/private/borradores/{idBorrador}/pdf'].get.responses['200'];
    assert.deepEqual(components.responses[$ref.split('/').at(-1)].content, {
      'application/pdf': { schema: { type: 'string', format: 'binary' } },
    });
    const metrics = (await app.inject('/metrics')).body;
    assert.match(metrics, /fedatario_documentos_total\{resultado="hecho"\} [1-9]/);
    assert.match(metrics, /fedatario_documentos\{estado="procesos"\} 1/);
  });
});
