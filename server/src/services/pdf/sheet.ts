import { type Bloque, type Documento, definitivo, FIRMAS, type Tramo } from '@fedatario/document-engine';
import { renderSVG } from 'uqr';
import { PdfError } from './errors.ts';
import { checkLimits, lengthOf } from './limits.ts';

/** Input of the Typst template: a document tree without its traces, each text cut into pieces it may break between. */
export type Sheet = {
  titulo: string;
  autor: string;
  fecha: number[];
  borrador: boolean;
  marcadores: boolean;
  encabezado: Run[];
  pie: Run[];
  bloques: SheetBlock[];
  /** Printed at the foot of every page; null on a draft. */
  verificacion: { codigo: string; sitio: string; qr: string } | null;
};

/** `tipo`: `llano` keeps its words whole, `largo` is one word that may be hyphenated, `corte` a place to break at. */
type Piece = { tipo: 'llano' | 'largo'; texto: string } | { tipo: 'corte' } | { tipo: 'linea' };
type Run = { marcas: readonly string[]; blanco: boolean; piezas: Piece[] };
type Signature = { antes: string; signo: string; nota: string; forma: string; tramos: Run[] };
type SheetBlock =
  | { tipo: 'parrafo' | 'titulo'; nivel: number; alineacion: string; sigueFirma: boolean; tramos: Run[] }
  | { tipo: 'lista'; ordenada: boolean; elementos: SheetBlock[][] }
  | { tipo: 'tabla'; columnas: number[]; encabezados: number; filas: SheetBlock[][][] }
  | { tipo: 'firmas'; renglones: Signature[][] };

/** PDF/A-2a is delivered; PDF/A-1b, without bookmarks, is for validators that know no other. */
export type PdfStandard = 'a-2a' | 'a-1b';

/** `codigo`: as it is printed. `direccion`: the page that verifies this document; the code is its last piece. */
type Verificable = { codigo: string; direccion: string };

export type PdfOptions = {
  /** Printed at the right of the header of every page when the template's own header is empty. */
  numero?: string;
  autor: string;
  /** ISO instant, the only time a document states. */
  fecha: string;
  borrador: boolean;
  /** Data to verify the document, printed with a QR at the foot of every page. */
  verificacion?: Verificable | undefined;
  norma?: PdfStandard;
};

/** Shorter paragraphs stay on the page of the signatures below them, so that nobody signs a sheet without text. */
const SIGNED_TEXT = 1600;
/**
 * Typst shapes a line again for every place it might be cut at. Offering it only the long words in lower case costs a
 * quarter of offering all, and keeps whole what a notary never cuts: names and words in capitals.
 */
const LONG_WORD = /(?<!\p{L})(\p{Ll}{10,40})(?!\p{L})/u;
/** A word without spaces (a web address, a hash) is cut, or it would run off the sheet. */
const UNBROKEN = /(\S{24})(?=\S{8})/u;

export function sheetOf(documento: Documento, options: PdfOptions): Sheet {
  const { numero, autor, fecha, borrador, norma, verificacion } = options;
  checkLimits(documento);
  const { titulo, encabezado, pie, bloques } = borrador ? documento : definitivo(documento);
  const header = encabezado.length === 0 && numero !== undefined ? [plain(numero)] : [];
  return {
    titulo: clean(titulo),
    autor: clean(autor),
    fecha: partsOf(fecha),
    borrador,
    marcadores: norma !== 'a-1b',
    encabezado: [...runs(encabezado, borrador), ...header],
    pie: runs(pie, borrador),
    bloques: blocks(bloques, borrador),
    verificacion: verificacion ? verificableSheet(verificacion) : null,
  };
}

