import { IconAdjustments } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { loadTexts, useT } from '../../i18n/i18n.ts';

const Panel = lazy(async () => {
  const [{ PanelDeAjustes }] = await Promise.all([import('./PanelDeAjustes.tsx'), loadTexts(['ajustes'])]);
  return { default: PanelDeAjustes };
});

interface Props {
  className?: string | undefined;
  /** Around the screens of the office there is more to choose than around the others. */
  oficina?: boolean;
  /** The button says its name, and does not only bear it. */
  named?: boolean;
}

/** Opens the panel where whoever looks chooses how she has her screens. */
export function BotonAjustes({ className, oficina = false, named = false }: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const label = t('comun.ajustes.abrir');
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-expanded={open}
        {...(!named && { 'aria-label': label })}
        onClick={() => setOpen(true)}
      >
        <IconAdjustments size={named ? 18 : 22} stroke={1.6} aria-hidden="true" />
        {named && label}
      </button>
      {open && (
        <Suspense>
          <Panel oficina={oficina} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
