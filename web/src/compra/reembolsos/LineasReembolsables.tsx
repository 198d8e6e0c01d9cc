import type { ReactNode } from 'react';
import { dinero } from '../../lib/format.ts';
import { Row } from '../../ui/layout/layout.tsx';
import css from './reembolso.module.css';

/** The lines of an invoice that can be refunded. */
export function LineasReembolsables({ children }: { children: ReactNode }) {
  return <ul className={css.lines}>{children}</ul>;
}

/** Total of the refund, announced when it changes. */
export function Total({ label, monto }: { label: string; monto: number }) {
  return (
    <Row as="p" gap={4} align="baseline" justify="between" className={css.total} aria-live="polite">
      <span>{label}</span>
      <strong>{dinero(monto)}</strong>
    </Row>
  );
}
