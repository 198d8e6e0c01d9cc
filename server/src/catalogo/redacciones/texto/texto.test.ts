import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import {
  type Modalidad,
  productos,
  type Redaccion,
  redacciones,
  type TextoDeProducto,
  textosDeProducto,
} from '@fedatario/contract/catalogo';
import { startTestApp } from '../../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../../testing/factories.ts';
import { createProducto, textoDePrueba } from '../../productos/testing.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
let admin: CreatedUsuario;
before(async () => {
  admin = await createUsuario(db, { rol: 'admin', nombreCompleto: 'Elena Paz' });
});
after(close);

const redaccion = async (idProducto: string) =>
  (await as(admin).call(redacciones.read, { params: { idProducto } })).data;
const leer = async (idProducto: string) =>
  (await as(admin).call(textosDeProducto.read, { params: { idProducto } })).data;
const guardar = (antes: TextoDeProducto, cambio: Partial<TextoDeProducto>) => {
  const { idProducto, ...texto } = { ...antes, ...cambio };
  return as(admin).call(textosDeProducto.save, { params: { idProducto }, body: texto });
};
const publicar = ({ idProducto, revision, texto }: Redaccion) =>
  as(admin).call(redacciones.publish, {
    params: { idProducto },
    body: { revision, revisionDeTexto: texto?.revision ?? 0 },
  });

/** The text of a product that asks for these names, with its sample. */
function nuevo(claves: readonly string[]): Pick<TextoDeProducto, 'entrevista' | 'plantilla' | 'respuestas'> {
  const { entrevista, plantilla, respuestasDeMuestra } = textoDePrueba(claves);
  return { entrevista, plantilla, respuestas: respuestasDeMuestra };
}

test('el texto se lee con sus respuestas, se escribe sin publicarse, y publicado se vende y se muestra', () =>
  escribirYPublicar('autoservicio'));

test('las preguntas de una gestión se escriben y se publican como las de un documento', () =>
  escribirYPublicar('gestion'));

async function escribirYPublicar(modalidad: Modalidad): Promise<void> {
  const { idProducto } = await createProducto(db, { modalidad, claves: ['alfa'] });
  const antes = await leer(idProducto);
  assert.deepEqual([antes.revision, antes.respuestas], [0, { alfa: 'muestra de alfa' }]);
  const { data: escrito } = await guardar(antes, nuevo(['alfa', 'omega']));
  assert.equal(escrito.revision, 1);
  const vista = await redaccion(idProducto);
  assert.deepEqual(
    [vista.sinPublicar, vista.problemas, vista.texto, vista.escritaPor],
    [['texto'], [], { idVersion: null, numero: null, preguntas: 2, revision: 1 }, 'Elena Paz'],
  );
  const publico = async () => (await as(undefined).call(productos.read, { params: { idProducto } })).data;
  assert.ok(!(await publico()).muestra?.includes('omega'));
  const { data: publicada } = await publicar(vista);
  assert.deepEqual([publicada.sinPublicar, publicada.texto?.numero], [[], 2]);
  assert.match((await publico()).muestra ?? '', /muestra de omega/);
  assert.deepEqual((await leer(idProducto)).respuestas, { alfa: 'muestra de alfa', omega: 'muestra de omega' });
}

test('las claves quedan en el orden en que se escribieron, y lo mismo vuelto a escribir no es un cambio', async () => {
  const { idProducto } = await createProducto(db, { claves: ['alfa'] });
  const antes = await leer(idProducto);
  const plantilla = { titulo: 'Prueba', contenido: { content: nodosDe(antes), type: 'doc' } };
  const { data } = await guardar(antes, { plantilla });
  assert.equal(JSON.stringify(data.plantilla), JSON.stringify(plantilla));
  assert.deepEqual((await redaccion(idProducto)).sinPublicar, []);
});

const nodosDe = ({ plantilla }: TextoDeProducto) => (plantilla.contenido as { content: unknown }).content;

