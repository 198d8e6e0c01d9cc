import { IconMenu2, IconUser } from '@tabler/icons-react';
import { Marca } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { AccountMenu } from '../layouts/AccountMenu.tsx';
import { Bell } from '../layouts/Bell.tsx';
import { FullScreen } from './FullScreen.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import css from './toolbar.module.css';
import { useArea } from './use-area.ts';

interface Props {
  /** Where the menu does not stand at the side, the brand is here. */
  brand: boolean;
  /** Opens the menu, where it is not in sight. */
  onMenu?: () => void;
}

const links = [{ to: '/admin/perfil-usuario/info', icon: IconUser, texto: 'comun.menu.perfil' }] as const;

export function Toolbar({ brand, onMenu }: Props) {
  const t = useT();
  return (
    <header {...useArea('toolbar')} className={css.toolbar}>
      <div className={css.row}>
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
        <span className={css.gap} />
        <FullScreen />
        <LanguageMenu />
        <Bell />
        <AccountMenu links={links} />
      </div>
    </header>
  );
}
