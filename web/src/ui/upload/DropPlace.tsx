import type { ReactNode } from 'react';
import css from './drop.module.css';
import { useDrop } from './use-drop.ts';

interface Props {
  onFile: (file: File, ...more: File[]) => void;
  children: ReactNode;
}

/** Drop target for files around other controls. */
export function DropPlace({ onFile, children }: Props) {
  const { over, ...dropping } = useDrop(onFile);
  return (
    <div className={css.drop} data-over={over} {...dropping}>
      {children}
    </div>
  );
}
