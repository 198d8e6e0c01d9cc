import { renderSVG } from 'uqr';
import { type PdfOptions, partsOf } from './sheet.ts';

type Dato = readonly [nombre: string, valor: string];

/** The page of an invoice or a credit note, each text as it is printed. */
export interface FacturaImpresa {
  readonly plantilla: 'factura';
  readonly titulo: string;
  readonly tipo: string;
  readonly numero: string;
  /** Warning, in large type, that this is no valid fiscal document; null when it is one. */
  readonly leyenda: string | null;
  readonly emisor: { readonly nombre: string; readonly lineas: readonly string[] };
  readonly receptor: readonly Dato[];
  readonly fechas: readonly Dato[];
  /** For a credit note: the invoice it corrects and the reason. */
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
  /** Address in the QR; null while it is not certified. */
  readonly verificador: string | null;
}

/** Input of the Typst template: the page, its QR as a picture, and the document's own time. */
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
