import { sha256 as hashOf } from '../../services/cipher.ts';
import type { Cifra, Llave } from './cifra.ts';
import type { Destino } from './destino.ts';
import type { Parte } from './manifiesto.ts';

/** Bytes of one object: as much as is held in memory at a time, and sent again when a bucket fails. */
const TAMANO_DE_PARTE = 16 * 1024 * 1024;

interface Sitio {
  readonly destino: Destino;
  /** Key of its objects, before their number. */
  readonly clave: string;
}

/** Stores a stream as encrypted objects of a bounded size, in order. */
export async function guardarPartes(
  { destino, clave }: Sitio,
  cifra: Cifra,
  stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<Parte[]> {
  const partes: Parte[] = [];
  const guardar = async (bytes: Buffer) => {
    const cifrado = await cifra.cifrar(bytes);
    const parte = { clave: `${clave}.${String(partes.length + 1).padStart(4, '0')}`, sha256: huella(cifrado) };
    await destino.put(parte.clave, cifrado);
    partes.push({ ...parte, bytes: cifrado.length });
  };
  for await (const bytes of enTrozos(stream)) await guardar(bytes);
  return partes;
}

async function* enTrozos(stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Buffer> {
  let espera: Uint8Array[] = [];
  let cuanto = 0;
  for await (const bytes of stream) {
    espera.push(bytes);
    cuanto += bytes.length;
    if (cuanto < TAMANO_DE_PARTE) continue;
    yield Buffer.concat(espera);
    espera = [];
    cuanto = 0;
  }
  yield Buffer.concat(espera);
}

/** Reads them again, one after another. Throws, in Spanish, at the first that is gone or is not what was stored. */
export async function* leerPartes(
  destino: Destino,
  llave: Llave,
  partes: readonly Parte[],
): AsyncGenerator<Buffer, void, undefined> {
  for (const parte of partes) yield leerParte(destino, llave, parte);
}

export async function leerParte(
  destino: Destino,
  llave: Llave,
  { clave, sha256 }: Pick<Parte, 'clave' | 'sha256'>,
): Promise<Buffer> {
  const cifrado = await destino.get(clave);
  if (!cifrado) throw new Error(`Al respaldo le falta «${clave}» en ${destino.nombre}: no está completo.`);
  if (huella(cifrado) !== sha256) throw new Error(`«${clave}» no es lo que se guardó: fue alterado o está dañado.`);
  try {
    return await llave.abrir(cifrado);
  } catch (error) {
    throw new Error(`«${clave}» no se abre con esta llave. Ponga en BACKUP_IDENTITY la del respaldo.`, {
      cause: error,
    });
  }
}

export function huella(bytes: Uint8Array): string {
  return hashOf(bytes).toString('hex');
}
