import type { EstadoFactura } from '@fedatario/contract';
import { IconArrowBackUp, IconCircleCheck, IconCircleX, IconClock } from '@tabler/icons-react';
import { useT } from '../i18n/i18n.ts';
import css from './estado.module.css';

const signs = {
  pendientePago: { icon: IconClock, tone: 'te-toca' },
  pagada: { icon: IconCircleCheck, tone: 'listo' },
  parcialmenteReembolsada: { icon: IconArrowBackUp, tone: 'en-proceso' },
  reembolsada: { icon: IconArrowBackUp, tone: 'detenido' },
  vencida: { icon: IconCircleX, tone: 'detenido' },
  anulada: { icon: IconCircleX, tone: 'detenido' },
} as const satisfies Record<EstadoFactura, unknown>;

/** The state of an order or invoice: an icon and a word, never a colour alone. */
export function Estado({ estado }: { estado: EstadoFactura }) {
  const t = useT();
  const { icon: Icon, tone } = signs[estado];
  return (
    <span className={css.state} data-tone={tone}>
      <Icon size={16} stroke={2} aria-hidden="true" />
      {t(`facturas.estado.${estado}`)}
    </span>
  );
}
