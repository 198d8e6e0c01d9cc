import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { catalogos, type LlamadasDeCatalogo } from '@fedatario/contract/casa';
import { startTestApp } from '../../testing/client.ts';
import { createUsuario } from '../../testing/factories.ts';
import { tablaDe } from './definiciones.ts';
import { createEntrada, entradaNueva, nombresDeCatalogos } from './testing/catalogos.ts';

const { as, database, close } = await startTestApp();
const { db } = database.pools;
after(close);

const admin = await createUsuario(db, { rol: 'admin' });

for (const nombre of nombresDeCatalogos) {
  const llamadas = catalogos[nombre].llamadas as unknown as LlamadasDeCatalogo;
  const { unicos = [], ordenes, busca } = tablaDe(nombre);
  const call = as(admin).call;
  const list = (query = {}) => call(llamadas.list, { query: { limite: 100, ...query } });
  const read = async (id: string) => (await call(llamadas.read, { params: { id } })).data;

  describe(`el catálogo de ${nombre}`, () => {
    test('guarda lo que se escribió, y lo cambia', async () => {
      const body = entradaNueva(nombre);
      const { status, data } = await call(llamadas.create, { body });
      assert.equal(status, 200);
      for (const [campo, valor] of Object.entries(body)) assert.deepEqual(data[campo], valor, campo);
      assert.deepEqual([data.activo, data.revision], [true, 1]);
      const cambio = { ...entradaNueva(nombre), revision: 1 };
      const changed = await call(llamadas.update, { params: { id: data.id }, body: cambio });
      assert.deepEqual(await read(data.id), changed.data);
      for (const [campo, valor] of Object.entries(cambio))
        if (campo !== 'revision') assert.deepEqual(changed.data[campo], valor, campo);
    });

    test('a quien tenía una copia vieja le da la entrada como está', async () => {
      const id = await createEntrada(db, nombre);
      const change = () => call(llamadas.update, { params: { id }, body: { ...entradaNueva(nombre), revision: 1 } });
      const first = await change();
      const second = await change();
      assert.equal(second.codigo, 'conflicto-revision');
      assert.deepEqual(second.problem?.actual, first.data);
    });

    for (const campo of unicos)
      test(`no admite dos con el mismo ${campo}, tampoco a la vez ni cambiando una`, async () => {
        const body = entradaNueva(nombre);
        const twice = await Promise.all([body, body].map((body) => call(llamadas.create, { body })));
        assert.deepEqual(twice.map(({ status }) => status).sort(), [200, 422]);
        const id = await createEntrada(db, nombre);
        const cambio = { ...entradaNueva(nombre), [campo]: body[campo], revision: 1 };
        const { problem } = await call(llamadas.update, { params: { id }, body: cambio });
        assert.deepEqual(
          problem?.errores?.map(({ campo, clave }) => [campo, clave]),
          [[campo, 'valorRepetido']],
        );
      });

    test('archiva y saca del archivo, y la lista se filtra por ello', async () => {
      const id = await createEntrada(db, nombre);
      const activate = (activo: boolean) => call(llamadas.activate, { params: { id }, body: { activo } });
      const ids = async (estado: string) => (await list({ estado })).data.map((fila) => fila.id);
      assert.equal((await activate(false)).data.activo, false);
      assert.ok((await ids('archivados')).includes(id));
      assert.ok(!(await ids('activos')).includes(id));
      assert.equal((await activate(true)).data.activo, true);
      assert.ok((await ids('activos')).includes(id));
    });

    test('borra lo que nada usa', async () => {
      const id = await createEntrada(db, nombre);
      assert.equal((await call(llamadas.remove, { params: { id } })).status, 200);
      assert.equal((await call(llamadas.read, { params: { id } })).status, 404);
    });

    test('busca sin acentos ni mayúsculas, y no toma el texto por un patrón', async () => {
      const campo = busca[0] ?? assert.fail();
      const value = String((await read(await createEntrada(db, nombre)))[campo]);
      const texto = value.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
      const { data } = await list({ texto });
      assert.ok(data.length > 0);
      assert.ok(data.every((fila) => JSON.stringify(fila).includes(value)));
      for (const texto of ['%%', '\\', "'"]) assert.deepEqual((await list({ texto })).data, [], texto);
    });

    for (const orden of Object.keys(ordenes))
      test(`en orden de ${orden} y al revés, por páginas de dos, nadie falta ni se repite`, async () => {
        for (const way of [orden, `-${orden}`]) {
          const whole = (await list({ orden: way })).data.map(({ id }) => id);
          const seen: string[] = [];
          for (let cursor: string | null | undefined; cursor !== null; ) {
            const page = await list({ orden: way, limite: 2, ...(cursor && { cursor }) });
            seen.push(...page.data.map(({ id }) => id));
            cursor = page.siguiente;
          }
          assert.ok(seen.length > 2);
          assert.deepEqual(seen, whole, way);
        }
      });

    test('exporta lo filtrado, con un título para cada columna', async () => {
      const { data } = await call(llamadas.export, { query: { formato: 'csv', estado: 'archivados' } });
      const [head, ...lines] = Buffer.from(data.contenido).toString().trimEnd().split('\r\n');
      assert.match(head ?? '', /,Estado$/);
      assert.equal(lines.length, (await list({ estado: 'archivados' })).data.length);
      const book = await call(llamadas.export, { query: { formato: 'xlsx' } });
      assert.equal(Buffer.from(book.data.contenido).subarray(0, 2).toString(), 'PK');
    });
  });
}
