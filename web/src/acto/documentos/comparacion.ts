import type { DocumentoVerificado } from '@fedatario/contract/acto';

export type Comparacion = DocumentoVerificado['estado'] | 'alterado' | 'otro' | 'desconocido';

interface Hallazgos {
  readonly sha256: string;
  /** The document of the code, when one was given and is known. */
  readonly porCodigo: DocumentoVerificado | undefined;
  /** The document whose file is exactly this one; undefined when there is none. */
  readonly porHuella: DocumentoVerificado | undefined;
}

/**
 * Compares the hash of a file with the document of the code, or, without a code, reports the document with that hash.
 */
export function compararArchivo({ sha256, porCodigo, porHuella }: Hallazgos): Comparacion {
  if (porCodigo && porCodigo.sha256 === sha256) return porCodigo.estado;
  // A file of a result has the code of the statement that lists it.
  if (porCodigo && porHuella?.codigo === porCodigo.codigo) return porHuella.estado;
  // "Another document of ours" would be said to be authentic.
  if (porCodigo && porHuella?.estado === 'noComprobado') return 'noComprobado';
  if (porCodigo) return porHuella ? 'otro' : 'alterado';
  return porHuella?.estado ?? 'desconocido';
}
