import { useT } from '../../i18n/i18n.ts';
import css from './splash.module.css';

/** Continues the splash of the page while the shell loads. */
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
