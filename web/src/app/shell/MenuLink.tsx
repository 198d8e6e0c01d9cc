import { Link, useLocation } from 'react-router';
import { useT } from '../../i18n/i18n.ts';
import { type Entry, esPronto, isWithin } from '../menu.ts';
import { itemIcons } from './icons.ts';
import css from './menu.module.css';

interface Props {
  entry: Entry;
  /** Icon and name, the name alone, or the icon alone with its name as a label. */
  kind?: 'whole' | 'name' | 'icon';
  onGo?: (() => void) | undefined;
}

export function MenuLink({ entry, kind = 'whole', onGo }: Props) {
  const t = useT();
  const { pathname } = useLocation();
  const Icon = itemIcons[entry.id];
  const title = t(`oficina.entrada.${entry.id}`);
  return (
    <Link
      to={entry.url}
      className={css.link}
      data-kind={kind}
      aria-current={currentOf(entry, pathname)}
      onClick={onGo}
      {...(kind === 'icon' && { 'aria-label': title, title })}
    >
      {kind !== 'name' && <Icon size={20} stroke={1.6} aria-hidden="true" />}
      {kind !== 'icon' && <span>{title}</span>}
      {kind !== 'icon' && esPronto(entry) && <small className={css.soon}>{t('oficina.pronto')}</small>}
    </Link>
  );
}

function currentOf(entry: Entry, pathname: string): 'page' | 'true' | undefined {
  if (pathname === entry.url) return 'page';
  return isWithin(entry, pathname) ? 'true' : undefined;
}
