import { bastaComoMotivo } from '@fedatario/contract/base';
import type { GestionDetalle } from '@fedatario/contract/tramite';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../common/ConfirmDialog.tsx';
import { MotivoField } from '../../common/MotivoField.tsx';
import { t as tell, useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import parts from '../../ui/parts.module.css';
import { show } from '../../ui/snackbar/store.ts';

const decisiones = ['apelar', 'insistir', 'reclamar', 'cerrarSinExito'] as const;
type Decision = (typeof decisiones)[number];

/** The customer's decisions: after a denial, and over what was delivered. */
export function Decidir({ gestion }: { gestion: GestionDetalle }) {
  const t = useT();
  const [open, setOpen] = useState<Decision>();
  const puede = decisiones.filter((una) =>
    gestion.acciones.some(({ accion, impedimento }) => accion === una && impedimento === null),
  );
  if (puede.length === 0) return null;
  return (
    <div className={parts.ways}>
      {puede.map((una, i) => (
        <Button key={una} variant={i === 0 && una !== 'reclamar' ? 'filled' : 'default'} onClick={() => setOpen(una)}>
          {t(`gestiones.decidir.${una}.boton`)}
        </Button>
      ))}
      {open && <Confirmar gestion={gestion} decision={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

interface Props {
  gestion: GestionDetalle;
  decision: Decision;
  onClose: () => void;
}

/** Asks for the reason, except to close it, and says what follows. */
function Confirmar({ gestion: { idSolicitud, revision }, decision: accion, onClose }: Props) {
  const t = useT();
  const [motivo, setMotivo] = useState('');
  const [sent, setSent] = useState(false);
  const renews = [calls.gestiones.read, calls.gestiones.list, calls.gestiones.cuentas];
  const { mutate, isPending, error } = useSend(calls.gestiones.act, { renews });
  const conMotivo = accion !== 'cerrarSinExito';
  const send = () => {
    setSent(true);
    if (conMotivo && !bastaComoMotivo(motivo)) return;
    const body = { accion, revision, motivo: conMotivo ? motivo.trim() : null };
    const done = () => {
      show('success', tell('gestiones.decidir.hecho'));
      onClose();
    };
    mutate({ params: { idSolicitud }, body }, { onSuccess: done });
  };
  return (
    <ConfirmDialog
      title={t(`gestiones.decidir.${accion}.pregunta`)}
      confirm={t(`gestiones.decidir.${accion}.boton`)}
      pending={isPending}
      error={error}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t(`gestiones.decidir.${accion}.consecuencia`)}</p>
      {conMotivo && (
        <MotivoField
          label={t('gestiones.decidir.motivo')}
          missing={sent && !bastaComoMotivo(motivo)}
          motivo={motivo}
          onChange={setMotivo}
        />
      )}
    </ConfirmDialog>
  );
}
