import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useT } from '../../i18n/i18n.ts';
import { Row } from '../layout/layout.tsx';
import { PlainButton } from '../PlainButton.tsx';
import css from './list.module.css';
import type { AnyList } from './use-list.ts';

/** Previous and next page. A shared address knows no earlier pages, so its "previous" is the first page. */
export function Pager({ list, siguiente }: { list: AnyList; siguiente: string | null }) {
  const t = useT();
  if (!list.previous && siguiente === null) return null;
  const shared = list.previous && list.page === 1;
  return (
    <Row
      as="nav"
      gap={4}
      align="center"
      justify="end"
      wrap
      top={5}
      className={css.pager}
      aria-label={t('lista.paginas')}
    >
      <PlainButton kind="quiet" disabled={!list.previous} onClick={list.previous}>
        <IconChevronLeft className="espejo" size={18} aria-hidden="true" />
        {t(shared ? 'lista.primera' : 'lista.anterior')}
      </PlainButton>
      {!shared && <span>{t('lista.pagina', { n: list.page })}</span>}
      <PlainButton kind="quiet" disabled={siguiente === null} onClick={() => siguiente && list.next(siguiente)}>
        {t('lista.siguiente')}
        <IconChevronRight className="espejo" size={18} aria-hidden="true" />
      </PlainButton>
    </Row>
  );
}
