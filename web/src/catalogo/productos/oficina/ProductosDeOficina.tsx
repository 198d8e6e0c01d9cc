import {
  estadosDeProducto,
  ordenesDeOficina,
  type ProductoDeOficina,
  productosDeOficina,
  type TipoProducto,
  tiposProducto,
} from '@fedatario/contract';
import { IconPackage, IconShoppingCartOff, IconShoppingCartPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Titulo } from '../../../common/marca.tsx';
import { type T, useT } from '../../../i18n/i18n.ts';
import { usePage } from '../../../lib/api.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { LinkTabs } from '../../../ui/LinkTabs.tsx';
import { PageHead } from '../../../ui/Page.tsx';
import { EmptyList } from '../../../ui/table/EmptyList.tsx';
import { ListView } from '../../../ui/table/ListView.tsx';
import type { Filter, RowAction } from '../../../ui/table/table.ts';
import { useExport } from '../../../ui/table/use-export.ts';
import { useList } from '../../../ui/table/use-list.ts';
import { usePanel } from '../../../ui/use-panel.ts';
import { columnasOf } from './columnas.tsx';
import css from './oficina.module.css';
import { PedirSegundaPersona } from './PedirSegundaPersona.tsx';
import { PrecioDrawer } from './PrecioDrawer.tsx';
import { RetirarProducto } from './RetirarProducto.tsx';
import { useVenta } from './use-venta.ts';

const shape = { filtros: { estado: estadosDeProducto }, ordenes: ordenesDeOficina } as const;

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
  const page = usePage(productosDeOficina.list, { query: { ...list.query, ...ofTipo } });
  const exporting = useExport(productosDeOficina.export, { ...list.whole, ...ofTipo });
  const panel = usePanel('producto');
  const [retirando, setRetirando] = useState<ProductoDeOficina>();
  const { vender } = useVenta();
  const actionsOf = (row: ProductoDeOficina): RowAction[] => {
    const { nombre, estado, version } = row;
    if (estado === 'publicado')
      return [{ label: t('oferta.retirar', { nombre }), icon: IconShoppingCartOff, run: () => setRetirando(row) }];
    if (version === null) return [];
    return [{ label: t('oferta.vender', { nombre }), icon: IconShoppingCartPlus, run: () => vender(row, true) }];
  };
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
        page={page}
        filters={filtersOf(t)}
        searchLabel={t('oferta.buscar')}
        exporting={exporting}
        columns={columnasOf(t)}
        keyOf={({ idProducto }) => idProducto}
        linkTo={({ idProducto }) => panel.linkTo(idProducto)}
        actionsOf={actionsOf}
        empty={<EmptyList icon={IconPackage} title={t('oferta.vacioTitulo')} text={t('oferta.vacio')} />}
      />
      <PedirSegundaPersona />
      {panel.open && <PrecioDrawer key={panel.open} idProducto={panel.open} onClose={panel.close} />}
      {retirando && <RetirarProducto producto={retirando} onClose={() => setRetirando(undefined)} />}
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
  const options = estadosDeProducto.map((value) => ({ value, label: t(`oferta.estado.${value}`) }));
  return [{ name: 'estado', label: t('oferta.columna.estado'), any: t('oferta.todosLosEstados'), options }];
}
