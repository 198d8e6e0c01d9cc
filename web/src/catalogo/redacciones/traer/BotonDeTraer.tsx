import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { loadTexts, useT } from '../../../i18n/i18n.ts';

const TraerProducto = lazy(async () => {
  const texts = loadTexts(['campo', 'taller', 'traida']);
  const [{ TraerProducto }] = await Promise.all([import('./TraerProducto.tsx'), texts]);
  return { default: TraerProducto };
});

/** Opens the bringing of a document from a file. */
export function BotonDeTraer() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('oferta.traer')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <TraerProducto onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
