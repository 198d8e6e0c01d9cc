import { estadosDeTipoNotificacion, gruposDeNotificacion, ordenesDeTiposNotificacion } from '@fedatario/contract';
import { IconBell } from '@tabler/icons-react';
import { calls } from '#calls';
import { Titulo } from '../../../common/marca.tsx';
import { type T, useT } from '../../../i18n/i18n.ts';
import { usePage } from '../../../lib/api.ts';
import { PageHead } from '../../../ui/Page.tsx';
import { EmptyList } from '../../../ui/table/EmptyList.tsx';
import { ListView } from '../../../ui/table/ListView.tsx';
import type { Filter } from '../../../ui/table/table.ts';
import { useExport } from '../../../ui/table/use-export.ts';
import { useList } from '../../../ui/table/use-list.ts';
import { usePanel } from '../../../ui/use-panel.ts';
import { columnasOf } from './columnas.tsx';
import { TipoDrawer } from './TipoDrawer.tsx';

const shape = {
  filtros: { grupo: gruposDeNotificacion, estado: estadosDeTipoNotificacion },
  ordenes: ordenesDeTiposNotificacion,
} as const;

/** The kinds of notification with their texts and channels. */
export function TiposPage() {
  const t = useT();
  const list = useList(shape);
  const page = usePage(calls.tiposNotificacion.list, { query: list.query });
  const exporting = useExport(calls.tiposNotificacion.export, list.whole);
  const panel = usePanel('tipo');
  return (
    <>
      <Titulo pantalla={t('tiposNotificacion.titulo')} />
      <PageHead title={t('tiposNotificacion.titulo')} text={t('tiposNotificacion.detalle')} />
      <ListView
        caption={t('tiposNotificacion.titulo')}
        list={list}
        page={page}
        filters={filtersOf(t)}
        searchLabel={t('tiposNotificacion.buscar')}
        exporting={exporting}
        columns={columnasOf(t)}
        keyOf={({ clave }) => clave}
        linkTo={({ clave }) => panel.linkTo(clave)}
        empty={
          <EmptyList icon={IconBell} title={t('tiposNotificacion.vacioTitulo')} text={t('tiposNotificacion.vacio')} />
        }
      />
      {panel.open && <TipoDrawer key={panel.open} clave={panel.open} onClose={panel.close} />}
    </>
  );
}

function filtersOf(t: T): Filter[] {
  const grupos = gruposDeNotificacion.map((value) => ({ value, label: t(`avisos.grupo.${value}`) }));
  const estados = estadosDeTipoNotificacion.map((value) => ({ value, label: t(`tiposNotificacion.estado.${value}`) }));
  const columna = (name: 'grupo' | 'estado') => t(`tiposNotificacion.columna.${name}`);
  return [
    { name: 'grupo', label: columna('grupo'), any: t('tiposNotificacion.todosLosGrupos'), options: grupos },
    { name: 'estado', label: columna('estado'), any: t('tiposNotificacion.todosLosEstados'), options: estados },
  ];
}
