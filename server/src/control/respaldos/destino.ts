import { readdir, readFile, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { type S3Options, s3Objects } from '../../services/files/s3.ts';
import { PART, writeWhole } from '../../services/files/whole.ts';

/** A place for backups: objects under keys like `copias/20261125T031700Z/filas.0001`. */
export interface Destino {
  /** As it is told to people. */
  readonly nombre: string;
  /** Stores all of the object or nothing. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Undefined when there is none. */
  readonly get: (key: string) => Promise<Buffer | undefined>;
  /** The keys below a folder, whose name ends with a slash, in order. */
  readonly list: (below: string) => Promise<readonly string[]>;
  readonly remove: (key: string) => Promise<void>;
}

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
    put: (key, bytes) => writeWhole(join(folder, key), bytes),
    get: (key) => readFile(join(folder, key)).catch(absent),
    list: async (below) => {
      const found = await readdir(join(folder, below), { recursive: true, withFileTypes: true }).catch(absent);
      return (found ?? [])
        .filter((entry) => entry.isFile() && !entry.name.endsWith(PART))
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
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

function absent(error: unknown): undefined {
  if ((error as { code?: string }).code === 'ENOENT') return undefined;
  throw error;
}
