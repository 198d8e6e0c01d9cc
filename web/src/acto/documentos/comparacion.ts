import type { DocumentoVerificado } from '@fedatario/contract';

export type Comparacion = 'autentico' | 'sustituido' | 'anulado' | 'alterado' | 'otro' | 'desconocido';

interface Hallazgos {
  readonly sha256: string;
  /** The document of the code, when one was given and is known. */
  readonly porCodigo: DocumentoVerificado | undefined;
  /** The document whose file is exactly this one; undefined when there is none. */
  readonly porHuella: DocumentoVerificado | undefined;
}

/** What a file is, beside the document it is taken for. */
export function compararArchivo({ sha256, porCodigo, porHuella }: Hallazgos): Comparacion {
  if (porCodigo && porCodigo.sha256 === sha256) return porCodigo.estado;
  if (porCodigo) return porHuella ? 'otro' : 'alterado';
  return porHuella?.estado ?? 'desconocido';
}
