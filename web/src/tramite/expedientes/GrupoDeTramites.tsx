import type { ReactNode } from 'react';
import { Link } from 'react-router';
import css from './grupo.module.css';

interface Props {
  to: string;
  actual: boolean;
  children: ReactNode;
}

/** Link to one group of trámites. */
export function GrupoDeTramites({ to, actual, children }: Props) {
  return (
    <Link to={to} className={css.group} aria-current={actual ? 'page' : undefined}>
      {children}
    </Link>
  );
}
