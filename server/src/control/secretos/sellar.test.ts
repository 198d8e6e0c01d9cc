import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { enqueueCorreo, openCorreo } from '../../casa/correo/correo.ts';
import { demandSecret } from '../../db/centinela.ts';
import { inTransaction } from '../../db/transaction.ts';
import { openQueue } from '../../queue/queue.ts';
import { keyedHash, lastingCipher, seal, sealBytes, signRegister, unseal, useSecret } from '../../services/cipher.ts';
import { memoryFiles } from '../../services/files/testing/memory.ts';
import { createTestDatabase } from '../../testing/database.ts';
import { createUsuario } from '../../testing/factories.ts';
import { listColumnas, plantar, quitarReglas } from '../privacidad/testing.ts';
import { delInicio, lugarDe, type Sellado, sellados, sinSello, trabajosSellados } from '../sellados/sellados.ts';
import { listSellados, listTrabajosSellados, updateSellado } from './queries.ts';
import { recorrer } from './sellar.ts';

const ANTES = 'el secreto de antes, que alguien llegó a ver 0123456789';
const NUEVO = 'el secreto nuevo, que todavía no ha visto nadie 98765432';
const TEXTO = 'lo que nadie más debe leer';
/** Ids of more rows than are sealed at a time. */
const MUCHAS = 450;

const { pools, url, drop } = await createTestDatabase();
const { db } = pools;
const almacen = memoryFiles();
const [desde, hasta] = [new Date('2026-01-15T09:00:00Z'), new Date('2028-01-15T09:00:00Z')];
const bytes = Buffer.from('x');
const dicho = { emisor: 'prueba', origen: 'propio', titular: 'prueba' } as const;
const certificado = { ...dicho, desde, hasta, puestoEn: desde, sha256: bytes, contenidoCifrado: bytes };
const transact = <T>(work: (tx: typeof db) => Promise<T>) => inTransaction(db, work);
const andar = (sellar: boolean) => recorrer({ db, transact, almacen, sellar, avisar: () => undefined });
const queue = await openQueue({ url, db, now: () => new Date(), report: () => undefined, onlyWork: true });
after(async () => {
  await queue.stop();
  await drop();
});

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

test('cada columna de bytes se sella de nuevo, o se dice que no está sellada', async () => {
  const conocidas = new Set([
    ...[...sellados, ...delInicio].map(({ tabla, columna }) => `${snake(tabla)}.${snake(columna)}`),
    ...Object.entries(sinSello).flatMap(([tabla, columnas]) => columnas.map((uno) => `${snake(tabla)}.${snake(uno)}`)),
  ]);
  const deBytes = (await listColumnas(db)).filter(({ tipo }) => tipo === 'bytea');
  const enLaBase = deBytes.map(({ tabla, columna }) => `${tabla}.${columna}`);
  assert.deepEqual([...conocidas].sort(), enLaBase.sort());
});

test('todo pasa al secreto nuevo, las huellas y firmas de antes valen, y el de antes deja de hacer falta', async () => {
  useSecret(ANTES);
  await demandSecret(db, lastingCipher);
  await sellarTodo();
  await almacen.put('01', sealBytes(Buffer.from(TEXTO), 'archivo:01'));
  const [huella, firma] = [keyedHash('algo').toString('hex'), signRegister('día').toString('hex')];

  useSecret(NUEVO, ANTES);
  await demandSecret(db, lastingCipher);
  assert.equal(keyedHash('algo').toString('hex'), huella);
  const contadas = await andar(false);
  assert.ok(
    contadas.every(({ mirados, anteriores }) => mirados > 0 && anteriores === mirados),
    JSON.stringify(contadas),
  );
  const selladas = await andar(true);
  assert.deepEqual(selladas, contadas);
  assert.ok((await andar(true)).every(({ anteriores, perdidos }) => anteriores === 0 && perdidos.length === 0));

  useSecret(NUEVO);
  await demandSecret(db, lastingCipher);
  assert.deepEqual([keyedHash('algo').toString('hex'), signRegister('día').toString('hex')], [huella, firma]);
  for (const sellado of sellados) {
    const [fila] = await listSellados(db, sellado, undefined, 1);
    assert.equal(fila && unseal(fila.bytes, fila.lugar), TEXTO, `${sellado.tabla}.${sellado.columna}`);
  }
  const correo = (await listTrabajosSellados(db, Object.keys(trabajosSellados))).find(
    ({ nombre }) => nombre === 'enviar-correo',
  );
  assert.equal(openCorreo(correo?.sellado ?? '', 'http://localhost').asunto, TEXTO);

  useSecret(ANTES);
  await assert.rejects(demandSecret(db, lastingCipher), /no es el secreto de estos datos/);
});

