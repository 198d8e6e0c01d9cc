import assert from 'node:assert/strict';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { openPools } from '../../db/db.ts';
import { mayDelete } from '../../db/deletions.ts';
import { startEmbedded } from '../../db/embedded/cluster.ts';
import { inTransaction } from '../../db/transaction.ts';
import { prepareDatabase } from '../../prepare.ts';
import { nameOfSecret, sealBytes, useSecret } from '../../services/cipher.ts';
import { localFiles } from '../../services/files/local.ts';
import { createScratchDatabase, createTestDatabase } from '../../testing/database.ts';
import { createUsuario } from '../../testing/factories.ts';
import { carpeta } from './destino.ts';
import type { RespaldoOptions } from './opciones.ts';
import { nombresEn, respaldar } from './respaldo.ts';
import { probar, restaurar } from './restauracion.ts';

const APP_SECRET = 'un secreto de prueba que nadie más usa 0123456789';
useSecret(APP_SECRET);
const folders: string[] = [];
const running: { stop: () => Promise<void> }[] = [];
after(async () => {
  for (const { stop } of running) await stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'fedatario-respaldos-'));
  chmodSync(made, 0o755);
  folders.push(made);
  return made;
}

const BACKUP_TARGET = folder();
const identity = await generateX25519Identity();
const recipient = await identityToRecipient(identity);
const common = {
  DATABASE_PREPARE: true,
  S3_REGION: 'us-east-1',
  APP_SECRET,
  BACKUP_TARGET,
  BACKUP_RECIPIENT: recipient,
  BACKUP_IDENTITY: identity,
  BACKUP_KEEP_DAYS: 14,
} satisfies Partial<RespaldoOptions>;
const dia = (numero: number) => new Date(`2026-11-${String(numero).padStart(2, '0')}T03:17:00Z`);
const lines: string[] = [];
const say = (text: string) => void lines.push(text);

/** The embedded database as `npm start` makes it, with a customer and a file. */
const here = { ...common, DATA_DIR: folder() };
const embedded = await startEmbedded({ dataDir: here.DATA_DIR, settings: { fsync: 'off' } });
running.push(embedded);
await prepareDatabase(embedded.url);
const pools = openPools({ url: embedded.url, max: 3 });
running.unshift({ stop: pools.close });
// A command that finds nobody else at the database stops it when it ends; the server's own connections are never all idle.
const server = new pg.Client({ connectionString: embedded.url });
await server.connect();
running.unshift({ stop: () => server.end() });
const { db } = pools;

async function guardarArchivo(): Promise<string> {
  const id = uuidv7();
  await localFiles(join(here.DATA_DIR, 'archivos')).put(id, sealBytes(Buffer.from('contenido'), `archivo:${id}`));
  return id;
}

/** Opens the installation in another folder, as a restore left it. */
async function abrir<T>(dataDir: string, work: (db: typeof pools.db) => Promise<T>): Promise<T> {
  const database = await startEmbedded({ dataDir });
  const there = openPools({ url: database.url, max: 2 });
  try {
    return await work(there.db);
  } finally {
    await there.close();
    await database.stop();
  }
}

test('un respaldo de la base incluida se restaura en otra carpeta con sus filas y sus archivos', async () => {
  const { idUsuario } = await createUsuario(db);
  const idArchivo = await guardarArchivo();
  const hecho = await respaldar(here, dia(1));
  assert.deepEqual([hecho.metodo, hecho.cuantosArchivos], ['fisico', 1]);
  const despues = await createUsuario(db);
  const otra = folder();
  assert.ok(await restaurar({ ...here, DATA_DIR: otra }, undefined, dia(28), say), lines.join('\n'));
  const usuarios = await abrir(otra, (there) => there.selectFrom('usuarios').select('idUsuario').execute());
  const ids = usuarios.map((usuario) => usuario.idUsuario);
  assert.ok(ids.includes(idUsuario) && !ids.includes(despues.idUsuario));
  const archivo = join('archivos', idArchivo.slice(-2), idArchivo);
  assert.deepEqual(readFileSync(join(otra, archivo)), readFileSync(join(here.DATA_DIR, archivo)));
});

test('el siguiente copia solo los archivos nuevos', async () => {
  const antes = new Set(await carpeta(BACKUP_TARGET).list('archivos/'));
  const nuevo = await guardarArchivo();
  const segundo = await respaldar(here, dia(2));
  assert.equal(segundo.cuantosArchivos, 2);
  const agregados = (await carpeta(BACKUP_TARGET).list('archivos/')).filter((clave) => !antes.has(clave));
  assert.deepEqual(agregados, [`archivos/${nuevo.slice(-2)}/${nuevo}-${nameOfSecret(0)}`]);
});

test('nada de lo que guarda se lee sin la llave, y con otra se dice', async () => {
  const guardado = Buffer.concat(
    readdirSync(BACKUP_TARGET, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.startsWith('filas'))
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name))),
  );
  assert.ok(guardado.subarray(0, 21).equals(Buffer.from('age-encryption.org/v1')));
  const otra = await generateX25519Identity();
  const vacia = { ...here, DATA_DIR: folder() };
  await assert.rejects(
    restaurar({ ...vacia, BACKUP_IDENTITY: otra }, undefined, dia(28), say),
    /no se abre con esta llave/,
  );
});

