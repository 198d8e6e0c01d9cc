import type { ComponentType, ReactNode } from 'react';
import { Row, Stack } from './layout/layout.tsx';
import css from './say.module.css';

interface Props {
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': 'true' }>;
  title: string;
  /** `h2` when the screen already has a title. */
  heading?: 'h1' | 'h2';
  /** Sentences under the title. */
  lines: readonly ReactNode[];
  /** A button or link that leads on. */
  children?: ReactNode;
}

/** A screen with a single message: nothing here, no access, a failure. */
export function Say({ icon: Icon, title, heading: Heading = 'h1', lines, children }: Props) {
  return (
    <Stack align="center" className={css.say}>
      <Icon size={40} stroke={1.25} aria-hidden="true" />
      <Heading>{title}</Heading>
      {lines.filter(Boolean).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sentences never change places.
        <p key={index}>{line}</p>
      ))}
      {children && (
        <Row gap={3} justify="center" wrap top={6}>
          {children}
        </Row>
      )}
    </Stack>
  );
}
