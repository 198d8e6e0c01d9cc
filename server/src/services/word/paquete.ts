import { strFromU8, unzipSync, zipSync } from 'fflate';

/** The parts of a .docx (ECMA-376, part 2) that are read, checked before anything else opens them. */

const PARTES_MAXIMAS = 2000;
const BYTES_MAXIMOS = 24 * 2 ** 20;
/** Pictures, fonts, macros and embedded files are never unpacked. */
const LEIDAS = /^(\[Content_Types\]\.xml|_rels\/\.rels|word\/[\w-]+\.xml|word\/_rels\/[\w-]+\.xml\.rels)$/;

export type FalloDeWord = 'word-requerido' | 'word-protegido' | 'word-danado' | 'word-muy-largo';
export interface Paquete {
  /** The same document with those parts alone. */
  readonly bytes: Buffer;
  readonly cuerpo: string;
  readonly imagenes: number;
  readonly macros: boolean;
}

/** Unpacks a .docx within limits, or says why not. */
export function abrirPaquete(bytes: Buffer): Paquete | FalloDeWord {
  // A password makes of it the container of the old .doc.
  if (bytes.subarray(0, 4).toString('hex') === 'd0cf11e0') return 'word-protegido';
  if (bytes.subarray(0, 4).toString('latin1') !== 'PK\x03\x04') return 'word-requerido';
  const seen = { partes: 0, bytes: 0, nombres: [] as string[] };
  try {
    // The size that a part declares is all the memory that it gets.
    const partes = unzipSync(bytes, { filter: (parte) => admitir(parte, seen) });
    if (seen.partes > PARTES_MAXIMAS || seen.bytes > BYTES_MAXIMOS) return 'word-muy-largo';
    return empaquetar(partes, seen.nombres);
  } catch {
    return 'word-danado';
  }
}

function admitir(
  { name, originalSize }: { name: string; originalSize: number },
  seen: { partes: number; bytes: number; nombres: string[] },
): boolean {
  seen.partes += 1;
  if (seen.partes > PARTES_MAXIMAS) return false;
  seen.nombres.push(name);
  if (!LEIDAS.test(name)) return false;
  seen.bytes += originalSize;
  return seen.bytes <= BYTES_MAXIMOS;
}

function empaquetar(partes: Record<string, Uint8Array>, nombres: readonly string[]): Paquete | FalloDeWord {
  const cuerpo = Object.entries(partes).find(([name]) => /^word\/document\d*\.xml$/.test(name))?.[1];
  if (cuerpo === undefined) return 'word-requerido';
  // Entities are the other way to make much out of little, and no Word file declares any.
  if (Object.values(partes).some((parte) => /<!(DOCTYPE|ENTITY)/i.test(strFromU8(parte)))) return 'word-danado';
  return {
    bytes: Buffer.from(zipSync(partes, { level: 0 })),
    cuerpo: strFromU8(cuerpo),
    imagenes: nombres.filter((name) => name.startsWith('word/media/')).length,
    macros: nombres.includes('word/vbaProject.bin'),
  };
}
