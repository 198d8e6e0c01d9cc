import { bastaComoMotivo, LETRAS_DE_MOTIVO } from '@fedatario/contract/base';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { MotivoField } from '../../../common/MotivoField.tsx';
import { useT } from '../../../i18n/i18n.ts';
import type { ApiError } from '../../../lib/api-error.ts';

interface Props {
  sending: { readonly isPending: boolean; readonly error: ApiError | null };
  /** Fetches the hidden data; resolves once it is known whether they came. */
  onRevelar: (motivo: string) => Promise<unknown>;
}

/** Button that shows hidden data. It asks for a reason, which the person the data belong to can read. */
export function Revelar({ sending, onRevelar }: Props) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const [motivo, setMotivo] = useState('');
  const [missing, setMissing] = useState(false);
  const close = () => {
    setAsking(false);
    setMissing(false);
  };
  const ask = () => {
    if (!bastaComoMotivo(motivo)) return setMissing(true);
    void onRevelar(motivo.trim()).then(close, () => undefined);
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('consultas.revelar.boton')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('consultas.revelar.titulo')}
        confirm={t('consultas.revelar.ver')}
        pending={sending.isPending}
        error={sending.error}
        onConfirm={ask}
        onClose={close}
      >
        <p>{t('consultas.revelar.texto')}</p>
        <MotivoField
          label={t('consultas.revelar.motivo')}
          help={t('consultas.revelar.letras', { n: LETRAS_DE_MOTIVO })}
          missing={missing}
          motivo={motivo}
          onChange={setMotivo}
        />
      </ConfirmDialog>
    </>
  );
}
