import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { DAY, HOUR, MINUTE } from '@fedatario/contract/base';
import {
  productos,
  productosDeOficina,
  publicacionesDeProducto,
  type Redaccion,
  redacciones,
  reglasDeCatalogo,
  textosDeProducto,
} from '@fedatario/contract/catalogo';
import { inTransaction } from '../../db/transaction.ts';
import { startTestApp } from '../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../testing/factories.ts';
import { createProducto } from '../productos/testing.ts';
import { listLlegadas } from './publicacion/queries.ts';
import { publicarLlegada } from './publicacion.ts';

const { as, clock, database, close } = await startTestApp();
const { db } = database.pools;
let elena: CreatedUsuario;
let marta: CreatedUsuario;
before(async () => {
  elena = await createUsuario(db, { rol: 'admin', nombreCompleto: 'Elena Paz' });
  marta = await createUsuario(db, { rol: 'admin', nombreCompleto: 'Marta Solís' });
});
beforeEach(async () => {
  clock.now = new Date('2026-03-02T15:00:00Z');
  await db.updateTable('reglasDeCatalogo').set({ segundaPersona: false }).execute();
});
after(close);

const MANANA = '2026-03-03T15:00:00.000Z';
const leer = async (idProducto: string) => (await as(elena).call(redacciones.read, { params: { idProducto } })).data;
const precio = async (idProducto: string, centavos: number) =>
  (
    await as(elena).call(redacciones.savePrecio, {
      params: { idProducto },
      body: { precio: centavos, revision: (await leer(idProducto)).revision },
    })
  ).data;
const pedir = ({ idProducto, revision, texto }: Redaccion, publicarEn: string | null, quien = elena) =>
  as(quien).call(publicacionesDeProducto.request, {
    params: { idProducto },
    body: { revision, revisionDeTexto: texto?.revision ?? 0, publicarEn },
  });
const aprobar = ({ idProducto, publicacion }: Redaccion, quien: CreatedUsuario) =>
  as(quien).call(publicacionesDeProducto.approve, {
    params: { idProducto },
    body: { idPublicacion: publicacion?.idPublicacion ?? '' },
  });
const vendidoA = async (idProducto: string) =>
  (await as(undefined).call(productos.read, { params: { idProducto } })).data.precio;
const avisos = async ({ idUsuario }: CreatedUsuario, tipo: string) =>
  (
    await db
      .selectFrom('notificaciones')
      .select(['texto', 'enlace'])
      .where('idUsuario', '=', idUsuario)
      .where('tipo', '=', tipo)
      .orderBy('idNotificacion', 'desc')
      .execute()
  ).map(({ texto }) => texto);

/** The queue's work at a moment; how many publications it found. */
async function llega(cuando: string): Promise<number> {
  const now = new Date(cuando);
  const llegadas = await listLlegadas(db, now, 100);
  for (const llegada of llegadas) await inTransaction(db, (tx) => publicarLlegada(tx, llegada, now));
  return llegadas.length;
}

test('lo programado sale en su momento, una sola vez, y se avisa a quien lo pidió', async () => {
  const { idProducto } = await createProducto(db, { precio: 10_000 });
  const { data } = await pedir(await precio(idProducto, 12_000), MANANA);
  assert.deepEqual(
    [data.publicacion?.publicarEn, data.publicacion?.vigente, data.publicacion?.pedidaPor.nombre],
    [MANANA, true, 'Elena Paz'],
  );
  assert.equal(await llega('2026-03-03T14:59:00Z'), 0);
  assert.equal(await vendidoA(idProducto), 10_000);
  assert.equal(await llega('2026-03-03T15:00:00Z'), 1);
  assert.equal(await vendidoA(idProducto), 12_000);
  assert.equal(await llega('2026-03-03T15:01:00Z'), 0);
  assert.equal((await leer(idProducto)).publicacion, null);
  assert.equal((await avisos(elena, 'publicacionHecha')).length, 1);
  const { actor } = await db
    .selectFrom('auditoria')
    .select('nombreActor as actor')
    .where('idObjeto', '=', idProducto)
    .where('accion', '=', 'publicar')
    .executeTakeFirstOrThrow();
  assert.equal(actor, null);
});

