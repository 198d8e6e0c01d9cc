import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

export interface EntradaDeZip {
  /** Path with its folders, separated by `/`. */
  readonly nombre: string;
  readonly bytes: Uint8Array;
  /** Stored without compression: pictures and PDFs are compressed already. */
  readonly empacado?: boolean;
}

/** A zip archive in pieces, as its entries come: one entry at a time is in memory. */
export async function* zipOf(entradas: AsyncIterable<EntradaDeZip>, now: Date): AsyncGenerator<Uint8Array> {
  const out: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    out.push(piece);
  });
  for await (const { nombre, bytes, empacado = false } of entradas) {
    const entrada = empacado ? new ZipPassThrough(nombre) : new ZipDeflate(nombre, { level: 6 });
    entrada.mtime = now;
    zip.add(entrada);
    entrada.push(bytes, true);
    yield* out.splice(0);
  }
  zip.end();
  yield* out.splice(0);
}

/** The same bytes in pieces of this size, the last one smaller. */
export async function* enPartes(bytes: AsyncIterable<Uint8Array>, tamano: number): AsyncGenerator<Buffer> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const piece of bytes) {
    held.push(piece);
    size += piece.length;
    if (size < tamano) continue;
    const whole = Buffer.concat(held);
    let from = 0;
    for (; size - from >= tamano; from += tamano) yield whole.subarray(from, from + tamano);
    held = [whole.subarray(from)];
    size -= from;
  }
  if (size > 0) yield Buffer.concat(held);
}
