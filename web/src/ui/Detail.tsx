import type { ReactNode } from 'react';
import css from './detail.module.css';

interface HeadProps {
  title: string;
  /** Its state, as a badge. */
  state: ReactNode;
  /** Lines under the title. */
  children: ReactNode;
}

/** The head of one case, order or sale: what it is called and how it stands. */
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

/** What one does with it at the left and its facts at the right; on small screens one under the other. */
export function DetailColumns({ facts, children }: { facts: ReactNode; children: ReactNode }) {
  return (
    <div className={css.columns}>
      <div>{children}</div>
      <div className={css.facts}>{facts}</div>
    </div>
  );
}
