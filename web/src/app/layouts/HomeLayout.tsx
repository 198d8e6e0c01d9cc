import { Link, Outlet } from 'react-router';
import { useT } from '../../i18n/i18n.ts';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import css from './layout.module.css';

export function HomeLayout() {
  const t = useT();
  return (
    <>
      <Header>
        <nav className={css.nav} aria-label={t('comun.menu.principal')}>
          <Link to="/#documentos">{t('comun.pie.documentos')}</Link>
          <Link to="/nuestros-planes">{t('comun.pie.planes')}</Link>
          <Link to="/verificar">{t('comun.pie.verificar')}</Link>
          <Link to="/#contact">{t('comun.pie.contacto')}</Link>
        </nav>
      </Header>
      <main id="contenido" tabIndex={-1} className={css.main}>
        <Outlet />
      </main>
      <Footer />
    </>
  );
}
