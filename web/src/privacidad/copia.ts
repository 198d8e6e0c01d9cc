import type { Copia } from '@fedatario/contract';

/** What a copy is now; one whose days are over is so before the server notices. */
export function situacionDe(copia: Copia | null, now: Date): Copia['estado'] | 'ninguna' {
  if (!copia) return 'ninguna';
  const { estado, venceEn } = copia;
  return estado === 'lista' && venceEn !== null && new Date(venceEn) <= now ? 'vencida' : estado;
}