test('lo programado se cambia y se retira, y entonces no sale', async () => {
  const { idProducto } = await createProducto(db, { precio: 10_000 });
  const escrita = await precio(idProducto, 12_000);
  await pedir(escrita, MANANA);
  await pedir(escrita, '2026-03-05T15:00:00.000Z');
  assert.equal(await llega(MANANA), 0);
  const { data } = await as(elena).call(publicacionesDeProducto.cancel, { params: { idProducto } });
  assert.equal(data.publicacion, null);
  assert.equal(await llega('2026-03-06T15:00:00Z'), 0);
  assert.equal(await vendidoA(idProducto), 10_000);
});

test('lo que nadie miró no sale: si alguien escribe después de programar, se dice a la administración', async () => {
  const { idProducto } = await createProducto(db, { precio: 10_000, nombre: 'Carta movida' });
  await pedir(await precio(idProducto, 12_000), MANANA);
  await precio(idProducto, 99_000);
  assert.equal((await leer(idProducto)).publicacion?.vigente, false);
  await llega(MANANA);
  assert.equal(await vendidoA(idProducto), 10_000);
  assert.equal((await leer(idProducto)).publicacion?.fallo, 'cambioLoEscrito');
  assert.match((await avisos(marta, 'publicacionFallida'))[0] ?? '', /después de pedir que se publicara/);
  assert.equal(await llega('2026-03-04T15:00:00Z'), 0);
});

test('en su momento se revisa otra vez: lo que ya no se puede publicar no sale, y se dice qué falta', async () => {
  const { idProducto, categoria } = await createProducto(db, { precio: 10_000 });
  await pedir(await precio(idProducto, 12_000), MANANA);
  await db.updateTable('categorias').set({ activa: false }).where('nombre', '=', categoria.nombre).execute();
  await llega(MANANA);
  assert.equal((await leer(idProducto)).publicacion?.fallo, 'conProblemas');
  assert.match((await avisos(marta, 'publicacionFallida'))[0] ?? '', /su categoría está archivada/);
  const retirado = await createProducto(db, { precio: 10_000 });
  await pedir(await precio(retirado.idProducto, 12_000), MANANA);
  await as(elena).call(productosDeOficina.activate, {
    params: { idProducto: retirado.idProducto },
    body: { enVenta: false },
  });
  await llega(MANANA);
  assert.equal((await leer(retirado.idProducto)).publicacion?.fallo, 'cambioLaVenta');
});

test('cuando la oficina exige otra persona, nadie publica solo; quien lo pide no lo aprueba, y la otra sí', async () => {
  await db.updateTable('reglasDeCatalogo').set({ segundaPersona: true }).execute();
  const { idProducto } = await createProducto(db, { precio: 10_000 });
  const escrita = await precio(idProducto, 12_000);
  const sola = await as(elena).call(redacciones.publish, {
    params: { idProducto },
    body: { revision: escrita.revision, revisionDeTexto: 0 },
  });
  assert.equal(sola.problem?.codigo, 'publicacion-por-aprobar');
  const { data: producto } = await as(elena).call(productosDeOficina.read, { params: { idProducto } });
  const enLista = await as(elena).call(productosDeOficina.price, {
    params: { idProducto },
    body: { precio: 1, revision: producto.revision },
  });
  assert.equal(enLista.problem?.codigo, 'publicacion-por-aprobar');
  const { data: pedida } = await pedir(escrita, null);
  assert.deepEqual(
    [await avisos(elena, 'publicacionPorAprobar'), (await avisos(marta, 'publicacionPorAprobar')).length],
    [[], 1],
  );
  assert.equal((await aprobar(pedida, elena)).problem?.codigo, 'publicacion-propia');
  assert.equal(await vendidoA(idProducto), 10_000);
  const aLaVez = await Promise.all(Array.from({ length: 6 }, () => aprobar(pedida, marta)));
  assert.equal(aLaVez.filter(({ status }) => status === 200).length, 1);
  assert.equal(await vendidoA(idProducto), 12_000);
  assert.equal((await leer(idProducto)).publicacion, null);
});

