import { bastaComoMotivo } from '@fedatario/contract/base';
import type { GestionDetalle } from '@fedatario/contract/tramite';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { MotivoField } from '../../../common/MotivoField.tsx';
import { t as tell, useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { show } from '../../../ui/snackbar/store.ts';
import { FalloDeActo } from '../../expedientes/oficina/FalloDeActo.tsx';
import { renews } from '../renews.ts';
import { Gestores } from './Gestores.tsx';

/** Choice of a gestor; changing the gestor needs a reason. */
export function Encargar({ gestion, onClose }: { gestion: GestionDetalle; onClose: () => void }) {
  const t = useT();
  const { idSolicitud, numero, revision, gestor: actual } = gestion;
  const [motivo, setMotivo] = useState('');
  const [sent, setSent] = useState(false);
  const { mutate, isPending, error } = useSend(calls.encargos.assign, { renews });
  const falta = actual !== null && !bastaComoMotivo(motivo);
  const asigna = (idGestor: string | null) => {
    setSent(true);
    if (falta) return;
    const body = { revision, idGestor, motivo: actual ? motivo.trim() : null };
    const done = ({ gestor }: GestionDetalle) => {
      show('success', tell('encargos.gestores.hecho', { numero, nombre: gestor?.nombre ?? '' }));
      onClose();
    };
    mutate({ params: { idSolicitud }, body }, { onSuccess: done });
  };
  return (
    <ConfirmDialog
      wide
      title={t('encargos.gestores.titulo')}
      confirm={t('encargos.gestores.automatico')}
      pending={isPending}
      onConfirm={() => asigna(null)}
      onClose={onClose}
    >
      {actual && (
        <MotivoField
          label={t('encargos.forma.motivo')}
          rows={2}
          missing={sent && falta}
          motivo={motivo}
          onChange={setMotivo}
        />
      )}
      {error && <FalloDeActo error={error} />}
      <Gestores idSolicitud={idSolicitud} actual={actual?.idGestor} ocupado={isPending} onElegir={asigna} />
    </ConfirmDialog>
  );
}
