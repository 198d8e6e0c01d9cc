import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { DAY } from '@fedatario/contract/base';
import { BORRADORES_MAXIMOS, borradores } from '@fedatario/contract/borrador';
import { v7 as uuidv7 } from 'uuid';
import { createProducto } from '../../catalogo/productos/testing.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { jobs } from './jobs.ts';
import { createBorrador } from './testing/borradores.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
const start = clock.now;
let ana: CreatedUsuario;
before(async () => {
  ana = await createUsuario(db);
});
after(close);

const create = (who: CreatedUsuario | undefined, body: { idProducto: string; otro?: boolean }) =>
  as(who).call(borradores.create, { body });
const read = (who: CreatedUsuario, idBorrador: string) => as(who).call(borradores.read, { params: { idBorrador } });
const list = async (who: CreatedUsuario, lista: 'vivos' | 'descartados' = 'vivos') =>
  (await as(who).call(borradores.list, { query: { lista, limite: 100 } })).data;
const act = (who: CreatedUsuario, how: 'duplicate' | 'discard' | 'restore', idBorrador: string) =>
  as(who).call(borradores[how], { params: { idBorrador } });
const save = (who: CreatedUsuario, idBorrador: string, revision: number, clave: string, valor: string) =>
  as(who).call(borradores.save, { params: { idBorrador }, body: { revision, cambios: [{ clave, valor }] } });

describe('abrir un borrador', () => {
  test('sin sesión no se puede; con ella se abre con la versión que se vende', async () => {
    const { idProducto, slug } = await createProducto(db, { nombre: 'Pagaré', precio: 7900 });
    assert.equal((await create(undefined, { idProducto })).status, 401);
    const { data } = await create(ana, { idProducto });
    assert.deepEqual(
      [data.nuevo, data.nombre, data.estado, data.indice, data.revision, data.desactualizado],
      [true, 'Pagaré', 'enProgreso', 0, 1, false],
    );
    assert.deepEqual(data.producto, { idProducto, nombre: 'Pagaré', slug, precio: 7900 });
    assert.deepEqual(data.progreso, { respondidas: 0, total: 3 });
    const { data: abierto } = await read(ana, data.idBorrador);
    assert.deepEqual([abierto.respuestas, abierto.version.numero, abierto.versionVigente], [{}, 1, 1]);
    assert.ok(abierto.version.entrevista && abierto.version.plantilla);
  });

  test('es uno por producto: la segunda vez se sigue el mismo, salvo que se pida otro', async () => {
    const { idProducto } = await createProducto(db);
    const first = (await create(ana, { idProducto })).data;
    const again = (await create(ana, { idProducto })).data;
    assert.deepEqual([again.idBorrador, again.nuevo], [first.idBorrador, false]);
    const other = (await create(ana, { idProducto, otro: true })).data;
    assert.deepEqual([other.idBorrador === first.idBorrador, other.nuevo], [false, true]);
    const suyo = (await create(await createUsuario(db), { idProducto })).data;
    assert.equal(suyo.nuevo, true);
  });

  test('pedido diez veces a la vez es uno', async () => {
    const { idProducto } = await createProducto(db);
    const answers = await Promise.all(Array.from({ length: 10 }, () => create(ana, { idProducto })));
    assert.equal(new Set(answers.map(({ data }) => data.idBorrador)).size, 1);
    assert.equal(answers.filter(({ data }) => data.nuevo).length, 1);
  });

  test('descartado el que había, se abre uno nuevo', async () => {
    const { idBorrador, idProducto } = await createBorrador(db, ana, 'descartado');
    assert.notEqual((await create(ana, { idProducto })).data.idBorrador, idBorrador);
  });

  test('de un producto que no existe o se retiró se rechaza', async () => {
    assert.equal((await create(ana, { idProducto: uuidv7() })).status, 404);
    const retirado = await createProducto(db);
    await db
      .updateTable('productos')
      .set({ estado: 'archivado' })
      .where('idProducto', '=', retirado.idProducto)
      .execute();
    assert.equal((await create(ana, { idProducto: retirado.idProducto })).status, 404);
  });

  test('hay un tope de borradores abiertos, también cuando se piden a la vez', async () => {
    const luis = await createUsuario(db);
    const { idProducto } = await createProducto(db);
    const asked = Array.from({ length: BORRADORES_MAXIMOS + 5 }, () => create(luis, { idProducto, otro: true }));
    const answers = await Promise.all(asked);
    assert.equal(answers.filter(({ status }) => status === 200).length, BORRADORES_MAXIMOS);
    assert.equal(answers.filter(({ codigo }) => codigo === 'limite-borradores').length, 5);
    const [one] = await list(luis);
    assert.equal((await act(luis, 'duplicate', one?.idBorrador ?? '')).codigo, 'limite-borradores');
    await act(luis, 'discard', one?.idBorrador ?? '');
    assert.equal((await create(luis, { idProducto, otro: true })).status, 200);
    assert.equal((await act(luis, 'restore', one?.idBorrador ?? '')).codigo, 'limite-borradores');
  });
});

describe('de quién es un borrador', () => {
  test('el de otra persona no existe; el personal no ve ninguno', async () => {
    const { idBorrador } = await createBorrador(db, ana, 'escrito');
    const eva = await createUsuario(db);
    const admin = await createUsuario(db, { rol: 'admin' });
    const notario = await createUsuario(db, { rol: 'notario' });
    for (const who of [eva, admin]) {
      assert.equal((await read(who, idBorrador)).status, 404);
      assert.equal((await save(who, idBorrador, 2, 'alfa', 'x')).status, 404);
      assert.ok(!(await list(who)).some((one) => one.idBorrador === idBorrador));
    }
    assert.equal((await read(notario, idBorrador)).status, 403);
    assert.deepEqual((await read(ana, idBorrador)).data.respuestas, { alfa: 'uno' });
  });
});

