import { z } from 'zod';
import type { FileStore } from '../../services/files/files.ts';
import type { Cifra, Llave } from './cifra.ts';
import type { Destino } from './destino.ts';
import { huella, leerParte } from './partes.ts';

/** The stored files of the product, sealed as they stand. */
type Almacen = Pick<FileStore, 'ids' | 'get' | 'put'>;

/** The hash of the object that holds each file, by its id. */
export type IndiceDeArchivos = ReadonlyMap<string, string>;

const Indice = z.record(z.uuid(), z.string().length(64));

/** Each file is kept once for all backups: it never changes under its id. */
const claveDe = (id: string) => `archivos/${id.slice(-2)}/${id}`;

const PREFIJO_DE_ARCHIVOS = 'archivos/';

/** Copies the files that no earlier backup holds; answers the index of all. */
export async function copiarArchivos(
  almacen: Almacen,
  destino: Destino,
  cifra: Cifra,
  antes: IndiceDeArchivos,
): Promise<IndiceDeArchivos> {
  const guardados = new Set(await destino.list(PREFIJO_DE_ARCHIVOS));
  const indice = new Map<string, string>();
  for (const id of await almacen.ids()) {
    const clave = claveDe(id);
    const conocida = antes.get(id);
    if (conocida && guardados.has(clave)) {
      indice.set(id, conocida);
      continue;
    }
    const bytes = await almacen.get(id);
    // Deleted between the listing and now, by hand: the product's own deletions wait for a backup.
    if (!bytes) continue;
    const cifrado = await cifra.cifrar(bytes);
    await destino.put(clave, cifrado);
    indice.set(id, huella(cifrado));
  }
  return indice;
}

export async function devolverArchivos(
  almacen: Almacen,
  destino: Destino,
  llave: Llave,
  indice: IndiceDeArchivos,
): Promise<void> {
  for (const [id, sha256] of indice)
    await almacen.put(id, await leerParte(destino, llave, { clave: claveDe(id), sha256 }));
}

/** Removes the files that none of these indexes names. */
export async function podarArchivos(destino: Destino, indices: readonly IndiceDeArchivos[]): Promise<void> {
  const vivas = new Set(indices.flatMap((indice) => [...indice.keys()].map(claveDe)));
  for (const clave of await destino.list(PREFIJO_DE_ARCHIVOS)) if (!vivas.has(clave)) await destino.remove(clave);
}

export function escribirIndice(indice: IndiceDeArchivos): Buffer {
  return Buffer.from(JSON.stringify(Object.fromEntries(indice)));
}

export function leerIndice(bytes: Buffer): IndiceDeArchivos {
  return new Map(Object.entries(Indice.parse(JSON.parse(bytes.toString('utf8')))));
}
