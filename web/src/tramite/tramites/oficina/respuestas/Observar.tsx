import { LARGO_DE_MOTIVO } from '@fedatario/contract/base';
import type { RespuestaMostrada } from '@fedatario/contract/tramite';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../../common/ConfirmDialog.tsx';
import { useT } from '../../../../i18n/i18n.ts';
import { useSend } from '../../../../lib/api.ts';

interface Props {
  idSolicitud: string;
  respuesta: RespuestaMostrada;
  /** Text of the unsent remark on this answer, if any. */
  motivo: string;
  onClose: () => void;
}

/** Reason why an answer is wrong; it is kept until all remarks are sent. */
export function Observar({ idSolicitud, respuesta: { ruta, etiqueta, texto }, motivo: dicho, onClose }: Props) {
  const t = useT();
  const [motivo, setMotivo] = useState(dicho);
  const [sent, setSent] = useState(false);
  const { mutate, isPending, error } = useSend(calls.correcciones.remark, { renews: [calls.respuestas.read] });
  const add = () => {
    setSent(true);
    if (motivo.trim() === '') return;
    mutate({ params: { idSolicitud }, body: { ruta, motivo } }, { onSuccess: onClose });
  };
  const title = t('conversacion.observar.de', { pregunta: etiqueta });
  return (
    <ConfirmDialog
      title={title}
      confirm={t('conversacion.observar.agregar')}
      pending={isPending}
      error={error}
      onConfirm={add}
      onClose={onClose}
    >
      <p>{t('conversacion.observar.respondio', { texto: texto || t('conversacion.respuestas.vacia') })}</p>
      <Textarea
        data-autofocus
        label={t('conversacion.observar.motivo')}
        description={t('conversacion.observar.ayuda')}
        error={sent && motivo.trim() === '' && t('campo.requerido')}
        rows={3}
        maxLength={LARGO_DE_MOTIVO}
        value={motivo}
        onChange={({ currentTarget }) => setMotivo(currentTarget.value)}
      />
    </ConfirmDialog>
  );
}
