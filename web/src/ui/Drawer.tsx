import '@mantine/core/styles/Drawer.layer.css';
import { Drawer as Base } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './drawer.module.css';
import { useReturn } from './use-return.ts';

interface Props {
  title: string;
  close: string;
  /** Width in pixels, where there is room. */
  size?: number;
  onClose: () => void;
  children: ReactNode;
}

/** Side panel to read or edit a row beside its list; on phones it covers the screen. */
export function Drawer({ title, close, size = 620, onClose, children }: Props) {
  useReturn();
  return (
    <Base.Root opened onClose={onClose} position="right" size={size} padding={0} lockScroll={false}>
      <Base.Overlay backgroundOpacity={0.35} />
      <Base.Content className={css.content}>
        <div className={css.head}>
          <Base.Title className={css.title}>{title}</Base.Title>
          <Base.CloseButton aria-label={close} size="lg" />
        </div>
        <Base.Body className={css.body}>{children}</Base.Body>
      </Base.Content>
    </Base.Root>
  );
}
