import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { borradores } from '@fedatario/contract/borrador';
import { productos, productosDeOficina, type Redaccion, redacciones } from '@fedatario/contract/catalogo';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { publicarVersion } from '../productos/productos.ts';
import { createProducto, textoDePrueba } from '../productos/testing.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
let admin: CreatedUsuario;
before(async () => {
  admin = await createUsuario(db, { rol: 'admin', nombreCompleto: 'Elena Paz' });
});
after(close);

const leer = async (idProducto: string) => (await as(admin).call(redacciones.read, { params: { idProducto } })).data;
const datos = ({ idProducto, datos: antes, revision }: Redaccion, cambio: Partial<Redaccion['datos']>) =>
  as(admin).call(redacciones.saveDatos, { params: { idProducto }, body: { ...antes, ...cambio, revision } });
const precio = ({ idProducto, revision }: Redaccion, centavos: number) =>
  as(admin).call(redacciones.savePrecio, { params: { idProducto }, body: { precio: centavos, revision } });
const publicar = ({ idProducto, revision, texto }: Redaccion) =>
  as(admin).call(redacciones.publish, {
    params: { idProducto },
    body: { revision, revisionDeTexto: texto?.revision ?? 0 },
  });
const versiones = async (idProducto: string) =>
  (await as(admin).call(redacciones.versions, { params: { idProducto } })).data;
const publico = async (idProducto: string) =>
  (await as(undefined).call(productos.read, { params: { idProducto } })).data;

test('lo que se escribe no se ve hasta publicarlo; los textos no hacen otra versión, y el precio sí', async () => {
  const { idProducto } = await createProducto(db, { precio: 10_000, nombre: 'Carta de prueba' });
  const limpia = await leer(idProducto);
  assert.deepEqual([limpia.revision, limpia.sinPublicar, limpia.problemas, limpia.texto?.preguntas], [0, [], [], 3]);
  const { data: escrita } = await datos(limpia, { nombre: 'Carta corregida', tags: ['carta', 'poder'] });
  assert.deepEqual([escrita.revision, escrita.sinPublicar, escrita.escritaPor], [1, ['datos'], 'Elena Paz']);
  assert.equal((await publico(idProducto)).nombre, 'Carta de prueba');
  const { data: publicada } = await publicar(escrita);
  assert.deepEqual(
    [publicada.revision, publicada.sinPublicar, publicada.escritaEn, publicada.nombre],
    [2, [], null, 'Carta corregida'],
  );
  const visto = await publico(idProducto);
  assert.deepEqual([visto.nombre, visto.tags, visto.version.numero], ['Carta corregida', ['carta', 'poder'], 1]);
  const { data: cara } = await precio(publicada, 12_500);
  await publicar(cara);
  const { precio: nuevo, version } = await publico(idProducto);
  assert.deepEqual([nuevo, version.numero], [12_500, 2]);
  assert.equal((await as(undefined).call(productos.list, { query: { texto: 'carta corregida' } })).data.length, 1);
});

test('una gestión se vende al precio que se le escribe', async () => {
  const { idProducto } = await createProducto(db, { modalidad: 'gestion', precio: 10_000 });
  const { data: escrita } = await precio(await leer(idProducto), 12_500);
  assert.deepEqual([escrita.tipo, escrita.sinPublicar, escrita.problemas], ['gestion', ['precio'], []]);
  const { data: publicada } = await publicar(escrita);
  assert.deepEqual(publicada.sinPublicar, []);
  const { precio: nuevo, version } = await publico(idProducto);
  assert.deepEqual([nuevo, version.numero], [12_500, 2]);
});

test('dos personas no se pisan: la segunda recibe lo escrito, y nada se pierde', async () => {
  const { idProducto } = await createProducto(db);
  const vista = await leer(idProducto);
  await datos(vista, { resumen: 'El de la primera.' });
  const { status, problem } = await datos(vista, { resumen: 'El de la segunda.' });
  const actual = problem?.actual as Redaccion;
  assert.deepEqual([status, problem?.codigo, actual.datos.resumen], [409, 'conflicto-revision', 'El de la primera.']);
  assert.equal((await publicar(vista)).problem?.codigo, 'conflicto-revision');
});

test('veinte a la vez: una guarda, y las demás reciben lo que quedó', async () => {
  const { idProducto } = await createProducto(db);
  const vista = await leer(idProducto);
  const todas = await Promise.all(Array.from({ length: 20 }, (_, i) => precio(vista, 1_000 + i)));
  assert.equal(todas.filter(({ status }) => status === 200).length, 1);
  assert.equal(todas.filter(({ problem }) => problem?.codigo === 'conflicto-revision').length, 19);
});

test('lo que cambia en la lista entretanto no lo deshace quien publica sus textos', async () => {
  const { idProducto } = await createProducto(db, { precio: 10_000 });
  const { data: escrita } = await datos(await leer(idProducto), { resumen: 'Otro resumen.' });
  const { data: producto } = await as(admin).call(productosDeOficina.read, { params: { idProducto } });
  await as(admin).call(productosDeOficina.price, {
    params: { idProducto },
    body: { precio: 11_000, revision: producto.revision },
  });
  await publicar(escrita);
  const { precio: queda, resumen } = await publico(idProducto);
  assert.deepEqual([queda, resumen], [11_000, 'Otro resumen.']);
});

