import type { ImpedimentoDeCierre } from '@fedatario/contract/control';

/** The page where what keeps an account from being closed is ended. */
export function dondeSeTermina(tipo: ImpedimentoDeCierre['tipo'], id: string): string {
  if (tipo === 'tramite') return `/tramites/${id}/detalle`;
  if (tipo === 'gestion') return `/gestion-tramites/${id}/detalle`;
  return tipo === 'suscripcion' ? '/mis-planes/resumen' : `/detalle-pago/${id}`;
}