/** The foot of each page: how to verify it. */
export function verificableSheet({ codigo, direccion }: Verificable) {
  const sitio = direccion.replace(/^https?:\/\//, '').replace(/\/[^/]*$/, '');
  return { codigo, sitio, qr: renderSVG(direccion, { ecc: 'M', border: 0 }) };
}

/** Year, month, day, hour, minute and second. */
export function partsOf(fecha: string): number[] {
  const instant = new Date(fecha);
  if (Number.isNaN(instant.getTime())) throw new PdfError('documento-invalido', `La fecha «${fecha}» no es válida.`);
  return instant.toISOString().split(/\D/).slice(0, 6).map(Number);
}

function blocks(bloques: readonly Bloque[], borrador: boolean): SheetBlock[] {
  const flat = bloques.flatMap((bloque) => (bloque.tipo === 'clausula' ? bloque.bloques : [bloque]));
  if (flat.some(({ tipo }) => tipo === 'clausula')) return blocks(flat, borrador);
  return flat.map((bloque, i) => block(bloque, flat[i + 1]?.tipo === 'firmas', borrador));
}

function block(bloque: Bloque, sigueFirma: boolean, borrador: boolean): SheetBlock {
  switch (bloque.tipo) {
    case 'parrafo':
    case 'titulo': {
      const short = lengthOf(bloque.tramos) < SIGNED_TEXT;
      return {
        tipo: bloque.tipo,
        nivel: bloque.tipo === 'titulo' ? bloque.nivel : 0,
        alineacion: bloque.alineacion ?? 'justify',
        sigueFirma: sigueFirma && short,
        tramos: runs(bloque.tramos, borrador),
      };
    }
    case 'lista':
      return { ...bloque, elementos: bloque.elementos.map((item) => blocks(item, borrador)) };
    case 'tabla':
      return table(bloque.filas, borrador);
    case 'clausula':
      throw new PdfError('documento-invalido');
    case 'firmas':
      return { tipo: 'firmas', renglones: signatureRows(bloque.firmas, borrador) };
  }
}

function table(filas: Extract<Bloque, { tipo: 'tabla' }>['filas'], borrador: boolean): SheetBlock {
  const firstBody = filas.findIndex((row) => row.some(({ encabezado }) => !encabezado));
  const count = Math.max(1, ...filas.map((row) => row.length));
  const columns = Array.from({ length: count }, (_, i) => i);
  return {
    tipo: 'tabla',
    columnas: columns.map((i) => Math.max(...filas.map((row) => weightOf(row[i]?.bloques ?? [])))),
    encabezados: firstBody === -1 ? 0 : firstBody,
    filas: filas.map((row) => columns.map((i) => blocks(row[i]?.bloques ?? [], borrador))),
  };
}

/** Share of the width that a cell asks for. */
function weightOf(bloques: readonly Bloque[]): number {
  const length = bloques.reduce((sum, bloque) => sum + ('tramos' in bloque ? lengthOf(bloque.tramos) : 20), 0);
  return Math.min(40, Math.max(8, length));
}

/** Signers stand two by two, as on paper; the notary stands alone. */
function signatureRows(firmas: Extract<Bloque, { tipo: 'firmas' }>['firmas'], borrador: boolean): Signature[][] {
  const rows: Signature[][] = [];
  for (const { forma, tramos } of firmas) {
    const { antes, signo, nota } = FIRMAS[forma];
    const signature = { antes, signo, nota, forma, tramos: runs(tramos, borrador) };
    const last = rows.at(-1);
    if (forma !== 'notario' && last?.length === 1 && last[0]?.forma !== 'notario') last.push(signature);
    else rows.push([signature]);
  }
  return rows;
}

function runs(tramos: readonly Tramo[], borrador: boolean): Run[] {
  return tramos.map((tramo) => {
    if (tramo.tipo === 'salto') return { marcas: [], blanco: false, piezas: [{ tipo: 'linea' }] };
    if (tramo.tipo === 'texto') return { marcas: tramo.marcas, blanco: false, piezas: pieces(tramo.texto) };
    const texto = borrador ? `[${clean(lastOf(tramo.etiqueta))}]` : '__________';
    return { marcas: tramo.marcas, blanco: borrador, piezas: [{ tipo: 'llano', texto }] };
  });
}

/** The name of a question without the groups around it, as the screen shows it. */
function lastOf(etiqueta: string): string {
  return etiqueta.split(' › ').at(-1) ?? etiqueta;
}

function plain(texto: string): Run {
  return { marcas: [], blanco: false, piezas: [{ tipo: 'llano', texto: clean(texto) }] };
}

function pieces(texto: string): Piece[] {
  return clean(texto)
    .split('\n')
    .flatMap((line, i): Piece[] => (i === 0 ? words(line) : [{ tipo: 'linea' }, ...words(line)]));
}

function words(line: string): Piece[] {
  return line.split(LONG_WORD).flatMap((part, i): Piece[] => {
    if (part === '') return [];
    if (i % 2 === 1) return [{ tipo: 'largo', texto: part }];
    const whole = part.split(UNBROKEN).filter((text) => text !== '');
    return whole.flatMap((text, n): Piece[] => [
      ...(n === 0 ? [] : [{ tipo: 'corte' } as const]),
      { tipo: 'llano', texto: text },
    ]);
  });
}

/** Accents as one character, as fonts draw them best; figures that belong together, on one line. */
function clean(texto: string): string {
  return texto
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/(?<=\d) (?=[\d%])/g, '\u00a0');
}
