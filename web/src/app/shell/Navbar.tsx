import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Marca } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { changeAjustes } from '../ajustes/ajustes.ts';
import type { Group } from '../menu.ts';
import { MenuPopups } from './MenuPopups.tsx';
import { MenuTree } from './MenuTree.tsx';
import css from './navbar.module.css';
import { useArea } from './use-area.ts';

/** The menu at the side, 280 px wide, or 64 px when folded to icons. */
export function Side({ groups, folded }: { groups: readonly Group[]; folded: boolean }) {
  const t = useT();
  return (
    <nav {...useArea('navbar')} aria-label={t('oficina.menu.nombre')} className={css.side} data-folded={folded}>
      <Row gap={2} align="center" justify="between" className={css.head}>
        <Marca />
      </Row>
      <div className={css.body}>
        {folded ? <MenuPopups groups={groups} axis="column" /> : <MenuTree groups={groups} />}
      </div>
      <FoldButton folded={folded} />
    </nav>
  );
}

function FoldButton({ folded }: { folded: boolean }) {
  const t = useT();
  const Icon = folded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <button type="button" className={css.fold} onClick={() => fold(!folded)}>
      <Icon className="espejo" size={20} stroke={1.6} aria-hidden="true" />
      <span className={folded ? 'visualmente-oculto' : undefined}>
        {t(folded ? 'oficina.menu.desplegar' : 'oficina.menu.plegar')}
      </span>
    </button>
  );
}

function fold(folded: boolean): void {
  changeAjustes((ajustes) => {
    const { layout } = ajustes;
    return { ...ajustes, layout: { ...layout, config: { ...layout.config, navbar: { folded } } } };
  });
}

/** The menu of the horizontal layouts, as a row. */
export function Bar({ groups }: { groups: readonly Group[] }) {
  const t = useT();
  return (
    <div {...useArea('navbar')} className={css.bar}>
      <nav aria-label={t('oficina.menu.nombre')}>
        <MenuPopups groups={groups} axis="row" />
      </nav>
    </div>
  );
}
