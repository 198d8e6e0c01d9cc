import type { ReactNode } from 'react';
import css from './pair.module.css';

interface Props {
  children: ReactNode;
  under?: ReactNode;
  /** What stands under it is prose: two lines of it are enough. */
  brief?: boolean;
}

/** A cell that names something and, under it, what tells it apart. */
export function Pair({ children, under, brief = false }: Props) {
  return (
    <span className={css.pair}>
      <strong>{children}</strong>
      {under && <small data-brief={brief}>{under}</small>}
    </span>
  );
}
