import { IconMessageCircle } from '@tabler/icons-react';
import { useT } from '../../../i18n/i18n.ts';
import css from './oficina.module.css';

/** That messages wait for who reads the list. */
export function SinLeer({ n }: { n: number }) {
  const t = useT();
  if (n === 0) return null;
  return (
    <span className={css.unread}>
      <IconMessageCircle size={16} stroke={1.9} aria-hidden="true" />
      {t('conversacion.mensajes.nuevosDe', { n })}
    </span>
  );
}
