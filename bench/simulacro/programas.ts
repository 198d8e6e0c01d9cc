import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The programs of the cluster, where they stand on this machine. */
export interface Programas {
  readonly etcd: string;
  readonly patroni: string;
  readonly haproxy: string;
  readonly pgbouncer: string;
  /** The folder of PostgreSQL's own programs. */
  readonly postgres: string;
}

/** Names of Debian's packages that are not installed. */
export interface Faltan {
  readonly faltan: readonly string[];
}

const PACKAGES = { etcd: 'etcd-server', patroni: 'patroni', haproxy: 'haproxy', pgbouncer: 'pgbouncer' };
/** Debian keeps programs of the system out of the PATH of ordinary users. */
const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];

/** The programs, or the names of Debian's packages that are missing. */
export function findProgramas(folders: readonly string[] = FOLDERS): Programas | Faltan {
  const found = Object.fromEntries(Object.keys(PACKAGES).map((name) => [name, find(name, folders)]));
  const postgres = globSync('/usr/lib/postgresql/*/bin/initdb').sort().at(-1)?.replace('/initdb', '');
  const missing = Object.entries(PACKAGES).filter(([name]) => found[name] === undefined);
  if (missing.length > 0 || postgres === undefined)
    return { faltan: [...missing.map(([, debian]) => debian), ...(postgres === undefined ? ['postgresql'] : [])] };
  return { ...found, postgres } as unknown as Programas;
}

/** Tells in Spanish what to install. */
export function sayMissing({ faltan }: Faltan): string {
  return `El simulacro necesita un Linux con los paquetes de Debian que faltan aquí:\n\n  apt-get install -y ${faltan.join(' ')}\n`;
}

function find(name: string, folders: readonly string[]): string | undefined {
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
