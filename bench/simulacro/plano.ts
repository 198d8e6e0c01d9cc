import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clusterOwner, freePort, type Owner } from '@fedatario/server/testing';
import type { Programas } from './programas.ts';

/** Names, ports and folders of one drill: everything that differs from an installation on machines of its own. */
export interface Plano {
  readonly programas: Programas;
  readonly carpeta: string;
  /** The user that PostgreSQL and its companions run as when we are root. */
  readonly owner: Owner | undefined;
  readonly clave: string;
  readonly secreto: string;
  readonly puertos: Puertos;
}

type Puertos = Awaited<ReturnType<typeof puertosLibres>>;

export const NODOS = [0, 1] as const;
export type Nodo = (typeof NODOS)[number];
export const BUCKET = 'simulacro';
export const LLAVE = { id: 'SIMULACRO', secret: 'una llave de simulacro' } as const;

export async function trazarPlano(programas: Programas, carpeta: string): Promise<Plano> {
  const owner = clusterOwner();
  // PostgreSQL runs as another user when we are root, and must reach its folder.
  chmodSync(carpeta, 0o755);
  for (const name of ['base', 'producto']) mkdirSync(join(carpeta, name), { mode: 0o700 });
  if (owner) chownSync(join(carpeta, 'base'), owner.uid, owner.gid);
  const clave = randomBytes(12).toString('hex');
  const secreto = randomBytes(48).toString('base64');
  return { programas, carpeta, owner, clave, secreto, puertos: await puertosLibres() };
}

async function puertosLibres() {
  const dos = async () => [await freePort(), await freePort()] as const;
  return {
    etcd: await dos(),
    rest: await dos(),
    postgres: await dos(),
    primario: await freePort(),
    replica: await freePort(),
    pgbouncer: await freePort(),
    web: await freePort(),
    procesos: [...(await dos()), await freePort()] as const,
    banco: await freePort(),
  };
}

/** A database of the cluster; as the product unless told otherwise, at the primary's port of the balancer. */
export function urlDe(
  { clave, puertos }: Plano,
  { puerto = puertos.primario, usuario = 'fedatario', base = 'fedatario' } = {},
): string {
  return `postgres://${usuario}:${clave}@127.0.0.1:${puerto}/${base}`;
}

/** A folder of the database's user. */
export function carpetaDe({ carpeta, owner }: Plano, name: string): string {
  const folder = join(carpeta, 'base', name);
  mkdirSync(folder, { mode: 0o700 });
  if (owner) chownSync(folder, owner.uid, owner.gid);
  return folder;
}

/** Writes a file that only its owner may read, for the user of the database. */
export function escribir({ carpeta, owner }: Plano, name: string, text: string): string {
  const file = join(carpeta, name);
  writeFileSync(file, text, { mode: 0o600 });
  if (owner) chownSync(file, owner.uid, owner.gid);
  return file;
}
