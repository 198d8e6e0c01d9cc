import type { T } from '../../i18n/i18n.ts';

/** Names that services have by themselves; the others are ours and have a text. */
const propios: Readonly<Record<string, string>> = { stripe: 'Stripe', recurrente: 'Recurrente' };

/** Name of a service by its code; a code that this page does not know stands for itself. */
export function nombreDe(t: T, codigo: string): string {
  if (codigo === 'sandbox') return t('cobranza.nombre.banco');
  if (codigo === 'recurrente-prueba') return t('cobranza.nombre.recurrente');
  if (codigo === 'simulador') return t('cobranza.nombre.simulador');
  return propios[codigo] ?? codigo;
}
