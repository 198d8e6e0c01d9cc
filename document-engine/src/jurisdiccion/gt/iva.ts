/** All amounts here are whole centavos from 0 to 10^13; anything else throws RangeError. */

export type Desglose = { base: number; iva: number };

const TASA = 12;
const CENTAVOS_MAXIMOS = 10_000_000_000_000;

/**
 * Takes the IVA out of a price that includes it: base = total × 100 / 112 rounded half up, IVA the rest, so that
 * base + IVA = total always. Source: Decreto 27-92 art. 10; domain-gt 3.5.
 */
export function desglosarIva(total: number): Desglose {
  checkCentavos(total);
  const divisor = 2 * (100 + TASA);
  const base = Math.floor((total * 200 + (100 + TASA)) / divisor);
  return { base, iva: total - base };
}

/** The IVA of an invoice is the sum of its lines, never computed again from the total. Source: domain-gt 3.5. */
export function desglosarLineas(totales: readonly number[]): Desglose {
  const lines = totales.map(desglosarIva);
  return { base: sum(lines.map((line) => line.base)), iva: sum(lines.map((line) => line.iva)) };
}

/**
 * Spreads a discount over lines in proportion to them, by largest remainder, ties to the first line (sorting is stable); the parts add up
 * to the discount. Throws RangeError when the discount is greater than the lines together. Source: domain-gt 3.5.
 */
export function repartirDescuento(lineas: readonly number[], descuento: number): number[] {
  for (const amount of [...lineas, descuento]) checkCentavos(amount);
  const total = BigInt(sum(lineas));
  if (BigInt(descuento) > total) throw new RangeError('El descuento supera el total');
  if (total === 0n) return lineas.map(() => 0);
  const shares = lineas.map((linea, index) => {
    const product = BigInt(linea) * BigInt(descuento);
    return { index, parte: Number(product / total), resto: product % total };
  });
  const pending = descuento - sum(shares.map((share) => share.parte));
  const favoured = new Set(
    [...shares]
      .sort((a, b) => compare(b.resto, a.resto))
      .slice(0, pending)
      .map((share) => share.index),
  );
  return shares.map((share) => share.parte + (favoured.has(share.index) ? 1 : 0));
}

/** How the timbre notarial of an act of determined value is counted: its rate, and the most one act pays, in centavos. */
export type TasaDeTimbre = { notarialPorMillar: number; notarialMaximo: number };

/**
 * Timbre notarial of a contract of determined value, in centavos: so many per thousand, up to the next quetzal, from Q1 to
 * the maximum. Source: domain-gt 1.8 (amounts published in 2021; to be confirmed).
 */
export function timbreNotarial(valor: number, { notarialPorMillar, notarialMaximo }: TasaDeTimbre): number {
  checkCentavos(valor);
  const quetzales = Number((BigInt(valor) * BigInt(notarialPorMillar) + 99_999n) / 100_000n);
  return Math.min(notarialMaximo, Math.max(1, quetzales) * 100);
}

function checkCentavos(amount: number): void {
  if (!Number.isInteger(amount) || amount < 0 || amount > CENTAVOS_MAXIMOS) {
    throw new RangeError(`No es un monto en centavos: ${amount}`);
  }
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

function compare(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
