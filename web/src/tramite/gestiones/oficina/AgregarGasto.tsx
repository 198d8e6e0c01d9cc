import type { GestionDetalle } from '@fedatario/contract/tramite';
import { useState } from 'react';
import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { readMonto } from '../../../lib/escribir.ts';
import { useAnotar } from '../use-anotar.ts';
import { CamposDeNota } from './CamposDeNota.tsx';
import { DialogoDeNota } from './DialogoDeNota.tsx';

interface Props {
  gestion: GestionDetalle;
  onClose: () => void;
}

/** Adds an expense that was not estimated, for its customer to accept by paying it. */
export function AgregarGasto({ gestion: { idSolicitud, revision }, onClose }: Props) {
  const t = useT();
  const [escrito, setEscrito] = useState({ concepto: '', estimado: '' });
  const [tried, setTried] = useState(false);
  const { send, faltaDe, ...sending } = useAnotar(calls.diligencias.propose, onClose);
  const confirm = () => {
    setTried(true);
    const { concepto, estimado } = escrito;
    if (concepto.trim() === '' || estimado.trim() === '') return;
    send({ params: { idSolicitud }, body: { revision, concepto, estimado: readMonto(estimado) } });
  };
  return (
    <DialogoDeNota title={t('encargos.gasto.agregar')} sending={sending} onConfirm={confirm} onClose={onClose}>
      <p>{t('encargos.gasto.agregarTexto')}</p>
      <CamposDeNota
        campos={['concepto', 'estimado'] as const}
        escrito={escrito}
        etiquetas={{ concepto: t('encargos.gasto.concepto'), estimado: t('encargos.gasto.maximo') }}
        faltan={tried ? ['concepto', 'estimado'] : []}
        faltaDe={faltaDe}
        onChange={(campo, valor) => setEscrito({ ...escrito, [campo]: valor })}
      />
    </DialogoDeNota>
  );
}
