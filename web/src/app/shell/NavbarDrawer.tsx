import '@mantine/core/styles/Drawer.layer.css';
import { Drawer } from '@mantine/core';
import { Marca } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { useReturn } from '../../ui/use-return.ts';
import { LanguageSwitch } from '../layouts/LanguageSwitch.tsx';
import type { Group } from '../menu.ts';
import { MenuTree } from './MenuTree.tsx';
import css from './navbar.module.css';
import { useArea } from './use-area.ts';

interface Props {
  groups: readonly Group[];
  onClose: () => void;
}

/** The menu as a dialog over the page on small screens; it keeps the focus until it is closed. */
export function NavbarDrawer({ groups, onClose }: Props) {
  const t = useT();
  const area = useArea('navbar');
  useReturn();
  return (
    <Drawer.Root opened onClose={onClose} position="left" size={280} padding={0} lockScroll={false}>
      <Drawer.Overlay backgroundOpacity={0.35} />
      <Drawer.Content aria-label={t('oficina.menu.nombre')}>
        <div {...area} className={css.side}>
          <Row gap={2} align="center" justify="between" className={css.head}>
            <Marca />
            <Drawer.CloseButton aria-label={t('oficina.menu.cerrar')} size="lg" />
          </Row>
          <nav aria-label={t('oficina.menu.nombre')} className={css.body}>
            <MenuTree groups={groups} onGo={onClose} />
          </nav>
          <div className={css.foot}>
            <LanguageSwitch />
          </div>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
