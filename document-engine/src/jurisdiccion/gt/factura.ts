/** Centavos from which a buyer must give a NIT, a CUI or a passport: below it, CF will do. Source: domain-gt 3.4. */
export const LIMITE_CONSUMIDOR_FINAL = 250_000;

/** Whether an invoice of that total, in centavos, must identify its buyer. Source: AG 245-2022; domain-gt 3.4. */
export function exigeIdentificar(total: number): boolean {
  return total >= LIMITE_CONSUMIDOR_FINAL;
}

/**
 * Days after its own in which an invoice that is given back whole is annulled rather than credited: none, the same day alone. The tax
 * authority allows it until the VAT return of that month is due. Source: FEL Reglas y Validaciones 2.0, 3.16; prudence.
 */
export const DIAS_PARA_ANULAR = 0;

/** The SAT's page that verifies a fiscal document of ours; its QR code holds it. `total` in centavos. Source: domain-gt 3.3. */
export function direccionDelVerificador({ autorizacion, emisor, receptor, total }: DocumentoFiscal): string {
  const monto = `${Math.trunc(total / 100)}.${String(total % 100).padStart(2, '0')}`;
  const query = new URLSearchParams({ tipo: 'autorizacion', numero: autorizacion, emisor, receptor, monto });
  return `https://felpub.c.sat.gob.gt/verificador-web/publico/vistas/verificacionDte.jsf?${query}`;
}

type DocumentoFiscal = { autorizacion: string; emisor: string; receptor: string; total: number };

/** The phrase on the issuer's income tax an invoice must carry, by the regime's scenario of phrase 1. Source: domain-gt 3.3. */
export const FRASES_ISR: Readonly<Record<'trimestral' | 'retencion', { escenario: number; texto: string }>> = {
  trimestral: { escenario: 1, texto: 'Sujeto a pagos trimestrales ISR' },
  retencion: { escenario: 2, texto: 'Sujeto a retención definitiva ISR' },
};
