import { marcoOf, type PdfOptions } from './sheet.ts';

type Dato = readonly [nombre: string, valor: string];

/**
 * A delivered act: the signed sheets as they were scanned, and a page that tells how they were signed. Each text as it is
 * printed.
 */
export interface ActaImpresa {
  readonly plantilla: 'acta';
  readonly titulo: string;
  readonly hojas: readonly { readonly tipo: string; readonly bytes: Uint8Array }[];
  /** Texts of the page after the sheets. */
  readonly razon: {
    readonly titulo: string;
    readonly datos: readonly Dato[];
    readonly comparecientes: readonly Dato[];
    readonly notario: string;
    readonly fin: string;
  };
}

/**
 * Milliseconds that each sheet adds to the time limit, since its picture is read whole: twenty times the time on a free core.
 */
const SHEET_MS = 500;

export function timeOfSheets(documento: object): number {
  return 'hojas' in documento && Array.isArray(documento.hojas) ? documento.hojas.length * SHEET_MS : 0;
}

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** Input of the Typst template: the pictures by name, since the compiler gets their bytes apart. */
export function actaSheetOf({ hojas, ...acta }: ActaImpresa, options: PdfOptions) {
  return { ...acta, ...marcoOf(options), hojas: namesOf(hojas) };
}

/** The name under which the compiler finds each picture. */
export function namesOf(hojas: ActaImpresa['hojas']): string[] {
  return hojas.map(({ tipo }, i) => `hoja-${i + 1}.${ENDINGS[tipo] ?? 'jpg'}`);
}
