import { IconListCheck } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import tools from './shell.module.css';

const PanelDrawer = lazy(async () => ({ default: (await import('./PanelDrawer.tsx')).PanelDrawer }));

/** Panel of the day: today's appointments, work that waits and the latest notifications. */
export function QuickPanel() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={tools.tool}
        aria-haspopup="dialog"
        aria-label={t('oficina.panel.titulo')}
        title={t('oficina.panel.titulo')}
        onClick={() => setOpen(true)}
      >
        <IconListCheck size={22} stroke={1.6} aria-hidden="true" />
      </button>
      {open && (
        <Suspense>
          <PanelDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
