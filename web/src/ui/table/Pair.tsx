import type { ReactNode } from 'react';
import css from './list.module.css';

interface Props {
  children: ReactNode;
  under?: ReactNode;
  /** Whether the second line is prose, limited to two lines. */
  brief?: boolean;
}

/** A cell with a name and, below it, a detail. */
export function Pair({ children, under, brief = false }: Props) {
  return (
    <span className={css.pair}>
      <strong>{children}</strong>
      {under && <small data-brief={brief}>{under}</small>}
    </span>
  );
}
