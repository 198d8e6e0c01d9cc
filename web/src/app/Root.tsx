import { type Location, Outlet, ScrollRestoration, useNavigation } from 'react-router';
import { useT } from '../i18n/i18n.ts';
import { Snackbars } from '../ui/snackbar/Snackbars.tsx';
import { useAjustes } from './ajustes/ajustes.ts';
import css from './root.module.css';
import { areaProps } from './theme/temas.ts';
import { useAjustesOfPage } from './theme/use-ajustes-of-page.ts';
import { useEsquema } from './theme/use-esquema.ts';
import { useLetters } from './theme/use-letters.ts';
import { usePageColours } from './theme/use-page-colours.ts';
import { usePageIcon } from './theme/use-page-icon.ts';
import { useArrival } from './use-arrival.ts';

/** The themed page and what all screens share: snackbars, progress, focus and scroll on arrival. */
export function Root() {
  const t = useT();
  const { state } = useNavigation();
  const { theme } = useAjustes();
  const esquema = useEsquema();
  const main = theme.main ?? esquema;
  usePageColours(main);
  usePageIcon();
  useAjustesOfPage();
  useLetters();
  useArrival();
  const kinds = ['success', 'warning', 'error', 'info', 'yellow', 'brand'] as const;
  const names = Object.fromEntries(kinds.map((kind) => [kind, t(`comun.aviso.${kind}`)]));
  return (
    <div id="area" {...areaProps(main)}>
      <a href="#contenido" className={css.skip}>
        {t('comun.saltar')}
      </a>
      {state !== 'idle' && <div className={css.moving} role="progressbar" aria-label={t('comun.cargando')} />}
      <Outlet />
      <Snackbars names={names as Record<(typeof kinds)[number], string>} close={t('comun.cerrar')} />
      <ScrollRestoration getKey={placeOf} />
    </div>
  );
}

/** On a page loaded afresh the router's key is always `default`, so the path is used instead. */
function placeOf({ key, pathname }: Location): string {
  return key === 'default' ? pathname : key;
}
