import { lazy, Suspense, useState } from 'react';
import { Outlet } from 'react-router';
import { useMarca } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { NARROW, useMedia } from '../../ui/use-media.ts';
import { useAjustes } from '../ajustes/ajustes.ts';
import { menuFor } from '../menu.ts';
import { useSession } from '../session/use-session.ts';
import { Bar, Side } from './Navbar.tsx';
import css from './shell.module.css';
import { Toolbar } from './Toolbar.tsx';
import { useArea } from './use-area.ts';

/** Loaded only on small screens. */
const NavbarDrawer = lazy(async () => ({ default: (await import('./NavbarDrawer.tsx')).NavbarDrawer }));

/** Shell of every back office screen: menu, toolbar and footer, in the chosen layout. */
export function Shell() {
  const { style, config } = useAjustes().layout;
  const isSmall = useMedia(NARROW);
  const [drawer, setDrawer] = useState(false);
  const groups = menuFor(useSession().user.role[0]);
  const layout = isSmall ? 'drawer' : style;
  return (
    <div className={css.shell} data-layout={layout} data-mode={config.mode}>
      {layout === 'layout1' && <Side groups={groups} folded={config.navbar.folded} />}
      {isSmall && drawer && (
        <Suspense>
          <NavbarDrawer groups={groups} onClose={() => setDrawer(false)} />
        </Suspense>
      )}
      <div className={css.column}>
        <div className={css.top}>
          {layout === 'layout3' && <Bar groups={groups} />}
          <Toolbar groups={groups} brand={layout !== 'layout1'} {...(isSmall && { onMenu: () => setDrawer(true) })} />
          {layout === 'layout2' && <Bar groups={groups} />}
        </div>
        <main id="contenido" tabIndex={-1} className={css.main}>
          <Outlet />
        </main>
        {config.footer.display && <Foot />}
      </div>
    </div>
  );
}

function Foot() {
  const t = useT();
  const { nombre } = useMarca();
  return (
    <footer {...useArea('footer')} className={css.foot}>
      {t('comun.pie.derechos', { anio: new Date().getFullYear(), empresa: nombre })}
    </footer>
  );
}
