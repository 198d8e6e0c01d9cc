import type { Cuenta } from '@fedatario/contract/casa';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { useSendFresh } from '../../../common/use-send-fresh.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { show } from '../../../ui/snackbar/store.ts';
import { renews } from './use-acciones.ts';

/** Removes two-step verification for somebody who lost the application and the backup codes. */
export function QuitarDosPasos({ cuenta: { idUsuario, nombreCompleto: nombre } }: { cuenta: Cuenta }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error, dialog } = useSendFresh(calls.cuentas.removeDosPasos, { renews });
  const close = () => setAsking(false);
  const done = () => {
    show('success', t('cuentas.dosPasosQuitados', { nombre }));
    close();
  };
  return (
    <div>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('cuentas.quitarDosPasos')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('cuentas.quitarDosPasos')}
        confirm={t('cuentas.quitar')}
        danger
        pending={isPending}
        error={error}
        onConfirm={() => mutate({ params: { idUsuario } }, { onSuccess: done })}
        onClose={close}
      >
        <p>{t('cuentas.quitarDosPasosTexto')}</p>
      </ConfirmDialog>
      {dialog}
    </div>
  );
}
