import { IconAdjustments } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { loadTexts, useT } from '../../i18n/i18n.ts';

const Panel = lazy(async () => {
  const [{ PanelDeAjustes }] = await Promise.all([import('./PanelDeAjustes.tsx'), loadTexts(['ajustes'])]);
  return { default: PanelDeAjustes };
});

interface Props {
  className?: string | undefined;
  /** The office screens offer more settings than the public ones. */
  oficina?: boolean;
  /** Shows the name as text beside the icon, not only as a label for screen readers. */
  named?: boolean;
}

/** Opens the panel of display settings. */
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
