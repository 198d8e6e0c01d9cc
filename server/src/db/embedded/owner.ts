import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The user PostgreSQL runs as: it refuses to run as root. */
export interface Owner {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const STAGE = '/var/lib/fedatario';

/** Undefined for an ordinary user, who owns what it starts; for root, `postgres` or else `nobody`. */
export function clusterOwner(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
  const owner = users.find(({ name }) => name === 'postgres') ?? users.find(({ name }) => name === 'nobody');
  if (!owner)
    throw new Error('Como root hace falta el usuario postgres o nobody para la base de datos, o DATABASE_URL.');
  return owner;
}

/** The folder itself if the owner can reach it; else one below /var/lib/fedatario that it can, the same at every start. */
export function reachableFolder(folder: string, owner: Owner | undefined, say: (text: string) => void): string {
  const wanted = resolve(folder);
  if (!owner || canReach(dirname(wanted), owner)) return wanted;
  const staged = join(STAGE, createHash('sha256').update(wanted).digest('hex').slice(0, 12));
  mkdirSync(staged, { recursive: true, mode: 0o755 });
  say(`La base de datos queda en ${staged}: el usuario ${owner.name} no puede llegar a ${wanted}.`);
  return join(staged, 'postgres');
}

/** The binaries where the owner can run them: as installed, or copied once below /var/lib/fedatario. */
export function reachableBinaries(home: string, version: string, owner: Owner | undefined): string {
  if (!owner || canReach(join(home, 'bin'), owner)) return home;
  const staged = join(STAGE, `postgres-${version}`);
  if (!existsSync(staged)) {
    const half = `${staged}.${process.pid}`;
    mkdirSync(STAGE, { recursive: true, mode: 0o755 });
    cpSync(home, half, { recursive: true, verbatimSymlinks: true });
    renameSync(half, staged);
  }
  return staged;
}

export function giveTo(path: string, owner: Owner | undefined): void {
  if (owner) chownSync(path, owner.uid, owner.gid);
}

function canReach(folder: string, { uid, gid }: Owner): boolean {
  for (let current = resolve(folder); ; current = dirname(current)) {
    const stat = statSync(current, { throwIfNoEntry: false });
    const bit = stat?.uid === uid ? 0o100 : stat?.gid === gid ? 0o010 : 0o001;
    if (stat && (stat.mode & bit) === 0) return false;
    if (current === dirname(current)) return true;
  }
}
