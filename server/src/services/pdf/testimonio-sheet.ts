import { type ParrafoDePapel, papelDeProtocolo } from '@fedatario/document-engine';
import { type ActaImpresa, namesOf } from './acta-sheet.ts';
import { type Run, runs } from './runs.ts';
import { type PdfOptions, partsOf } from './sheet.ts';

/** A testimonio or a copy: the signed sheets as they were scanned, none of a transcription, and the text of the last leaf. */
export interface TestimonioImpreso {
  readonly plantilla: 'testimonio';
  readonly titulo: string;
  readonly hojas: ActaImpresa['hojas'];
  readonly ambosLados: boolean;
  /** Number of the notary in the Archivo General de Protocolos, printed on the first leaf; null for none. */
  readonly clave: string | null;
  readonly parrafos: readonly ParrafoDePapel[];
  /** Lines below the signature. */
  readonly notario: readonly string[];
}

export function testimonioSheetOf({ hojas, parrafos, ...testimonio }: TestimonioImpreso, options: PdfOptions) {
  const { autor, fecha } = options;
  return {
    ...testimonio,
    autor,
    fecha: partsOf(fecha),
    papel: papelDeProtocolo,
    hojas: namesOf(hojas),
    parrafos: parrafos.map(runsOf),
  };
}

function runsOf({ fuerte, texto }: ParrafoDePapel): Run[] {
  const rastro = { datos: [], condiciones: [] };
  const tramos = [
    { tipo: 'texto', texto: fuerte, marcas: ['bold'], rastro },
    { tipo: 'texto', texto, marcas: [], rastro },
  ] as const;
  return runs(tramos, false);
}
