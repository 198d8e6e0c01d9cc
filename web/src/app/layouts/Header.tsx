import { lazy, type ReactNode, Suspense } from 'react';
import { Marca } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { useSession } from '../session/use-session.ts';
import css from './layout.module.css';

/** Loaded only for signed-in people. */
const UserMenu = lazy(async () => ({ default: (await import('./UserMenu.tsx')).UserMenu }));

/** The brand, the content that the layout puts in the middle, and the user menu. */
export function Header({ children }: { children?: ReactNode }) {
  const t = useT();
  const { status } = useSession();
  return (
    <header className={css.header}>
      <Row gap={6} align="center" className={css.headerRow}>
        <Marca />
        {children}
        <Row gap={2} align="center" className={css.account}>
          {status === 'in' && (
            <Suspense>
              <UserMenu />
            </Suspense>
          )}
          {status === 'guest' && (
            <>
              <ButtonLink to="/login" kind="plain">
                {t('comun.menu.ingresar')}
              </ButtonLink>
              <span className={css.wide}>
                <ButtonLink to="/registrarse">{t('comun.menu.registrarse')}</ButtonLink>
              </span>
            </>
          )}
        </Row>
      </Row>
    </header>
  );
}
