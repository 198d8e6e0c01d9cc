/** Centavos from which a buyer must give a NIT, a CUI or a passport: below it, CF will do. Source: domain-gt 3.4. */
export const LIMITE_CONSUMIDOR_FINAL = 250_000;

/** Whether an invoice of that total, in centavos, must identify its buyer. Source: AG 245-2022; domain-gt 3.4. */
export function exigeIdentificar(total: number): boolean {
  return total >= LIMITE_CONSUMIDOR_FINAL;
}
