import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type ClausulaNueva, clausulas, textosDeProducto } from '@fedatario/contract/catalogo';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createProducto } from '../productos/testing.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
let admin: CreatedUsuario;
before(async () => {
  admin = await createUsuario(db, { rol: 'admin', nombreCompleto: 'Elena Paz' });
});
after(close);

const parrafo = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const texto = (text: string): Omit<ClausulaNueva, 'nombre'> => ({
  titulo: 'DEL FUERO',
  contenido: [parrafo(text)],
  preguntas: [],
  derivados: [],
  parciales: {},
});
const crear = (nombre: string, cambio: Partial<ClausulaNueva> = {}) =>
  as(admin).call(clausulas.create, { body: { nombre, ...texto('Renuncian al fuero.'), ...cambio } });
const lista = async () => (await as(admin).call(clausulas.list, {})).data;

/** Writes into a product a template with a version of a clause of the library. */
async function usar(idProducto: string, idClausula: string, version: number) {
  const { data } = await as(admin).call(textosDeProducto.read, { params: { idProducto } });
  const { contenido } = data.plantilla as { contenido: { content: object[] } };
  const attrs = { id: 'fuero', biblioteca: idClausula, version };
  const content = [...contenido.content, { type: 'clausula', attrs, content: [parrafo('Renuncian al fuero.')] }];
  const plantilla = { ...data.plantilla, contenido: { type: 'doc', content } };
  const { entrevista, respuestas, revision } = data;
  return as(admin).call(textosDeProducto.save, {
    params: { idProducto },
    body: { entrevista, respuestas, revision, plantilla },
  });
}

test('una cláusula se guarda con sus preguntas y se lee con quién la usa; otra versión no cambia la de nadie', async () => {
  const preguntas = [{ clave: 'fuero', etiqueta: '¿A qué fuero?', tipo: 'texto' }];
  const { data: una } = await crear('Fuero', { preguntas });
  assert.deepEqual([una.version, una.versiones[0]?.preguntas, una.usos], [1, preguntas, []]);
  const { idProducto } = await createProducto(db, { claves: ['alfa'] });
  assert.equal((await usar(idProducto, una.idClausula, 1)).status, 200);
  const { data: dos } = await as(admin).call(clausulas.addVersion, {
    params: { idClausula: una.idClausula },
    body: { ...texto('Renuncian al fuero de su domicilio.'), nota: 'Más clara', revision: una.revision },
  });
  assert.deepEqual([dos.version, dos.versiones.map(({ numero }) => numero)], [2, [2, 1]]);
  const [fila] = (await lista()).filter(({ idClausula }) => idClausula === una.idClausula);
  assert.deepEqual(
    fila?.usos.map(({ idProducto: id, version, enVenta }) => ({ id, version, enVenta })),
    [{ id: idProducto, version: 1, enVenta: false }],
  );
  const { data } = await as(admin).call(textosDeProducto.read, { params: { idProducto } });
  assert.doesNotMatch(JSON.stringify(data.plantilla), /domicilio/);
});

test('dos personas no se pisan, y el nombre no se repite aunque cambien las mayúsculas', async () => {
  const { data } = await crear('Evicción');
  const params = { idClausula: data.idClausula };
  const cambiar = (nombre: string, revision: number) =>
    as(admin).call(clausulas.update, { params, body: { nombre, archivada: true, revision } });
  assert.equal((await cambiar('Evicción y saneamiento', data.revision)).data.archivada, true);
  assert.equal((await cambiar('Otra', data.revision)).status, 409);
  const tarde = await as(admin).call(clausulas.addVersion, {
    params,
    body: { ...texto('Otra.'), nota: '', revision: data.revision },
  });
  assert.equal(tarde.status, 409);
  await crear('Mora');
  assert.equal((await crear('MORA')).problem?.errores?.[0]?.campo, 'nombre');
  assert.equal((await cambiar('mora', data.revision + 1)).problem?.errores?.[0]?.campo, 'nombre');
});

test('lo que el motor no lee se rechaza, y nombra la parte', async () => {
  const casos = [
    [{ contenido: [{ type: 'script' }] }, 'contenido'],
    [{ contenido: [parrafo('uno\u0000dos')] }, 'contenido'],
    [{ contenido: [{ type: 'parcial', attrs: { nombre: 'noExiste' } }] }, 'contenido'],
    [{ preguntas: [{ clave: 'x', etiqueta: 'X', tipo: 'magia' }] }, 'preguntas'],
  ] as const;
  for (const [cambio, campo] of casos) {
    const { status, problem } = await crear(`Mala ${campo}`, cambio as unknown as Partial<ClausulaNueva>);
    assert.deepEqual([status, problem?.errores?.[0]?.campo], [422, campo]);
  }
  assert.ok((await lista()).every(({ nombre }) => !nombre.startsWith('Mala')));
});

test('una versión escrita no se cambia ni se borra, tampoco desde la base', async () => {
  const { data } = await crear('Firme');
  const { idClausula } = data;
  const changing = db.updateTable('versionesClausula').set({ nota: 'otra' }).where('idClausula', '=', idClausula);
  await assert.rejects(changing.execute(), /no se cambia ni se borra/);
  await assert.rejects(db.deleteFrom('versionesClausula').where('idClausula', '=', idClausula).execute());
});
