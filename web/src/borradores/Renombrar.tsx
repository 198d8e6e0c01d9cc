import type { Borrador } from '@fedatario/contract';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../i18n/i18n.ts';
import { useSend } from '../lib/api.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { listar, renombrar } from './calls.ts';

export function Renombrar({ borrador, onCerrar }: { borrador: Borrador; onCerrar: () => void }) {
  const t = useT();
  const [nombre, setNombre] = useState(borrador.nombre);
  const { mutateAsync, isPending, error } = useSend(renombrar, { renews: [listar] });
  const save = () => {
    const params = { idBorrador: borrador.idBorrador };
    void mutateAsync({ params, body: { nombre } }).then(onCerrar, () => undefined);
  };
  return (
    <Dialog
      open
      title={t('borradores.nombreTitulo')}
      close={t('comun.cerrar')}
      onClose={onCerrar}
      actions={
        <>
          <Button variant="default" onClick={onCerrar}>
            {t('comun.cancelar')}
          </Button>
          <Button loading={isPending} disabled={nombre.trim() === ''} onClick={save}>
            {t('comun.guardar')}
          </Button>
        </>
      }
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
    </Dialog>
  );
}
