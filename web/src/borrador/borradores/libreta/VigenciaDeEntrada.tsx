import type { EntradaDeLibreta } from '@fedatario/contract/borrador';
import { IconAlertTriangle, IconCircleX, IconId } from '@tabler/icons-react';
import { useT } from '../../../i18n/i18n.ts';
import { dia } from '../../../lib/format.ts';
import css from './libreta.module.css';

const icons = { vigente: IconId, porVencer: IconAlertTriangle, vencido: IconCircleX } as const;

/** Expiry date of an entry's identity document, if it was entered. */
export function VigenciaDeEntrada({ entrada: { vigencia, documentoVence } }: { entrada: EntradaDeLibreta }) {
  const t = useT();
  if (!vigencia || !documentoVence) return null;
  const Icon = icons[vigencia];
  const fecha = dia(documentoVence);
  return (
    <span className={css.validity} data-vigencia={vigencia}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      {t(`libreta.vigencia.${vigencia}`, { fecha })}
    </span>
  );
}

/** Identifies an entry by its kind and the last digits of its number. */
export function Senas({ entrada: { tipo, documento } }: { entrada: EntradaDeLibreta }) {
  const t = useT();
  const end = documento && t(tipo === 'vehiculo' ? 'libreta.placaTerminaEn' : 'libreta.terminaEn', { documento });
  return <span>{[t(`libreta.tipo.${tipo}`), end].filter(Boolean).join(' · ')}</span>;
}
