import type { ReactNode } from 'react';
import { dinero } from '../../lib/format.ts';
import css from './lineas.module.css';

/** The lines of an invoice that can be refunded. */
export function LineasReembolsables({ children }: { children: ReactNode }) {
  return <ul className={css.lines}>{children}</ul>;
}

/** Total of the refund, announced when it changes. */
export function Total({ label, monto }: { label: string; monto: number }) {
  return (
    <p className={css.total} aria-live="polite">
      <span>{label}</span>
      <strong>{dinero(monto)}</strong>
    </p>
  );
}
