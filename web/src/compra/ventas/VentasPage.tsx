import { estadosFactura, metodosDePago, ordenesDeVentas, pagosDeVentas, reembolsosDeVentas } from '@fedatario/contract';
import { IconReceipt2 } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { calls } from '#calls';
import { Titulo } from '../../common/marca.tsx';
import { type T, useT } from '../../i18n/i18n.ts';
import { reading, usePage } from '../../lib/api.ts';
import { DIA } from '../../lib/list-state.ts';
import { PageHead } from '../../ui/Page.tsx';
import { EmptyList } from '../../ui/table/EmptyList.tsx';
import { ListView } from '../../ui/table/ListView.tsx';
import type { Filter } from '../../ui/table/table.ts';
import { useExport } from '../../ui/table/use-export.ts';
import { useList } from '../../ui/table/use-list.ts';
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
  const list = useList(shape);
  const { search } = useLocation();
  const page = usePage(calls.ventas.list, { query: list.query }, !list.alReves);
  const totals = useQuery({
    ...reading(calls.ventas.totals, { query: list.whole }),
    enabled: !list.alReves,
    placeholderData: keepPreviousData,
  });
  const exporting = useExport(calls.ventas.export, list.whole);
  return (
    <>
      <Titulo pantalla={t('ventas.titulo')} />
      <PageHead title={t('ventas.titulo')} text={t('ventas.detalle')} />
      {children}
      {!list.alReves && <Totales totales={totals.data} stale={totals.isPlaceholderData} />}
      <ListView
        caption={t('ventas.titulo')}
        list={list}
        page={page}
        filters={filtersOf(t, list.filtros.codigo)}
        searchLabel={t('ventas.buscar')}
        exporting={exporting}
        columns={columnasOf(t)}
        keyOf={({ idFactura }) => idFactura}
        linkTo={({ idFactura }) => ({ to: `/admin/historial-ventas/${idFactura}`, state: { lista: search } })}
        empty={<EmptyList icon={IconReceipt2} title={t('ventas.vacioTitulo')} text={t('ventas.vacio')} />}
      />
    </>
  );
}

function filtersOf(t: T, codigo: string | undefined): Filter[] {
  const estados = estadosFactura.map((value) => ({ value, label: t(`facturas.estado.${value}`) }));
  const metodos = metodosDePago.map((value) => ({ value, label: t(`ventas.metodo.${value}`) }));
  const pagos = pagosDeVentas.map((value) => ({ value, label: t(`ventas.pago.${value}`) }));
  const reembolsos = reembolsosDeVentas.map((value) => ({ value, label: t('ventas.conPendiente') }));
  return [
    { name: 'estado', label: t('ventas.columna.estado'), any: t('ventas.todosLosEstados'), options: estados },
    { name: 'metodo', label: t('ventas.columna.metodo'), any: t('ventas.todosLosMetodos'), options: metodos },
    { name: 'pago', label: t('ventas.pagos'), any: t('ventas.pagadasONo'), options: pagos },
    { name: 'reembolso', label: t('ventas.reembolsos'), any: t('ventas.conYSin'), options: reembolsos },
    ...(codigo
      ? [
          {
            name: 'codigo',
            label: t('ventas.codigoUsado'),
            any: t('ventas.todosLosCodigos'),
            options: [{ value: codigo, label: codigo }],
          },
        ]
      : []),
    { name: 'desde', label: t('ventas.desde'), any: '' },
    { name: 'hasta', label: t('ventas.hasta'), any: '' },
  ];
}
