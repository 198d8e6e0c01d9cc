import { ejercicios, type Notario, ordenesDeNotarios } from '@fedatario/contract/casa';
import { IconPlayerPause, IconPlayerPlay, IconWriting } from '@tabler/icons-react';
import { calls } from '#calls';
import { ListPage } from '../../common/list/ListPage.tsx';
import { useListPage } from '../../common/list/use-list-page.ts';
import { useT } from '../../i18n/i18n.ts';
import { useCall, useSend } from '../../lib/api.ts';
import { UUID } from '../../lib/uuid.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { show } from '../../ui/snackbar/store.ts';
import type { RowAction } from '../../ui/table/table.ts';
import { columnasOf } from './columnas.tsx';
import { NotarioDrawer, NUEVO } from './NotarioDrawer.tsx';
import { renews } from './use-notario.ts';

const shape = { filtros: { ejercicio: ejercicios, especialidad: UUID }, ordenes: ordenesDeNotarios } as const;

/** The notaries: whether they may practise today, and their load. */
export function NotariosPage() {
  const t = useT();
  const notarios = useListPage({ list: calls.notarios.list, export: calls.notarios.export, shape, panel: 'notario' });
  const { panel } = notarios;
  const { data: opciones } = useCall(calls.notarios.opciones, {});
  const nuevo = <ButtonLink {...panel.linkTo(NUEVO)}>{t('notarios.nuevo')}</ButtonLink>;
  return (
    <ListPage
      of={notarios}
      texts="notarios.lista"
      icon={IconWriting}
      filters={{
        ejercicio: {
          label: t('notarios.columna.ejercicio'),
          any: t('notarios.todos'),
          nameOf: (ejercicio) => t(`notarios.ejercicio.${ejercicio}`),
        },
        especialidad: {
          label: t('notarios.especialidad'),
          any: t('notarios.todas'),
          options: (opciones?.especialidades ?? []).map(({ id, nombre }) => ({ value: id, label: nombre })),
        },
      }}
      columns={columnasOf(t)}
      keyOf={({ idUsuario }) => idUsuario}
      actionsOf={useAcciones()}
      head={nuevo}
      begin={nuevo}
    >
      {panel.open && <NotarioDrawer key={panel.open} idUsuario={panel.open} onClose={panel.close} />}
    </ListPage>
  );
}

function useAcciones() {
  const t = useT();
  const { mutate } = useSend(calls.notarios.activate, { renews });
  return ({ idUsuario, nombreCompleto: nombre, activo }: Notario): RowAction[] => [
    {
      label: t(activo ? 'notarios.desactivar' : 'notarios.activar', { nombre }),
      icon: activo ? IconPlayerPause : IconPlayerPlay,
      run: () =>
        mutate(
          { params: { idUsuario }, body: { activo: !activo } },
          {
            onSuccess: () => show('success', t(activo ? 'notarios.desactivado' : 'notarios.activado', { nombre })),
            onError: (error) => show('error', t(`error.${error.codigo}`, error.params)),
          },
        ),
    },
  ];
}
