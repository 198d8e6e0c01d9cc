import { estadosSuscripcion, ordenesDeSuscripciones, riesgosDeSuscripcion } from '@fedatario/contract';
import { IconCards } from '@tabler/icons-react';
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
import { SuscripcionDrawer } from './SuscripcionDrawer.tsx';

const shape = {
  filtros: { estado: estadosSuscripcion, riesgo: riesgosDeSuscripcion },
  ordenes: ordenesDeSuscripciones,
} as const;

/** The subscriptions to plans: until when, what is left, and which may be lost. */
export function ListaSuscripcionesPage() {
  const t = useT();
  const list = useList(shape);
  const page = usePage(calls.suscripcionesDeOficina.list, { query: list.query });
  const exporting = useExport(calls.suscripcionesDeOficina.export, list.whole);
  const panel = usePanel('suscripcion');
  return (
    <>
      <Titulo pantalla={t('suscripcionesOficina.titulo')} />
      <PageHead title={t('suscripcionesOficina.titulo')} text={t('suscripcionesOficina.detalle')} />
      <ListView
        caption={t('suscripcionesOficina.titulo')}
        list={list}
        page={page}
        filters={filtersOf(t)}
        searchLabel={t('suscripcionesOficina.buscar')}
        exporting={exporting}
        columns={columnasOf(t)}
        keyOf={({ idSuscripcion }) => idSuscripcion}
        linkTo={({ idSuscripcion }) => panel.linkTo(idSuscripcion)}
        empty={
          <EmptyList
            icon={IconCards}
            title={t('suscripcionesOficina.vacioTitulo')}
            text={t('suscripcionesOficina.vacio')}
          />
        }
      />
      {panel.open && <SuscripcionDrawer key={panel.open} idSuscripcion={panel.open} onClose={panel.close} />}
    </>
  );
}

function filtersOf(t: T): Filter[] {
  const estados = estadosSuscripcion.map((value) => ({ value, label: t(`suscripcion.estado.${value}`) }));
  const riesgos = riesgosDeSuscripcion.map((value) => ({ value, label: t(`suscripcionesOficina.riesgo.${value}`) }));
  return [
    {
      name: 'estado',
      label: t('suscripcionesOficina.columna.estado'),
      any: t('suscripcionesOficina.todosLosEstados'),
      options: estados,
    },
    {
      name: 'riesgo',
      label: t('suscripcionesOficina.columna.riesgo'),
      any: t('suscripcionesOficina.conYSinRiesgo'),
      options: riesgos,
    },
  ];
}
