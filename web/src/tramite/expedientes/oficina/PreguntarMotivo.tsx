import { bastaComoMotivo } from '@fedatario/contract/base';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { MotivoField } from '../../../common/MotivoField.tsx';
import { useT } from '../../../i18n/i18n.ts';
import type { ApiError } from '../../../lib/api-error.ts';
import { FalloDeActo } from './FalloDeActo.tsx';

interface Props {
  titulo: string;
  consecuencia: ReactNode;
  boton: string;
  /** Whether the step ends the trámite. */
  peligro?: boolean;
  error: ApiError | null;
  ocupado: boolean;
  /** Fields besides the reason. */
  children?: ReactNode;
  /** Whether one of those fields is still missing. */
  falta?: boolean;
  onIntento?: () => void;
  onEnviar: (motivo: string) => void;
  onClose: () => void;
}

/** Dialog that asks for the reason of a step and states its consequence. */
export function PreguntarMotivo(props: Props) {
  const { titulo, consecuencia, boton, peligro = false, error, ocupado, children, falta = false } = props;
  const { onIntento, onEnviar, onClose } = props;
  const t = useT();
  const [motivo, setMotivo] = useState('');
  const [sent, setSent] = useState(false);
  const send = () => {
    setSent(true);
    onIntento?.();
    if (bastaComoMotivo(motivo) && !falta) onEnviar(motivo.trim());
  };
  return (
    <ConfirmDialog title={titulo} confirm={boton} danger={peligro} pending={ocupado} onConfirm={send} onClose={onClose}>
      <div>{consecuencia}</div>
      {children}
      <MotivoField
        label={t('expedienteDetalle.motivo')}
        help={t('expedienteDetalle.motivoAyuda')}
        missing={sent && !bastaComoMotivo(motivo)}
        motivo={motivo}
        onChange={setMotivo}
      />
      {error && <FalloDeActo error={error} />}
    </ConfirmDialog>
  );
}
