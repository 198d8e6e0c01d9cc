/** A message ready to be sent. `codigo` is the code it carries, if any, so that development can print it. */
export interface Mail {
  readonly para: string;
  readonly asunto: string;
  readonly texto: string;
  readonly html: string;
  readonly codigo?: string | undefined;
  readonly adjuntos?: readonly Adjunto[];
}

export interface Adjunto {
  readonly nombre: string;
  readonly tipo: string;
  /** Base64. */
  readonly contenido: string;
}

/** Sends a message. `id` is the same at every try, so that the receiving side can recognise a repetition. */
export type DeliverMail = (id: string, mail: Mail) => Promise<void>;
