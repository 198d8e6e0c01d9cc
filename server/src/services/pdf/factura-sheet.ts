import { renderSVG } from 'uqr';
import { type PdfOptions, partsOf } from './sheet.ts';

type Dato = readonly [nombre: string, valor: string];

/** The page of an invoice or a credit note, each text as it is printed. */
export interface FacturaImpresa {
  readonly plantilla: 'factura';
  readonly titulo: string;
  readonly tipo: string;
  readonly numero: string;
  /** What makes it less than a valid document, said large. */
  readonly leyenda: string | null;
  readonly emisor: { readonly nombre: string; readonly lineas: readonly string[] };
  readonly receptor: readonly Dato[];
  readonly fechas: readonly Dato[];
  /** Of a credit note: what it refers to and why. */
  readonly referencia: readonly Dato[];
  readonly conDescuento: boolean;
  readonly lineas: readonly {
    readonly cantidad: string;
    readonly descripcion: string;
    readonly precio: string;
    readonly descuento: string;
    readonly total: string;
  }[];
  readonly totales: readonly Dato[];
  readonly total: string;
  readonly enLetras: string;
  readonly frases: readonly string[];
  readonly certificacion: readonly Dato[];
  /** What its QR holds; null while it is not certified. */
  readonly verificador: string | null;
}

/** What the Typst template reads: the page, its QR drawn, and the document's own clock. */
export function facturaSheetOf(factura: FacturaImpresa, { autor, fecha, norma }: PdfOptions) {
  const { verificador } = factura;
  return {
    ...factura,
    autor,
    fecha: partsOf(fecha),
    marcadores: norma !== 'a-1b',
    qr: verificador === null ? null : renderSVG(verificador, { ecc: 'M', border: 0 }),
  };
}
