import { filtrosDeGestion, type GestionDeOficina, ordenesDeTramites } from '@fedatario/contract';
import { IconFolderOpen, IconUserSearch, IconUserShare } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router';
import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { usePage } from '../../../lib/api.ts';
import { DIA } from '../../../lib/list-state.ts';
import { useLive } from '../../../lib/use-live.ts';
import { UUID } from '../../../lib/uuid.ts';
import { EmptyList } from '../../../ui/table/EmptyList.tsx';
import { ListView } from '../../../ui/table/ListView.tsx';
import type { Filter, RowAction } from '../../../ui/table/table.ts';
import { useExport } from '../../../ui/table/use-export.ts';
import { useList } from '../../../ui/table/use-list.ts';
import { useStableRows } from '../../../ui/table/use-stable-rows.ts';
import { Cambios } from '../../tramites/oficina/Cambios.tsx';
import { columnasOf } from './columnas.tsx';

const shape = {
  filtros: { estado: filtrosDeGestion, idGestor: UUID, desde: DIA, hasta: DIA },
  ordenes: ordenesDeTramites,
} as const;

interface Props {
  caption: string;
  /** Filter fixed by the page, the same for all rows. */
  fija: { estado?: string; idGestor?: string };
  filters?: readonly Filter[];
}

/** Work in progress is sorted oldest first; lists that include finished gestiones, newest first. */
function shapeOf({ estado }: Props['fija']) {
  const conTerminadas = estado === undefined || estado === 'todos' || estado === 'finalizados';
  return { ...shape, orden: conTerminadas ? '-antiguedad' : 'antiguedad' };
}

/** List of gestiones for the office: institutions, gestor, turn and limit. */
export function ListaDeEncargos({ caption, fija, filters = [] }: Props) {
  const t = useT();
  const { pathname, search } = useLocation();
  const list = useList(shapeOf(fija));
  const page = usePage(calls.encargos.list, { query: { ...list.query, ...fija } }, !list.alReves);
  const todos = [...filters, ...useFiltros(fija.idGestor === undefined)];
  const exporting = useExport(calls.encargos.export, { ...list.whole, ...fija });
  useLive(['gestiones', 'mensajes'], [calls.encargos.list]);
  const question = page.isPlaceholderData ? '' : JSON.stringify(list.query);
  const stable = useStableRows(page.data?.data, ({ idSolicitud }) => idSolicitud, question);
  const actionsOf = useAcciones(fija.idGestor === undefined);
  return (
    <div {...stable.around}>
      <ListView
        caption={caption}
        list={list}
        filters={todos}
        exporting={exporting}
        page={{ ...page, data: page.data && { ...page.data, data: stable.rows ?? [] } }}
        searchLabel={t('expediente.lista.buscar')}
        columns={columnasOf(t)}
        keyOf={({ idSolicitud }) => idSolicitud}
        linkTo={({ idSolicitud }) => ({
          to: `/admin/gestion-tramites-en-proceso/detalle/${idSolicitud}`,
          state: { lista: `${pathname}${search}` },
        })}
        actionsOf={actionsOf}
        empty={
          <EmptyList icon={IconFolderOpen} title={t('encargos.lista.vacioTitulo')} text={t('encargos.lista.vacio')} />
        }
      />
      <Cambios stable={stable} />
    </div>
  );
}

/** Page size of the list of gestores, which covers all of them. */
const GESTORES = 100;

/** Filters by gestor, and by date of purchase. */
function useFiltros(deTodos: boolean): readonly Filter[] {
  const t = useT();
  const { data } = usePage(calls.gestores.list, { query: { limite: GESTORES } }, deTodos);
  const options = (data?.data ?? []).map(({ id, nombre }) => ({ value: id, label: nombre }));
  return [
    ...(deTodos
      ? [{ name: 'idGestor', label: t('encargos.lista.gestor'), any: t('encargos.lista.cualquiera'), options }]
      : []),
    { name: 'desde', label: t('tablero.desde'), any: '' },
    { name: 'hasta', label: t('tablero.hasta'), any: '' },
  ];
}

/** Actions of the administration on a row: the gestor's list, or the assignment. */
function useAcciones(deTodos: boolean) {
  const t = useT();
  const navigate = useNavigate();
  return ({ idSolicitud, numero, gestor, estado }: GestionDeOficina): RowAction[] => {
    const acciones: RowAction[] = [];
    if (gestor && deTodos)
      acciones.push({
        label: t('encargos.lista.verDe', { nombre: gestor.nombre }),
        icon: IconUserSearch,
        run: () => void navigate(`/admin/gestion-tramites-en-proceso/gestor/${gestor.idGestor}`),
      });
    if (estado === 'sinAsignar')
      acciones.push({
        label: t('encargos.lista.asignar', { numero }),
        icon: IconUserShare,
        run: () => void navigate(`/admin/gestion-tramites-sin-asignar/${idSolicitud}`),
      });
    return acciones;
  };
}
