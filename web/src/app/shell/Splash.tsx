import { useT } from '../../i18n/i18n.ts';

/** The page's own splash, a little longer: `index.html` has its style and shows it until the application is drawn. */
export function Splash() {
  const t = useT();
  return (
    <div className="splash" role="status">
      <img src="/sello.svg" alt="" />
      <i aria-hidden="true" />
      <span>{t('comun.cargando')}</span>
    </div>
  );
}
