import { type FileHandle, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { validate as isUuid } from 'uuid';
import { AppError } from '../../http/errors.ts';
import type { FileStore } from './files.ts';

/** Errors of a full disk, an exceeded quota, or the limit of one file's size. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];

type Open = (path: string, flags: string, mode: number) => Promise<Pick<FileHandle, 'writeFile' | 'sync' | 'close'>>;

/** Files in a folder, in as many folders as two hexadecimal digits make. */
export function localFiles(folder: string, openFile: Open = open): FileStore {
  const placeOf = (id: string) => {
    if (!isUuid(id)) throw new Error('Un archivo se nombra con su identificador.');
    // Ids begin with the time, so their last digits spread files evenly.
    const place = join(folder, id.slice(-2));
    return { place, file: join(place, id), part: join(place, `${id}.parte`) };
  };
  return {
    put: async (id, bytes) => {
      const { place, file, part } = placeOf(id);
      try {
        await mkdir(place, { recursive: true, mode: 0o700 });
        await write(openFile, part, bytes);
        await rename(part, file);
        await syncFolder(place);
      } catch (error) {
        await rm(part, { force: true });
        if (FULL.includes(String((error as { code?: string }).code)))
          throw new AppError('sin-espacio', { espera: 300, cause: error });
        throw error;
      }
    },
    get: async (id) => {
      try {
        return await readFile(placeOf(id).file);
      } catch (error) {
        if ((error as { code?: string }).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: async (id) => {
      const { file, part } = placeOf(id);
      await rm(part, { force: true });
      await rm(file, { force: true });
    },
    ids: async () => {
      const found = await readdir(folder, { recursive: true }).catch(() => []);
      return found.map((path) => basename(path)).filter((name) => isUuid(name));
    },
  };
}

async function write(openFile: Open, path: string, bytes: Buffer): Promise<void> {
  const handle = await openFile(path, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new name survives a crash only once its folder is synchronised too. */
async function syncFolder(place: string): Promise<void> {
  const handle = await open(place, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
