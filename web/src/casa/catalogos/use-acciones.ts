import { IconArchive, IconArchiveOff, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { show } from '../../ui/snackbar/store.ts';
import type { RowAction } from '../../ui/table/table.ts';
import type { Catalogo, Entrada } from './catalogo.ts';

/** The actions on an entry from its row. Archiving needs no confirmation, because it can be undone. */
export function useAcciones({ llamadas, titulo }: Catalogo) {
  const [deleting, setDeleting] = useState<Entrada>();
  const { mutate } = useSend(llamadas.activate, { renews: [llamadas.list, llamadas.read] });
  const activate = (entrada: Entrada, activo: boolean) => {
    const nombre = titulo(entrada);
    const undo = { texto: t('catalogos.deshacer'), run: () => activate(entrada, !activo) };
    mutate(
      { params: { id: entrada.id }, body: { activo } },
      {
        onSuccess: () =>
          activo
            ? show('success', t('catalogos.restaurado', { nombre }))
            : show('success', t('catalogos.archivado', { nombre }), undefined, undo),
        onError: (error) => show('error', t(`error.${error.codigo}`, error.params)),
      },
    );
  };
  const actionsOf = (entrada: Entrada): RowAction[] => {
    const nombre = titulo(entrada);
    const archive = entrada.activo
      ? { label: t('catalogos.archivar', { nombre }), icon: IconArchive, run: () => activate(entrada, false) }
      : { label: t('catalogos.restaurar', { nombre }), icon: IconArchiveOff, run: () => activate(entrada, true) };
    return [archive, { label: t('catalogos.borrar', { nombre }), icon: IconTrash, run: () => setDeleting(entrada) }];
  };
  return { actionsOf, activate, deleting, dismiss: () => setDeleting(undefined) };
}
