import '@mantine/core/styles/Popover.layer.css';
import { Popover } from '@mantine/core';
import { IconStar } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import type { Named } from './find-entries.ts';
import { MenuLink } from './MenuLink.tsx';
import { ShortcutChooser } from './ShortcutChooser.tsx';
import css from './search.module.css';
import tools from './shell.module.css';
import { SHORTCUTS, starred } from './shortcuts.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** The starred screens as links, and the button that opens their choice. */
export function Shortcuts({ entries }: { entries: readonly Named[] }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const { shortcuts, toggle } = useShortcuts();
  const mine = starred(entries, shortcuts);
  return (
    <nav aria-label={t('oficina.atajos.nombre')} className={css.shortcuts}>
      <ul className={css.links}>
        {mine.slice(0, SHORTCUTS).map(({ entry }) => (
          <li key={entry.id}>
            <MenuLink entry={entry} kind="icon" />
          </li>
        ))}
      </ul>
      <Popover opened={open} onChange={setOpen} {...popover}>
        <Popover.Target>
          <button
            type="button"
            className={tools.tool}
            aria-label={t('oficina.atajos.editar')}
            title={t('oficina.atajos.editar')}
            onClick={() => setOpen(!open)}
          >
            <IconStar size={20} stroke={1.6} aria-hidden="true" />
          </button>
        </Popover.Target>
        <Popover.Dropdown className={css.panel} aria-label={t('oficina.atajos.nombre')}>
          <ShortcutChooser entries={entries} mine={mine} toggle={toggle} onGo={() => setOpen(false)} />
        </Popover.Dropdown>
      </Popover>
    </nav>
  );
}

const popover = {
  position: 'bottom-start',
  trapFocus: true,
  returnFocus: true,
  withinPortal: false,
  floatingStrategy: 'fixed',
  transitionProps: { duration: 0 },
} as const;
