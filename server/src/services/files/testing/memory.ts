import type { FileStore } from '../files.ts';

/** Files that last as long as the test. */
export function memoryFiles(): FileStore & { readonly kept: ReadonlyMap<string, Buffer> } {
  const kept = new Map<string, Buffer>();
  return {
    kept,
    put: async (id, bytes) => void kept.set(id, bytes),
    get: async (id) => kept.get(id),
    remove: async (id) => void kept.delete(id),
    ids: async () => [...kept.keys()],
  };
}

/** The files of every application under test of this process, so that a factory can put some there. */
export const testFiles = memoryFiles();
