const NO_BREAK_SPACE = '\u00a0';

/** An amount in centavos: an integer. A `number` beyond 2^53 loses centavos, so larger ones come as `bigint`. */
export type Centavos = number | bigint;

/** A currency of two decimals: its symbol, and its names in words. */
export type Divisa = {
  codigo: string;
  simbolo: string;
  singular: string;
  plural: string;
  /** Follows «centavos» after whole units, and where they stand alone. */
  deCentavos: string;
  deCentavosSolos: string;
};

export const QUETZAL: Divisa = {
  codigo: 'GTQ',
  simbolo: 'Q',
  singular: 'quetzal',
  plural: 'quetzales',
  deCentavos: '',
  deCentavosSolos: '',
};

/** Obligations may be agreed in it. Source: Ley de Libre Negociación de Divisas, Decreto 94-2000. */
export const DOLAR: Divisa = {
  codigo: 'USD',
  simbolo: 'US$',
  singular: 'dólar de los Estados Unidos de América',
  plural: 'dólares de los Estados Unidos de América',
  deCentavos: ' de dólar',
  deCentavosSolos: ' de dólar de los Estados Unidos de América',
};

/**
 * Centavos as documents write them, without a space: `Q1,250.00`, `-Q1,500.00`, `US$1,250.00`. Source: domain-gt 2.4.
 * Throws RangeError on a number that is no safe integer: money is never a fraction of a centavo.
 */
export function formatMontoDocumento(centavos: Centavos, divisa = QUETZAL): string {
  return formatMonto(centavos, divisa, '');
}

/** Centavos as screens show them, with a no-break space as CLDR es-GT does: `Q 1,250.00`. Throws as the other. */
export function formatMontoPantalla(centavos: Centavos, divisa = QUETZAL): string {
  return formatMonto(centavos, divisa, NO_BREAK_SPACE);
}

/** An integer with its thousands grouped: `1,250`. */
function groupThousands(digits: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3) groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join(',');
}

/** The same centavos as a bigint. Throws RangeError on a number that is no safe integer. */
export function exactCentavos(centavos: Centavos): bigint {
  if (typeof centavos === 'number' && !Number.isSafeInteger(centavos)) {
    throw new RangeError(`El monto debe ser un entero de centavos: ${centavos}`);
  }
  return BigInt(centavos);
}

function formatMonto(centavos: Centavos, { simbolo }: Divisa, space: string): string {
  const exact = exactCentavos(centavos);
  const digits = String(exact < 0n ? -exact : exact).padStart(3, '0');
  return `${exact < 0n ? '-' : ''}${simbolo}${space}${groupThousands(digits.slice(0, -2))}.${digits.slice(-2)}`;
}
