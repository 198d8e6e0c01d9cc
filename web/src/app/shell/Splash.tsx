import { useT } from '../../i18n/i18n.ts';
import css from './splash.module.css';

/** The page's own splash, a little longer. */
export function Splash() {
  const t = useT();
  return (
    <div className={css.splash} role="status">
      <img src="/sello.svg" alt="" />
      <i aria-hidden="true" />
      <span>{t('comun.cargando')}</span>
    </div>
  );
}
