import { IconReceipt } from '@tabler/icons-react';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { usePages } from '../../../lib/api.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { Card } from '../../../ui/layout/layout.tsx';
import { SeeMore } from '../../../ui/SeeMore.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { RenglonDeFactura } from '../../facturas/historial/RenglonDeFactura.tsx';

/** Every order and invoice for a plan of the customer's, of the plan they have and of earlier ones. */
export function FacturasDePlanes() {
  const t = useT();
  const list = usePages(calls.facturas.list, { query: { de: 'planes' } });
  const { data, error, refetch } = list;
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Skeleton pieces={[76, 76]} label={t('comun.cargando')} />;
  const facturas = data.pages.flatMap((page) => page.data);
  if (facturas.length === 0)
    return <Empty icon={IconReceipt} title={t('misPlanes.sinFacturas')} text={t('misPlanes.sinFacturasDetalle')} />;
  return (
    <>
      <Card as="ul">
        {facturas.map((factura) => (
          <RenglonDeFactura key={factura.idFactura} factura={factura} />
        ))}
      </Card>
      <SeeMore list={list}>{t('facturas.historial.mas')}</SeeMore>
    </>
  );
}