test('con errores del revisor, o con la muestra a medias, se guarda y no se publica', async () => {
  const { idProducto } = await createProducto(db, { claves: ['alfa'] });
  const antes = await leer(idProducto);
  const { entrevista } = nuevo(['otra']);
  const { data: roto } = await guardar(antes, { entrevista, respuestas: {} });
  const vista = await redaccion(idProducto);
  assert.deepEqual(vista.problemas, ['textoConErrores', 'muestraIncompleta']);
  assert.equal((await publicar(vista)).problem?.codigo, 'redaccion-con-problemas');
  await guardar(roto, nuevo(['otra']));
  assert.deepEqual((await redaccion(idProducto)).problemas, []);
});

test('lo que el motor no lee se rechaza, nombra la parte y el lugar, y no toca lo guardado', async () => {
  const { idProducto } = await createProducto(db, { claves: ['alfa'] });
  const antes = await leer(idProducto);
  const casos = [
    [{ entrevista: { secciones: [] } }, 'entrevista', /secciones/],
    [{ plantilla: { titulo: 'X', contenido: { type: 'doc', content: [{ type: 'script' }] } } }, 'plantilla', /./],
    [{ respuestas: { alfa: 'uno\u0000dos' } }, 'respuestas', /carácter/],
    [{ respuestas: { alfa: '\ud800' } }, 'respuestas', /carácter/],
  ] as const;
  for (const [cambio, campo, mensaje] of casos) {
    const { status, problem } = await guardar(antes, cambio);
    assert.deepEqual([status, problem?.errores?.[0]?.campo], [422, campo]);
    assert.match(problem?.errores?.[0]?.mensaje ?? '', mensaje);
  }
  assert.equal((await leer(idProducto)).revision, 0);
});

test('dos personas no se pisan: tampoco cuando la otra ya publicó, descartó o volvió a otra versión', async () => {
  const { idProducto } = await createProducto(db, { claves: ['alfa'] });
  const vieja = await leer(idProducto);
  const { data } = await guardar(vieja, nuevo(['alfa', 'beta']));
  const { status, problem } = await guardar(vieja, nuevo(['gama']));
  assert.deepEqual([status, (problem?.actual as TextoDeProducto | undefined)?.revision], [409, data.revision]);
  const vista = await redaccion(idProducto);
  const { data: mas } = await guardar(data, nuevo(['alfa', 'beta', 'gama']));
  assert.equal((await publicar(vista)).problem?.codigo, 'conflicto-revision');
  await publicar(await redaccion(idProducto));
  assert.equal((await guardar(vieja, nuevo(['delta']))).status, 409);
  assert.equal((await guardar(mas, nuevo(['delta']))).status, 409);
  const otra = await leer(idProducto);
  await guardar(otra, nuevo(['delta']));
  await as(admin).call(redacciones.discard, { params: { idProducto } });
  assert.deepEqual((await redaccion(idProducto)).sinPublicar, []);
  assert.equal((await guardar(otra, nuevo(['delta']))).status, 409);
});

test('volver a una versión deja lo escrito, y una copia se lleva lo escrito sin publicar', async () => {
  const { idProducto, slug } = await createProducto(db, { claves: ['alfa'] });
  const { data } = await guardar(await leer(idProducto), nuevo(['alfa', 'beta']));
  const { data: copia } = await as(admin).call(redacciones.copy, {
    params: { idProducto },
    body: { nombre: 'Copia', slug: `${slug}-copia` },
  });
  assert.equal(copia.texto?.preguntas, 2);
  assert.deepEqual((await leer(copia.idProducto)).respuestas, data.respuestas);
  const [version] = (await as(admin).call(redacciones.versions, { params: { idProducto } })).data;
  const { revision } = await redaccion(idProducto);
  await as(admin).call(redacciones.restore, {
    params: { idProducto },
    body: { idVersion: version?.idVersion ?? '', revision },
  });
  assert.deepEqual((await leer(idProducto)).respuestas, { alfa: 'muestra de alfa' });
});
