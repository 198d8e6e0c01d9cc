import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import css from './seccion.module.css';

/** Footer with Back at the start and the main button at the end, in the same place on every step. */
export function Pie({ onAtras, children }: { onAtras: (() => void) | undefined; children: ReactNode }) {
  const t = useT();
  return (
    <footer className={css.foot}>
      <div>
        {onAtras && (
          <Button variant="default" onClick={onAtras}>
            {t('entrevista.atras')}
          </Button>
        )}
        {children}
      </div>
    </footer>
  );
}
