import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { archivosDeProducto, casosDeProducto, productosDeOficina, redacciones } from '@fedatario/contract/catalogo';
import { printJson } from '@fedatario/document-engine';
import { startTestApp } from '../../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../../testing/factories.ts';
import { createCategoria } from '../../productos/testing.ts';
import { alistarCatalogos } from '../../surtido/surtido.ts';
import { archivoDeEjemplo, archivoDePrueba, comoArchivo, ejemplos, enBytes } from '../testing/archivos.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
clock.now = new Date('2026-11-21T18:00:00Z');
let admin: CreatedUsuario;
before(async () => {
  admin = await createUsuario(db, { rol: 'admin' });
  await db.transaction().execute((tx) => alistarCatalogos({ db: tx, now: clock.now }));
  await createCategoria(db, 'De los archivos');
});
after(close);

const revisar = (bytes: Uint8Array) => as(admin).call(archivosDeProducto.review, { body: bytes });
const traer = (bytes: Uint8Array, query: { nombre: string; slug: string }) =>
  as(admin).call(archivosDeProducto.bring, { query, body: bytes });
const archivoDe = async (idProducto: string) =>
  (await as(admin).call(archivosDeProducto.read, { params: { idProducto } })).text;

for (const slug of ejemplos)
  test(`${slug}: su archivo se trae y se vuelve a escribir igual, byte por byte`, async () => {
    const { ficha, respuestas } = comoArchivo(slug) as Record<'ficha' | 'respuestas', Record<string, string>>;
    const [muestra] = Object.keys(respuestas);
    const archivo = enBytes(comoArchivo(slug, { ...paginaDePrueba(), muestra }));
    const { data, problem } = await traer(archivo, { slug, nombre: ficha.nombre ?? '' });
    assert.equal(problem, undefined);
    const vuelto = await archivoDe(data.idProducto);
    assert.equal(vuelto, archivo.toString());
    const partes = JSON.parse(vuelto) as Record<string, Record<string, unknown>>;
    for (const parte of ['ficha', 'entrevista', 'plantilla'])
      assert.equal(printJson(partes[parte]), archivoDeEjemplo(`${slug}/${parte}.json`), parte);
    for (const caso of Object.keys(respuestas)) {
      const suyas = printJson(partes.respuestas?.[caso]);
      assert.equal(suyas, archivoDeEjemplo(`${slug}/respuestas/${caso}.json`), caso);
      assert.equal(partes.esperado?.[caso], archivoDeEjemplo(`${slug}/esperado/${caso}.txt`), caso);
    }
    assert.deepEqual([data.estado, data.problemas.includes('casosSinPasar')], ['borrador', false]);
  });

test('un ejemplo solo, sin lo que dice la oficina, se trae también, y se pide lo que falta antes de publicar', async () => {
  const { data } = await traer(enBytes(comoArchivo('pagare')), { slug: 'pagare-solo', nombre: 'Pagaré' });
  assert.deepEqual(data.problemas, ['sinDescripcion']);
});

test('un caso se llama como quiera, menos como lo que ninguna lista guarda', async () => {
  const conCaso = (nombre: string) => {
    const archivo = archivoDePrueba() as { respuestas: Record<string, unknown>; esperado: Record<string, string> };
    const [respuestas] = Object.values(archivo.respuestas);
    const [esperado = ''] = Object.values(archivo.esperado);
    const de = (valor: unknown) => Object.fromEntries([[nombre, valor]]);
    return enBytes({ ...archivo, contextos: undefined, respuestas: de(respuestas), esperado: de(esperado) });
  };
  const { data, problem } = await traer(conCaso('constructor'), { nombre: 'Raro', slug: 'caso-raro' });
  assert.equal(problem, undefined);
  assert.match(await archivoDe(data.idProducto), /"constructor"/);
  for (const nombre of ['__proto__', 'a\u202Eb', '   ', 'dos\nlíneas']) {
    const malo = await traer(conCaso(nombre), { nombre: 'Raro', slug: 'caso-malo' });
    assert.equal(malo.status, 422, JSON.stringify(nombre));
  }
});

test('traído sobre el mismo producto, su archivo es el mismo; con más casos de los que caben se rechaza', async () => {
  const { data } = await traer(enBytes({ ...archivoDePrueba(), producto: paginaDePrueba() }), {
    nombre: 'Sobre sí mismo',
    slug: 'sobre-si-mismo',
  });
  const antes = await archivoDe(data.idProducto);
  const encima = async (bytes: Uint8Array) => {
    const { revision, texto } = (await as(admin).call(redacciones.read, { params: { idProducto: data.idProducto } }))
      .data;
    return as(admin).call(archivosDeProducto.replace, {
      params: { idProducto: data.idProducto },
      query: { revision, revisionDeTexto: texto?.revision ?? 0 },
      body: bytes,
    });
  };
  assert.equal((await encima(Buffer.from(antes))).status, 200);
  assert.equal(await archivoDe(data.idProducto), antes);
  const archivo = JSON.parse(antes) as { respuestas: Record<string, unknown>; esperado: Record<string, string> };
  const [respuestas] = Object.values(archivo.respuestas);
  const [esperado = ''] = Object.values(archivo.esperado);
  const muchos = (valor: unknown) => Object.fromEntries(Array.from({ length: 30 }, (_, i) => [`caso ${i}`, valor]));
  const lleno = { ...archivo, contextos: undefined, respuestas: muchos(respuestas), esperado: muchos(esperado) };
  const { problem } = await encima(enBytes({ ...lleno, producto: { ...paginaDePrueba(), muestra: 'caso 0' } }));
  assert.deepEqual([problem?.errores?.[0]?.campo, problem?.errores?.[0]?.clave], ['respuestas', 'demasiados']);
});

