import { bastaComoMotivo } from '@fedatario/contract/base';
import type { Expediente } from '@fedatario/contract/tramite';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../common/ConfirmDialog.tsx';
import { MotivoField } from '../../common/MotivoField.tsx';
import { t as tell, useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { dinero } from '../../lib/format.ts';
import css from '../../ui/parts.module.css';
import { show } from '../../ui/snackbar/store.ts';
import { renews } from './renews.ts';

type Cancelable = Pick<Expediente, 'idSolicitud' | 'revision' | 'devolucion'>;

interface CancelarProps {
  tramite: Cancelable & {
    readonly acciones: readonly { readonly accion: string; readonly impedimento: string | null }[];
  };
  /** It is a gestión. */
  gestion?: boolean;
}

/** Cancellation of the trámite or gestión: the button while it is possible, otherwise the reason why not. */
export function Cancelar({ tramite, gestion = false }: CancelarProps) {
  const t = useT();
  const accion = tramite.acciones.find((one) => one.accion === 'cancelar');
  if (!accion || accion.impedimento === 'terminado') return null;
  return (
    <section aria-labelledby="cancelar">
      <h2 id="cancelar">{t('tramites.cancelar.titulo')}</h2>
      {accion.impedimento ? (
        <p>{t('tramites.cancelar.yaNo')}</p>
      ) : (
        <>
          <p>{t('tramites.cancelar.texto')}</p>
          <BotonCancelar tramite={tramite} gestion={gestion}>
            {t('tramites.cancelar.boton')}
          </BotonCancelar>
        </>
      )}
    </section>
  );
}

interface BotonProps {
  tramite: Cancelable;
  gestion?: boolean;
  children: string;
}

/** Confirms the cancellation and shows the refund. */
export function BotonCancelar({ tramite, gestion = false, children }: BotonProps) {
  const [open, setOpen] = useState(false);
  const { devolucion } = tramite;
  return (
    <>
      <Button variant="default" className={css.stop} onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open && devolucion && (
        <Confirmar tramite={tramite} gestion={gestion} devolucion={devolucion} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

interface Props {
  tramite: Cancelable;
  gestion: boolean;
  devolucion: NonNullable<Cancelable['devolucion']>;
  onClose: () => void;
}

/** Amount and reason of the refund, before anything is cancelled. */
function Confirmar({ tramite: { idSolicitud, revision }, gestion, devolucion, onClose }: Props) {
  const t = useT();
  const { monto, total, etapa, porcentaje, enCurso } = devolucion;
  const [motivo, setMotivo] = useState('');
  const [sent, setSent] = useState(false);
  const deTramite = useSend(calls.tramites.cancel, { renews });
  const deGestion = useSend(calls.gestiones.cancel, { renews });
  const { isPending, error } = gestion ? deGestion : deTramite;
  const done = () => {
    show('success', tell('tramites.cancelar.hecho'));
    onClose();
  };
  const send = () => {
    setSent(true);
    if (!bastaComoMotivo(motivo)) return;
    const body = { revision, motivo: motivo.trim(), total: monto };
    const input = { params: { idSolicitud }, body };
    if (gestion) deGestion.mutate(input, { onSuccess: done });
    else deTramite.mutate(input, { onSuccess: done });
  };
  return (
    <ConfirmDialog
      title={t('tramites.cancelar.pregunta')}
      confirm={t('tramites.cancelar.confirmar')}
      danger
      keep={t('tramites.cancelar.conservar')}
      pending={isPending}
      error={error}
      onConfirm={send}
      onClose={onClose}
    >
      <p>
        <strong>{t('reembolsos.dialogo.recibe', { monto: dinero(monto), total: dinero(total) })}</strong>
      </p>
      <p>{enCurso ? t('reembolsos.dialogo.enCurso') : t(`reembolsos.porQue.${etapa}`, { porcentaje })}</p>
      <p>{t('tramites.cancelar.despues')}</p>
      <MotivoField
        label={t('tramites.cancelar.motivo')}
        missing={sent && !bastaComoMotivo(motivo)}
        motivo={motivo}
        onChange={setMotivo}
      />
    </ConfirmDialog>
  );
}
