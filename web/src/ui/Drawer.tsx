import '@mantine/core/styles/Drawer.layer.css';
import { Drawer as Base } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './dialog.module.css';
import { Row } from './layout/layout.tsx';
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
        <Row gap={4} align="center" justify="between" className={css.drawerHead}>
          <Base.Title className={css.drawerTitle}>{title}</Base.Title>
          <Base.CloseButton aria-label={close} size="lg" />
        </Row>
        <Base.Body className={css.drawerBody}>{children}</Base.Body>
      </Base.Content>
    </Base.Root>
  );
}
