import { openPools, type Pools } from './db.ts';
import { startEmbedded } from './embedded/cluster.ts';

export interface DatabaseOptions {
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_PREPARE: boolean;
  readonly DATA_DIR: string;
}

/** Lends a command the product's database, which is started when it is our own and stopped afterwards. */
export async function withDatabase<T>(
  { DATABASE_URL, DATABASE_PREPARE, DATA_DIR }: DatabaseOptions,
  work: (pools: Pools, url: string) => Promise<T>,
): Promise<T> {
  const own = DATABASE_URL ? undefined : await startEmbedded({ dataDir: DATA_DIR });
  const url = DATABASE_URL ?? own?.url ?? '';
  const pools = openPools({ url, max: 2, prepare: DATABASE_PREPARE });
  try {
    return await work(pools, url);
  } finally {
    await pools.close();
    await own?.stop();
  }
}
