import type { Cuenta } from '@fedatario/contract/casa';
import { DIAS_PARA_ARREPENTIRSE } from '@fedatario/contract/control';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { useSendFresh } from '../../../common/use-send-fresh.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { renews } from './use-acciones.ts';

/** Closes the account of a person who leaves the office; only another administrator may do it. */
export function CerrarCuenta({ cuenta: { idUsuario } }: { cuenta: Cuenta }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error, dialog } = useSendFresh(calls.cuentas.close, { renews });
  const close = () => setAsking(false);
  return (
    <div>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('cuentas.cerrarCuenta')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('cuentas.cerrarCuenta')}
        confirm={t('cuentas.cerrarCuenta')}
        careful
        pending={isPending}
        error={error}
        onConfirm={() => mutate({ params: { idUsuario } }, { onSuccess: close })}
        onClose={close}
      >
        <p>{t('cuentas.cerrarCuentaTexto', { dias: String(DIAS_PARA_ARREPENTIRSE) })}</p>
      </ConfirmDialog>
      {dialog}
    </div>
  );
}
