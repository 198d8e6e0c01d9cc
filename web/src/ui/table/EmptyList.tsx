import type { ComponentType, ReactNode } from 'react';
import css from './list.module.css';

export interface EmptyListProps {
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': 'true' }>;
  title: string;
  text: string;
  /** A button that creates the first row. */
  children?: ReactNode;
}

/** Shown for a list without rows yet: what it will hold and how to begin. */
export function EmptyList({ icon: Icon, title, text, children }: EmptyListProps) {
  return (
    <div className={css.nothing}>
      <Icon size={40} stroke={1.25} aria-hidden="true" />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
