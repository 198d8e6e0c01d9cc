import { IconListDetails } from '@tabler/icons-react';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { usePages } from '../../../lib/api.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { SeeMore } from '../../../ui/SeeMore.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Libro } from '../Libro.tsx';

/** Every document that the customer's plans gave, and its use. */
export function ConsumoDePlanes() {
  const t = useT();
  const list = usePages(calls.suscripciones.ledger, { query: {} });
  const { data, error, refetch } = list;
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Skeleton pieces={[56, 56, 56]} label={t('comun.cargando')} />;
  const lineas = data.pages.flatMap((page) => page.data);
  if (lineas.length === 0)
    return <Empty icon={IconListDetails} title={t('misPlanes.sinConsumo')} text={t('misPlanes.sinConsumoDetalle')} />;
  return (
    <>
      <Libro lineas={lineas} pedidos />
      <SeeMore list={list}>{t('misPlanes.masConsumo')}</SeeMore>
    </>
  );
}
