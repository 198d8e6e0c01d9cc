import type { ReactNode } from 'react';
import { Link } from 'react-router';
import css from './signs.module.css';

interface Props {
  to: string;
  name: string;
  /** Text that distinguishes the row from others. */
  children: ReactNode;
}

/** Name of a row in a list. Its link covers the whole row, which must be `position: relative`. */
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
