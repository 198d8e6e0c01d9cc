import { bastaComoMotivo } from '@fedatario/contract/base';
import type { TramiteDetalle } from '@fedatario/contract/tramite';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../../common/ConfirmDialog.tsx';
import { MotivoField } from '../../../../common/MotivoField.tsx';
import { t as tell, useT } from '../../../../i18n/i18n.ts';
import { useSend } from '../../../../lib/api.ts';
import { Notice } from '../../../../ui/form/Notice.tsx';
import { show } from '../../../../ui/snackbar/store.ts';
import { renews } from '../../../expedientes/oficina/renews.ts';
import { Candidatos } from '../asignar/Candidatos.tsx';

interface Props {
  tramite: TramiteDetalle;
  onClose: () => void;
}

/** Choice of a notary; changing the notary needs a reason. */
export function AsignarDialog({ tramite, onClose }: Props) {
  const t = useT();
  const { idSolicitud, numero, revision, notario } = tramite;
  const [motivo, setMotivo] = useState('');
  const [sent, setSent] = useState(false);
  const { mutate, isPending, error } = useSend(calls.asignaciones.assign, { renews });
  const falta = notario !== null && !bastaComoMotivo(motivo);
  const asigna = (idNotario: string | null) => {
    setSent(true);
    if (falta) return;
    mutate(
      { params: { idSolicitud }, body: { revision, idNotario, motivo: notario ? motivo.trim() : null } },
      {
        onSuccess: (hecho) => {
          show('success', tell('expediente.candidatos.asignado', { numero, nombre: hecho.notario?.nombre ?? '' }));
          onClose();
        },
      },
    );
  };
  const title = t(notario ? 'expedienteDetalle.pregunta.reasignar' : 'expediente.candidatos.titulo');
  return (
    <ConfirmDialog
      wide
      title={title}
      confirm={t('expediente.candidatos.automatico')}
      pending={isPending}
      onConfirm={() => asigna(null)}
      onClose={onClose}
    >
      {notario && (
        <>
          <p>{t('expedienteDetalle.consecuencia.reasignar')}</p>
          <MotivoField
            label={t('expedienteDetalle.motivo')}
            rows={2}
            missing={sent && falta}
            motivo={motivo}
            onChange={setMotivo}
          />
        </>
      )}
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      <Candidatos
        idSolicitud={idSolicitud}
        actual={notario?.idUsuario}
        ocupado={isPending}
        onElegir={({ idUsuario }) => asigna(idUsuario)}
      />
    </ConfirmDialog>
  );
}
