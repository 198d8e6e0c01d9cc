import type { ReactNode } from 'react';
import css from './form.module.css';

/** Bar with the save button of a long form, always visible at the bottom. */
export function SaveBar({ children }: { children: ReactNode }) {
  return <div className={css.save}>{children}</div>;
}
