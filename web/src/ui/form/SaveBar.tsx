import type { ReactNode } from 'react';
import { Row } from '../layout/layout.tsx';
import css from './form.module.css';

/** Bar with the save button of a long form, always visible at the bottom. */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <Row gap={3} align="center" justify="end" wrap className={css.save}>
      {children}
    </Row>
  );
}
