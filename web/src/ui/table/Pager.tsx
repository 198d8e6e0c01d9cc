import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useT } from '../../i18n/i18n.ts';
import { PlainButton } from '../PlainButton.tsx';
import css from './list.module.css';
import type { AnyList } from './use-list.ts';

/** The page before and the page after. An address that was shared knows no pages before: it goes to the first. */
export function Pager({ list, siguiente }: { list: AnyList; siguiente: string | null }) {
  const t = useT();
  if (!list.previous && siguiente === null) return null;
  const shared = list.previous && list.page === 1;
  return (
    <nav className={css.pager} aria-label={t('lista.paginas')}>
      <PlainButton kind="quiet" disabled={!list.previous} onClick={list.previous}>
        <IconChevronLeft className="espejo" size={18} aria-hidden="true" />
        {t(shared ? 'lista.primera' : 'lista.anterior')}
      </PlainButton>
      {!shared && <span>{t('lista.pagina', { n: list.page })}</span>}
      <PlainButton kind="quiet" disabled={siguiente === null} onClick={() => siguiente && list.next(siguiente)}>
        {t('lista.siguiente')}
        <IconChevronRight className="espejo" size={18} aria-hidden="true" />
      </PlainButton>
    </nav>
  );
}
