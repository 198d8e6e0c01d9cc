import { estadosDeVenta, ordenesDeOficina, type TipoProducto, tiposProducto } from '@fedatario/contract/catalogo';
import { IconPackage } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { calls } from '#calls';
import { lugarOf } from '../../../casa/catalogos/lugar.tsx';
import { ListPage } from '../../../common/list/ListPage.tsx';
import { useListPage, withRows } from '../../../common/list/use-list-page.ts';
import { useT } from '../../../i18n/i18n.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { LinkTabs } from '../../../ui/LinkTabs.tsx';
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
  const productos = useListPage({
    list: calls.productosDeOficina.list,
    export: calls.productosDeOficina.export,
    shape,
    fixed: tipo ? { tipo } : {},
    limitOf: (orden) => (orden === 'orden' ? LIMITE : undefined),
    panel: 'producto',
  });
  const { list, page, panel } = productos;
  const porLugar = list.orden === 'orden';
  const orden = useOrdenDeOficina(porLugar ? page.data?.data : undefined);
  const { actionsOf, retirando, dismiss } = useAccionesDeProducto();
  return (
    <ListPage
      of={{ ...productos, page: withRows(page, orden?.rows ?? page.data?.data.map(conId)) }}
      texts="oferta.lista"
      icon={IconPackage}
      filters={{
        estado: {
          label: t('oferta.columna.estado'),
          any: t('oferta.todosLosEstados'),
          nameOf: (estado) => t(`oferta.estado.${estado}`),
        },
      }}
      lead={lugarOf(t, ({ nombre }: Fila) => nombre, orden)}
      columns={columnasOf(t)}
      keyOf={({ idProducto }) => idProducto}
      actionsOf={actionsOf}
      head={
        <>
          {traer}
          <ButtonLink to="/admin/catalogos/producto/nuevo">{t('oferta.nuevo')}</ButtonLink>
        </>
      }
      above={<Tipos tipo={tipo} />}
    >
      {porLugar && <p className={css.orden}>{t('oferta.ordenDetalle')}</p>}
      <p role="status" className="visualmente-oculto">
        {orden?.said}
      </p>
      <PedirSegundaPersona />
      {panel.open && <PrecioDrawer key={panel.open} idProducto={panel.open} onClose={panel.close} />}
      {retirando && <RetirarProducto producto={retirando} onClose={dismiss} />}
    </ListPage>
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
