export type Valor = (valor: string) => boolean;
export interface Forma {
  readonly atributos?: Readonly<Record<string, Valor>>;
  readonly opcionales?: Readonly<Record<string, Valor>>;
  readonly hijos?: readonly (readonly [nombre: string, forma: Forma, minimo: number, maximo: number])[];
  readonly texto?: Valor;
}

/** XML Schema counts the characters that are left when spaces are collapsed. */
export const entre = (minimo: number, maximo: number) => (valor: string) => {
  const largo = [...valor.replace(/\s+/g, ' ').trim()].length;
  return largo >= minimo && largo <= maximo;
};
export const como = (patron: RegExp) => (valor: string) => patron.test(valor);
export const uno =
  (...valores: string[]) =>
  (valor: string) =>
    valores.includes(valor);
export const numero = (minimo: number, maximo: number) => (valor: string) =>
  /^\d+$/.test(valor) && Number(valor) >= minimo && Number(valor) <= maximo;

export const monto = como(/^\d{1,12}(?:\.\d{1,10})?$/);
export const nit = como(/^[1-9]\d{0,11}[\dK]$/);
export const receptor = como(/^(?:[1-9]\d*[\dK]|CF|[A-Z0-9]{3,18})$/);
/** An annulment names no passport. */
export const anulable = como(/^(?:[1-9]\d*[\dK]|CF)$/);
export const correo = como(/^[A-Za-z0-9][A-Za-z0-9.-]+@[A-Za-z0-9][A-Za-z0-9.-]+\.[A-Za-z0-9][A-Za-z0-9.-]+$/);
export const dia = como(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);
export const fechaHora = como(/^\d{4}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{3})?-06:00$/);
export const uuid = como(/^[0-9A-F]{8}-(?:[0-9A-F]{4}-){3}[0-9A-F]{12}$/);
export const de = (texto: Valor): Forma => ({ texto });

/** Those of the issuer and of the certifier; their content is not looked at here. */
export const firma: Forma = {
  atributos: { 'xmlns:ds': uno('http://www.w3.org/2000/09/xmldsig#') },
  texto: entre(0, 9_999),
};
