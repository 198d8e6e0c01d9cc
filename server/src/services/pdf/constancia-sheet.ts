import { marcoOf, type PdfOptions } from './sheet.ts';

type Dato = readonly [nombre: string, valor: string];

/** The statement of the platform that an institution resolved, with the hashes of the files that were delivered. Each text as it is printed. */
export interface ConstanciaImpresa {
  readonly plantilla: 'constancia';
  readonly titulo: string;
  readonly inicio: string;
  readonly datos: readonly Dato[];
  readonly presentaciones: readonly Dato[];
  readonly archivos: readonly { readonly nombre: string; readonly peso: string; readonly huella: string }[];
  readonly fin: string;
}

export function constanciaSheetOf(constancia: ConstanciaImpresa, options: PdfOptions) {
  return { ...constancia, ...marcoOf(options) };
}
