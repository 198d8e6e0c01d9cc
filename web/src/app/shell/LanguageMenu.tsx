import { IconLanguage } from '@tabler/icons-react';
import { useT } from '../../i18n/i18n.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { LanguageSwitch } from '../layouts/LanguageSwitch.tsx';
import css from './shell.module.css';

/** On phones the language is chosen in the menu's drawer. */
export function LanguageMenu() {
  const t = useT();
  return (
    <div className={css.roomy}>
      <Disclosure
        label={t('comun.menu.idioma')}
        button={<IconLanguage size={20} stroke={1.6} aria-hidden="true" />}
        kind="tool"
      >
        {() => (
          <div className={css.languages}>
            <LanguageSwitch />
          </div>
        )}
      </Disclosure>
    </div>
  );
}
