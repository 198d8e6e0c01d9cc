import { metodosDePago, type NotaEnLista, ordenesDeNotas } from '@fedatario/contract/compra';
import { IconReceiptRefund } from '@tabler/icons-react';
import { calls } from '#calls';
import { ListPage } from '../../../common/list/ListPage.tsx';
import { useListPage } from '../../../common/list/use-list-page.ts';
import { type T, useT } from '../../../i18n/i18n.ts';
import { dinero, fechaHora } from '../../../lib/format.ts';
import { DIA } from '../../../lib/list-state.ts';
import { Pair } from '../../../ui/table/Pair.tsx';
import type { Column } from '../../../ui/table/table.ts';
import { TotalesDeNotas } from '../Totales.tsx';

const shape = {
  filtros: { metodo: metodosDePago, desde: DIA, hasta: DIA },
  ordenes: ordenesDeNotas,
  orden: '-fecha',
} as const;

/** The credit notes of everybody; each leads to the sale that it takes a part back of. */
export function NotasPage() {
  const t = useT();
  const notas = useListPage({ list: calls.notasDeCredito.list, export: calls.notasDeCredito.export, shape });
  const { list } = notas;
  return (
    <ListPage
      of={notas}
      texts="notas.lista"
      icon={IconReceiptRefund}
      filters={{
        metodo: {
          label: t('ventas.columna.metodo'),
          any: t('ventas.todosLosMetodos'),
          nameOf: (metodo) => t(`ventas.metodo.${metodo}`),
        },
        desde: { label: t('ventas.desde') },
        hasta: { label: t('ventas.hasta') },
      }}
      columns={columnasOf(t)}
      keyOf={({ idNota }) => idNota}
      linkTo={({ factura }) => `/admin/historial-ventas/${factura.idFactura}`}
      above={!list.alReves && <TotalesDeNotas query={list.whole} />}
    />
  );
}

function columnasOf(t: T): Column<NotaEnLista>[] {
  return [
    {
      name: 'numero',
      label: t('notas.columna.numero'),
      sortable: true,
      cell: ({ numero, factura }) => <Pair under={t('notas.deFactura', { numero: factura.numero })}>{numero}</Pair>,
    },
    {
      name: 'cliente',
      label: t('ventas.columna.cliente'),
      sortable: true,
      cell: ({ cliente }) => <bdi>{cliente.nombre}</bdi>,
    },
    { name: 'motivo', label: t('notas.columna.motivo'), cell: ({ motivo }) => <bdi>{motivo}</bdi> },
    {
      name: 'fecha',
      label: t('ventas.columna.fecha'),
      sortable: true,
      cell: ({ creadaEn, metodo }) => <Pair under={t(`ventas.metodo.${metodo}`)}>{fechaHora(creadaEn)}</Pair>,
    },
    {
      name: 'total',
      label: t('notas.columna.monto'),
      sortable: true,
      numeric: true,
      cell: ({ total }) => dinero(total),
    },
  ];
}
