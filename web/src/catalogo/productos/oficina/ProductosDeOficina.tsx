import { estadosDeVenta, ordenesDeOficina, type TipoProducto, tiposProducto } from '@fedatario/contract';
import { IconPackage } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { calls } from '#calls';
import { lugarOf } from '../../../casa/catalogos/lugar.tsx';
import { Titulo } from '../../../common/marca.tsx';
import { type T, useT } from '../../../i18n/i18n.ts';
import { usePage } from '../../../lib/api.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { LinkTabs } from '../../../ui/LinkTabs.tsx';
import { PageHead } from '../../../ui/Page.tsx';
import { EmptyList } from '../../../ui/table/EmptyList.tsx';
import { ListView } from '../../../ui/table/ListView.tsx';
import type { Filter } from '../../../ui/table/table.ts';
import { useExport } from '../../../ui/table/use-export.ts';
import { useList } from '../../../ui/table/use-list.ts';
import { usePanel } from '../../../ui/use-panel.ts';
import { columnasOf } from './columnas.tsx';
import css from './oficina.module.css';
import { PedirSegundaPersona } from './PedirSegundaPersona.tsx';
import { PrecioDrawer } from './PrecioDrawer.tsx';
import { RetirarProducto } from './RetirarProducto.tsx';
import { useAccionesDeProducto } from './use-acciones-de-producto.ts';
import { conId, type Fila, useOrdenDeOficina } from './use-orden-de-oficina.ts';

/** Products on a page; an order set by hand needs many of them in view. */
const LIMITE = 100;

const shape = { filtros: { estado: estadosDeVenta }, ordenes: ordenesDeOficina } as const;

interface Props {
  readonly tipo: TipoProducto | undefined;
  /** The button that brings a document from a file. */
  readonly traer: ReactNode;
}

/** The office's products, on sale or not: their price is changed beside the list, and they are withdrawn from it. */
export function ProductosDeOficina({ tipo, traer }: Props) {
  const t = useT();
  const list = useList(shape);
  const ofTipo = tipo ? { tipo } : {};
  const page = usePage(calls.productosDeOficina.list, {
    query: { ...list.query, ...ofTipo, ...(list.orden === 'orden' && { limite: LIMITE }) },
  });
  const exporting = useExport(calls.productosDeOficina.export, { ...list.whole, ...ofTipo });
  const orden = useOrdenDeOficina(list.orden === 'orden' ? page.data?.data : undefined);
  const panel = usePanel('producto');
  const { actionsOf, retirando, dismiss } = useAccionesDeProducto();
  return (
    <>
      <Titulo pantalla={t('oferta.titulo')} />
      <PageHead title={t('oferta.titulo')} text={t('oferta.detalle')}>
        {traer}
        <ButtonLink to="/admin/catalogos/producto/nuevo">{t('oferta.nuevo')}</ButtonLink>
      </PageHead>
      <Tipos tipo={tipo} />
      <ListView
        caption={t('oferta.titulo')}
        list={list}
        page={{ ...page, data: page.data && { ...page.data, data: orden?.rows ?? page.data.data.map(conId) } }}
        filters={filtersOf(t)}
        searchLabel={t('oferta.buscar')}
        exporting={exporting}
        lead={lugarOf(t, ({ nombre }: Fila) => nombre, orden)}
        columns={columnasOf(t)}
        keyOf={({ idProducto }) => idProducto}
        linkTo={({ idProducto }) => panel.linkTo(idProducto)}
        actionsOf={actionsOf}
        empty={<EmptyList icon={IconPackage} title={t('oferta.vacioTitulo')} text={t('oferta.vacio')} />}
      />
      {list.orden === 'orden' && <p className={css.orden}>{t('oferta.ordenDetalle')}</p>}
      <p role="status" className="visualmente-oculto">
        {orden?.said}
      </p>
      <PedirSegundaPersona />
      {panel.open && <PrecioDrawer key={panel.open} idProducto={panel.open} onClose={panel.close} />}
      {retirando && <RetirarProducto producto={retirando} onClose={dismiss} />}
    </>
  );
}

function Tipos({ tipo }: { tipo: TipoProducto | undefined }) {
  const t = useT();
  return (
    <div className={css.tipos}>
      <LinkTabs
        label={t('oferta.porTipo')}
        tabs={(['todos', ...tiposProducto] as const).map((one) => ({
          to: `/admin/catalogos/productos/${one}`,
          label: t(`oferta.tipos.${one}`),
          current: one === (tipo ?? 'todos'),
        }))}
      />
    </div>
  );
}

function filtersOf(t: T): Filter[] {
  const options = estadosDeVenta.map((value) => ({ value, label: t(`oferta.estado.${value}`) }));
  return [{ name: 'estado', label: t('oferta.columna.estado'), any: t('oferta.todosLosEstados'), options }];
}
