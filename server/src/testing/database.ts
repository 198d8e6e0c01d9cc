import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { openPools, type Pools } from '../db/db.ts';
import { prepareDatabase } from '../prepare.ts';

const TEMPLATE = 'fedatario_plantilla';

/** Address of the cluster the tests run on, which `npm test` starts and passes on. */
function clusterUrl(): URL {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('Falta TEST_DATABASE_URL: ejecute «npm test -- ruta/al/archivo.test.ts».');
  return new URL(url);
}

function urlOf(database: string): string {
  const url = clusterUrl();
  url.pathname = `/${database}`;
  return url.href;
}

/** Migrates the template that every test file clones. Once a run. */
export async function createTemplate(): Promise<void> {
  await admin(`drop database if exists ${TEMPLATE} with (force)`);
  await admin(`create database ${TEMPLATE}`);
  await prepareDatabase(urlOf(TEMPLATE));
}

export interface TestDatabase {
  readonly url: string;
  readonly pools: Pools;
  readonly drop: () => Promise<void>;
}

/** A database of its own for one test file, cloned from the template. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `prueba_${randomUUID().replaceAll('-', '')}`;
  // A copy of the files takes a fifth of the time of writing each page to the log.
  await admin(`create database ${name} template ${TEMPLATE} strategy file_copy`);
  const pools = openPools({ url: urlOf(name), max: 6 });
  return {
    url: urlOf(name),
    pools,
    drop: async () => {
      await pools.close();
      await admin(`drop database ${name} with (force)`);
    },
  };
}

/** An empty database on the same cluster, for a product that makes its own tables. */
export async function createScratchDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `recorridos_${randomUUID().replaceAll('-', '')}`;
  await admin(`create database ${name}`);
  return { url: urlOf(name), drop: () => admin(`drop database ${name} with (force)`) };
}

async function admin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOf('postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
