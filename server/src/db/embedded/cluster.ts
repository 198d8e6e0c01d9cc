import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { clusterOwner, giveTo, type Owner, reachableBinaries, reachableFolder } from './owner.ts';

export interface EmbeddedDatabase {
  readonly url: string;
  /** Address of another database of the same cluster. */
  readonly urlOf: (database: string) => string;
  /** Stops the cluster, unless another process still uses it. */
  readonly stop: () => Promise<void>;
}

interface Cluster {
  readonly bin: string;
  readonly data: string;
  readonly socket: string;
  readonly owner: Owner | undefined;
}

const DATABASE = 'fedatario';
const SOCKET_PATH_LIMIT = 107;
const START_ATTEMPTS = 40;

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly say?: (text: string) => void;
  /** Extra lines of postgresql.conf: the tests give up durability for speed. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts PostgreSQL with its data in `dataDir/postgres`, or joins the one that a killed process left running. */
export async function startEmbedded({
  dataDir,
  say = () => undefined,
  settings = {},
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { home, version } = await findBinaries();
  const { data, owner } = clusterFolder(dataDir, say);
  const cluster = {
    bin: join(reachableBinaries(home, version, owner), 'bin'),
    data,
    socket: socketFolder(data, owner),
    owner,
  };
  if (!existsSync(join(data, 'PG_VERSION'))) await create(cluster);
  writeSettings(cluster, settings);
  await ensureRunning(cluster);
  await ensureDatabase(cluster);
  return { url: urlOf(cluster, DATABASE), urlOf: (name) => urlOf(cluster, name), stop: () => stop(cluster) };
}

export interface ClusterFolder {
  readonly data: string;
  readonly owner: Owner | undefined;
}

/** Finds the folder of the cluster of a data folder, and the user it belongs to. */
export function clusterFolder(dataDir: string, say: (text: string) => void): ClusterFolder {
  const owner = clusterOwner();
  mkdirSync(dataDir, { recursive: true });
  return { data: reachableFolder(join(dataDir, 'postgres'), owner, say), owner };
}

function urlOf({ socket }: Cluster, database: string): string {
  return `postgres://fedatario@localhost/${database}?host=${encodeURIComponent(socket)}`;
}

function socketFolder(data: string, owner: Owner | undefined): string {
  if (`${data}/.s.PGSQL.5432.lock`.length <= SOCKET_PATH_LIMIT) return data;
  const folder = join(tmpdir(), `fedatario-${createHash('sha256').update(data).digest('hex').slice(0, 12)}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  giveTo(folder, owner);
  return folder;
}

/** Makes the cluster beside its place and moves it there, so that a start killed in the middle leaves nothing half-made. */
async function create({ bin, data, owner }: Cluster): Promise<void> {
  const half = `${data}.nuevo`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true, mode: 0o700 });
  giveTo(half, owner);
  await run(
    join(bin, 'initdb'),
    [
      `--pgdata=${half}`,
      '--username=fedatario',
      '--auth-local=trust',
      '--auth-host=reject',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=icu',
      '--icu-locale=es-GT',
    ],
    owner,
  );
  appendFileSync(join(half, 'postgresql.conf'), "\ninclude_if_exists = 'fedatario.conf'\n");
  renameSync(half, data);
}

function writeSettings({ data, socket, owner }: Cluster, extra: Readonly<Record<string, string>>): void {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socket,
    unix_socket_permissions: '0700',
    max_connections: '100',
    ...extra,
  };
  const file = join(data, 'fedatario.conf');
  const lines = Object.entries(settings).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`);
  writeFileSync(file, `${lines.join('\n')}\n`);
  giveTo(file, owner);
}

/** After a kill the old postmaster may live on, or its children may still hold the data: join the one, wait for the others. */
async function ensureRunning(cluster: Cluster): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    if (await answers(cluster)) return;
    const failure = await start(cluster).then(
      () => undefined,
      (error: Error) => error,
    );
    if (!failure || (await answers(cluster))) return;
    if (attempt === START_ATTEMPTS) throw failure;
    await new Promise((done) => setTimeout(done, 250));
  }
}

async function answers(cluster: Cluster): Promise<boolean> {
  if (!existsSync(join(cluster.socket, '.s.PGSQL.5432'))) return false;
  try {
    await ask(cluster, 'select 1');
    return true;
  } catch {
    return false;
  }
}

function start({ bin, data, owner }: Cluster): Promise<void> {
  const log = join(dirname(data), 'postgres.log');
  if (!existsSync(log)) writeFileSync(log, '', { mode: 0o600 });
  giveTo(log, owner);
  return run(join(bin, 'pg_ctl'), ['start', '-w', '-s', '-t', '30', '-D', data, '-l', log], owner);
}

async function stop(cluster: Cluster): Promise<void> {
  const others = await ask(
    cluster,
    "select count(*)::int as n from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  ).catch(() => [{ n: 0 }]);
  if (Number(others[0]?.n) > 0) return;
  await run(join(cluster.bin, 'pg_ctl'), ['stop', '-w', '-s', '-m', 'fast', '-D', cluster.data], cluster.owner).catch(
    () => undefined,
  );
}

async function ensureDatabase(cluster: Cluster): Promise<void> {
  const found = await ask(cluster, `select 1 from pg_database where datname = '${DATABASE}'`);
  if (found.length === 0) await ask(cluster, `create database ${DATABASE}`);
}

async function ask(cluster: Cluster, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: urlOf(cluster, 'postgres'), connectionTimeoutMillis: 3_000 });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

function run(command: string, args: string[], owner: Owner | undefined): Promise<void> {
  return new Promise((done, fail) => {
    const identity = owner ? { uid: owner.uid, gid: owner.gid } : {};
    // The postmaster inherits these handles and outlives the command: a pipe would never close.
    const child = spawn(command, args, { ...identity, cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    child.on('error', fail);
    child.on('exit', (code) => {
      child.stderr.destroy();
      if (code === 0) done();
      else fail(new Error(`${command} terminó con ${code}. ${said.trim()}`));
    });
  });
}
