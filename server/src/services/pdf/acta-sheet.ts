import { type PdfOptions, partsOf, verificableSheet } from './sheet.ts';

type Dato = readonly [nombre: string, valor: string];

/** What a notary delivers: the sheets that were signed, as they were scanned, and a page that says how. Each text as it is printed. */
export interface ActaImpresa {
  readonly plantilla: 'acta';
  readonly titulo: string;
  readonly hojas: readonly { readonly tipo: string; readonly bytes: Uint8Array }[];
  /** Of the page after the sheets. */
  readonly razon: {
    readonly titulo: string;
    readonly datos: readonly Dato[];
    readonly comparecientes: readonly Dato[];
    readonly notario: string;
    readonly fin: string;
  };
}

/** What each sheet adds to the time of composing, which reads its picture whole: twenty times what it takes on a free core. */
const SHEET_MS = 500;

export function timeOfSheets(documento: object): number {
  return 'hojas' in documento && Array.isArray(documento.hojas) ? documento.hojas.length * SHEET_MS : 0;
}

const ENDINGS: Readonly<Record<string, string>> = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' };

/** What the Typst template reads: the names of the pictures, which the compiler is given apart. */
export function actaSheetOf({ hojas, ...acta }: ActaImpresa, { autor, fecha, norma, verificacion }: PdfOptions) {
  return {
    ...acta,
    hojas: namesOf(hojas),
    autor,
    fecha: partsOf(fecha),
    marcadores: norma !== 'a-1b',
    verificacion: verificacion ? verificableSheet(verificacion) : null,
  };
}

/** What the compiler knows each picture by. */
export function namesOf(hojas: ActaImpresa['hojas']): string[] {
  return hojas.map(({ tipo }, i) => `hoja-${i + 1}.${ENDINGS[tipo] ?? 'jpg'}`);
}
