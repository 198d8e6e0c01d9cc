import { bastaComoMotivo } from '@fedatario/contract/base';
import type { Cita, HoraLibre } from '@fedatario/contract/solicitud';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../common/ConfirmDialog.tsx';
import { MotivoField } from '../../common/MotivoField.tsx';
import { t as tell, useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { show } from '../../ui/snackbar/store.ts';
import css from './citas.module.css';
import { cuando } from './cuando.ts';
import { ElegirHora } from './ElegirHora.tsx';
import { renews } from './renews.ts';

interface Props {
  cita: Cita;
  oficina: boolean;
  onClose: () => void;
}

/** Proposes another time; the office may say that it was agreed already. */
export function MoverCita({ cita, oficina, onClose }: Props) {
  const t = useT();
  const [hora, setHora] = useState<{ elegida: HoraLibre; idSede: string | null } | null>(null);
  const [motivo, setMotivo] = useState('');
  const [acordado, setAcordado] = useState(false);
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useSend(calls.citas.move, { renews });
  const { idCita, revision, zona } = cita;
  const listo = hora !== null && bastaComoMotivo(motivo);
  const send = () => {
    setTried(true);
    if (!listo) return;
    const { elegida, idSede } = hora;
    mutate(
      { params: { idCita }, body: { inicio: elegida.inicio, idSede, revision, motivo: motivo.trim(), acordado } },
      {
        onSuccess: () => {
          show('success', tell(`citas.hecho.${acordado ? 'mover' : 'proponer'}`));
          onClose();
        },
      },
    );
  };
  return (
    <ConfirmDialog
      wide
      title={t('citas.motivo.proponer')}
      confirm={t(acordado ? 'citas.accion.mover' : 'citas.accion.proponer')}
      pending={isPending}
      disabled={hora === null}
      error={error}
      onConfirm={send}
      onClose={onClose}
    >
      <ElegirHora de={{ idCita }} enviando={null} onElegir={(elegida, idSede) => setHora({ elegida, idSede })} />
      {hora && (
        <p className={css.chosen} role="status">
          {t('citas.horas.elegida', { cuando: cuando(hora.elegida, zona) })}
        </p>
      )}
      <MotivoField
        label={t('citas.motivo.titulo')}
        help={t('citas.motivo.ayuda')}
        missing={tried && !bastaComoMotivo(motivo)}
        motivo={motivo}
        onChange={setMotivo}
      />
      {oficina && <Acordado value={acordado} onChange={setAcordado} />}
    </ConfirmDialog>
  );
}

/** Whether both sides agreed before, as on the telephone. */
function Acordado({ value, onChange }: { value: boolean; onChange: (value: boolean) => void }) {
  const t = useT();
  return (
    <Checkbox
      label={t('citas.mover.acordado')}
      description={t('citas.mover.acordadoAyuda')}
      checked={value}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
