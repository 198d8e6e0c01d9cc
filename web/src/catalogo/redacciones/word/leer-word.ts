import { getSchema } from '@tiptap/core';
import { DOMParser as DelDom } from '@tiptap/pm/model';
import { delEditor, type NodoJson } from '../plantilla/conversion.ts';
import { extensionesDePlantilla } from '../plantilla/esquema.ts';
import { abrirEntrada, type Entrada, entradasDe } from './zip.ts';

/** Parts of a Word file that a template cannot hold. */
export type Perdida =
  | 'imagenes'
  | 'cambios'
  | 'cuadros'
  | 'notas'
  | 'comentarios'
  | 'encabezados'
  | 'ocultos'
  | 'otras';

export type FalloDeWord = 'noEsWord' | 'antiguo' | 'cifrado' | 'macros' | 'grande' | 'vacio';

/** The text of a Word file as nodes of a template, with the parts of it that are left out. */
export interface WordLeido {
  readonly nodos: readonly NodoJson[];
  readonly perdidas: readonly Perdida[];
}

const PESO_MAXIMO = 5 * 1024 * 1024;
/** All its parts together, once open. */
const ABIERTO_MAXIMO = 60 * 1024 * 1024;
const CUERPO = 'word/document.xml';
const MACROS = /^word\/vba\w*\.(?:bin|xml)$/i;

/** The signs of each loss in the XML of the text. Source: ECMA-376, part 1, 17.13, 17.11, 17.3.2.41 and 20.4. */
const SENALES: readonly (readonly [Perdida, RegExp])[] = [
  ['imagenes', /<(?:w:drawing|w:pict|w:object)[\s>]/],
  ['cambios', /<w:(?:ins|del|moveFrom|moveTo)[\s>]/],
  ['cuadros', /<(?:w:txbxContent|wps:txbx)[\s>]/],
  ['notas', /<w:(?:footnote|endnote)Reference[\s/>]/],
  ['comentarios', /<w:commentReference[\s/>]/],
  ['ocultos', /<w:vanish[\s/>]/],
];

/** The first bytes of a compound file: a .doc, or a .docx with a password. Source: MS-CFB 2.2. */
const FIRMA_OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** The stream of a document with a password. Source: MS-OFFCRYPTO 2.3.4.4. */
const CIFRADO = 'EncryptedPackage';

/** Whether a compound file names the stream of a document with a password, in UTF-16. */
function esCifrado(bytes: Uint8Array<ArrayBuffer>): boolean {
  return new TextDecoder('latin1').decode(bytes).includes([...CIFRADO].join('\0'));
}

export async function leerWord(file: File): Promise<WordLeido | FalloDeWord> {
  if (file.size > PESO_MAXIMO) return 'grande';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const revisado = await revisarWord(bytes);
  if (typeof revisado === 'string') return revisado;
  const convertido = await convertir(bytes.buffer);
  if (convertido === undefined) return 'noEsWord';
  const { html, ignora } = convertido;
  const schema = getSchema(extensionesDePlantilla(() => ''));
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const nodos = delEditor(DelDom.fromSchema(schema).parse(body), 'bloques');
  const isEmpty = !JSON.stringify(nodos).includes('"text":');
  return isEmpty ? 'vacio' : { nodos, perdidas: ignora ? [...revisado, 'otras'] : revisado };
}

/** The entries of a Word file without macros or password, or the reason why it is none. */
function entradasDeWord(bytes: Uint8Array<ArrayBuffer>): readonly Entrada[] | FalloDeWord {
  if (FIRMA_OLE.every((byte, i) => bytes[i] === byte)) return esCifrado(bytes) ? 'cifrado' : 'antiguo';
  const entradas = entradasDe(bytes);
  if (!entradas?.some(({ nombre }) => nombre === CUERPO)) return 'noEsWord';
  return entradas.some(({ nombre }) => MACROS.test(nombre)) ? 'macros' : entradas;
}

/** The losses of a Word file, once it is known to be one and to fit open in memory. */
export async function revisarWord(bytes: Uint8Array<ArrayBuffer>): Promise<readonly Perdida[] | FalloDeWord> {
  const entradas = entradasDeWord(bytes);
  if (typeof entradas === 'string') return entradas;
  let left = ABIERTO_MAXIMO;
  let cuerpo = '';
  for (const entrada of entradas) {
    const open = await abrirEntrada(bytes, entrada, left);
    if (!open) return entrada.nombre === CUERPO && entrada.comprimida === 0 ? 'noEsWord' : 'grande';
    left -= open.byteLength;
    if (entrada.nombre === CUERPO) cuerpo = new TextDecoder().decode(open);
  }
  const heads = entradas.some(({ nombre }) => /^word\/(?:header|footer)\d*\.xml$/.test(nombre));
  const found = SENALES.filter(([, sign]) => sign.test(cuerpo)).map(([perdida]) => perdida);
  return heads ? [...found, 'encabezados'] : found;
}

/** A warning of mammoth about an element that it leaves out; those about styles lose no text. */
const IGNORA = /was ignored|could not find/i;

/** Whether mammoth left out something that it does not know. */
export function ignoraTexto(messages: readonly { readonly message: string }[]): boolean {
  return messages.some(({ message }) => IGNORA.test(message));
}

/** The file as HTML without its pictures, and whether something else of it was left out; undefined when it cannot be read. */
async function convertir(arrayBuffer: ArrayBuffer): Promise<{ html: string; ignora: boolean } | undefined> {
  const { default: mammoth } = await import('mammoth');
  try {
    const without = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));
    const { value: html, messages } = await mammoth.convertToHtml({ arrayBuffer }, { convertImage: without });
    return { html, ignora: ignoraTexto(messages) };
  } catch {
    return undefined;
  }
}
