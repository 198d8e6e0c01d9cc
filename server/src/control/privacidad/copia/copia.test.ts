import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { api } from '@fedatario/contract';
import { MINUTE } from '@fedatario/contract/base';
import { DIAS_DE_COPIA } from '@fedatario/contract/control';
import { strFromU8, unzipSync } from 'fflate';
import { createBorrador } from '../../../borrador/borradores/testing/borradores.ts';
import { createEntrada } from '../../../borrador/libreta/testing.ts';
import { PUNTO } from '../../../casa/archivos/testing/archivos.ts';
import { createPagada } from '../../../compra/pagos/testing/compras.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { memoryFiles } from '../../../services/files/testing/memory.ts';
import { startTestApp } from '../../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../../testing/factories.ts';
import { until } from '../../../testing/until.ts';
import { createTramite } from '../../../tramite/tramites/testing/tramites.ts';
import { datos } from '../tablas/tablas.ts';
import { cuidarCopias } from './copia.ts';

const files = memoryFiles();
const { as, clock, database, close } = await startTestApp({ jobs: true, files });
const { db } = database.pools;
after(close);
const { privacidad } = api;

const leer = async (who: CreatedUsuario) => (await as(who).call(privacidad.read, {})).data;
async function copiaDe(who: CreatedUsuario) {
  assert.equal((await as(who).call(privacidad.ask, {})).status, 200);
  await until(async () => ((await leer(who))?.estado === 'lista' ? true : undefined));
  const { url } = (await as(who).call(privacidad.link, {})).data;
  const enlace = url.split('/').at(-1) ?? '';
  const { status, data } = await as(undefined).call(privacidad.download, { params: { enlace } });
  assert.equal(status, 200);
  return { enlace, zip: unzipSync(data.contenido) };
}

test('la copia trae todo lo suyo: cada tabla, sus respuestas en palabras, sus archivos y sus facturas', async () => {
  const ana = await createUsuario(db, { nombreCompleto: 'Ana <b>Ruiz</b>' });
  await createBorrador(db, ana, 'escrito');
  await createEntrada(db, ana);
  await createPagada(db, ana);
  const { idSolicitud } = await createTramite(db, ana, { estado: 'enRevision' });
  await as(ana).call(api.archivos.upload, { query: { nombre: 'mi recibo.png' }, body: PUNTO });
  const params = { idSolicitud };
  assert.equal(
    (await as(ana).call(api.conversacion.send, { params, body: { texto: 'Buenos días, licenciada', archivos: [] } }))
      .status,
    200,
  );
  const { zip } = await copiaDe(ana);
  for (const { tabla, copia } of datos) {
    const hay = Object.hasOwn(zip, `datos/${tabla}.json`);
    assert.equal(hay, !('no' in copia), tabla);
  }
  const json = (tabla: string) => JSON.parse(strFromU8(zip[`datos/${tabla}.json`] ?? new Uint8Array()));
  assert.equal(json('usuarios')[0].email, ana.email);
  assert.equal(json('mensajes')[0].texto, 'Buenos días, licenciada');
  assert.equal(json('libreta')[0].contenido.datos.nombres, 'Luz María');
  assert.deepEqual(json('borradores')[0].respuestas, { alfa: 'uno' });
  assert.equal(json('cuentas')[0].claveHash, undefined);
  const indice = strFromU8(zip['indice.html'] ?? new Uint8Array());
  assert.match(indice, /Buenos días, licenciada/);
  assert.ok(!indice.includes('<b>Ruiz</b>') && indice.includes('&lt;b&gt;Ruiz'));
  const nombres = Object.keys(zip);
  assert.ok(
    nombres.some((nombre) => /^archivos\/.*mi recibo\.png$/.test(nombre)),
    nombres.join(),
  );
  const factura = nombres.find((nombre) => /^facturas\/.*\.pdf$/.test(nombre)) ?? '';
  assert.equal(strFromU8((zip[factura] ?? new Uint8Array()).slice(0, 5)), '%PDF-');
});

test('de otra persona no trae nada, aunque se hablen en el mismo trámite', async () => {
  const [ana, luz] = [await createUsuario(db), await createUsuario(db, { nombreCompleto: 'Luz Secreta' })];
  await createEntrada(db, luz);
  await createPagada(db, luz);
  const { zip } = await copiaDe(ana);
  for (const [nombre, bytes] of Object.entries(zip)) {
    assert.ok(!strFromU8(bytes).includes(luz.idUsuario), nombre);
    assert.ok(!strFromU8(bytes).includes('Luz Secreta'), nombre);
  }
});

test('se pide con la contraseña recién escrita, una a la vez, y el enlace dura minutos', async () => {
  const ana = await createUsuario(db);
  const real = clock.now;
  await leer(ana);
  clock.now = new Date(real.getTime() + 6 * MINUTE);
  assert.equal((await as(ana).call(privacidad.ask, {})).codigo, 'reingreso-requerido');
  assert.equal((await as(ana).call(privacidad.link, {})).codigo, 'reingreso-requerido');
  clock.now = real;
  assert.equal((await as(ana).call(privacidad.link, {})).codigo, 'copia-no-lista');
  const asked = await Promise.all([1, 2, 3].map(() => as(ana).call(privacidad.ask, {})));
  assert.deepEqual(asked.map(({ status }) => status).sort(), [200, 409, 409]);
  await until(async () => ((await leer(ana))?.estado === 'lista' ? true : undefined));
  const enlace = (await as(ana).call(privacidad.link, {})).data.url.split('/').at(-1) ?? '';
  clock.now = new Date(real.getTime() + 11 * MINUTE);
  assert.equal((await as(undefined).call(privacidad.download, { params: { enlace } })).status, 404);
  clock.now = real;
});

test('sellada en partes; a los siete días se borra del almacén', async () => {
  const ana = await createUsuario(db);
  await copiaDe(ana);
  const partes = await db
    .selectFrom('copiaPartes')
    .innerJoin('copias', 'copias.idCopia', 'copiaPartes.idCopia')
    .select('idParte')
    .where('idUsuario', '=', ana.idUsuario)
    .execute();
  assert.ok(partes.length > 0);
  for (const { idParte } of partes) assert.ok(!files.kept.get(idParte)?.includes('indice.html'));
  const later = new Date(clock.now.getTime() + (DIAS_DE_COPIA * 24 * 60 + 1) * MINUTE);
  await inTransaction(db, (tx) => cuidarCopias(tx, later));
  assert.equal((await leer(ana))?.estado, 'vencida');
  await until(async () => (partes.every(({ idParte }) => !files.kept.has(idParte)) ? true : undefined));
});

test('la que quedó a medias se da por fallida, se avisa y se pide otra vez', async () => {
  const ana = await createUsuario(db);
  const pedidaEn = new Date(clock.now.getTime() - 2 * 60 * MINUTE);
  const idCopia = '0198c0de-0000-7000-8000-00000000c0de';
  await db.insertInto('copias').values({ idCopia, idUsuario: ana.idUsuario, estado: 'preparando', pedidaEn }).execute();
  await inTransaction(db, (tx) => cuidarCopias(tx, clock.now));
  assert.equal((await leer(ana))?.estado, 'fallida');
  const { data } = await as(ana).call(api.notificaciones.list, { query: {} });
  assert.equal(data[0]?.tipo, 'copiaFallida');
  await copiaDe(ana);
});
