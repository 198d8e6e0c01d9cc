/** The fields of a comment as a form holds them; the contract reads them after {@link preparado}. */
export interface Escrito {
  readonly idMotivo: string;
  readonly texto: string;
  /** Digit of the rating; empty for none. */
  readonly puntos: string;
}

export const enBlanco: Escrito = { idMotivo: '', texto: '', puntos: '' };

/** The input of the contract's schema. */
export function preparado<V extends Escrito>(values: V) {
  return { ...values, puntos: values.puntos === '' ? null : Number(values.puntos) };
}
