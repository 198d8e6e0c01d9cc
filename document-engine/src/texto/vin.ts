/** Whether a chassis number is a VIN of seventeen signs, without I, O, Q. Older ones are free text: only a warning. */
export function isVin(texto: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/i.test(texto);
}
