import type { ReactNode } from 'react';
import css from './form.module.css';

/** Where a long form is saved: always in sight, at the same place. */
export function SaveBar({ children }: { children: ReactNode }) {
  return <div className={css.save}>{children}</div>;
}
