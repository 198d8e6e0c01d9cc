import { TextInput } from '@mantine/core';
import { IconSearch, IconStar, IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { moveByArrows } from './arrows.ts';
import { findEntries, type Named } from './find-entries.ts';
import { MenuLink } from './MenuLink.tsx';
import css from './search.module.css';
import tools from './shell.module.css';
import { SHORTCUTS } from './shortcuts.ts';

interface Props {
  entries: readonly Named[];
  mine: readonly Named[];
  toggle: (id: string) => void;
  onGo: () => void;
}

/** Searches the entries of the menu and stars them; with an empty search it lists those starred when it opened. */
export function ShortcutChooser({ entries, mine, toggle, onGo }: Props) {
  const t = useT();
  const [text, setText] = useState('');
  const [before] = useState(mine);
  const listed = text.trim() === '' ? before : findEntries(entries, text);
  const isFull = mine.length >= SHORTCUTS;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move between its rows.
    <div onKeyDown={(event) => moveByArrows(event, 'column', 'li > a')}>
      <TextInput
        data-autofocus
        aria-label={t('oficina.atajos.campo')}
        placeholder={t('oficina.atajos.campo')}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <p role="status" className={css.shortcutsNote}>
        {text.trim() !== '' && listed.length === 0 && t('oficina.buscar.nada')}
        {text.trim() === '' && before.length === 0 && t('oficina.atajos.ninguno')}
        {isFull && t('oficina.atajos.tope', { n: SHORTCUTS })}
      </p>
      <ul className={css.found}>
        {listed.map((named) => {
          const isStarred = mine.some(({ entry }) => entry.id === named.entry.id);
          return (
            <li key={named.entry.id}>
              <MenuLink entry={named.entry} onGo={onGo} />
              <Star named={named} isStarred={isStarred} disabled={isFull && !isStarred} toggle={toggle} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface StarProps {
  named: Named;
  isStarred: boolean;
  disabled: boolean;
  toggle: (id: string) => void;
}

function Star({ named: { entry, title }, isStarred, disabled, toggle }: StarProps) {
  const t = useT();
  const Icon = isStarred ? IconStarFilled : IconStar;
  return (
    <button
      type="button"
      className={`${tools.tool} ${css.star}`}
      data-starred={isStarred}
      aria-label={t(isStarred ? 'oficina.atajos.quitar' : 'oficina.atajos.agregar', { entrada: title })}
      disabled={disabled}
      onClick={() => toggle(entry.id)}
    >
      <Icon size={18} stroke={1.6} aria-hidden="true" />
    </button>
  );
}
