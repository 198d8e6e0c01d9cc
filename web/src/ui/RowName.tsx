import type { ReactNode } from 'react';
import { Link } from 'react-router';
import css from './row-name.module.css';

interface Props {
  to: string;
  name: string;
  /** What tells it apart from others. */
  children: ReactNode;
}

/** What names a row of a list; the whole row, which must be `position: relative`, is its link. */
export function RowName({ to, name, children }: Props) {
  return (
    <div className={css.what}>
      <h2>
        <Link to={to}>{name}</Link>
      </h2>
      <p>{children}</p>
    </div>
  );
}
