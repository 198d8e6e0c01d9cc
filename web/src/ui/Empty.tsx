import type { ComponentType, ReactNode } from 'react';
import css from './empty.module.css';

interface Props {
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': 'true' }>;
  title: string;
  text?: string | false;
  /** The way out of it. */
  children?: ReactNode;
}

/** A list with nothing in it: what will stand there, and where to begin. */
export function Empty({ icon: Icon, title, text, children }: Props) {
  return (
    <div className={css.empty}>
      <Icon size={36} stroke={1.25} aria-hidden="true" />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </div>
  );
}
