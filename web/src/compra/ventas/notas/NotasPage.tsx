import { metodosDePago, type NotaEnLista, type notasDeCredito, ordenesDeNotas } from '@fedatario/contract';
import { IconReceiptRefund } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { calls } from '#calls';
import { Titulo } from '../../../common/marca.tsx';
import { type T, useT } from '../../../i18n/i18n.ts';
import { reading, usePage } from '../../../lib/api.ts';
import { dinero, fechaHora } from '../../../lib/format.ts';
import { DIA } from '../../../lib/list-state.ts';
import { PageHead } from '../../../ui/Page.tsx';
import { EmptyList } from '../../../ui/table/EmptyList.tsx';
import { ListView } from '../../../ui/table/ListView.tsx';
import { Pair } from '../../../ui/table/Pair.tsx';
import type { Column } from '../../../ui/table/table.ts';
import { useExport } from '../../../ui/table/use-export.ts';
import { useList } from '../../../ui/table/use-list.ts';
import css from '../ventas.module.css';

const shape = {
  filtros: { metodo: metodosDePago, desde: DIA, hasta: DIA },
  ordenes: ordenesDeNotas,
  orden: '-fecha',
} as const;

/** The credit notes of everybody; each leads to the sale that it takes a part back of. */
export function NotasPage() {
  const t = useT();
  const list = useList(shape);
  const { search } = useLocation();
  const page = usePage(calls.notasDeCredito.list, { query: list.query }, !list.alReves);
  const exporting = useExport(calls.notasDeCredito.export, list.whole);
  const metodos = metodosDePago.map((value) => ({ value, label: t(`ventas.metodo.${value}`) }));
  return (
    <>
      <Titulo pantalla={t('notas.titulo')} />
      <PageHead title={t('notas.titulo')} text={t('notas.detalle')} />
      {!list.alReves && <Suma query={list.whole} />}
      <ListView
        caption={t('notas.titulo')}
        list={list}
        page={page}
        filters={[
          { name: 'metodo', label: t('ventas.columna.metodo'), any: t('ventas.todosLosMetodos'), options: metodos },
          { name: 'desde', label: t('ventas.desde'), any: '' },
          { name: 'hasta', label: t('ventas.hasta'), any: '' },
        ]}
        searchLabel={t('notas.buscar')}
        exporting={exporting}
        columns={columnasOf(t)}
        keyOf={({ idNota }) => idNota}
        linkTo={({ factura }) => ({ to: `/admin/historial-ventas/${factura.idFactura}`, state: { lista: search } })}
        empty={<EmptyList icon={IconReceiptRefund} title={t('notas.vacioTitulo')} text={t('notas.vacio')} />}
      />
    </>
  );
}

/** The sum of the filtered notes, over all pages; while it is recalculated the old one stays, dimmed. */
function Suma({ query }: { query: Parameters<typeof reading<typeof notasDeCredito.totals>>[1]['query'] }) {
  const t = useT();
  const { data, isPlaceholderData } = useQuery({
    ...reading(calls.notasDeCredito.totals, { query }),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label={t('ventas.totales.titulo')} aria-busy={isPlaceholderData}>
      <dl className={css.totales} data-stale={isPlaceholderData}>
        <div>
          <dt>{t('notas.titulo')}</dt>
          <dd>{data ? data.cantidad.toLocaleString('en') : '…'}</dd>
        </div>
        <div>
          <dt>{t('notas.suma')}</dt>
          <dd>{data ? dinero(data.monto) : '…'}</dd>
        </div>
      </dl>
    </section>
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
