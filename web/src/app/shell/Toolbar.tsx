import { IconMenu2, IconUser } from '@tabler/icons-react';
import { Marca } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { Row } from '../../ui/layout/layout.tsx';
import { BotonAjustes } from '../ajustes/BotonAjustes.tsx';
import { AccountMenu } from '../layouts/AccountMenu.tsx';
import { Bell } from '../layouts/Bell.tsx';
import type { Group } from '../menu.ts';
import { FullScreen } from './FullScreen.tsx';
import type { Named } from './find-entries.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { QuickPanel } from './QuickPanel.tsx';
import { Search } from './Search.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import css from './shell.module.css';
import { useArea } from './use-area.ts';

interface Props {
  groups: readonly Group[];
  /** The brand is in the toolbar when the menu is not at the side. */
  brand: boolean;
  /** Opens the menu when it is not permanently visible. */
  onMenu?: () => void;
}

const links = [{ to: '/admin/perfil-usuario/info', icon: IconUser, texto: 'comun.menu.perfil' }] as const;

export function Toolbar({ groups, brand, onMenu }: Props) {
  const t = useT();
  const entries: Named[] = groups.flatMap(({ id, entries }) =>
    entries.map((entry) => ({ entry, title: t(`oficina.entrada.${entry.id}`), group: t(`oficina.grupo.${id}`) })),
  );
  return (
    <header {...useArea('toolbar')} className={css.toolbar}>
      <Row gap={1} align="center" className={css.row}>
        {onMenu && (
          <button type="button" className={css.tool} aria-label={t('oficina.menu.abrir')} onClick={onMenu}>
            <IconMenu2 size={22} stroke={1.6} aria-hidden="true" />
          </button>
        )}
        {brand && (
          <div className={css.brand}>
            <Marca />
          </div>
        )}
        <Shortcuts entries={entries} />
        <span className={css.gap} />
        <Search entries={entries} />
        <FullScreen />
        <LanguageMenu />
        <BotonAjustes className={css.tool} oficina />
        <QuickPanel />
        <Bell />
        <AccountMenu links={links} />
      </Row>
    </header>
  );
}
