import type { Copia } from '@fedatario/contract/control';

/** The current state of a copy; one past its date counts as expired before the server marks it. */
export function situacionDe(copia: Copia | null, now: Date): Copia['estado'] | 'ninguna' {
  if (!copia) return 'ninguna';
  const { estado, venceEn } = copia;
  return estado === 'lista' && venceEn !== null && new Date(venceEn) <= now ? 'vencida' : estado;
}
