import type { GestionDetalle } from '@fedatario/contract/tramite';
import { jurisdiccion } from '@fedatario/document-engine';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { t as tell, useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { dinero } from '../../../lib/format.ts';
import { fromLocal } from '../../../lib/instante.ts';
import { show } from '../../../ui/snackbar/store.ts';
import { PreguntarMotivo } from '../../expedientes/oficina/PreguntarMotivo.tsx';
import { renews } from '../renews.ts';

interface Props {
  accion: 'devolver' | 'pedirRequisitos' | 'reclamar' | 'pausar' | 'cancelar';
  gestion: GestionDetalle;
  onClose: () => void;
}

/** A step of the office that needs a reason: a pause also its end, a cancellation also what is given back. */
export function ConMotivo({ accion, gestion, onClose }: Props) {
  const t = useT();
  const [local, setLocal] = useState('');
  const [tried, setTried] = useState(false);
  const { send, isPending, error } = useConMotivo(gestion, accion, onClose);
  const pausa = accion === 'pausar';
  const { monto = 0, total = 0 } = gestion.devolucion ?? {};
  const wrong = error?.errores.find(({ campo }) => campo === 'hasta')?.mensaje;
  return (
    <PreguntarMotivo
      titulo={t(`encargos.accion.${accion}`)}
      consecuencia={
        <>
          <p>{t('encargos.accion.consecuencia')}</p>
          {accion === 'cancelar' && (
            <p>{t('expedienteDetalle.consecuencia.devuelve', { monto: dinero(monto), total: dinero(total) })}</p>
          )}
        </>
      }
      boton={t(`encargos.accion.${accion}`)}
      peligro={accion === 'cancelar'}
      error={error}
      ocupado={isPending}
      falta={pausa && local === ''}
      onIntento={() => setTried(true)}
      onEnviar={(motivo) => send(motivo, pausa ? fromLocal(local, jurisdiccion.zonaHoraria) : null)}
      onClose={onClose}
    >
      {pausa && (
        <TextInput
          type="datetime-local"
          label={t('encargos.forma.hasta')}
          error={(tried && local === '' && t('campo.requerido')) || wrong}
          value={local}
          onChange={({ currentTarget }) => setLocal(currentTarget.value)}
        />
      )}
    </PreguntarMotivo>
  );
}

function useConMotivo(
  { idSolicitud, revision, devolucion }: GestionDetalle,
  accion: Props['accion'],
  done: () => void,
) {
  const moving = useSend(calls.gestiones.act, { renews });
  const cancelling = useSend(calls.gestiones.cancel, { renews });
  const onSuccess = () => {
    show('success', tell('encargos.accion.hecho'));
    done();
  };
  const send = (motivo: string, hasta: string | null) => {
    const params = { idSolicitud };
    if (accion === 'cancelar') {
      const body = { revision, motivo, total: devolucion?.monto ?? 0 };
      return cancelling.mutate({ params, body }, { onSuccess });
    }
    return moving.mutate({ params, body: { accion, revision, motivo, ...(hasta && { hasta }) } }, { onSuccess });
  };
  const { isPending, error } = accion === 'cancelar' ? cancelling : moving;
  return { send, isPending, error };
}
