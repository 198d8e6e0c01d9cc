import type { Tramite } from '@fedatario/contract/tramite';
import type { T } from '../../../i18n/i18n.ts';

const propios = ['firmado', 'noEntregado', 'enCorreccion', 'entregado', 'cerrado', 'caducado'] as const;

/** State for the customer, as a title and a text. */
export function situacionDicha(
  { estado, automatica }: Pick<Tramite, 'estado' | 'automatica'>,
  t: T,
): { titulo: string; texto: string } {
  const propio = automatica ? propios.find((one) => one === estado) : undefined;
  if (propio) return { titulo: t(`entrega.situacion.${propio}.titulo`), texto: t(`entrega.situacion.${propio}.texto`) };
  return {
    titulo: t(`situacionDeTramite.estado.${estado}.titulo`),
    texto: t(`situacionDeTramite.estado.${estado}.texto`),
  };
}