test('lo aprobado es lo que se vio: si cambia después, no se aprueba ni sale; y negarlo dice por qué', async () => {
  await db.updateTable('reglasDeCatalogo').set({ segundaPersona: true }).execute();
  const { idProducto } = await createProducto(db, { precio: 10_000 });
  const { data: pedida } = await pedir(await precio(idProducto, 12_000), MANANA);
  await precio(idProducto, 99_000);
  assert.equal((await aprobar(pedida, marta)).problem?.codigo, 'publicacion-cambiada');
  const { data: otra } = await pedir(await leer(idProducto), MANANA);
  assert.equal((await aprobar(pedida, marta)).problem?.codigo, 'publicacion-cambiada');
  assert.equal((await aprobar(otra, marta)).data.publicacion?.aprobadaPor, 'Marta Solís');
  await precio(idProducto, 88_000);
  await llega(MANANA);
  assert.equal(await vendidoA(idProducto), 10_000);
  const { data: tercera } = await pedir(await leer(idProducto), MANANA);
  const { status } = await as(marta).call(publicacionesDeProducto.refuse, {
    params: { idProducto },
    body: { idPublicacion: tercera.publicacion?.idPublicacion ?? '', motivo: 'El precio está mal escrito.' },
  });
  assert.equal(status, 200);
  assert.deepEqual(await avisos(elena, 'publicacionNegada'), ['Marta Solís: El precio está mal escrito.']);
});

test('lo que llega a su momento sin que nadie lo apruebe no sale', async () => {
  await db.updateTable('reglasDeCatalogo').set({ segundaPersona: true }).execute();
  const { idProducto } = await createProducto(db, { precio: 10_000 });
  await pedir(await precio(idProducto, 12_000), MANANA);
  await llega(MANANA);
  assert.deepEqual([(await leer(idProducto)).publicacion?.fallo, await vendidoA(idProducto)], ['sinAprobar', 10_000]);
});

test('no se programa para ayer, ni para dentro de años, ni sin fecha, ni lo que no se puede publicar', async () => {
  const { idProducto } = await createProducto(db, { precio: 10_000, claves: ['alfa'] });
  const escrita = await precio(idProducto, 12_000);
  const en = (ms: number) => new Date(clock.now.getTime() + ms).toISOString();
  for (const [cuando, clave] of [
    [en(-1), 'fechaDePublicacion'],
    [en(0), 'fechaDePublicacion'],
    [en(366 * DAY), 'fechaDePublicacion'],
    [null, 'fechaHora'],
    ['mañana', 'fechaHora'],
  ] as const) {
    const { status, problem } = await pedir(escrita, cuando);
    assert.deepEqual([status, problem?.errores?.[0]?.campo, problem?.errores?.[0]?.clave], [422, 'publicarEn', clave]);
  }
  assert.equal((await pedir({ ...escrita, revision: 7 }, en(HOUR))).problem?.codigo, 'conflicto-revision');
  const limpio = await createProducto(db);
  assert.equal((await pedir(await leer(limpio.idProducto), en(HOUR))).problem?.codigo, 'nada-por-publicar');
  const { data: texto } = await as(elena).call(textosDeProducto.read, { params: { idProducto } });
  const { entrevista, plantilla, revision } = texto;
  await as(elena).call(textosDeProducto.save, {
    params: { idProducto },
    body: { entrevista, plantilla, revision, respuestas: {} },
  });
  const incompleta = await leer(idProducto);
  assert.equal((await pedir(incompleta, en(HOUR))).problem?.codigo, 'redaccion-con-problemas');
});

test('la regla la cambia la administración con su contraseña, queda en la auditoría y se dice a las demás', async () => {
  const cambiar = (segundaPersona: boolean) => as(elena).call(reglasDeCatalogo.change, { body: { segundaPersona } });
  const { status } = await cambiar(true);
  assert.equal(status, 200);
  assert.deepEqual((await as(marta).call(reglasDeCatalogo.read, {})).data, { segundaPersona: true });
  assert.match((await avisos(marta, 'reglaDePublicacion'))[0] ?? '', /^Elena Paz: Lo que se publica espera/);
  const acto = await db
    .selectFrom('auditoria')
    .select('cambios')
    .where('objeto', '=', 'reglasDeCatalogo')
    .executeTakeFirstOrThrow();
  assert.match(JSON.stringify(acto.cambios), /segunda/);
  clock.now = new Date(clock.now.getTime() + 6 * MINUTE);
  assert.equal((await cambiar(false)).problem?.codigo, 'reingreso-requerido');
});
