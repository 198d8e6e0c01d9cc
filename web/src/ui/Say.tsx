import type { ComponentType, ReactNode } from 'react';
import css from './say.module.css';

interface Props {
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': 'true' }>;
  title: string;
  /** Under the title of a screen it is a second one. */
  heading?: 'h1' | 'h2';
  /** Sentences under the title. */
  lines: readonly ReactNode[];
  /** The way on. */
  children?: ReactNode;
}

/** A whole screen that has one thing to say: nothing here, no access, a failure. */
export function Say({ icon: Icon, title, heading: Heading = 'h1', lines, children }: Props) {
  return (
    <div className={css.say}>
      <Icon size={40} stroke={1.25} aria-hidden="true" />
      <Heading>{title}</Heading>
      {lines.filter(Boolean).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the sentences never change places.
        <p key={index}>{line}</p>
      ))}
      {children && <div className={css.ways}>{children}</div>}
    </div>
  );
}
