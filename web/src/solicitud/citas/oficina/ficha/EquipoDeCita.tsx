import type { Agenda, Cita } from '@fedatario/contract/solicitud';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../../common/ConfirmDialog.tsx';
import { t as tell, useT } from '../../../../i18n/i18n.ts';
import { useSend } from '../../../../lib/api.ts';
import { show } from '../../../../ui/snackbar/store.ts';
import { renews } from '../../renews.ts';
import { ElegirEquipo } from './ElegirEquipo.tsx';

interface Props {
  cita: Cita;
  miembros: Agenda['miembros'];
  onClose: () => void;
}

/** Changes who else of the office attends an appointment; somebody who is not free is told in words. */
export function EquipoDeCita({ cita, miembros, onClose }: Props) {
  const t = useT();
  const [equipo, setEquipo] = useState<readonly string[]>(() => cita.equipo.map(({ idUsuario }) => idUsuario));
  const { mutate, isPending, error } = useSend(calls.citas.equipo, { renews });
  const { idCita, revision } = cita;
  // Somebody who left the office since is shown too, so that they can be taken off.
  const todos = [
    ...miembros,
    ...cita.equipo.filter((uno) => !miembros.some((otro) => otro.idUsuario === uno.idUsuario)),
  ];
  const guardar = () =>
    mutate(
      { params: { idCita }, body: { revision, equipo: [...equipo] } },
      {
        onSuccess: () => {
          show('success', tell('citasOficina.equipo.hecho'));
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      title={t('citasOficina.equipo.cambiar')}
      confirm={t('citasOficina.equipo.guardar')}
      pending={isPending}
      error={error ?? null}
      onConfirm={guardar}
      onClose={onClose}
    >
      <ElegirEquipo miembros={todos} equipo={equipo} idNotario={cita.notario.idUsuario} onChange={setEquipo} />
    </ConfirmDialog>
  );
}
