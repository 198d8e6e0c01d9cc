import { LARGO_DE_MOTIVO } from '@fedatario/contract';
import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/form/Notice.tsx';

interface Props {
  title: string;
  text: string;
  label: string;
  confirm: string;
  /** One line of that many characters; without it, a reason. */
  largo?: number;
  pending: boolean;
  error: ApiError | null;
  onSend: (texto: string) => void;
  onClose: () => void;
}

/** Asks for the one text that an act must have. */
export function Preguntar({ title, text, label, confirm, largo, pending, error, onSend, onClose }: Props) {
  const t = useT();
  const [texto, setTexto] = useState('');
  const [sent, setSent] = useState(false);
  const send = () => {
    setSent(true);
    if (texto.trim() !== '') onSend(texto.trim());
  };
  const field = {
    label,
    error: sent && texto.trim() === '' && t('campo.requerido'),
    maxLength: largo ?? LARGO_DE_MOTIVO,
    value: texto,
  };
  const actions = (
    <>
      <Button variant="default" onClick={onClose}>
        {t('comun.cancelar')}
      </Button>
      <Button loading={pending} onClick={send}>
        {confirm}
      </Button>
    </>
  );
  return (
    <Dialog open title={title} close={t('comun.cerrar')} onClose={onClose} actions={actions}>
      <p>{text}</p>
      {largo === undefined ? (
        <Textarea {...field} rows={3} onChange={({ currentTarget }) => setTexto(currentTarget.value)} />
      ) : (
        <TextInput {...field} autoComplete="off" onChange={({ currentTarget }) => setTexto(currentTarget.value)} />
      )}
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
    </Dialog>
  );
}
