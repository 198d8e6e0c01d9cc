import { Modal } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import css from './dialog.module.css';
import { Row } from './layout/layout.tsx';

interface Props {
  open: boolean;
  title: string;
  close: string;
  wide?: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Buttons, the main one last. */
  actions: ReactNode;
}

/**
 * Our own style sheet locks the scroll of the page: Mantine would inject one that the content security policy refuses.
 */
export function Dialog({ open, title, close, wide = false, onClose, children, actions }: Props) {
  useFocusBack(open);
  return (
    <Modal.Root
      opened={open}
      onClose={onClose}
      size={wide ? 'xl' : 540}
      padding="lg"
      radius={14}
      centered
      lockScroll={false}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Row gap={4} align="start" justify="between" className={css.head}>
          <Modal.Title className={css.title}>{title}</Modal.Title>
          <Modal.CloseButton aria-label={close} />
        </Row>
        <Modal.Body className={css.body}>
          {children}
          <Row gap={3} justify="end" wrap top={2} className={css.actions}>
            {actions}
          </Row>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

/** Returns the focus when the dialog is unmounted while open; Mantine returns it only on closing. */
function useFocusBack(open: boolean): void {
  const [before] = useState(() => (open ? document.activeElement : null));
  useEffect(
    () => () => {
      setTimeout(() => {
        const isLost = document.activeElement === null || document.activeElement === document.body;
        if (!isLost || !(before instanceof HTMLElement)) return;
        // The button that opened it may have gone with what was done elsewhere meanwhile.
        if (before.isConnected) before.focus();
        else document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
      });
    },
    [before],
  );
}
