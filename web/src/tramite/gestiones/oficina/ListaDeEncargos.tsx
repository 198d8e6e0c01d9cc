import { filtrosDeGestion } from '@fedatario/contract/solicitud';
import { type GestionDeOficina, ordenesDeTramites } from '@fedatario/contract/tramite';
import { IconFolderOpen, IconUserSearch, IconUserShare } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { calls } from '#calls';
import { useListPage } from '../../../common/list/use-list-page.ts';
import { useT } from '../../../i18n/i18n.ts';
import { usePage } from '../../../lib/api.ts';
import { DIA } from '../../../lib/list-state.ts';
import { useLive } from '../../../lib/use-live.ts';
import { UUID } from '../../../lib/uuid.ts';
import { EmptyList } from '../../../ui/table/EmptyList.tsx';
import type { Filter, RowAction } from '../../../ui/table/table.ts';
import { filtrosDe, ordenDe } from '../../expedientes/oficina/lista.ts';
import { TablaDeExpedientes } from '../../expedientes/oficina/TablaDeExpedientes.tsx';
import { columnasOf } from './columnas.tsx';

const filtros = { estado: filtrosDeGestion, idGestor: UUID, desde: DIA, hasta: DIA } as const;

interface Props {
  caption: string;
  /** Filter fixed by the page, the same for all rows. */
  fija: { estado?: string; idGestor?: string };
  filters?: readonly Filter[];
}

/** List of gestiones for the office: institutions, gestor, turn and limit. */
export function ListaDeEncargos({ caption, fija, filters = [] }: Props) {
  const t = useT();
  const encargos = useListPage({
    list: calls.encargos.list,
    export: calls.encargos.export,
    shape: { filtros, ordenes: ordenesDeTramites, orden: ordenDe(fija.estado) },
    fixed: fija,
  });
  const gestor = useFiltroDeGestor(fija.idGestor === undefined);
  useLive(['gestiones', 'mensajes'], [calls.encargos.list]);
  return (
    <TablaDeExpedientes
      of={encargos}
      caption={caption}
      filters={[...filters, ...filtrosDe(t, gestor)]}
      detalle="/admin/gestion-tramites-en-proceso/detalle"
      columns={columnasOf(t)}
      actionsOf={useAcciones(fija.idGestor === undefined)}
      empty={
        <EmptyList icon={IconFolderOpen} title={t('encargos.lista.vacioTitulo')} text={t('encargos.lista.vacio')} />
      }
    />
  );
}

/** Page size of the list of gestores, which covers all of them. */
const GESTORES = 100;

function useFiltroDeGestor(deTodos: boolean): Filter | undefined {
  const t = useT();
  const { data } = usePage(calls.gestores.list, { query: { limite: GESTORES } }, deTodos);
  if (!deTodos) return undefined;
  const options = (data?.data ?? []).map(({ id, nombre }) => ({ value: id, label: nombre }));
  return { name: 'idGestor', label: t('encargos.lista.gestor'), any: t('encargos.lista.cualquiera'), options };
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
