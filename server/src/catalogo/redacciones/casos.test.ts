import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { CASOS_MAXIMOS, casosDeProducto, redacciones, textosDeProducto } from '@fedatario/contract/catalogo';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createProducto, textoDePrueba } from '../productos/testing.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
clock.now = new Date('2026-03-20T15:00:00Z');
let admin: CreatedUsuario;
before(async () => {
  admin = await createUsuario(db, { rol: 'admin' });
});
after(close);

const crear = (idProducto: string, nombre: string, respuestas: Record<string, unknown> = { alfa: 'uno' }) =>
  as(admin).call(casosDeProducto.create, { params: { idProducto }, body: { nombre, respuestas } });
const redaccion = async (idProducto: string) =>
  (await as(admin).call(redacciones.read, { params: { idProducto } })).data;

/** Writes a template that says something else of the same question. */
async function cambiarTexto(idProducto: string, palabras: string) {
  const { data } = await as(admin).call(textosDeProducto.read, { params: { idProducto } });
  const { entrevista, respuestas, revision } = data;
  const { plantilla } = textoDePrueba(['alfa']);
  const parrafo = { type: 'paragraph', content: [{ type: 'text', text: palabras }] };
  const contenido = { type: 'doc', content: [parrafo, ...plantilla.contenido.content] };
  return as(admin).call(textosDeProducto.save, {
    params: { idProducto },
    body: { entrevista, respuestas, revision, plantilla: { ...plantilla, contenido } },
  });
}

test('un caso guarda el texto que dan sus respuestas; cuando cambia no se publica hasta leerlo y aceptarlo', async () => {
  const { idProducto } = await createProducto(db, { claves: ['alfa'] });
  const { data } = await crear(idProducto, 'Uno solo');
  const [caso] = data;
  assert.ok(caso);
  assert.match(caso.esperado, /uno/);
  assert.equal(caso.actual, caso.esperado);
  await cambiarTexto(idProducto, 'Palabras nuevas.');
  const rota = await redaccion(idProducto);
  assert.deepEqual(rota.problemas, ['casosSinPasar']);
  const params = { idProducto, idCaso: caso.idCaso };
  const tarde = await as(admin).call(casosDeProducto.accept, { params, body: { leido: caso.esperado } });
  assert.equal(tarde.problem?.codigo, 'conflicto-revision');
  const [visto] = (await as(admin).call(casosDeProducto.list, { params: { idProducto } })).data;
  assert.match(visto?.actual ?? '', /Palabras nuevas\./);
  const { data: despues } = await as(admin).call(casosDeProducto.accept, {
    params,
    body: { leido: visto?.actual ?? '' },
  });
  assert.equal(despues[0]?.esperado, visto?.actual);
  assert.deepEqual((await redaccion(idProducto)).problemas, []);
});

test('una versión anterior se publica otra vez solo si pasan los casos de hoy', async () => {
  const { idProducto } = await createProducto(db, { claves: ['alfa'] });
  const { data: antes } = await as(admin).call(redacciones.versions, { params: { idProducto } });
  await cambiarTexto(idProducto, 'Palabras nuevas.');
  await crear(idProducto, 'De lo nuevo');
  const publicar = async () => {
    const { revision, texto } = await redaccion(idProducto);
    const body = { revision, revisionDeTexto: texto?.revision ?? 0 };
    return as(admin).call(redacciones.publish, { params: { idProducto }, body });
  };
  assert.equal((await publicar()).status, 200);
  const { data: vuelta } = await as(admin).call(redacciones.restore, {
    params: { idProducto },
    body: { idVersion: antes[0]?.idVersion ?? '', revision: (await redaccion(idProducto)).revision },
  });
  assert.deepEqual(vuelta.problemas, ['casosSinPasar']);
  assert.notEqual((await publicar()).status, 200);
});

test('un caso no lleva un nombre que ninguna lista guarda', async () => {
  const { idProducto } = await createProducto(db, { claves: ['alfa'] });
  const { problem } = await crear(idProducto, '__proto__');
  assert.deepEqual(problem?.errores?.[0]?.campo, 'nombre');
});

test('borrar el caso que no pasa deja publicar, y lo guardado después pasa', async () => {
  const { idProducto } = await createProducto(db, { claves: ['alfa'] });
  const { data } = await crear(idProducto, 'Uno');
  await cambiarTexto(idProducto, 'Otra cosa.');
  await crear(idProducto, 'Dos', { alfa: 'dos' });
  assert.deepEqual((await redaccion(idProducto)).problemas, ['casosSinPasar']);
  const params = { idProducto, idCaso: data[0]?.idCaso ?? '' };
  const { data: quedan } = await as(admin).call(casosDeProducto.remove, { params });
  assert.deepEqual(
    quedan.map(({ nombre }) => nombre),
    ['Dos'],
  );
  assert.deepEqual((await redaccion(idProducto)).problemas, []);
});

test('un caso que se propone se guarda solo con el texto que se leyó', async () => {
  const { idProducto } = await createProducto(db, { claves: ['alfa'] });
  const guardar = (leido: string) =>
    as(admin).call(casosDeProducto.create, {
      params: { idProducto },
      body: { nombre: 'Propuesto', respuestas: { alfa: 'uno' }, leido },
    });
  const tarde = await guardar('Un texto que ya no es.');
  assert.equal(tarde.problem?.codigo, 'conflicto-revision');
  const { data } = await crear(idProducto, 'Otro');
  const { data: despues } = await guardar(data[0]?.esperado ?? '');
  assert.deepEqual(
    despues.map(({ nombre }) => nombre),
    ['Otro', 'Propuesto'],
  );
});

test('el caso de otro producto no se toca, el nombre no se repite y hay un máximo', async () => {
  const { idProducto } = await createProducto(db, { claves: ['alfa'] });
  const otro = await createProducto(db, { claves: ['alfa'] });
  const { data } = await crear(idProducto, 'Uno');
  const params = { idProducto: otro.idProducto, idCaso: data[0]?.idCaso ?? '' };
  assert.equal((await as(admin).call(casosDeProducto.remove, { params })).status, 404);
  assert.equal((await crear(idProducto, 'Uno')).problem?.errores?.[0]?.campo, 'nombre');
  for (let n = 2; n <= CASOS_MAXIMOS; n += 1) await crear(idProducto, `Caso ${n}`);
  const { status, problem } = await crear(idProducto, 'Uno de más');
  assert.deepEqual([status, problem?.errores?.[0]?.clave], [422, 'demasiados']);
});
