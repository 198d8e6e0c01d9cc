import { type ComponentType, type ReactNode, useId } from 'react';
import type { BadgeTone } from './Badge.tsx';
import css from './situation.module.css';

interface Props {
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': 'true' }>;
  tone: BadgeTone;
  title: string;
  /** What it means, in paragraphs. */
  said: ReactNode;
  /** Until when, and what can be done. */
  children?: ReactNode;
}

/** How something stands, in words, and what can be done now. Read aloud when it changes. */
export function Situation({ icon: Icon, tone, title, said, children }: Props) {
  const id = useId();
  return (
    <section className={css.panel} data-tone={tone} aria-labelledby={id}>
      <Icon size={32} stroke={1.5} aria-hidden="true" />
      <div className={css.body}>
        <div role="status" className={css.said}>
          <h2 id={id}>{title}</h2>
          {said}
        </div>
        {children}
      </div>
    </section>
  );
}
