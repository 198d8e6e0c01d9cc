import type { Deber, SituacionDeDeber } from '@fedatario/contract/acto';
import { IconAlertTriangle, IconCircleCheck, IconHourglass } from '@tabler/icons-react';
import { type T, useT } from '../../i18n/i18n.ts';
import { dia } from '../../lib/format.ts';
import { Badge } from '../../ui/Badge.tsx';

const signos = {
  pendiente: { icon: IconHourglass, tone: 'proceso' },
  vencido: { icon: IconAlertTriangle, tone: 'problema' },
  cumplido: { icon: IconCircleCheck, tone: 'listo' },
} as const satisfies Record<SituacionDeDeber, object>;

export function Signo({ situacion }: { situacion: SituacionDeDeber }) {
  const t = useT();
  return <Badge {...signos[situacion]}>{t(`deberes.situacion.${situacion}`)}</Badge>;
}

/** The days left, the days late, or the day on which it was done. */
export function plazoDe(t: T, { situacion, faltan, cumplidoEl, venceEl }: Deber): string {
  if (cumplidoEl !== null)
    return t(cumplidoEl > venceEl ? 'deberes.plazo.tarde' : 'deberes.plazo.cumplido', { fecha: dia(cumplidoEl) });
  if (situacion === 'vencido') return t('deberes.plazo.pasaron', { n: -faltan });
  return faltan === 0 ? t('deberes.plazo.hoy') : t('deberes.plazo.faltan', { n: faltan });
}
