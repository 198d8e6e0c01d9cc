import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import type { Named } from './find-entries.ts';
import css from './search.module.css';

const bring = () => import('./SearchBox.tsx');
const SearchBox = lazy(async () => ({ default: (await bring()).SearchBox }));

/** Finds a screen of the office by its name; Ctrl K opens it from anywhere. */
export function Search({ entries }: { entries: readonly Named[] }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  // Loaded after the screen but before it is opened, so that the first keys typed are not lost.
  useEffect(() => void bring().catch(() => undefined), []);
  useHotkeys([['mod+K', () => setOpen(true)]], []);
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={css.search}
        aria-expanded={open}
        aria-keyshortcuts="Control+K"
        onClick={() => setOpen(true)}
      >
        <IconSearch size={20} stroke={1.6} aria-hidden="true" />
        <span>{t('oficina.buscar.abrir')}</span>
        <span className={css.keys} aria-hidden="true">
          Ctrl K
        </span>
      </button>
      {open && (
        <Suspense>
          <SearchBox
            entries={entries}
            onClose={(byKey) => {
              setOpen(false);
              if (byKey) trigger.current?.focus();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
