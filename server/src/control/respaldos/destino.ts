import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type S3Options, s3Objects } from '../../services/files/s3.ts';

/** A place for backups: objects under keys like `20261125T031700Z/filas.0001`. */
export interface Destino {
  /** As it is told to people. */
  readonly nombre: string;
  /** Stores all of the object or nothing. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined when there is none. */
  readonly get: (key: string) => Promise<Buffer | undefined>;
  /** The keys that begin so, in order. */
  readonly list: (prefix: string) => Promise<readonly string[]>;
  readonly remove: (key: string) => Promise<void>;
}

const PART = '.parte';

/** Opens `s3://bucket/prefix`, or else a folder. */
export function abrirDestino(target: string, s3: Omit<S3Options, 'bucket'>): Destino {
  const bucket = /^s3:\/\/([^/]+)\/?(.*)$/.exec(target);
  if (!bucket) return carpeta(target);
  const [, name = '', prefix = ''] = bucket;
  return cubo(target, { ...s3, bucket: name }, prefix);
}

export function carpeta(folder: string): Destino {
  return {
    nombre: folder,
    put: async (key, bytes) => {
      const file = join(folder, key);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await write(`${file}${PART}`, bytes);
      await rename(`${file}${PART}`, file);
    },
    get: (key) => readFile(join(folder, key)).catch(absent),
    list: async (prefix) => {
      const below = await readdir(folder, { recursive: true, withFileTypes: true }).catch(absent);
      return (below ?? [])
        .filter((entry) => entry.isFile() && !entry.name.endsWith(PART))
        .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length).replace(/^\/+/, ''))
        .filter((key) => key.startsWith(prefix))
        .sort();
    },
    remove: (key) => rm(join(folder, key), { force: true }),
  };
}

function cubo(nombre: string, options: S3Options, prefix: string): Destino {
  const objects = s3Objects(options);
  const under = prefix && !prefix.endsWith('/') ? `${prefix}/` : prefix;
  return {
    nombre,
    put: (key, bytes) => objects.put(`${under}${key}`, bytes),
    get: (key) => objects.get(`${under}${key}`),
    list: async (start) => (await objects.list(`${under}${start}`)).map((key) => key.slice(under.length)).sort(),
    remove: (key) => objects.remove(`${under}${key}`),
  };
}

async function write(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function absent(error: unknown): undefined {
  if ((error as { code?: string }).code === 'ENOENT') return undefined;
  throw error;
}
