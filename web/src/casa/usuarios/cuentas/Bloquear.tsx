import { bastaComoMotivo } from '@fedatario/contract/base';
import type { Cuenta } from '@fedatario/contract/casa';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { MotivoField } from '../../../common/MotivoField.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { show } from '../../../ui/snackbar/store.ts';
import { renews } from './use-acciones.ts';

interface Props {
  cuenta: Pick<Cuenta, 'idUsuario' | 'nombreCompleto' | 'email'>;
  onClose: () => void;
}

/** Confirms blocking an account: names the person and the effect, and asks for a reason. */
export function Bloquear({ cuenta: { idUsuario, nombreCompleto: nombre, email }, onClose }: Props) {
  const t = useT();
  const [motivo, setMotivo] = useState('');
  const [sent, setSent] = useState(false);
  const { mutate, isPending, error } = useSend(calls.cuentas.activate, { renews });
  const falta = !bastaComoMotivo(motivo);
  const block = () => {
    setSent(true);
    if (falta) return;
    const onSuccess = () => {
      show('success', t('cuentas.bloqueado', { nombre }));
      onClose();
    };
    mutate({ params: { idUsuario }, body: { activo: false, motivo: motivo.trim() } }, { onSuccess });
  };
  return (
    <ConfirmDialog
      title={t('cuentas.bloquearTitulo', { nombre })}
      confirm={t('cuentas.bloquearConfirmar')}
      danger
      pending={isPending}
      error={error}
      onConfirm={block}
      onClose={onClose}
    >
      <p>
        <bdi dir="ltr">{email}</bdi>
      </p>
      <p>{t('cuentas.queHaceBloquear')}</p>
      <MotivoField
        label={t('cuentas.bloquearMotivo')}
        rows={2}
        missing={sent && falta}
        motivo={motivo}
        onChange={setMotivo}
      />
    </ConfirmDialog>
  );
}
