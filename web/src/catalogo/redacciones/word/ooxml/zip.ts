/**
 * The entries of a ZIP file, read without trusting the sizes it declares: a file of a few bytes may open into more than a browser holds.
 * Source: PKWARE APPNOTE 6.3, 4.3.7, 4.3.12 and 4.3.16.
 */
export interface Entrada {
  readonly nombre: string;
  readonly metodo: number;
  readonly comprimida: number;
  readonly lugar: number;
}

const FIN = 0x06054b50;
const CENTRAL = 0x02014b50;
const LOCAL = 0x04034b50;
const LARGO_DEL_FIN = 22;
const COMENTARIO_MAXIMO = 65_535;
const ENTRADAS_MAXIMAS = 2_000;
const SIN_COMPRIMIR = 0;
const DEFLATE = 8;

/** The directory of a ZIP file, or undefined when it has none that can be read. */
export function entradasDe(bytes: Uint8Array): readonly Entrada[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = finDe(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count === 0 || count > ENTRADAS_MAXIMAS) return undefined;
  const entradas: Entrada[] = [];
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > bytes.byteLength || view.getUint32(at, true) !== CENTRAL) return undefined;
    const [name, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ];
    entradas.push({
      nombre: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name)),
      metodo: view.getUint16(at + 10, true),
      comprimida: view.getUint32(at + 20, true),
      lugar: view.getUint32(at + 42, true),
    });
    at += 46 + name + extra + comment;
  }
  return entradas;
}

/** The bytes of an entry, or undefined when it cannot be read or has more than `maximo`. */
export async function abrirEntrada(
  bytes: Uint8Array<ArrayBuffer>,
  { metodo, comprimida, lugar }: Entrada,
  maximo: number,
): Promise<Uint8Array | undefined> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (lugar + 30 > bytes.byteLength || view.getUint32(lugar, true) !== LOCAL) return undefined;
  const start = lugar + 30 + view.getUint16(lugar + 26, true) + view.getUint16(lugar + 28, true);
  const written = bytes.subarray(start, start + comprimida);
  if (metodo === SIN_COMPRIMIR) return written.byteLength <= maximo ? written : undefined;
  return metodo === DEFLATE ? inflar(written, maximo) : undefined;
}

async function inflar(written: Uint8Array<ArrayBuffer>, maximo: number): Promise<Uint8Array | undefined> {
  const reader = new Blob([written]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array[] = [];
  let total = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      total += part.value.byteLength;
      if (total > maximo) return undefined;
      parts.push(part.value);
    }
  } catch {
    return undefined;
  } finally {
    void reader.cancel().catch(() => undefined);
  }
  const whole = new Uint8Array(total);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.byteLength;
  }
  return whole;
}

function finDe(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - LARGO_DEL_FIN - COMENTARIO_MAXIMO);
  for (let at = view.byteLength - LARGO_DEL_FIN; at >= first; at -= 1) if (view.getUint32(at, true) === FIN) return at;
  return undefined;
}
