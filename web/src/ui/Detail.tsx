import type { ReactNode } from 'react';
import css from './detail.module.css';

interface HeadProps {
  title: string;
  /** Badge of the state. */
  state: ReactNode;
  /** Lines under the title. */
  children: ReactNode;
}

/** Head of a trámite, order or sale: title and state. */
export function DetailHead({ title, state, children }: HeadProps) {
  return (
    <header className={css.head}>
      <div>
        <h1>{title}</h1>
        {state}
      </div>
      {children}
    </header>
  );
}

/** Actions in the main column and facts in the side column; on small screens one under the other. */
export function DetailColumns({ facts, children }: { facts: ReactNode; children: ReactNode }) {
  return (
    <div className={css.columns}>
      <div>{children}</div>
      <div className={css.facts}>{facts}</div>
    </div>
  );
}
