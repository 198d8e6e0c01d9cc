import { sealBytes, unsealBytes } from '../cipher.ts';

/** Store of files under our ids: a local folder or a bucket. Every operation may be repeated. */
export interface FileStore {
  /** Stores all of the file or nothing. Throws `sin-espacio` when there is no room. */
  readonly put: (id: string, bytes: Buffer) => Promise<void>;
  /** Undefined when there is none. */
  readonly get: (id: string) => Promise<Buffer | undefined>;
  readonly remove: (id: string) => Promise<void>;
  /** The ids of all. */
  readonly ids: () => Promise<readonly string[]>;
}

/** False for a file that an antivirus refuses. */
export type ScanFile = (bytes: Buffer) => Promise<boolean>;

export interface Files extends FileStore {
  readonly scan: ScanFile;
}

/**
 * A store that cannot read its files: each is sealed and bound to its id. Sizes are bounded, so a file is sealed in one
 * piece.
 */
export function sealedFiles({ put, get, remove, ids }: FileStore, scan: ScanFile = async () => true): Files {
  const contextOf = (id: string) => `archivo:${id}`;
  return {
    scan,
    remove,
    ids,
    put: (id, bytes) => put(id, sealBytes(bytes, contextOf(id))),
    get: async (id) => {
      const kept = await get(id);
      return kept && unsealBytes(kept, contextOf(id));
    },
  };
}
