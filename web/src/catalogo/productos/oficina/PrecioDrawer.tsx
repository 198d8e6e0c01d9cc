import { CambioDePrecio, type ProductoDeOficina } from '@fedatario/contract/catalogo';
import { Link } from 'react-router';
import type * as z from 'zod/mini';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { RowForm } from '../../../common/RowForm.tsx';
import { useRowForm } from '../../../common/use-row-form.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useCall, useSend } from '../../../lib/api.ts';
import { montoOf, readMonto } from '../../../lib/escribir.ts';
import { Drawer } from '../../../ui/Drawer.tsx';
import { MoneyField } from '../../../ui/form/quantities.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { renews } from './use-venta.ts';

/** Panel with one product beside the list: its page and its price. */
export function PrecioDrawer({ idProducto, onClose }: { idProducto: string; onClose: () => void }) {
  const t = useT();
  const { data, error, refetch } = useCall(calls.productosDeOficina.read, { params: { idProducto } }, { fresh: true });
  return (
    <Drawer title={data?.nombre ?? t('oferta.lista.titulo')} close={t('comun.cerrar')} onClose={onClose}>
      {!data && error && <Failure error={error} retry={refetch} />}
      {!data && !error && <Skeleton pieces={[72, 72]} label={t('comun.cargando')} />}
      {data && (
        <Row as="p" gap={6} rowGap={2} wrap bottom={5}>
          <Link to={`/admin/catalogos/producto/${idProducto}`}>{t('oferta.editar')}</Link>
          {data.estado === 'publicado' && <Link to={`/productos/${data.slug}`}>{t('oferta.verPagina')}</Link>}
        </Row>
      )}
      {data?.estado === 'publicado' && <Precio producto={data} onClose={onClose} />}
      {data && data.estado !== 'publicado' && <p>{t('oferta.fueraDeVenta')}</p>}
    </Drawer>
  );
}

interface Valores {
  precio: string;
  revision: number;
}

const valoresOf = ({ precio, revision }: ProductoDeOficina): Valores => ({ precio: montoOf(precio), revision });

function Precio({ producto, onClose }: { producto: ProductoDeOficina; onClose: () => void }) {
  const t = useT();
  const { idProducto } = producto;
  const sending = useSend(calls.productosDeOficina.price, { renews });
  const row = useRowForm<Valores, Valores, CambioDePrecio, ProductoDeOficina>({
    schema: CambioDePrecio as unknown as z.ZodMiniType<CambioDePrecio, Valores>,
    values: valoresOf(producto),
    prepare: ({ precio, revision }) => ({ precio: readMonto(precio), revision }),
    send: (body) => sending.mutateAsync({ params: { idProducto }, body }),
    valuesOf: valoresOf,
    draft: `borrador:precio:${idProducto}`,
    onSaved: onClose,
  });
  const { form } = row;
  const label = t('oferta.campo.precio');
  return (
    <RowForm row={row} sending={sending} labels={{ precio: label }} action={t('oferta.cambiarPrecio')} panel="producto">
      <MoneyField
        label={label}
        help={t('oferta.ayudaPrecio')}
        error={form.formState.errors.precio}
        field={form.register('precio')}
      />
    </RowForm>
  );
}
