import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../i18n/i18n.ts';
import type { ApiError } from '../lib/api-error.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/form/Notice.tsx';

interface Props {
  open?: boolean;
  wide?: boolean;
  title: string;
  /** What its one act is called. */
  confirm: string;
  /** What leaving things as they are is called, when it is not «Cancelar». */
  keep?: string;
  /** The keyboard starts where nothing is done: of what is not made good again. */
  careful?: boolean;
  /** The action takes something away: its button has the colour of danger, never the one of saving. */
  danger?: boolean;
  pending?: boolean;
  disabled?: boolean;
  /** Why it could not be done. */
  error?: ApiError | null;
  onClose: () => void;
  children: ReactNode;
}

/** It is done by a function, or by the form inside that has this id. */
type Act = { onConfirm: () => void; form?: never } | { form: string; onConfirm?: never };

/** A dialog that does one thing, or is left with nothing done. */
export function ConfirmDialog(props: Props & Act) {
  const {
    open = true,
    wide = false,
    title,
    confirm,
    keep,
    careful,
    danger = false,
    pending = false,
    disabled = false,
  } = props;
  const { error, onConfirm, form, onClose, children } = props;
  const t = useT();
  const actions = (
    <>
      <Button variant="default" data-autofocus={careful || danger} onClick={onClose}>
        {keep ?? t('comun.cancelar')}
      </Button>
      <Button
        data-peligro={danger || undefined}
        {...(form ? { type: 'submit', form } : { onClick: onConfirm })}
        loading={pending}
        disabled={disabled}
      >
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog open={open} wide={wide} title={title} onClose={onClose} actions={actions} close={t('comun.cerrar')}>
      {children}
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
    </Dialog>
  );
}
