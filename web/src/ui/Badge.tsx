import type { ComponentType, ReactNode } from 'react';
import css from './signs.module.css';

/** Tones of a state: needs the reader, in progress, done, stopped, wrong. */
export type BadgeTone = 'toca' | 'proceso' | 'listo' | 'detenido' | 'problema';

interface Props {
  tone: BadgeTone;
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': 'true' }>;
  children: ReactNode;
}

/** Badge of a state. Icon and words carry it; the colour is only an addition. */
export function Badge({ tone, icon: Icon, children }: Props) {
  return (
    <span className={css.badge} data-tone={tone}>
      <Icon size={16} stroke={1.9} aria-hidden="true" />
      {children}
    </span>
  );
}
