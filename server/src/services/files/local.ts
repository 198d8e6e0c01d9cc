import { readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { validate as isUuid } from 'uuid';
import { AppError } from '../../http/errors.ts';
import type { FileStore } from './files.ts';
import { type Open, PART, writeWhole } from './whole.ts';

/** Errors of a full disk, an exceeded quota, or the limit of one file's size. */
const FULL = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** Files in a folder, in as many folders as two hexadecimal digits make. */
export function localFiles(folder: string, openFile?: Open): FileStore {
  const placeOf = (id: string) => {
    if (!isUuid(id)) throw new Error('Un archivo se nombra con su identificador.');
    // Ids begin with the time, so their last digits spread files evenly.
    return join(folder, id.slice(-2), id);
  };
  return {
    put: async (id, bytes) => {
      try {
        await writeWhole(placeOf(id), bytes, openFile);
      } catch (error) {
        if (FULL.includes(String((error as { code?: string }).code)))
          throw new AppError('sin-espacio', { espera: 300, cause: error });
        throw error;
      }
    },
    get: async (id) => {
      try {
        return await readFile(placeOf(id));
      } catch (error) {
        if ((error as { code?: string }).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: async (id) => {
      const file = placeOf(id);
      await rm(`${file}${PART}`, { force: true });
      await rm(file, { force: true });
    },
    ids: async () => {
      const found = await readdir(folder, { recursive: true }).catch(() => []);
      return found.map((path) => basename(path)).filter((name) => isUuid(name));
    },
  };
}