test('se vuelve al texto de una versión anterior, como otra versión; un borrador abierto conserva la suya', async () => {
  const { idProducto } = await createProducto(db, { claves: ['alfa'] });
  const ana = await createUsuario(db);
  const { data: borrador } = await as(ana).call(borradores.create, { body: { idProducto } });
  const texto = textoDePrueba(['alfa', 'beta']);
  await publicarVersion(db, idProducto, { precio: 10_000, texto }, clock.now);
  const [segunda, primera] = await versiones(idProducto);
  assert.ok(segunda && primera);
  assert.deepEqual(
    [segunda, primera].map(({ numero, preguntas, vigente, cambioElTexto, borradores: abiertos }) => [
      numero,
      preguntas,
      vigente,
      cambioElTexto,
      abiertos,
    ]),
    [
      [2, 2, true, true, 0],
      [1, 1, false, true, 1],
    ],
  );
  const { data: escrita } = await as(admin).call(redacciones.restore, {
    params: { idProducto },
    body: { idVersion: primera.idVersion, revision: 0 },
  });
  assert.deepEqual([escrita.sinPublicar, escrita.texto?.numero], [['texto'], 1]);
  await publicar(escrita);
  const [tercera] = await versiones(idProducto);
  assert.deepEqual([tercera?.numero, tercera?.preguntas, tercera?.vigente], [3, 1, true]);
  const { data: abierto } = await as(ana).call(borradores.read, { params: { idBorrador: borrador.idBorrador } });
  assert.equal(abierto.version.idVersion, primera.idVersion);
});

test('una copia no se vende hasta publicarla, y entonces se vende con el texto de la otra', async () => {
  const origen = await createProducto(db, { precio: 8_000, claves: ['alfa', 'beta'], requisitos: ['dpi'] });
  const copiar = (slug: string) =>
    as(admin).call(redacciones.copy, {
      params: { idProducto: origen.idProducto },
      body: { nombre: 'Copia de prueba', slug },
    });
  const repetida = await copiar(origen.slug);
  assert.deepEqual([repetida.status, repetida.problem?.errores?.[0]?.campo], [422, 'slug']);
  const aLaVez = await Promise.all(Array.from({ length: 8 }, () => copiar('copia-disputada')));
  assert.deepEqual(aLaVez.map(({ status }) => status).sort(), [200, 422, 422, 422, 422, 422, 422, 422]);
  const { data: copia } = await copiar('copia-de-prueba');
  assert.deepEqual(
    [copia.estado, copia.precio, copia.texto?.preguntas, copia.requisitos.length],
    ['borrador', 8_000, 2, 1],
  );
  assert.equal((await as(undefined).call(productos.read, { params: { idProducto: copia.idProducto } })).status, 404);
  const sinDescartar = await as(admin).call(redacciones.discard, { params: { idProducto: copia.idProducto } });
  assert.equal(sinDescartar.problem?.codigo, 'producto-sin-version');
  const { data: publicada } = await publicar(copia);
  assert.deepEqual([publicada.estado, publicada.problemas], ['publicado', []]);
  const visto = await publico(copia.idProducto);
  assert.deepEqual([visto.nombre, visto.precio, visto.secciones], ['Copia de prueba', 8_000, ['Los datos']]);
});

test('no se publica a medias: cada falta se dice, y lo que ya está publicado no se publica dos veces', async () => {
  const { idProducto } = await createProducto(db, { modalidad: 'notarial' });
  const acto = await leer(idProducto);
  assert.deepEqual(acto.problemas, ['sinRequisitos']);
  const { data: escrita } = await precio(acto, 5_000);
  assert.equal((await publicar(escrita)).problem?.codigo, 'redaccion-con-problemas');
  const autoservicio = await createProducto(db);
  assert.equal((await publicar(await leer(autoservicio.idProducto))).problem?.codigo, 'nada-por-publicar');
  await db
    .updateTable('categorias')
    .set({ activa: false })
    .where('nombre', '=', autoservicio.categoria.nombre)
    .execute();
  assert.deepEqual((await leer(autoservicio.idProducto)).problemas, ['categoriaArchivada']);
});

test('lo que no se puede guardar se rechaza y nombra el campo', async () => {
  const { idProducto } = await createProducto(db);
  const vista = await leer(idProducto);
  const arancel = { concepto: 'Registro', monto: null, nota: null, opcional: false };
  for (const [campo, cambio] of [
    ['nombre', { nombre: '' }],
    ['nombre', { nombre: 'x'.repeat(121) }],
    // The invoice prints it.
    ['nombre', { nombre: 'Carta 😀' }],
    ['plazoHoras', { plazoHoras: -1 }],
    ['tags', { tags: Array.from({ length: 21 }, (_, i) => `t${i}`) }],
    ['aranceles.0.nota', { aranceles: [arancel] }],
    ['idCategoria', { idCategoria: idProducto }],
    ['descripcion', { descripcion: 'a\u202eb' }],
  ] as const) {
    const { status, problem } = await datos(vista, cambio as object);
    assert.deepEqual([status, problem?.errores?.[0]?.campo], [422, campo], campo);
  }
  const pedido = { clave: 'no_existe', obligatorio: true, instrucciones: '' };
  for (const requisitos of [[pedido], [pedido, pedido]]) {
    const { status } = await as(admin).call(redacciones.saveRequisitos, {
      params: { idProducto },
      body: { requisitos, revision: 0 },
    });
    assert.equal(status, 422);
  }
  assert.equal((await leer(idProducto)).revision, 0);
});
