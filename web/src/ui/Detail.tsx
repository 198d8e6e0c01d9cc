import type { ReactNode } from 'react';
import css from './detail.module.css';
import { Grid, Stack } from './layout/layout.tsx';

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
    <Grid gap={16} rowGap={10} align="start" top={10} className={css.columns}>
      <div>{children}</div>
      <Stack gap={8} className={css.facts}>
        {facts}
      </Stack>
    </Grid>
  );
}
