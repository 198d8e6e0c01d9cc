import {
  estadosFactura,
  metodosDePago,
  ordenesDeVentas,
  pagosDeVentas,
  reembolsosDeVentas,
} from '@fedatario/contract/compra';
import { IconReceipt2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { calls } from '#calls';
import { ListPage } from '../../common/list/ListPage.tsx';
import { useListPage } from '../../common/list/use-list-page.ts';
import { type T, useT } from '../../i18n/i18n.ts';
import { DIA } from '../../lib/list-state.ts';
import type { FilterWords } from '../../ui/table/filters.ts';
import { columnasOf } from './columnas.tsx';
import { Totales } from './Totales.tsx';

const shape = {
  filtros: {
    estado: estadosFactura,
    metodo: metodosDePago,
    pago: pagosDeVentas,
    reembolso: reembolsosDeVentas,
    codigo: /^[A-Z0-9-]{3,30}$/,
    desde: DIA,
    hasta: DIA,
  },
  ordenes: ordenesDeVentas,
  orden: '-fecha',
} as const;

/** Every order and invoice with income and refunds; those that wait for the office come first. */
export function VentasPage({ children }: { children?: ReactNode }) {
  const t = useT();
  const ventas = useListPage({ list: calls.ventas.list, export: calls.ventas.export, shape });
  const { list } = ventas;
  return (
    <ListPage
      of={ventas}
      texts="ventas.lista"
      icon={IconReceipt2}
      filters={filtersOf(t, list.filtros.codigo)}
      columns={columnasOf(t)}
      keyOf={({ idFactura }) => idFactura}
      linkTo={({ idFactura }) => `/admin/historial-ventas/${idFactura}`}
      above={
        <>
          {children}
          {!list.alReves && <Totales query={list.whole} />}
        </>
      }
    />
  );
}

function filtersOf(t: T, codigo: string | undefined): FilterWords<typeof shape> {
  return {
    estado: {
      label: t('ventas.columna.estado'),
      any: t('ventas.todosLosEstados'),
      nameOf: (estado) => t(`facturas.estado.${estado}`),
    },
    metodo: {
      label: t('ventas.columna.metodo'),
      any: t('ventas.todosLosMetodos'),
      nameOf: (metodo) => t(`ventas.metodo.${metodo}`),
    },
    pago: { label: t('ventas.pagos'), any: t('ventas.pagadasONo'), nameOf: (pago) => t(`ventas.pago.${pago}`) },
    reembolso: { label: t('ventas.reembolsos'), any: t('ventas.conYSin'), nameOf: () => t('ventas.conPendiente') },
    codigo: codigo
      ? {
          label: t('ventas.codigoUsado'),
          any: t('ventas.todosLosCodigos'),
          options: [{ value: codigo, label: codigo }],
        }
      : undefined,
    desde: { label: t('ventas.desde') },
    hasta: { label: t('ventas.hasta') },
  };
}
