import type { FormaPago } from '@fedatario/contract/compra';

const marcas: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

/** Name of a card brand; an unknown one is capitalised. */
export function nombreDeMarca(marca: string): string {
  return marcas[marca] ?? marca.charAt(0).toUpperCase() + marca.slice(1);
}

/** Expiry as `04/2027`; null where the provider did not say it. */
export function vencimientoDe({ venceMes, venceAnio }: Pick<FormaPago, 'venceMes' | 'venceAnio'>): string | null {
  return venceAnio === null ? null : `${String(venceMes).padStart(2, '0')}/${venceAnio}`;
}

/** A card is valid until the end of its printed month, and one whose month nobody said until its bank refuses it. */
export function estaVencida({ venceMes, venceAnio }: Pick<FormaPago, 'venceMes' | 'venceAnio'>, hoy: Date): boolean {
  if (venceAnio === null || venceMes === null) return false;
  return venceAnio * 12 + venceMes < hoy.getFullYear() * 12 + hoy.getMonth() + 1;
}
