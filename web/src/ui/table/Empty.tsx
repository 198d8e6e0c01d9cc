import type { ComponentType, ReactNode } from 'react';
import css from './list.module.css';

interface Props {
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': 'true' }>;
  title: string;
  text: string;
  /** The way to the first row. */
  children?: ReactNode;
}

/** A list without rows yet: what will be here, and how it begins. */
export function Empty({ icon: Icon, title, text, children }: Props) {
  return (
    <div className={css.nothing}>
      <Icon size={40} stroke={1.25} aria-hidden="true" />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
