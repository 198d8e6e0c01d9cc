import type { TipoDeEntrada } from '@fedatario/contract/borrador';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import { DatosDeEntrada, useDatosDeEntrada } from './Datos.tsx';
import css from './libreta.module.css';

interface Props {
  tipo: TipoDeEntrada;
  nombre: string;
  documentoVence: string | null;
  /** The answer to save. */
  respuesta: Record<string, unknown>;
  onGuardada: () => void;
  onCerrar: () => void;
}

/** Saves an answer as an entry, only after explicit consent each time. */
export function GuardarEnLibreta({ tipo, nombre, documentoVence, respuesta, onGuardada, onCerrar }: Props) {
  const t = useT();
  const datos = useDatosDeEntrada(nombre, documentoVence);
  const [consiente, setConsiente] = useState(false);
  const [intento, setIntento] = useState(false);
  const { mutateAsync, isPending, error } = useSend(calls.libreta.keep, { renews: [calls.libreta.list] });
  const guardar = async () => {
    setIntento(true);
    if (!consiente || datos.fechaMal || datos.nombre.trim() === '') return;
    const body = { tipo, nombre: datos.nombre, datos: respuesta as never, documentoVence: datos.documentoVence };
    const kept = await mutateAsync({ body: { ...body, consentimiento: true } }).catch(() => undefined);
    if (!kept) return;
    show('success', t(kept.nueva ? 'libreta.listo' : 'libreta.listoDeNuevo', { nombre: kept.nombre }));
    onGuardada();
  };
  return (
    <ConfirmDialog
      title={t('libreta.guardar')}
      confirm={t('libreta.guardar')}
      pending={isPending}
      onConfirm={() => void guardar()}
      onClose={onCerrar}
    >
      {error && <Notice tone="error">{t(`error.${error.codigo}`)}</Notice>}
      <DatosDeEntrada tipo={tipo} datos={datos} intento={intento} />
      <Checkbox
        label={
          <>
            {t('libreta.consiento')}
            <span className={css.terms}>{t('libreta.consientoDetalle')}</span>
          </>
        }
        error={intento && !consiente && t('libreta.faltaConsentir')}
        checked={consiente}
        onChange={({ currentTarget }) => setConsiente(currentTarget.checked)}
      />
    </ConfirmDialog>
  );
}
