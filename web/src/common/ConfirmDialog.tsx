import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useT } from '../i18n/i18n.ts';
import type { ApiError } from '../lib/api-error.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Notice } from '../ui/form/Notice.tsx';
import { useFocusKept } from '../ui/use-focus-kept.ts';

interface Props {
  open?: boolean;
  wide?: boolean;
  title: string;
  /** Label of the confirming button. */
  confirm: string;
  /** Label of the cancelling button, if not «Cancelar». */
  keep?: string;
  /** Whether the cancelling button has the initial focus, for acts that cannot be undone. */
  careful?: boolean;
  /** Whether the act removes something; its button then has the danger colour. */
  danger?: boolean;
  pending?: boolean;
  disabled?: boolean;
  /** Error of the last attempt. */
  error?: ApiError | null;
  onClose: () => void;
  children: ReactNode;
}

/** The act is a function, or the submission of the form with this id. */
type Act = { onConfirm: () => void; form?: never } | { form: string; onConfirm?: never };

/** A dialog with one act and a way to cancel. */
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
  useFocusKept(pending);
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
