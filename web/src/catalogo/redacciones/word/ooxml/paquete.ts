import { type Elemento, hijosDe, leerXml } from './xml.ts';
import { abrirEntrada, type Entrada, entradasDe } from './zip.ts';

export type FalloDeWord = 'noEsWord' | 'antiguo' | 'cifrado' | 'macros' | 'grande' | 'vacio';

/** The parts of a Word file that its text is read from. */
export interface Paquete {
  readonly cuerpo: Elemento;
  readonly estilos: Elemento | undefined;
  readonly numeracion: Elemento | undefined;
  readonly tieneEncabezados: boolean;
}

/** All its parts together, once open. */
const ABIERTO_MAXIMO = 60 * 1024 * 1024;
/** Name of the text when no relationship of the file says another: Word for the web calls it `word/document2.xml`. */
const CUERPO = 'word/document.xml';
const RELACIONES = '_rels/.rels';
const MACROS = /^word\/vba\w*\.(?:bin|xml)$/i;
const LEIDAS = /\.(?:xml|rels)$/i;

/** The first bytes of a compound file: a .doc, or a .docx with a password. Source: MS-CFB 2.2. */
const FIRMA_OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** The stream of a document with a password. Source: MS-OFFCRYPTO 2.3.4.4. */
const CIFRADO = 'EncryptedPackage';

/** The parts of a Word file without macros or password that fits open in memory, or the reason why it is none. */
export async function abrirWord(bytes: Uint8Array<ArrayBuffer>): Promise<Paquete | FalloDeWord> {
  const entradas = entradasDeWord(bytes);
  if (typeof entradas === 'string') return entradas;
  const partes = await abrirPartes(bytes, entradas);
  return typeof partes === 'string' ? partes : paqueteDe(partes);
}

function entradasDeWord(bytes: Uint8Array<ArrayBuffer>): readonly Entrada[] | FalloDeWord {
  if (FIRMA_OLE.every((byte, i) => bytes[i] === byte)) return esCifrado(bytes) ? 'cifrado' : 'antiguo';
  const entradas = entradasDe(bytes);
  if (!entradas?.some(({ nombre }) => /^word\/document\d*\.xml$/.test(nombre) || nombre === RELACIONES))
    return 'noEsWord';
  return entradas.some(({ nombre }) => MACROS.test(nombre)) ? 'macros' : entradas;
}

/** Whether a compound file names the stream of a document with a password, in UTF-16. */
function esCifrado(bytes: Uint8Array<ArrayBuffer>): boolean {
  return new TextDecoder('latin1').decode(bytes).includes([...CIFRADO].join('\0'));
}

async function abrirPartes(
  bytes: Uint8Array<ArrayBuffer>,
  entradas: readonly Entrada[],
): Promise<ReadonlyMap<string, string> | FalloDeWord> {
  const partes = new Map<string, string>();
  let left = ABIERTO_MAXIMO;
  for (const entrada of entradas) {
    const open = await abrirEntrada(bytes, entrada, left);
    if (!open) return entrada.comprimida === 0 ? 'noEsWord' : 'grande';
    left -= open.byteLength;
    if (LEIDAS.test(entrada.nombre)) partes.set(entrada.nombre, new TextDecoder().decode(open));
  }
  return partes;
}

function paqueteDe(partes: ReadonlyMap<string, string>): Paquete | FalloDeWord {
  const nombre = relacion(partes, '', 'officeDocument') ?? CUERPO;
  const cuerpo = parte(partes, nombre);
  if (cuerpo?.nombre !== 'document') return 'noEsWord';
  return {
    cuerpo,
    estilos: parte(partes, relacion(partes, nombre, 'styles') ?? 'word/styles.xml'),
    numeracion: parte(partes, relacion(partes, nombre, 'numbering') ?? 'word/numbering.xml'),
    tieneEncabezados: [...partes.keys()].some((name) => /^word\/(?:header|footer)\d*\.xml$/.test(name)),
  };
}

function parte(partes: ReadonlyMap<string, string>, nombre: string): Elemento | undefined {
  const xml = partes.get(nombre);
  return xml === undefined ? undefined : leerXml(xml);
}

/** The part that another one names for a purpose, as the last word of the type of its relationship. Source: ECMA-376, part 2, 9.3. */
function relacion(partes: ReadonlyMap<string, string>, de: string, tipo: string): string | undefined {
  const at = de.lastIndexOf('/') + 1;
  const folder = de.slice(0, at);
  const raiz = parte(partes, `${folder}_rels/${de.slice(at)}.rels`);
  const hallada = hijosDe(raiz, 'Relationship').find(({ attrs }) => attrs.Type?.endsWith(`/${tipo}`));
  const target = hallada?.attrs.Target;
  return target && (target.startsWith('/') ? target.slice(1) : `${folder}${target}`);
}
