import { IconMessageCircle } from '@tabler/icons-react';
import { useT } from '../../../i18n/i18n.ts';
import css from './oficina.module.css';

/** Badge with the reader's unread messages in a trámite. */
export function MensajesSinLeer({ n }: { n: number }) {
  const t = useT();
  if (n === 0) return null;
  return (
    <span className={css.unread}>
      <IconMessageCircle size={16} stroke={1.9} aria-hidden="true" />
      {t('conversacion.mensajes.nuevosDe', { n })}
    </span>
  );
}