test('publicado y vuelto a guardar en un archivo, es el mismo', async () => {
  const archivo = enBytes({ ...archivoDePrueba(), producto: paginaDePrueba() });
  const { data } = await traer(archivo, { nombre: 'De un archivo', slug: 'para-publicar' });
  const antes = await archivoDe(data.idProducto);
  const { data: publicado, problem } = await as(admin).call(redacciones.publish, {
    params: { idProducto: data.idProducto },
    body: { revision: data.revision, revisionDeTexto: data.texto?.revision ?? 0 },
  });
  assert.deepEqual([problem, publicado.estado, publicado.texto?.numero], [undefined, 'publicado', 1]);
  assert.equal(await archivoDe(data.idProducto), antes);
  const { existente, categoria, faltas, casosDistintos } = (await revisar(Buffer.from(antes))).data;
  assert.deepEqual(
    [existente?.idProducto, existente?.admite, categoria, faltas, casosDistintos],
    [data.idProducto, true, 'De los archivos', [], []],
  );
});

test('antes de escribir dice lo que no cabe aquí: dirección, categoría, requisitos, cláusulas, casos y faltas', async () => {
  const cuantos = async () => (await as(admin).call(productosDeOficina.list, { query: { limite: 100 } })).data.length;
  const antes = await cuantos();
  const ajena = {
    type: 'clausula',
    attrs: { id: 'una', titulo: 'Ajena', biblioteca: crypto.randomUUID(), version: 2 },
  };
  const archivo = archivoDePrueba({ categoria: 'No la hay', slug: 'con-conflictos' }) as ReturnType<
    typeof archivoDePrueba
  > & {
    plantilla: { contenido: { content: unknown[] } };
  };
  archivo.plantilla.contenido.content.push({
    ...ajena,
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x' }] }],
  });
  archivo.plantilla.contenido.content.push({
    type: 'paragraph',
    content: [{ type: 'variable', attrs: { ruta: 'nadie' } }],
  });
  const producto = { ...paginaDePrueba(), requisitos: [{ clave: 'ausente', obligatorio: true, instrucciones: '' }] };
  const { data } = await revisar(enBytes({ ...archivo, producto }));
  assert.deepEqual(
    [data.existente, data.idCategoria, data.requisitosAusentes, data.clausulasAjenas, data.casosDistintos],
    [null, null, ['ausente'], ['Ajena'], ['uno']],
  );
  assert.match(data.faltas.join(), /nadie/);
  assert.equal(await cuantos(), antes);
});

test('lo que falta aquí se elige o se omite; sin decirlo no se escribe nada', async () => {
  const producto = { ...paginaDePrueba(), requisitos: [{ clave: 'ausente', obligatorio: true, instrucciones: '' }] };
  const bytes = enBytes({ ...archivoDePrueba({ categoria: 'No la hay' }), producto });
  const query = { nombre: 'Con faltas', slug: 'con-faltas' };
  const campo = async (mas: object) =>
    (await as(admin).call(archivosDeProducto.bring, { query: { ...query, ...mas }, body: bytes })).problem?.errores?.[0]
      ?.campo;
  const { idCategoria } = await createCategoria(db);
  assert.equal(await campo({}), 'idCategoria');
  assert.equal(await campo({ idCategoria }), 'producto.requisitos.0.clave');
  assert.equal(await campo({ idCategoria, requisitos: 'omitir' }), undefined);
  assert.equal(await campo({ idCategoria, requisitos: 'omitir' }), 'slug');
});

test('sobre un documento que ya está se escribe su siguiente versión, si nadie escribió entretanto', async () => {
  const { data } = await traer(enBytes(archivoDePrueba()), { nombre: 'De un archivo', slug: 'sobre-el' });
  const params = { idProducto: data.idProducto };
  const sobre = (archivo: object, revision = data.revision) =>
    as(admin).call(archivosDeProducto.replace, {
      params,
      query: { revision: String(revision), revisionDeTexto: String(data.texto?.revision ?? 0) } as never,
      body: enBytes(archivo),
    });
  assert.equal(
    (await sobre(archivoDePrueba({ modalidad: 'notarial' }))).problem?.errores?.[0]?.campo,
    'ficha.modalidad',
  );
  const { data: despues } = await sobre(archivoDePrueba({ precio: 12_300, nombre: 'Otro nombre' }));
  assert.deepEqual([despues.precio, despues.datos.nombre, despues.slug], [12_300, 'Otro nombre', 'sobre-el']);
  const casos = (await as(admin).call(casosDeProducto.list, { params })).data;
  assert.deepEqual(
    casos.map(({ nombre }) => nombre),
    ['uno'],
  );
  assert.equal((await sobre(archivoDePrueba())).problem?.codigo, 'conflicto-revision');
});

/** The page of a product, as a file says it. */
function paginaDePrueba() {
  return {
    resumen: 'Un resumen',
    descripcion: 'Una descripción.',
    destacado: false,
    tags: [],
    incluye: [],
    noIncluye: [],
    baseLegal: [],
    aranceles: [],
    plazoHoras: 0,
    plazoDesde: 'Al confirmarse el pago',
    despuesDePagar: [],
    preguntasFrecuentes: [],
    requisitos: [],
    muestra: 'uno',
  };
}
