import { type ComponentType, type ReactNode, useId } from 'react';
import type { BadgeTone } from './Badge.tsx';
import { Grid, Stack } from './layout/layout.tsx';
import css from './situation.module.css';

interface Props {
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': 'true' }>;
  tone: BadgeTone;
  title: string;
  /** Explanation, in paragraphs. */
  said: ReactNode;
  /** Limit and actions. */
  children?: ReactNode;
}

/** State in words and the possible actions; changes are announced to screen readers. */
export function Situation({ icon: Icon, tone, title, said, children }: Props) {
  const id = useId();
  return (
    <Grid as="section" gap={5} pad={6} className={css.panel} data-tone={tone} aria-labelledby={id}>
      <Icon size={32} stroke={1.5} aria-hidden="true" />
      <Stack gap={4} align="start" className={css.body}>
        <div role="status" className={css.said}>
          <h2 id={id}>{title}</h2>
          {said}
        </div>
        {children}
      </Stack>
    </Grid>
  );
}
