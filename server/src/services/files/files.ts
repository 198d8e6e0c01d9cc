import { sealBytes, unsealBytes } from '../cipher.ts';

/** Where files are kept, each under an id of ours: a folder here, a bucket elsewhere. Every call may be repeated. */
export interface FileStore {
  /** Whole or not at all. Throws `sin-espacio` when there is no room. */
  readonly put: (id: string, bytes: Buffer) => Promise<void>;
  /** Undefined when there is none. */
  readonly get: (id: string) => Promise<Buffer | undefined>;
  readonly remove: (id: string) => Promise<void>;
}

/** Whether a file may be kept; what an antivirus answers. */
export type ScanFile = (bytes: Buffer) => Promise<boolean>;

export interface Files extends FileStore {
  readonly scan: ScanFile;
}

/** A store whose keeper reads nothing: each file is sealed and bound to its id. Sizes are bounded, so each is sealed whole. */
export function sealedFiles({ put, get, remove }: FileStore, scan: ScanFile = async () => true): Files {
  const contextOf = (id: string) => `archivo:${id}`;
  return {
    scan,
    remove,
    put: (id, bytes) => put(id, sealBytes(bytes, contextOf(id))),
    get: async (id) => {
      const kept = await get(id);
      return kept && unsealBytes(kept, contextOf(id));
    },
  };
}
