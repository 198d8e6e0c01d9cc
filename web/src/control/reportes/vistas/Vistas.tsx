import { IconBookmark } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../i18n/i18n.ts';
import { usePanel } from '../../../ui/use-panel.ts';
import type { DeReporte } from './de-reporte.ts';
import css from './vistas.module.css';

const VistasDrawer = lazy(async () => ({ default: (await import('./VistasDrawer.tsx')).VistasDrawer }));

/** The saved views of a report and their mails, in a panel beside it. */
export function Vistas(props: DeReporte) {
  const t = useT();
  const { open, linkTo, close } = usePanel('vistas');
  return (
    <>
      <Link className={css.abrir} {...linkTo('si')}>
        <IconBookmark size={18} stroke={1.75} aria-hidden="true" />
        {t('vistas.abrir')}
      </Link>
      {open !== undefined && (
        <Suspense>
          <VistasDrawer {...props} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
