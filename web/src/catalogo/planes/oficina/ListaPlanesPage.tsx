import { estadosDeVenta, ordenesDePlanes, type PlanDeOficina } from '@fedatario/contract';
import { IconCards, IconShoppingCartOff, IconShoppingCartPlus } from '@tabler/icons-react';
import { calls } from '#calls';
import { Titulo } from '../../../common/marca.tsx';
import { type T, useT } from '../../../i18n/i18n.ts';
import { useAdministra } from '../../../lib/administra.ts';
import { usePage } from '../../../lib/api.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { PageHead } from '../../../ui/Page.tsx';
import { EmptyList } from '../../../ui/table/EmptyList.tsx';
import { ListView } from '../../../ui/table/ListView.tsx';
import type { Filter, RowAction } from '../../../ui/table/table.ts';
import { useExport } from '../../../ui/table/use-export.ts';
import { useList } from '../../../ui/table/use-list.ts';
import { columnasOf } from './columnas.tsx';
import { useVentaDePlan } from './use-venta.ts';

const shape = { filtros: { estado: estadosDeVenta }, ordenes: ordenesDePlanes } as const;

/** The office's plans, on sale or not, with the number of their subscribers. */
export function ListaPlanesPage() {
  const t = useT();
  const administra = useAdministra();
  const list = useList(shape);
  const page = usePage(calls.planes.list, { query: list.query });
  const exporting = useExport(calls.planes.export, list.whole);
  const vender = useVentaDePlan();
  const actionsOf = (plan: PlanDeOficina): RowAction[] => {
    if (!administra) return [];
    const { nombre } = plan;
    if (plan.estado === 'publicado')
      return [
        { label: t('planesOficina.retirar', { nombre }), icon: IconShoppingCartOff, run: () => vender(plan, false) },
      ];
    return [
      { label: t('planesOficina.vender', { nombre }), icon: IconShoppingCartPlus, run: () => vender(plan, true) },
    ];
  };
  const nuevo = administra && <ButtonLink to="/admin/planes/administrar-planes">{t('planesOficina.nuevo')}</ButtonLink>;
  return (
    <>
      <Titulo pantalla={t('planesOficina.titulo')} />
      <PageHead title={t('planesOficina.titulo')} text={t('planesOficina.detalle')}>
        {nuevo}
      </PageHead>
      <ListView
        caption={t('planesOficina.titulo')}
        list={list}
        page={page}
        filters={filtersOf(t)}
        searchLabel={t('planesOficina.buscar')}
        exporting={exporting}
        columns={columnasOf(t)}
        keyOf={({ idPlan }) => idPlan}
        linkTo={({ idPlan }) => ({ to: `/admin/planes/administrar-planes/${idPlan}`, state: undefined })}
        actionsOf={actionsOf}
        empty={
          <EmptyList icon={IconCards} title={t('planesOficina.vacioTitulo')} text={t('planesOficina.vacio')}>
            {nuevo}
          </EmptyList>
        }
      />
    </>
  );
}

function filtersOf(t: T): Filter[] {
  const options = estadosDeVenta.map((value) => ({ value, label: t(`planesOficina.estado.${value}`) }));
  return [
    { name: 'estado', label: t('planesOficina.columna.estado'), any: t('planesOficina.todosLosEstados'), options },
  ];
}
