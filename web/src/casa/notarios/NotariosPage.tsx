import { ejercicios, type Notario, ordenesDeNotarios } from '@fedatario/contract';
import { IconPlayerPause, IconPlayerPlay, IconWriting } from '@tabler/icons-react';
import { calls } from '#calls';
import { Titulo } from '../../common/marca.tsx';
import { type T, useT } from '../../i18n/i18n.ts';
import { useCall, usePage, useSend } from '../../lib/api.ts';
import { UUID } from '../../lib/uuid.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageHead } from '../../ui/Page.tsx';
import { show } from '../../ui/snackbar/store.ts';
import { EmptyList } from '../../ui/table/EmptyList.tsx';
import { ListView } from '../../ui/table/ListView.tsx';
import type { Filter, RowAction } from '../../ui/table/table.ts';
import { useExport } from '../../ui/table/use-export.ts';
import { useList } from '../../ui/table/use-list.ts';
import { usePanel } from '../../ui/use-panel.ts';
import { columnasOf } from './columnas.tsx';
import { NotarioDrawer, NUEVO } from './NotarioDrawer.tsx';
import { renews } from './use-notario.ts';

const shape = { filtros: { ejercicio: ejercicios, especialidad: UUID }, ordenes: ordenesDeNotarios } as const;

/** The notaries: whether they may practise today, and their load. */
export function NotariosPage() {
  const t = useT();
  const list = useList(shape);
  const page = usePage(calls.notarios.list, { query: list.query });
  const opciones = useCall(calls.notarios.opciones, {});
  const exporting = useExport(calls.notarios.export, list.whole);
  const panel = usePanel('notario');
  const actionsOf = useAcciones();
  const hacer = <ButtonLink {...panel.linkTo(NUEVO)}>{t('notarios.nuevo')}</ButtonLink>;
  return (
    <>
      <Titulo pantalla={t('notarios.titulo')} />
      <PageHead title={t('notarios.titulo')} text={t('notarios.detalle')}>
        {hacer}
      </PageHead>
      <ListView
        caption={t('notarios.titulo')}
        list={list}
        page={page}
        filters={filtersOf(t, opciones.data?.especialidades ?? [])}
        searchLabel={t('notarios.buscar')}
        exporting={exporting}
        columns={columnasOf(t)}
        keyOf={({ idUsuario }) => idUsuario}
        linkTo={({ idUsuario }) => panel.linkTo(idUsuario)}
        actionsOf={actionsOf}
        empty={
          <EmptyList icon={IconWriting} title={t('notarios.vacioTitulo')} text={t('notarios.vacio')}>
            {hacer}
          </EmptyList>
        }
      />
      {panel.open && <NotarioDrawer key={panel.open} idUsuario={panel.open} onClose={panel.close} />}
    </>
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

function filtersOf(t: T, especialidades: readonly { id: string; nombre: string }[]): Filter[] {
  const states = ejercicios.map((value) => ({ value, label: t(`notarios.ejercicio.${value}`) }));
  const kinds = especialidades.map(({ id, nombre }) => ({ value: id, label: nombre }));
  return [
    { name: 'ejercicio', label: t('notarios.columna.ejercicio'), any: t('notarios.todos'), options: states },
    { name: 'especialidad', label: t('notarios.especialidad'), any: t('notarios.todas'), options: kinds },
  ];
}
