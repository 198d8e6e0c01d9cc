/** A percentage of an amount of centavos, rounded half up to the centavo. */
export function porcentajeDe(monto: number, porcentaje: number): number {
  return Math.floor((monto * porcentaje * 2 + 100) / 200);
}
