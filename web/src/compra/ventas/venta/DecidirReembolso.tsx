import { bastaComoMotivo } from '@fedatario/contract/base';
import { MESES_DE_NOTA, MONTO_DE_DOS_PERSONAS } from '@fedatario/contract/compra';
import { useState } from 'react';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { MotivoField } from '../../../common/MotivoField.tsx';
import { useT } from '../../../i18n/i18n.ts';
import type { ApiError } from '../../../lib/api-error.ts';
import { dinero } from '../../../lib/format.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Total } from '../../reembolsos/LineasReembolsables.tsx';
import { type Leida, leer, type Renglon } from './decision.ts';
import { Renglones } from './Renglones.tsx';

interface Props {
  title: string;
  confirm: string;
  renglones: readonly Renglon[];
  /** Whether a reason is required even for the amount that the rule gives. */
  porQue: boolean;
  /** Amount already decided for this invoice. */
  antes: number;
  fueraDePlazo: boolean;
  pending: boolean;
  error: ApiError | null;
  onSend: (leida: Leida, motivo: string) => void;
  onClose: () => void;
}

/** Form that decides the amounts by line, with a reason. */
export function DecidirReembolso({
  title,
  confirm,
  porQue,
  antes,
  fueraDePlazo,
  pending,
  error,
  onSend,
  onClose,
  ...initial
}: Props) {
  const t = useT();
  const [renglones, setRenglones] = useState<readonly Renglon[]>(initial.renglones);
  const [motivo, setMotivo] = useState('');
  const [sent, setSent] = useState(false);
  const leida = leer(renglones);
  const seExplica = porQue || !leida.comoCotizado || motivo.trim() !== '';
  const faltaMotivo = seExplica && !bastaComoMotivo(motivo);
  const send = () => {
    setSent(true);
    if (leida.lineas.length > 0 && leida.mal.length === 0 && !faltaMotivo) onSend(leida, motivo.trim());
  };
  return (
    <ConfirmDialog
      wide
      title={title}
      confirm={confirm}
      pending={pending}
      error={error}
      onConfirm={send}
      onClose={onClose}
    >
      {fueraDePlazo && <Notice tone="warning">{t('ventas.decidir.fueraDePlazo', { meses: MESES_DE_NOTA })}</Notice>}
      <Renglones renglones={renglones} mal={sent ? leida.mal : []} onChange={setRenglones} />
      {sent && leida.lineas.length === 0 && <Notice tone="error">{t('campo.alMenosUna')}</Notice>}
      <MotivoField
        label={t('ventas.decidir.motivo')}
        help={t(porQue ? 'ventas.decidir.motivoSiempre' : 'ventas.decidir.motivoAyuda')}
        rows={2}
        missing={sent && faltaMotivo}
        motivo={motivo}
        onChange={setMotivo}
      />
      <Total label={t('ventas.decidir.total')} monto={leida.total} />
      {antes + leida.total > MONTO_DE_DOS_PERSONAS && (
        <Notice tone="info">{t('ventas.decidir.dosPersonas', { monto: dinero(MONTO_DE_DOS_PERSONAS) })}</Notice>
      )}
    </ConfirmDialog>
  );
}
