import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import css from './dialog.module.css';

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

export function Dialog({ open, title, close, wide = false, onClose, children, actions }: Props) {
  return (
    <Modal
      opened={open}
      onClose={onClose}
      title={title}
      size={wide ? 'xl' : 'md'}
      padding="lg"
      closeButtonProps={{ 'aria-label': close }}
      classNames={{ title: css.title, body: css.body }}
    >
      {children}
      <div className={css.actions}>{actions}</div>
    </Modal>
  );
}
