import { filtrosDeEstado, ordenesDeTramites, type TramiteDeOficina } from '@fedatario/contract';
import { IconFolderOpen, IconUserSearch, IconUserShare } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { usePage } from '../../../lib/api.ts';
import { DIA } from '../../../lib/list-state.ts';
import { useLive } from '../../../lib/use-live.ts';
import { UUID } from '../../../lib/uuid.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { EmptyList } from '../../../ui/table/EmptyList.tsx';
import { ListView } from '../../../ui/table/ListView.tsx';
import type { Filter, RowAction } from '../../../ui/table/table.ts';
import { useExport } from '../../../ui/table/use-export.ts';
import { type List, useList } from '../../../ui/table/use-list.ts';
import { useStableRows } from '../../../ui/table/use-stable-rows.ts';
import { Cambios } from './Cambios.tsx';
import { columnasOf } from './columnas.tsx';
import { useFiltros } from './filtros.ts';
import { vistaDe } from './Vista.tsx';

const Tablero = lazy(async () => ({ default: (await import('./tablero/Tablero.tsx')).Tablero }));

const shape = {
  filtros: { estado: filtrosDeEstado, idNotario: UUID, desde: DIA, hasta: DIA },
  ordenes: ordenesDeTramites,
} as const;

interface Props {
  caption: string;
  /** Filter fixed by the page, the same for all rows. */
  fija: { estado?: string; idNotario?: string };
  filters?: readonly Filter[];
  administra: boolean;
}

/** Work in progress is sorted oldest first; lists that include finished trámites, newest first. */
function shapeOf({ estado }: Props['fija']) {
  const conTerminados = estado === undefined || estado === 'todos' || estado === 'finalizados';
  return { ...shape, orden: conTerminados ? '-antiguedad' : 'antiguedad' };
}

/** List of trámites for the office: notary, turn and limit, as a table or a board. */
export function ListaDeOficina({ filters = [], ...props }: Props) {
  const t = useT();
  const { fija, administra } = props;
  const list = useList(shapeOf(fija));
  const [address] = useSearchParams();
  const todos = [...filters, ...useFiltros(administra && fija.idNotario === undefined)];
  const exporting = useExport(calls.asignaciones.export, { ...list.whole, ...fija });
  if (vistaDe(address) === 'lista') return <Tabla {...props} list={list} exporting={exporting} filters={todos} />;
  return (
    <Suspense fallback={<Skeleton pieces={[44, 320]} label={t('comun.cargando')} />}>
      <Tablero list={list} fija={fija} exporting={exporting} filters={todos} />
    </Suspense>
  );
}

interface TablaProps extends Required<Props> {
  list: List<ReturnType<typeof shapeOf>>;
  exporting: ReturnType<typeof useExport>;
}

function Tabla({ caption, list, fija, filters, exporting, administra }: TablaProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  const page = usePage(calls.asignaciones.list, { query: { ...list.query, ...fija } }, !list.alReves);
  useLive(['tramites', 'mensajes'], [calls.asignaciones.list]);
  const question = page.isPlaceholderData ? '' : JSON.stringify(list.query);
  const stable = useStableRows(page.data?.data, ({ idSolicitud }) => idSolicitud, question);
  const actionsOf = useAcciones(fija.idNotario === undefined);
  return (
    <div {...stable.around}>
      <ListView
        caption={caption}
        list={list}
        filters={filters}
        exporting={exporting}
        page={{ ...page, data: page.data && { ...page.data, data: stable.rows ?? [] } }}
        searchLabel={t('expediente.lista.buscar')}
        columns={columnasOf(t)}
        keyOf={({ idSolicitud }) => idSolicitud}
        linkTo={({ idSolicitud }) => ({
          to: `/admin/tramites-en-proceso/detalle/${idSolicitud}`,
          state: { lista: `${pathname}${search}` },
        })}
        actionsOf={administra ? actionsOf : undefined}
        empty={
          <EmptyList
            icon={IconFolderOpen}
            title={t('expediente.lista.vacioTitulo')}
            text={t('expediente.lista.vacio')}
          />
        }
      />
      <Cambios stable={stable} />
    </div>
  );
}

/** Actions of the administration on a row: the notary's list, or the assignment. */
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
