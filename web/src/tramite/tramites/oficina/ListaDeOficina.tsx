import { filtrosDeEstado } from '@fedatario/contract/solicitud';
import { ordenesDeTramites, type TramiteDeOficina } from '@fedatario/contract/tramite';
import { IconFolderOpen, IconUserSearch, IconUserShare } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { calls } from '#calls';
import { useListPage } from '../../../common/list/use-list-page.ts';
import { useT } from '../../../i18n/i18n.ts';
import { usePage } from '../../../lib/api.ts';
import { DIA } from '../../../lib/list-state.ts';
import { useLive } from '../../../lib/use-live.ts';
import { UUID } from '../../../lib/uuid.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { EmptyList } from '../../../ui/table/EmptyList.tsx';
import type { Filter, RowAction } from '../../../ui/table/table.ts';
import { useExport } from '../../../ui/table/use-export.ts';
import { useList } from '../../../ui/table/use-list.ts';
import { filtrosDe, ordenDe } from '../../expedientes/oficina/lista.ts';
import { TablaDeExpedientes } from '../../expedientes/oficina/TablaDeExpedientes.tsx';
import { columnasOf } from './columnas.tsx';
import { vistaDe } from './Vista.tsx';

const Tablero = lazy(async () => ({ default: (await import('./tablero/Tablero.tsx')).Tablero }));

const filtros = { estado: filtrosDeEstado, idNotario: UUID, desde: DIA, hasta: DIA } as const;
const shapeOf = (estado: string | undefined) => ({ filtros, ordenes: ordenesDeTramites, orden: ordenDe(estado) });

interface Props {
  caption: string;
  /** Filter fixed by the page, the same for all rows. */
  fija: { estado?: string; idNotario?: string };
  filters?: readonly Filter[];
  administra: boolean;
}

/** List of trámites for the office: notary, turn and limit, as a table or a board. */
export function ListaDeOficina({ filters = [], ...props }: Props) {
  const t = useT();
  const { fija, administra } = props;
  const [address] = useSearchParams();
  const notario = useFiltroDeNotario(administra && fija.idNotario === undefined);
  const todos = [...filters, ...filtrosDe(t, notario)];
  if (vistaDe(address) === 'lista') return <Tabla {...props} filters={todos} />;
  return <EnTablero fija={fija} filters={todos} />;
}

function Tabla({ caption, fija, filters, administra }: Required<Props>) {
  const t = useT();
  const tramites = useListPage({
    list: calls.asignaciones.list,
    export: calls.asignaciones.export,
    shape: shapeOf(fija.estado),
    fixed: fija,
  });
  useLive(['tramites', 'mensajes'], [calls.asignaciones.list]);
  const actionsOf = useAcciones(fija.idNotario === undefined);
  return (
    <TablaDeExpedientes
      of={tramites}
      caption={caption}
      filters={filters}
      detalle="/admin/tramites-en-proceso/detalle"
      columns={columnasOf(t)}
      actionsOf={administra ? actionsOf : undefined}
      empty={
        <EmptyList icon={IconFolderOpen} title={t('expediente.lista.vacioTitulo')} text={t('expediente.lista.vacio')} />
      }
    />
  );
}

function EnTablero({ fija, filters }: Pick<Required<Props>, 'fija' | 'filters'>) {
  const t = useT();
  const list = useList(shapeOf(fija.estado));
  const exporting = useExport(calls.asignaciones.export, { ...list.whole, ...fija });
  return (
    <Suspense fallback={<Skeleton pieces={[44, 320]} label={t('comun.cargando')} />}>
      <Tablero list={list} fija={fija} exporting={exporting} filters={filters} />
    </Suspense>
  );
}

/** Page size of the list of notaries, which covers all of them. */
const NOTARIOS = 100;

/** `deTodos`: over all notaries, for the administration. */
function useFiltroDeNotario(deTodos: boolean): Filter | undefined {
  const t = useT();
  const { data } = usePage(calls.notarios.list, { query: { limite: NOTARIOS } }, deTodos);
  if (!deTodos) return undefined;
  const options = (data?.data ?? []).map(({ idUsuario, nombreCompleto }) => ({
    value: idUsuario,
    label: nombreCompleto,
  }));
  return { name: 'idNotario', label: t('tablero.notario'), any: t('tablero.cualquiera'), options };
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