test('de lo que nadie abre se dice cuál es, y ningún proceso inicia sin el secreto de antes', async () => {
  useSecret('un tercer secreto que no es de esta casa 1357924680');
  const { idMensaje } = await db.selectFrom('feedbackMensajes').select('idMensaje').limit(1).executeTakeFirstOrThrow();
  const textoCifrado = seal(TEXTO, `feedback:${idMensaje}`);
  await db.updateTable('feedbackMensajes').set({ textoCifrado }).where('idMensaje', '=', idMensaje).execute();
  useSecret('uno más nuevo todavía, que no sella nada aún 24681012', NUEVO);
  const cuentas = await andar(true);
  assert.deepEqual(
    cuentas.flatMap(({ perdidos }) => perdidos),
    [`feedback:${idMensaje}`],
  );
  assert.ok(!cuentas.some(({ que }) => que === 'centinela.sellado'));
  useSecret('uno más nuevo todavía, que no sella nada aún 24681012');
  await assert.rejects(demandSecret(db, lastingCipher), /no es el secreto de estos datos/);
});

test('lo que alguien escribe mientras tanto no se pisa', async () => {
  useSecret(NUEVO);
  const sellado = sellados.find(({ tabla }) => tabla === 'usuarios') as Sellado;
  const [antes] = await listSellados(db, sellado, undefined, 1);
  assert.ok(antes);
  const otro = seal('otro número', antes.lugar);
  await updateSellado(db, sellado, antes, otro);
  await updateSellado(db, sellado, antes, seal(TEXTO, antes.lugar));
  const [ahora] = await listSellados(db, sellado, undefined, 1);
  assert.equal(ahora && unseal(ahora.bytes, ahora.lugar), 'otro número');
});

/** A row at least in every sealed column, a letter in the queue, and more users than are sealed at a time. */
async function sellarTodo(): Promise<void> {
  await quitarReglas(db);
  await plantar(db, await createUsuario(db));
  for (let n = 0; n < MUCHAS; n += 1) await createUsuario(db);
  await sinReglas((tx) =>
    tx
      .insertInto('certificadosNotario')
      .values({ ...certificado, idNotario: uuidv7() })
      .execute(),
  );
  const carta = { empresa: TEXTO, titulo: TEXTO, bloques: [], pie: TEXTO };
  await enqueueCorreo(db, { para: 'a@ejemplo.com', asunto: TEXTO, carta });
  for (const sellado of sellados) await sellarColumna(sellado);
}

async function sellarColumna(sellado: Sellado): Promise<void> {
  const { tabla, llave, columna } = sellado;
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(tabla)}`.execute(db);
  for (const fila of rows) {
    const suya = sql.join(
      llave.map((nombre) => sql`${sql.ref(nombre)} = ${fila[nombre]}`),
      sql` and `,
    );
    const bytes = seal(TEXTO, lugarDe(sellado, fila));
    await sinReglas((tx) =>
      sql`update ${sql.table(tabla)} set ${sql.ref(columna)} = ${bytes} where ${suya}`.execute(tx),
    );
  }
}

/** Without triggers and references. */
function sinReglas(work: (tx: typeof db) => Promise<unknown>): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    await work(tx);
  });
}
