import { LARGO_DE_MOTIVO, type RespuestaMostrada } from '@fedatario/contract';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Notice } from '../../../ui/form/Notice.tsx';
import { leerRespuestas, observarRespuesta } from '../calls.ts';

interface Props {
  idSolicitud: string;
  respuesta: RespuestaMostrada;
  /** Of the remark on it that waits already. */
  motivo: string;
  onClose: () => void;
}

/** Why one answer is not right: it waits until all are sent. */
export function Observar({ idSolicitud, respuesta: { ruta, etiqueta, texto }, motivo: dicho, onClose }: Props) {
  const t = useT();
  const [motivo, setMotivo] = useState(dicho);
  const [sent, setSent] = useState(false);
  const { mutate, isPending, error } = useSend(observarRespuesta, { renews: [leerRespuestas] });
  const add = () => {
    setSent(true);
    if (motivo.trim() === '') return;
    mutate({ params: { idSolicitud }, body: { ruta, motivo } }, { onSuccess: onClose });
  };
  const actions = (
    <>
      <Button variant="default" onClick={onClose}>
        {t('comun.cancelar')}
      </Button>
      <Button loading={isPending} onClick={add}>
        {t('tramites.conversacion.observar.agregar')}
      </Button>
    </>
  );
  const title = t('tramites.conversacion.observar.de', { pregunta: etiqueta });
  return (
    <Dialog open title={title} close={t('comun.cerrar')} onClose={onClose} actions={actions}>
      <p>
        {t('tramites.conversacion.observar.respondio', { texto: texto || t('tramites.conversacion.respuestas.vacia') })}
      </p>
      <Textarea
        data-autofocus
        label={t('tramites.conversacion.observar.motivo')}
        description={t('tramites.conversacion.observar.ayuda')}
        error={sent && motivo.trim() === '' && t('campo.requerido')}
        rows={3}
        maxLength={LARGO_DE_MOTIVO}
        value={motivo}
        onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
      />
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
    </Dialog>
  );
}
