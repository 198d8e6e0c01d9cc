import type { Borrador } from '@fedatario/contract/borrador';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';

export function Renombrar({ borrador, onCerrar }: { borrador: Borrador; onCerrar: () => void }) {
  const t = useT();
  const [nombre, setNombre] = useState(borrador.nombre);
  const { mutateAsync, isPending, error } = useSend(calls.borradores.rename, { renews: [calls.borradores.list] });
  const save = () => {
    const params = { idBorrador: borrador.idBorrador };
    void mutateAsync({ params, body: { nombre } }).then(onCerrar, () => undefined);
  };
  return (
    <ConfirmDialog
      title={t('borradores.nombreTitulo')}
      confirm={t('comun.guardar')}
      pending={isPending}
      disabled={nombre.trim() === ''}
      onConfirm={save}
      onClose={onCerrar}
    >
      <TextInput
        data-autofocus
        label={t('borradores.nombre')}
        description={t('borradores.nombreAyuda')}
        error={error && t(`error.${error.codigo}`)}
        maxLength={120}
        value={nombre}
        onChange={({ currentTarget }) => setNombre(currentTarget.value)}
        onKeyDown={({ key }) => key === 'Enter' && nombre.trim() !== '' && save()}
      />
    </ConfirmDialog>
  );
}
