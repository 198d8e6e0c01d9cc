import type { TramiteDetalle } from '@fedatario/contract/tramite';
import { jurisdiccion } from '@fedatario/document-engine';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { calls } from '#calls';
import { t as tell, useT } from '../../../../i18n/i18n.ts';
import { useSend } from '../../../../lib/api.ts';
import { dinero } from '../../../../lib/format.ts';
import { fromLocal } from '../../../../lib/instante.ts';
import { show } from '../../../../ui/snackbar/store.ts';
import { PreguntarMotivo } from '../../../expedientes/oficina/PreguntarMotivo.tsx';
import { renews } from '../../../expedientes/oficina/renews.ts';
import { AsignarDialog } from './AsignarDialog.tsx';

type ConMotivo = 'devolver' | 'rechazar' | 'reabrir' | 'pausar';

interface Props {
  tramite: TramiteDetalle;
  onClose: () => void;
}

/** Dialog of a step that needs data. */
export function Acto({ accion, ...props }: Props & { accion: ConMotivo | 'asignar' | 'reasignar' | 'cancelar' }) {
  if (accion === 'asignar' || accion === 'reasignar') return <AsignarDialog {...props} />;
  if (accion === 'cancelar') return <Cancelar {...props} />;
  return <Mover accion={accion} {...props} />;
}

function Mover({ accion, tramite: { idSolicitud, revision }, onClose }: Props & { accion: ConMotivo }) {
  const t = useT();
  const navigate = useNavigate();
  const [local, setLocal] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useSend(calls.tramites.act, { renews });
  const pausa = accion === 'pausar';
  const send = (motivo: string) =>
    mutate(
      {
        params: { idSolicitud },
        body: { accion, revision, motivo, ...(pausa && { hasta: fromLocal(local, jurisdiccion.zonaHoraria) }) },
      },
      {
        onSuccess: () => {
          show('success', tell(`expedienteDetalle.hecho.${accion}`));
          onClose();
          // A trámite given back is no longer visible to the notary.
          if (accion === 'devolver') void navigate('/admin/tramites-en-proceso/mios');
        },
      },
    );
  const wrong = error?.errores.find(({ campo }) => campo === 'hasta')?.mensaje;
  return (
    <PreguntarMotivo
      titulo={t(`expedienteDetalle.pregunta.${accion}`)}
      consecuencia={t(`expedienteDetalle.consecuencia.${accion}`)}
      boton={t(`expedienteDetalle.enviar.${accion}`)}
      peligro={accion === 'rechazar'}
      error={error}
      onClose={onClose}
      ocupado={isPending}
      falta={pausa && local === ''}
      onIntento={() => setTried(true)}
      onEnviar={send}
    >
      {pausa && (
        <TextInput
          type="datetime-local"
          label={t('expedienteDetalle.hasta')}
          description={t('expedienteDetalle.hastaAyuda')}
          error={(tried && local === '' && t('campo.requerido')) || wrong}
          value={local}
          onChange={({ currentTarget }) => setLocal(currentTarget.value)}
        />
      )}
    </PreguntarMotivo>
  );
}

function Cancelar({ tramite: { idSolicitud, revision, devolucion }, onClose }: Props) {
  const t = useT();
  const { mutate, isPending, error } = useSend(calls.tramites.cancel, { renews });
  const { monto = 0, total = 0 } = devolucion ?? {};
  const done = () => {
    show('success', tell('expedienteDetalle.hecho.cancelar'));
    onClose();
  };
  return (
    <PreguntarMotivo
      titulo={t('expedienteDetalle.pregunta.cancelar')}
      consecuencia={
        <>
          <p>{t('expedienteDetalle.consecuencia.cancelar')}</p>
          <p>{t('expedienteDetalle.consecuencia.devuelve', { monto: dinero(monto), total: dinero(total) })}</p>
        </>
      }
      boton={t('expedienteDetalle.enviar.cancelar')}
      peligro
      error={error}
      onClose={onClose}
      ocupado={isPending}
      onEnviar={(motivo) =>
        mutate({ params: { idSolicitud }, body: { revision, motivo, total: monto } }, { onSuccess: done })
      }
    />
  );
}
