import type { Protocolo } from '@fedatario/contract/acto';
import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import css from './firma.module.css';

const Anotacion = lazy(async () => ({ default: (await import('./Anotacion.tsx')).Anotacion }));

interface Props {
  idNotario: string;
  protocolo: Protocolo;
}

/** Notes a protocol number that was used elsewhere or cancelled, so that the next act takes the number after it. */
export function Anotar(props: Props) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" className={css.otra} onClick={() => setOpen(true)}>
        {t('firma.anotar.abrir')}
      </Button>
      {open && (
        <Suspense>
          <Anotacion {...props} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
