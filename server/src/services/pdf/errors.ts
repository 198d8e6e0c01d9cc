const MENSAJES = {
  'caracter-sin-glifo': 'El documento tiene un carácter que no se puede imprimir.',
  'documento-demasiado-grande': 'El documento es demasiado grande para hacer un PDF.',
  'documento-invalido': 'No se pudo componer el documento.',
  'cola-llena': 'Hay demasiados documentos en espera. Intente de nuevo en un momento.',
  'tiempo-agotado': 'El documento tardó demasiado en componerse.',
  'trabajador-caido': 'La composición del documento se interrumpió. Intente de nuevo.',
  cerrado: 'El servicio de documentos se está cerrando.',
} as const;

export type PdfFailure = keyof typeof MENSAJES;

/**
 * Why a document did not become a PDF, in Spanish. Only `cola-llena`, `tiempo-agotado`, `trabajador-caido` and `cerrado` may
 * succeed later (HTTP: 503); the others are faults of the document itself (422).
 */
export class PdfError extends Error {
  readonly codigo: PdfFailure;
  /** The character of `caracter-sin-glifo`, or its name when it is invisible. */
  readonly caracter: string | undefined;

  constructor(codigo: PdfFailure, mensaje: string = MENSAJES[codigo], caracter?: string) {
    super(mensaje);
    this.name = 'PdfError';
    this.codigo = codigo;
    this.caracter = caracter;
  }
}
