import type { TipoNotificacion } from '@fedatario/contract/casa';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { show } from '../../../ui/snackbar/store.ts';

const renews = [calls.tiposNotificacion.list, calls.tiposNotificacion.read];

/** Confirms the return to the original texts, because those of the office are lost. */
export function Restaurar({ tipo: { clave, nombre } }: { tipo: TipoNotificacion }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useSend(calls.tiposNotificacion.restore, { renews });
  const restore = () =>
    mutate(
      { params: { clave } },
      {
        onSuccess: () => show('success', t('tiposNotificacion.restaurado')),
        onError: (error) => show('error', t(`error.${error.codigo}`, error.params)),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {t('tiposNotificacion.restaurar')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('tiposNotificacion.restaurarTitulo', { nombre })}
        confirm={t('tiposNotificacion.restaurar')}
        danger
        pending={isPending}
        onConfirm={restore}
        onClose={() => setAsking(false)}
      >
        <p>{t('tiposNotificacion.restaurarTexto')}</p>
      </ConfirmDialog>
    </>
  );
}