describe('la lista', () => {
  test('va del último cambiado al primero, por páginas, y los descartados aparte', async () => {
    const rosa = await createUsuario(db);
    const ids: string[] = [];
    for (let i = 0; i < 5; i += 1) ids.unshift((await createBorrador(db, rosa)).idBorrador);
    clock.now = new Date(start.getTime() + 60_000);
    await save(rosa, ids[3] ?? '', 1, 'alfa', 'último');
    const expected = [ids[3], ids[0], ids[1], ids[2], ids[4]];
    const seen: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await as(rosa).call(borradores.list, { query: { limite: 2, ...(cursor && { cursor }) } });
      seen.push(...page.data.map(({ idBorrador }) => idBorrador));
      cursor = page.siguiente;
    }
    assert.deepEqual(seen, expected);
    await act(rosa, 'discard', ids[0] ?? '');
    assert.equal((await list(rosa)).length, 4);
    assert.deepEqual(
      (await list(rosa, 'descartados')).map(({ idBorrador }) => idBorrador),
      [ids[0]],
    );
    clock.now = start;
  });

  test('un cursor que no escribimos se rechaza', async () => {
    const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const cursor of ['x', forged(['ayer', uuidv7()]), forged(['2026-01-15T09:00:00.000Z', 'x'])]) {
      assert.equal((await as(ana).call(borradores.list, { query: { cursor } })).status, 422);
    }
  });
});

describe('el nombre y la copia', () => {
  test('el nombre se cambia; vacío, muy largo o con caracteres de control no', async () => {
    const { idBorrador } = await createBorrador(db, ana);
    const rename = (nombre: string) => as(ana).call(borradores.rename, { params: { idBorrador }, body: { nombre } });
    assert.equal((await rename('  Casa de la playa ')).data.nombre, 'Casa de la playa');
    for (const nombre of ['', 'x'.repeat(121), 'a\u0000b']) assert.equal((await rename(nombre)).status, 422);
    assert.equal((await read(ana, idBorrador)).data.nombre, 'Casa de la playa');
  });

  test('la copia lleva las respuestas y sigue su propio camino', async () => {
    const { idBorrador } = await createBorrador(db, ana, 'escrito');
    const { data: copia } = await act(ana, 'duplicate', idBorrador);
    assert.deepEqual([copia.nombre, copia.revision], ['Copia de Documento de prueba', 1]);
    await save(ana, copia.idBorrador, 1, 'alfa', 'de la copia');
    assert.deepEqual((await read(ana, idBorrador)).data.respuestas, { alfa: 'uno' });
    assert.deepEqual((await read(ana, copia.idBorrador)).data.respuestas, { alfa: 'de la copia' });
  });
});

describe('descartar', () => {
  test('se restaura durante 30 días, con todo lo escrito', async () => {
    const { idBorrador } = await createBorrador(db, ana, 'escrito');
    const { data } = await act(ana, 'discard', idBorrador);
    assert.deepEqual([data.estado, data.seBorraEn], ['descartado', new Date(start.getTime() + 30 * DAY).toISOString()]);
    assert.equal((await act(ana, 'discard', idBorrador)).codigo, 'estado-no-permite');
    const { data: back } = await act(ana, 'restore', idBorrador);
    assert.deepEqual([back.estado, back.descartadoEn, back.seBorraEn], ['enProgreso', null, null]);
    assert.deepEqual((await read(ana, idBorrador)).data.respuestas, { alfa: 'uno' });
    assert.equal((await act(ana, 'restore', idBorrador)).codigo, 'estado-no-permite');
  });

  test('pasados 30 días se borra con su historia; los demás quedan', async () => {
    const viejo = await createBorrador(db, ana, 'escrito');
    const vivo = await createBorrador(db, ana, 'escrito');
    await act(ana, 'discard', viejo.idBorrador);
    const purge = async (now: number) => jobs[0]?.handle({ db, idJob: uuidv7(), now: new Date(now) }, {});
    await purge(start.getTime() + 30 * DAY);
    assert.equal((await read(ana, viejo.idBorrador)).status, 200);
    await purge(start.getTime() + 30 * DAY + 1);
    assert.equal((await read(ana, viejo.idBorrador)).status, 404);
    assert.equal((await read(ana, vivo.idBorrador)).status, 200);
    const steps = await db
      .selectFrom('borradorCambios')
      .select('revision')
      .where('idBorrador', '=', viejo.idBorrador)
      .execute();
    assert.deepEqual(steps, []);
  });

  test('lo que está en el carrito o se compró no se descarta, no se escribe y se puede copiar', async () => {
    const porQue = {
      enCarrito: 'borrador-en-carrito',
      enPedido: 'borrador-en-pedido',
      comprado: 'borrador-comprado',
      bloqueado: 'borrador-comprado',
    };
    for (const estado of ['enCarrito', 'enPedido', 'comprado', 'bloqueado'] as const) {
      const codigo = porQue[estado];
      const { idBorrador } = await createBorrador(db, ana, 'escrito');
      await db.updateTable('borradores').set({ estado }).where('idBorrador', '=', idBorrador).execute();
      assert.equal((await act(ana, 'discard', idBorrador)).codigo, codigo);
      assert.equal((await save(ana, idBorrador, 2, 'alfa', 'x')).codigo, codigo);
      assert.equal((await act(ana, 'duplicate', idBorrador)).data.estado, 'enProgreso', estado);
    }
  });
});
