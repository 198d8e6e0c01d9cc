import type { Requisito } from '@fedatario/contract/tramite';
import { calls } from '#calls';
import { t as tell, useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { show } from '../../../ui/snackbar/store.ts';
import { PreguntarMotivo } from './PreguntarMotivo.tsx';
import { renews } from './renews.ts';

interface Props {
  accion: 'rechazar' | 'dispensar';
  requisito: Requisito;
  onClose: () => void;
}

/** Rejects or waives a requisito, with a reason and its consequence. */
export function RevisarRequisito({ accion, requisito: { idRequisito, nombre, revision }, onClose }: Props) {
  const t = useT();
  const rechazar = useSend(calls.requisitos.reject, { renews });
  const dispensar = useSend(calls.requisitos.waive, { renews });
  const { mutate, isPending, error } = accion === 'rechazar' ? rechazar : dispensar;
  const clave = `${accion}Requisito` as const;
  const done = () => {
    show('success', tell(`expedienteDetalle.hecho.${clave}`, { nombre }));
    onClose();
  };
  return (
    <PreguntarMotivo
      titulo={t(`expedienteDetalle.pregunta.${clave}`, { nombre })}
      consecuencia={t(`expedienteDetalle.consecuencia.${clave}`)}
      boton={t(`expedienteDetalle.enviar.${clave}`)}
      error={error}
      onClose={onClose}
      ocupado={isPending}
      onEnviar={(motivo) => mutate({ params: { idRequisito }, body: { revision, motivo } }, { onSuccess: done })}
    />
  );
}
