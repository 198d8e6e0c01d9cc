import type { Tramite } from '@fedatario/contract';
import type { T } from '../../i18n/i18n.ts';

type Dicho = Pick<Tramite, 'estado' | 'automatica'>;

/** How a state is named: of what the platform alone makes nobody says that it is signed, or with a notary. */
export function estadoDicho({ estado, automatica }: Dicho, t: T): string {
  if (automatica && (estado === 'firmado' || estado === 'entregado' || estado === 'cerrado'))
    return t(`entrega.estado.${estado}`);
  return t(`tramites.estado.${estado}`);
}

const propios = ['firmado', 'noEntregado', 'enCorreccion', 'entregado', 'cerrado', 'caducado'] as const;

/** How it stands, to its customer, in a title and a text. */
export function situacionDicha({ estado, automatica }: Dicho, t: T): { titulo: string; texto: string } {
  const propio = automatica ? propios.find((one) => one === estado) : undefined;
  if (propio) return { titulo: t(`entrega.situacion.${propio}.titulo`), texto: t(`entrega.situacion.${propio}.texto`) };
  return { titulo: t(`tramites.situacion.${estado}.titulo`), texto: t(`tramites.situacion.${estado}.texto`) };
}