test('probar restaura aparte, revisa, y lo anota', async () => {
  assert.ok(await probar(here, undefined, dia(2), say), lines.join('\n'));
  const { probadoEn } = await db
    .selectFrom('respaldos')
    .select('probadoEn')
    .where('nombre', '=', '20261102T031700Z')
    .executeTakeFirstOrThrow();
  assert.deepEqual(probadoEn, dia(2));
});

test('un respaldo alterado, a medias o de otro secreto se rechaza con sus palabras', async () => {
  const en = (clave: string) => join(BACKUP_TARGET, 'copias', '20261102T031700Z', clave);
  const vacia = () => ({ ...here, DATA_DIR: folder() });
  const conCambio = async (clave: string, cambio: (bytes: Buffer) => Buffer | undefined, error: RegExp) => {
    const bytes = readFileSync(en(clave));
    const otro = cambio(Buffer.from(bytes));
    if (otro) writeFileSync(en(clave), otro);
    else rmSync(en(clave));
    await assert.rejects(restaurar(vacia(), '20261102T031700Z', dia(28), say), error);
    writeFileSync(en(clave), bytes);
  };
  const unBit = (bytes: Buffer) => {
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    return bytes;
  };
  await conCambio('filas.0001', unBit, /fue alterado o está dañado/);
  await conCambio('filas.0001', () => undefined, /no está completo/);
  await conCambio('archivos.json', unBit, /fue alterado o está dañado/);
  await conCambio('manifiesto.json', () => undefined, /No hay un respaldo terminado/);
  await conCambio('manifiesto.json', () => Buffer.from('{'), /no se puede leer/);
  const otraVersion = (bytes: Buffer) => Buffer.from(bytes.toString().replace('fisico', 'logico'));
  await conCambio('manifiesto.json', otraVersion, /fue alterado, o se hizo con otro APP_SECRET/);
  const otroSecreto = { ...vacia(), APP_SECRET: 'otro secreto que no es el de los datos 987654321' };
  await assert.rejects(restaurar(otroSecreto, undefined, dia(28), say), /otro APP_SECRET/);
  useSecret(APP_SECRET);
  await assert.rejects(restaurar({ ...vacia(), APP_SECRET: undefined }, undefined, dia(28), say), /Falta el secreto/);
  await assert.rejects(restaurar(here, undefined, dia(28), say), /Ya hay una base de datos/);
});

test('mientras se respalda no se borra ningún archivo ni se hace otro respaldo', async () => {
  const haciendo = respaldar(here, dia(3));
  while (await inTransaction(db, mayDelete)) await new Promise((resume) => setTimeout(resume, 5));
  const otro = respaldar(here, dia(4)).then(
    () => 'hecho',
    (error: Error) => error.message,
  );
  await haciendo;
  assert.match(await otro, /Ya se está haciendo un respaldo/);
  assert.equal(await inTransaction(db, mayDelete), true);
});

test('sin sitio donde guardar falla, se anota con su motivo y no deja medio respaldo', async () => {
  const file = join(folder(), 'no-es-carpeta');
  writeFileSync(file, '');
  await assert.rejects(respaldar({ ...here, BACKUP_TARGET: file }, dia(5)));
  const { estado, motivo } = await db
    .selectFrom('respaldos')
    .select(['estado', 'motivo'])
    .where('nombre', '=', '20261105T031700Z')
    .executeTakeFirstOrThrow();
  assert.equal(estado, 'fallido');
  assert.ok((motivo ?? '').length > 0);
});

test('con el tiempo quedan los últimos, y se van los archivos que ninguno nombra', async () => {
  const suelto = join(BACKUP_TARGET, 'archivos', 'ff', uuidv7());
  await carpeta(BACKUP_TARGET).put(suelto.slice(BACKUP_TARGET.length + 1), Buffer.from('de nadie'));
  await respaldar({ ...here, BACKUP_KEEP_DAYS: 1 }, new Date('2027-11-20T03:17:00Z'));
  assert.deepEqual(await nombresEn(carpeta(BACKUP_TARGET)), ['20271120T031700Z']);
  assert.ok(!existsSync(suelto));
  const filas = await db.selectFrom('respaldos').select('nombre').where('estado', '=', 'completo').execute();
  assert.deepEqual(filas, [{ nombre: '20271120T031700Z' }]);
});

test('una base propia se copia con las herramientas de PostgreSQL y se restaura en otra vacía', async (t) => {
  const own = await createTestDatabase();
  const scratch = await createScratchDatabase();
  running.unshift({ stop: own.drop }, { stop: scratch.drop });
  const { idUsuario } = await createUsuario(own.pools.db);
  const options = { ...common, DATA_DIR: folder(), DATABASE_URL: own.url, BACKUP_TARGET: folder() };
  const hecho = await respaldar(options, dia(6)).catch((error: Error) => error);
  if (hecho instanceof Error) {
    assert.match(hecho.message, /Falta pg_dump|version mismatch/);
    return t.skip('esta máquina no tiene las herramientas de la versión de este servidor');
  }
  assert.equal(hecho.metodo, 'logico');
  const there = { ...options, DATA_DIR: folder(), DATABASE_URL: scratch.url };
  assert.ok(await restaurar(there, undefined, dia(28), say), lines.join('\n'));
  const restored = openPools({ url: scratch.url, max: 2 });
  running.unshift({ stop: restored.close });
  const found = await restored.db.selectFrom('usuarios').select('idUsuario').execute();
  assert.ok(found.some((usuario) => usuario.idUsuario === idUsuario));
  await assert.rejects(restaurar(there, undefined, dia(28), say), /ya tiene tablas/);
  assert.ok(await probar(options, undefined, dia(7), say));
});
