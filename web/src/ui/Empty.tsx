import type { ComponentType, ReactNode } from 'react';
import { Stack } from './layout/layout.tsx';
import css from './say.module.css';

interface Props {
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': 'true' }>;
  title: string;
  text?: string | false;
  /** A button or link that leads on. */
  children?: ReactNode;
}

/** Empty list: says what it will hold and how to begin. */
export function Empty({ icon: Icon, title, text, children }: Props) {
  return (
    <Stack gap={4} align="center" className={css.empty}>
      <Icon size={36} stroke={1.25} aria-hidden="true" />
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {children}
    </Stack>
  );
}
