import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Ending of a file that is being written. */
export const PART = '.parte';

export type Open = (
  path: string,
  flags: string,
  mode: number,
) => Promise<Pick<FileHandle, 'writeFile' | 'sync' | 'close'>>;

/** Writes all of a file or nothing, on the disk and not only on its way there; makes its folder. */
export async function writeWhole(file: string, bytes: Uint8Array, openFile: Open = open): Promise<void> {
  const folder = dirname(file);
  const part = `${file}${PART}`;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await write(openFile, part, bytes);
    await rename(part, file);
    await syncFolder(folder);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function write(openFile: Open, path: string, bytes: Uint8Array): Promise<void> {
  const handle = await openFile(path, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new name survives a crash only once its folder is synchronised too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
