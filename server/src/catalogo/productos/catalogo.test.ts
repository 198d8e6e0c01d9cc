import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { productos } from '@fedatario/contract/catalogo';
import { sql } from 'kysely';
import { seedCatalogo } from '../../demo/catalogo.ts';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { publicarVersion } from './productos.ts';
import { createProducto, textoDePrueba } from './testing.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
const visitor = as(undefined);
before(async () => {
  await db.transaction().execute((tx) => seedCatalogo(tx, clock.now));
});
after(close);

const read = (idProducto: string) => visitor.call(productos.read, { params: { idProducto } });
const list = (query: object) => visitor.call(productos.list, { query: { limite: 100, ...query } as never });
const slugs = (answer: Awaited<ReturnType<typeof list>>) => answer.data.map(({ slug }) => slug);

describe('el catálogo de la demostración', () => {
  test('tiene cada documento del motor, y las ocho gestiones con sus pasos, su hoja de datos y sus gastos', async () => {
    const ejemplos = readdirSync(new URL('../../../../document-engine/examples/', import.meta.url));
    assert.deepEqual(slugs(await list({ tipo: 'documento', orden: 'nombre' })).sort(), ejemplos.sort());
    const gestiones = slugs(await list({ tipo: 'gestion' }));
    assert.equal(gestiones.length, 8);
    for (const slug of gestiones) {
      const { pasos, muestra, requisitos } = (await read(slug)).data;
      assert.ok(pasos.length > 2 && pasos.every(({ institucion }) => institucion !== ''), slug);
      assert.match(muestra ?? '', /Datos para la gestión/, slug);
      assert.ok(
        requisitos.some(({ obligatorio }) => obligatorio),
        slug,
      );
    }
  });

  test('cada página de producto dice qué incluye, qué no, en qué ley se basa, qué sigue y responde preguntas', async () => {
    for (const slug of slugs(await list({}))) {
      const { data } = await read(slug);
      const { incluye, noIncluye, baseLegal, despuesDePagar, preguntasFrecuentes, tags, relacionados } = data;
      for (const part of [incluye, noIncluye, baseLegal, despuesDePagar, preguntasFrecuentes, tags, relacionados]) {
        assert.ok(part.length > 0, slug);
      }
      assert.ok(data.resumen.length < 140 && data.descripcion.length > 200, slug);
      assert.ok(data.precio > 0 && data.plazoDesde);
      assert.ok(data.muestra !== null && data.secciones.length > 0, slug);
      assert.ok(!relacionados.some((other) => other.slug === slug) && relacionados.length <= 4);
      if (data.modalidad === 'notarial') assert.ok(data.requisitos.length > 0, slug);
    }
  });

  test('la muestra es un documento entero, sin espacios en blanco', async () => {
    for (const slug of slugs(await list({ tipo: 'documento' }))) {
      const { data } = await read(slug);
      assert.match(data.muestra ?? '', /^<article class="documento"/);
      assert.ok(!/#pregunta-|undefined|\[object/.test(data.muestra ?? ''), slug);
    }
  });
});

describe('un producto', () => {
  test('se lee por su id y por su slug', async () => {
    const { data } = await read('pagare');
    assert.deepEqual((await read(data.idProducto)).data, data);
    assert.equal(data.precio, 7900);
    assert.equal(data.version.numero, 1);
  });

  test('que no existe, no se publicó o se archivó no se encuentra', async () => {
    const { idProducto, slug } = await createProducto(db, { nombre: 'Documento retirado' });
    await db.updateTable('productos').set({ estado: 'archivado' }).where('idProducto', '=', idProducto).execute();
    for (const name of [idProducto, slug, 'no-existe', 'NO existe', "'; drop table productos; --"]) {
      assert.equal((await read(name)).status, 404, name);
    }
    assert.equal((await read('\u0000')).status, 422);
    assert.ok(!slugs(await list({ texto: 'retirado' })).includes(slug));
  });

  test('lo publicado no se cambia ni se borra, aunque lo pida el dueño de la base', async () => {
    const { idProducto } = await createProducto(db);
    await assert.rejects(
      sql`update versiones_producto set precio = 1 where id_producto = ${idProducto}`.execute(db),
      /no se cambia ni se borra/,
    );
    await assert.rejects(
      sql`delete from versiones_producto where id_producto = ${idProducto}`.execute(db),
      /no se cambia ni se borra/,
    );
  });

  test('publicar otra vez hace la versión siguiente, y es la que se vende', async () => {
    const { idProducto } = await createProducto(db, { precio: 5000 });
    await publicarVersion(db, idProducto, { precio: 6000, texto: textoDePrueba(['alfa']) }, clock.now);
    const { data } = await read(idProducto);
    assert.deepEqual([data.version.numero, data.precio], [2, 6000]);
  });

  test('dos que publican a la vez hacen dos versiones', async () => {
    const { idProducto } = await createProducto(db);
    const publish = () =>
      db
        .transaction()
        .execute((tx) => publicarVersion(tx, idProducto, { precio: 1, texto: textoDePrueba(['a']) }, clock.now));
    await Promise.all([publish(), publish(), publish()]);
    assert.equal((await read(idProducto)).data.version.numero, 4);
  });

  test('lo que el motor no puede vender no se publica, y se dice por qué', async () => {
    const { idProducto } = await createProducto(db);
    const { plantilla } = textoDePrueba(['alfa', 'beta']);
    const texto = { entrevista: textoDePrueba(['alfa']).entrevista, plantilla, respuestasDeMuestra: {} };
    await assert.rejects(publicarVersion(db, idProducto, { precio: 1, texto }, clock.now), /beta/);
    const roto = { entrevista: {}, plantilla, respuestasDeMuestra: {} };
    await assert.rejects(publicarVersion(db, idProducto, { precio: 1, texto: roto }, clock.now), /secciones/);
  });
});

describe('las categorías y las etiquetas', () => {
  test('las categorías van en su orden con cuántos productos tienen; las vacías no salen', async () => {
    const { data } = await visitor.call(productos.categorias, {});
    assert.equal(data.find(({ slug }) => slug === 'obligaciones')?.productos, 3);
    assert.ok(data.every((categoria) => categoria.productos > 0));
  });

  test('las etiquetas van por orden alfabético y sin repetir, para quien tiene sesión', async () => {
    const { data } = await as(await createUsuario(db)).call(productos.tags, {});
    assert.ok(data.includes('alquiler') && new Set(data).size === data.length);
    assert.equal((await visitor.call(productos.tags, {})).status, 401);
  });
});
