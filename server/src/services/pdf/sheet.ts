import { type Bloque, type Documento, definitivo } from '@fedatario/document-engine';
import { renderSVG } from 'uqr';
import { blocks, type SheetBlock } from './blocks.ts';
import { PdfError } from './errors.ts';
import { checkLimits } from './limits.ts';
import { clean, plain, type Run, runs } from './runs.ts';

/** Input of the Typst template: a document tree without its traces, each text cut into pieces it may break between. */
export type Sheet = {
  titulo: string;
  autor: string;
  fecha: number[];
  borrador: boolean;
  marcadores: boolean;
  /** Blank remainders of pages are ruled. */
  rayado: boolean;
  /** Level of the headings that clauses are. */
  nivelDeClausula: number;
  encabezado: Run[];
  pie: Run[];
  bloques: SheetBlock[];
  /** Printed at the foot of every page; null on a draft. */
  verificacion: { codigo: string; sitio: string; qr: string } | null;
};

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
  /** Rules the blank remainders of pages, as a notary does before an act is signed (Código de Notariado, art. 13). */
  rayado?: boolean;
  norma?: PdfStandard;
};

export function sheetOf(documento: Documento, options: PdfOptions): Sheet {
  const { numero, autor, fecha, borrador, norma, verificacion, rayado = false } = options;
  checkLimits(documento);
  const { titulo, encabezado, pie, bloques } = borrador ? documento : definitivo(documento);
  const header = encabezado.length === 0 && numero !== undefined ? [plain(numero)] : [];
  return {
    titulo: clean(titulo),
    autor: clean(autor),
    fecha: partsOf(fecha),
    borrador,
    marcadores: norma !== 'a-1b',
    rayado,
    nivelDeClausula: levelUnder(bloques),
    encabezado: [...runs(encabezado, borrador), ...header],
    pie: runs(pie, borrador),
    bloques: blocks(bloques, borrador),
    verificacion: verificacion ? verificableSheet(verificacion) : null,
  };
}

/** The level below the last title before the first clause; the first one in a document without titles. */
function levelUnder(bloques: readonly Bloque[]): number {
  const first = bloques.findIndex(({ tipo }) => tipo === 'clausula');
  const above = bloques
    .slice(0, Math.max(0, first))
    .flatMap((bloque) => (bloque.tipo === 'titulo' ? bloque.nivel : []));
  return (above.at(-1) ?? 0) + 1;
}

/** The part of a sheet that what is delivered has alike: author, time, bookmarks and foot. */
export function marcoOf({ autor, fecha, norma, verificacion }: PdfOptions) {
  return {
    autor,
    fecha: partsOf(fecha),
    marcadores: norma !== 'a-1b',
    verificacion: verificacion ? verificableSheet(verificacion) : null,
  };
}

/** The foot of each page: how to verify it. */
function verificableSheet({ codigo, direccion }: Verificable) {
  const sitio = direccion.replace(/^https?:\/\//, '').replace(/\/[^/]*$/, '');
  return { codigo, sitio, qr: renderSVG(direccion, { ecc: 'M', border: 0 }) };
}

/** Year, month, day, hour, minute and second. */
export function partsOf(fecha: string): number[] {
  const instant = new Date(fecha);
  if (Number.isNaN(instant.getTime())) throw new PdfError('documento-invalido', `La fecha «${fecha}» no es válida.`);
  return instant.toISOString().split(/\D/).slice(0, 6).map(Number);
}
