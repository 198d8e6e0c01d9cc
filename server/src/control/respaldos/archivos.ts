import { z } from 'zod';
import { nameOfSecret, placeOfSecret } from '../../services/cipher.ts';
import type { FileStore } from '../../services/files/files.ts';
import type { Cifra, Llave } from './cifra.ts';
import type { Destino } from './destino.ts';
import { huella, leerParte } from './partes.ts';

/** The stored files of the product, sealed as they stand. */
type Almacen = Pick<FileStore, 'ids' | 'get' | 'put'>;

interface Copiado {
  /** Hash of the object that holds the file. */
  readonly sha256: string;
  /** Name of the secret that the file was sealed under; empty in indexes of before secrets were changed. */
  readonly bajo: string;
}

/** The object that holds each file, by the file's id. */
export type IndiceDeArchivos = ReadonlyMap<string, Copiado>;

const Indice = z.record(
  z.uuid(),
  z.union([
    z
      .string()
      .length(64)
      .transform((sha256): Copiado => ({ sha256, bajo: '' })),
    z.object({ sha256: z.string().length(64), bajo: z.string() }),
  ]),
);

/** Each file is kept once for all backups: under its id only its secret changes. */
const claveDe = (id: string, { bajo }: Pick<Copiado, 'bajo'>) => `archivos/${id.slice(-2)}/${id}${bajo && `-${bajo}`}`;

const PREFIJO_DE_ARCHIVOS = 'archivos/';

/** Copies the files that no earlier backup holds as they are sealed now; answers the index of all. */
export async function copiarArchivos(
  almacen: Almacen,
  destino: Destino,
  cifra: Cifra,
  antes: IndiceDeArchivos,
): Promise<IndiceDeArchivos> {
  const guardados = new Set(await destino.list(PREFIJO_DE_ARCHIVOS));
  const indice = new Map<string, Copiado>();
  for (const id of await almacen.ids()) {
    const conocido = antes.get(id);
    if (conocido && esActual(conocido) && guardados.has(claveDe(id, conocido))) {
      indice.set(id, conocido);
      continue;
    }
    const bytes = await almacen.get(id);
    // Deleted between the listing and now, by hand: the product's own deletions wait for a backup.
    if (!bytes) continue;
    const cifrado = await cifra.cifrar(bytes);
    const copiado = { sha256: huella(cifrado), bajo: nameOfSecret(placeOfSecret(bytes, `archivo:${id}`)) };
    await destino.put(claveDe(id, copiado), cifrado);
    indice.set(id, copiado);
  }
  return indice;
}

/** A copy under an earlier secret would need it for ever. */
function esActual({ bajo }: Copiado): boolean {
  return bajo === nameOfSecret(0);
}

export async function devolverArchivos(
  almacen: Almacen,
  destino: Destino,
  llave: Llave,
  indice: IndiceDeArchivos,
): Promise<void> {
  for (const [id, copiado] of indice)
    await almacen.put(id, await leerParte(destino, llave, { clave: claveDe(id, copiado), sha256: copiado.sha256 }));
}

/** Removes the files that none of these indexes names. */
export async function podarArchivos(destino: Destino, indices: readonly IndiceDeArchivos[]): Promise<void> {
  const vivas = new Set(indices.flatMap((indice) => [...indice].map(([id, copiado]) => claveDe(id, copiado))));
  for (const clave of await destino.list(PREFIJO_DE_ARCHIVOS)) if (!vivas.has(clave)) await destino.remove(clave);
}

export function escribirIndice(indice: IndiceDeArchivos): Buffer {
  return Buffer.from(JSON.stringify(Object.fromEntries(indice)));
}

export function leerIndice(bytes: Buffer): IndiceDeArchivos {
  return new Map(Object.entries(Indice.parse(JSON.parse(bytes.toString('utf8')))));
}
