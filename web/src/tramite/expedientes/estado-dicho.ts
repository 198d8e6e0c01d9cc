import type { Tramite } from '@fedatario/contract/tramite';
import type { T } from '../../i18n/i18n.ts';

/** The states that have other words where the platform alone makes the document. */
const conEstadoPropio = ['firmado', 'entregado', 'cerrado'] as const;

type Dicho = Pick<Tramite, 'estado' | 'automatica'>;

/** Name of a state. Automatic documents have their own names, without a signature or a notary. */
export function estadoDicho({ estado, automatica }: Dicho, t: T): string {
  const propio = automatica ? conEstadoPropio.find((one) => one === estado) : undefined;
  if (propio) return t(`entrega.estado.${propio}`);
  return t(`tramites.estado.${estado}`);
}
