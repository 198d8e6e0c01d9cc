import type { ComponentType, ReactNode } from 'react';
import css from './badge.module.css';

/** The five colours of a state: waits for you, under way, done, stopped, wrong. */
export type BadgeTone = 'toca' | 'proceso' | 'listo' | 'detenido' | 'problema';

interface Props {
  tone: BadgeTone;
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': 'true' }>;
  children: ReactNode;
}

/** A state, by its icon and its words; the colour only helps. */
export function Badge({ tone, icon: Icon, children }: Props) {
  return (
    <span className={css.badge} data-tone={tone}>
      <Icon size={16} stroke={1.9} aria-hidden="true" />
      {children}
    </span>
  );
}
