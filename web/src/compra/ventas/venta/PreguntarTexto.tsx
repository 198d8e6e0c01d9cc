import { bastaComoMotivo } from '@fedatario/contract/base';
import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { MotivoField } from '../../../common/MotivoField.tsx';
import { useT } from '../../../i18n/i18n.ts';
import type { ApiError } from '../../../lib/api-error.ts';

interface Props {
  title: string;
  text: string;
  label: string;
  confirm: string;
  /** Largest length of a one-line text; without it the text is a reason. */
  largo?: number;
  /** Shown between the text and the field. */
  children?: ReactNode;
  pending: boolean;
  error: ApiError | null;
  onSend: (texto: string) => void;
  onClose: () => void;
}

/** Dialog for an act that needs one text. */
export function PreguntarTexto({
  title,
  text,
  label,
  confirm,
  largo,
  children,
  pending,
  error,
  onSend,
  onClose,
}: Props) {
  const t = useT();
  const [texto, setTexto] = useState('');
  const [sent, setSent] = useState(false);
  const basta = largo === undefined ? bastaComoMotivo(texto) : texto.trim() !== '';
  const send = () => {
    setSent(true);
    if (basta) onSend(texto.trim());
  };
  const missing = sent && !basta;
  return (
    <ConfirmDialog title={title} confirm={confirm} pending={pending} error={error} onConfirm={send} onClose={onClose}>
      <p>{text}</p>
      {children}
      {largo === undefined ? (
        <MotivoField label={label} missing={missing} motivo={texto} onChange={setTexto} />
      ) : (
        <TextInput
          label={label}
          error={missing && t('campo.requerido')}
          maxLength={largo}
          autoComplete="off"
          value={texto}
          onChange={({ currentTarget }) => setTexto(currentTarget.value)}
        />
      )}
    </ConfirmDialog>
  );
}
