import type { ReactNode } from 'react';
import css from './drop.module.css';
import { useDrop } from './use-drop.ts';

interface Props {
  onFile: (file: File, ...more: File[]) => void;
  children: ReactNode;
}

/** Where files may be dropped, around what else can be done about them. */
export function DropPlace({ onFile, children }: Props) {
  const { over, ...dropping } = useDrop(onFile);
  return (
    <div className={css.drop} data-over={over} {...dropping}>
      {children}
    </div>
  );
}
