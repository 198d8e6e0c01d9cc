import { type CarpetaFeedback, carpetasFeedback } from '@fedatario/contract/casa';
import { IconArchive, IconInbox, IconMailOpened, IconSend, IconStar } from '@tabler/icons-react';
import { Link } from 'react-router';
import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import css from './bandeja.module.css';

const iconos = {
  'sin-leer': IconInbox,
  leidos: IconMailOpened,
  respondidos: IconSend,
  archivados: IconArchive,
  destacados: IconStar,
} as const;

/** The folders, each with its count. */
export function Carpetas({ carpeta }: { carpeta: CarpetaFeedback }) {
  const t = useT();
  const { data } = useCall(calls.feedback.folders, {});
  const totales = new Map(data?.map((one) => [one.carpeta, one.total]));
  return (
    <nav aria-label={t('bandeja.carpetas')} className={css.folders}>
      {carpetasFeedback.map((una) => {
        const Icon = iconos[una];
        return (
          <Link key={una} to={`/admin/generales/feedback/${una}`} aria-current={una === carpeta ? 'page' : undefined}>
            <Icon size={18} stroke={1.75} aria-hidden="true" />
            <span>{t(`bandeja.carpeta.${una}`)}</span>
            <b>{totales.get(una) ?? ''}</b>
          </Link>
        );
      })}
    </nav>
  );
}
