import { bastaComoMotivo } from '@fedatario/contract/base';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { MotivoField } from '../../../common/MotivoField.tsx';
import { t as tell, useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { show } from '../../../ui/snackbar/store.ts';
import { renews } from './renews.ts';

interface Props {
  readonly idProducto: string;
  readonly idPublicacion: string;
  readonly onClose: () => void;
}

/** Refuses a publication with its reason, which is told to whoever asked for it. */
export function NegarPublicacion({ idProducto, idPublicacion, onClose }: Props) {
  const t = useT();
  const [motivo, setMotivo] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useSend(calls.publicacionesDeProducto.refuse, { renews });
  const enough = motivo.trim() !== '' && bastaComoMotivo(motivo);
  const send = () => {
    setTried(true);
    if (!enough) return;
    mutate(
      { params: { idProducto }, body: { idPublicacion, motivo } },
      {
        onSuccess: () => {
          show('success', tell('redaccion.pedida.negada'));
          onClose();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      title={t('redaccion.pedida.negarTitulo')}
      confirm={t('redaccion.pedida.negar')}
      danger
      pending={isPending}
      error={error}
      onConfirm={send}
      onClose={onClose}
    >
      <MotivoField
        label={t('redaccion.pedida.motivo')}
        help={t('redaccion.pedida.motivoAyuda')}
        missing={tried && !enough}
        motivo={motivo}
        onChange={setMotivo}
      />
    </ConfirmDialog>
  );
}
