import { estadosDeVenta, ordenesDePlanes, type PlanDeOficina } from '@fedatario/contract/catalogo';
import { IconCards, IconShoppingCartOff, IconShoppingCartPlus } from '@tabler/icons-react';
import { calls } from '#calls';
import { ListPage } from '../../../common/list/ListPage.tsx';
import { useListPage } from '../../../common/list/use-list-page.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useAdministra } from '../../../lib/administra.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import type { RowAction } from '../../../ui/table/table.ts';
import { columnasOf } from './columnas.tsx';
import { useVentaDePlan } from './use-venta.ts';

const shape = { filtros: { estado: estadosDeVenta }, ordenes: ordenesDePlanes } as const;

/** The office's plans, on sale or not, with the number of their subscribers. */
export function ListaPlanesPage() {
  const t = useT();
  const administra = useAdministra();
  const planes = useListPage({ list: calls.planes.list, export: calls.planes.export, shape });
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
    <ListPage
      of={planes}
      texts="planesOficina.lista"
      icon={IconCards}
      filters={{
        estado: {
          label: t('planesOficina.columna.estado'),
          any: t('planesOficina.todosLosEstados'),
          nameOf: (estado) => t(`planesOficina.estado.${estado}`),
        },
      }}
      columns={columnasOf(t)}
      keyOf={({ idPlan }) => idPlan}
      linkTo={({ idPlan }) => `/admin/planes/administrar-planes/${idPlan}`}
      actionsOf={actionsOf}
      head={nuevo}
      begin={nuevo}
    />
  );
}
