import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, lstat, mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';
import { extract, type Pack, pack } from 'tar-stream';
import { type BaseBackup, beginBaseBackup } from '../../../db/embedded/base-backup.ts';
import { type ClusterFolder, clusterFolder } from '../../../db/embedded/cluster.ts';
import { giveTo } from '../../../db/embedded/owner.ts';
import type { Filas } from './filas.ts';

/**
 * Left out of a copy, as the manual of PostgreSQL says (section 25.3, "Backing Up the Data Directory"): what belongs to the running
 * server, and what it makes again.
 */
const SIN_COPIAR =
  /^(postmaster[.](pid|opts)|fedatario[.]conf|[.]s[.]PGSQL[^/]*|pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/.+|(.*\/)?pgsql_tmp[^/]*(\/.*)?|pg_internal[.]init[^/]*)$/;
const BLOQUE = 1024 * 1024;

/**
 * Copies the database that comes with the product while it works: its files as they are, and the log that makes them whole, by the
 * low-level interface for base backups (PostgreSQL manual, section 25.3.4). The package brings no `pg_dump`.
 */
export function copiaFisica(url: string, postgresql: number): Filas {
  return { metodo: 'fisico', postgresql, leer: () => copia(url) };
}

async function* copia(url: string): AsyncGenerator<Uint8Array> {
  const backup = await beginBaseBackup(url);
  const tar = pack();
  const comprimido = createZstdCompress();
  const flujo = pipeline(tar, comprimido);
  const escrita = escribir(backup, tar).then(
    () => tar.finalize(),
    (error: Error) => tar.destroy(error),
  );
  try {
    yield* comprimido as AsyncIterable<Uint8Array>;
    await Promise.all([flujo, escrita]);
  } finally {
    tar.destroy();
    await backup.release();
  }
}

async function escribir({ folder, finish }: BaseBackup, tar: Pack): Promise<void> {
  for await (const path of filesOf(folder)) await agregar(tar, folder, path);
  const { label, isLog } = await finish();
  await entrada(tar, 'backup_label', label);
  for (const name of (await readdir(join(folder, 'pg_wal'))).sort())
    if (isLog(name)) await agregar(tar, folder, join(folder, 'pg_wal', name));
}

/** Every file below a folder, and every folder, which restore needs though empty. */
async function* filesOf(root: string, folder = root): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true }).catch(() => [])) {
    const path = join(folder, entry.name);
    if (SIN_COPIAR.test(relative(root, path))) continue;
    if (entry.isDirectory()) {
      yield path;
      yield* filesOf(root, path);
    } else if (entry.isFile()) yield path;
  }
}

async function agregar(tar: Pack, root: string, path: string): Promise<void> {
  const name = relative(root, path);
  // Tables come and go while they are copied; the log knows of it.
  const stat = await lstat(path).catch(() => undefined);
  if (!stat) return;
  if (stat.isDirectory()) {
    await entrada(tar, name, undefined);
    return;
  }
  const handle = await open(path).catch(() => undefined);
  if (!handle) return;
  try {
    const size = (await handle.stat()).size;
    const { promise: told, resolve, reject } = Promise.withResolvers<void>();
    const entry = tar.entry({ name, size, mode: 0o600 }, (error) => (error ? reject(error) : resolve()));
    for (let at = 0; at < size; ) {
      const block = Buffer.alloc(Math.min(BLOQUE, size - at));
      // A file that shrank meanwhile is filled with zeros: the log writes it again.
      await handle.read(block, 0, block.length, at);
      at += block.length;
      if (!entry.write(block)) await once(entry, 'drain');
    }
    entry.end(undefined);
    await told;
  } finally {
    await handle.close();
  }
}

function entrada(tar: Pack, name: string, bytes: Buffer | undefined): Promise<void> {
  return new Promise((done, fail) => {
    const told = (error?: Error | null) => (error ? fail(error) : done());
    if (bytes) tar.entry({ name, size: bytes.length, mode: 0o600 }, bytes, told);
    else tar.entry({ name, type: 'directory', mode: 0o700 }, told);
  });
}

/** Puts a copy where the product looks for its database. Refuses a folder that has one. Throws in Spanish. */
export async function devolverFisica(
  dataDir: string,
  stream: AsyncIterable<Uint8Array>,
  say: (text: string) => void,
): Promise<void> {
  const cluster = clusterFolder(dataDir, say);
  if (existsSync(cluster.data))
    throw new Error(`Ya hay una base de datos en ${cluster.data}: ponga DATA_DIR en una carpeta vacía, o apártela.`);
  await mkdir(cluster.data, { recursive: true, mode: 0o700 });
  giveTo(cluster.data, cluster.owner);
  const tar = extract();
  const escrita = (async () => {
    for await (const entry of tar) await sacar(cluster, entry.header, entry as unknown as Entrada);
  })();
  await Promise.all([pipeline(Readable.from(stream), createZstdDecompress(), tar), escrita]);
}

/** An entry of the archive, whose types do not say that it brings bytes. */
type Entrada = AsyncIterable<Uint8Array> & { resume: () => void };

async function sacar(
  { data, owner }: ClusterFolder,
  { name, type }: { name: string; type?: string | null },
  bytes: Entrada,
): Promise<void> {
  const path = join(data, name);
  if (relative(data, path).startsWith('..'))
    throw new Error(`El respaldo nombra «${name}», que queda fuera de su carpeta.`);
  if (type === 'directory') {
    await mkdir(path, { recursive: true, mode: 0o700 });
    await chmod(path, 0o700);
    giveTo(path, owner);
    bytes.resume();
    return;
  }
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const handle = await open(path, 'w', 0o600);
  try {
    for await (const block of bytes) await handle.writeFile(block);
    await handle.sync();
  } finally {
    await handle.close();
  }
  giveTo(path, owner);
}
