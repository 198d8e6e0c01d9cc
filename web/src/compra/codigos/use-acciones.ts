import type { CodigoPromocional } from '@fedatario/contract/compra';
import { IconPlayerPause, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '#calls';
import { t } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { show } from '../../ui/snackbar/store.ts';
import type { RowAction } from '../../ui/table/table.ts';

export const renews = [calls.codigos.list, calls.codigos.read];

/** The actions on a code from its row. A used code cannot be deleted, only deactivated. */
export function useAcciones() {
  const [deleting, setDeleting] = useState<CodigoPromocional>();
  const { mutate } = useSend(calls.codigos.activate, { renews });
  const activate = ({ idCodigo, codigo }: CodigoPromocional, activo: boolean) =>
    mutate(
      { params: { idCodigo }, body: { activo } },
      {
        onSuccess: () => show('success', t(activo ? 'codigos.activado' : 'codigos.desactivado', { codigo })),
        onError: (error) => show('error', t(`error.${error.codigo}`, error.params)),
      },
    );
  const actionsOf = (row: CodigoPromocional): RowAction[] => {
    const { codigo, activo, reservados, usados, liberados } = row;
    const label = t(activo ? 'codigos.desactivar' : 'codigos.activar', { codigo });
    const toggle = { label, icon: activo ? IconPlayerPause : IconPlayerPlay, run: () => activate(row, !activo) };
    const remove = { label: t('codigos.borrar', { codigo }), icon: IconTrash, run: () => setDeleting(row) };
    return reservados + usados + liberados > 0 ? [toggle] : [toggle, remove];
  };
  return { actionsOf, deleting, dismiss: () => setDeleting(undefined) };
}
