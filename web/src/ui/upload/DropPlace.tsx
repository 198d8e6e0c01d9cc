import type { ReactNode } from 'react';
import { Stack } from '../layout/layout.tsx';
import css from './upload.module.css';
import { useDrop } from './use-drop.ts';

interface Props {
  onFile: (file: File, ...more: File[]) => void;
  children: ReactNode;
}

/** Drop target for files around other controls. */
export function DropPlace({ onFile, children }: Props) {
  const { over, ...dropping } = useDrop(onFile);
  return (
    <Stack gap={3} align="center" className={css.drop} data-over={over} {...dropping}>
      {children}
    </Stack>
  );
}
