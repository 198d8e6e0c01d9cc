import { asignaciones, filtrosDeEstado, ordenesDeTramites, type TramiteDeOficina } from '@fedatario/contract';
import { IconFolderOpen, IconUserSearch, IconUserShare } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import { useT } from '../../i18n/i18n.ts';
import { usePage } from '../../lib/api.ts';
import { Empty } from '../../ui/table/Empty.tsx';
import { ListView } from '../../ui/table/ListView.tsx';
import type { Filter, RowAction } from '../../ui/table/table.ts';
import { useList } from '../../ui/table/use-list.ts';
import { columnasOf } from './columnas.tsx';

const shape = { filtros: { estado: filtrosDeEstado }, ordenes: ordenesDeTramites } as const;

interface Props {
  caption: string;
  /** What the place of the list says of all its rows. */
  fija: { estado?: string; idNotario?: string };
  filters?: readonly Filter[];
  administra: boolean;
}

/** Trámites as the office reads them: who has each, who must act, and by when. */
export function ListaDeOficina({ caption, fija, filters = [], administra }: Props) {
  const t = useT();
  const list = useList(shape);
  const { pathname, search } = useLocation();
  const page = usePage(asignaciones.list, { query: { ...list.query, ...fija } as object });
  const actionsOf = useAcciones(fija.idNotario === undefined);
  return (
    <ListView
      caption={caption}
      list={list}
      page={page}
      filters={filters}
      searchLabel={t('expediente.lista.buscar')}
      columns={columnasOf(t)}
      keyOf={({ idSolicitud }) => idSolicitud}
      linkTo={({ idSolicitud }) => ({
        to: `/admin/tramites-en-proceso/detalle/${idSolicitud}`,
        state: { lista: `${pathname}${search}` },
      })}
      actionsOf={administra ? actionsOf : undefined}
      empty={
        <Empty icon={IconFolderOpen} title={t('expediente.lista.vacioTitulo')} text={t('expediente.lista.vacio')} />
      }
    />
  );
}

/** The administration goes from a row to its notary's, or to where it gets one. */
function useAcciones(deTodos: boolean) {
  const t = useT();
  const navigate = useNavigate();
  return ({ idSolicitud, numero, notario, estado }: TramiteDeOficina): RowAction[] => [
    ...(notario && deTodos
      ? [
          {
            label: t('expediente.lista.verDe', { nombre: notario.nombre }),
            icon: IconUserSearch,
            run: () => void navigate(`/admin/tramites-en-proceso/notario/${notario.idUsuario}`),
          },
        ]
      : []),
    ...(estado === 'sinAsignar'
      ? [
          {
            label: t('expediente.lista.asignar', { numero }),
            icon: IconUserShare,
            run: () => void navigate(`/admin/tramites-sin-asignar/${idSolicitud}`),
          },
        ]
      : []),
  ];
}
