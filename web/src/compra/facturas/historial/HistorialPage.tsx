import type { FacturaResumen } from '@fedatario/contract/compra';
import { IconReceipt } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { Titulo } from '../../../common/marca.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { usePages } from '../../../lib/api.ts';
import { estaAlReves } from '../../../lib/list-state.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Card } from '../../../ui/layout/layout.tsx';
import { PageHead } from '../../../ui/Page.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { SeeMore } from '../../../ui/SeeMore.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Filtrar } from './Filtrar.tsx';
import { type Filtros, hayFiltros, leerFiltros } from './filtros.ts';
import { RenglonDeFactura } from './RenglonDeFactura.tsx';

/** The customer's orders and invoices; the filters are in the address. */
export function HistorialPage() {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const filtros = leerFiltros(search);
  const onFiltros = (next: Filtros) => setSearch(new URLSearchParams(Object.entries(next)), { replace: true });
  return (
    <>
      <Titulo pantalla={t('facturas.historial.titulo')} />
      <PageHead title={t('facturas.historial.titulo')} text={t('facturas.historial.detalle')} />
      <Filtrar filtros={filtros} onFiltros={onFiltros} />
      {estaAlReves({ ...filtros }) ? (
        <Notice tone="warning">{t('facturas.historial.alReves')}</Notice>
      ) : (
        <Lista filtros={filtros} onLimpiar={() => onFiltros({})} />
      )}
    </>
  );
}

function Lista({ filtros, onLimpiar }: { filtros: Filtros; onLimpiar: () => void }) {
  const t = useT();
  const list = usePages(calls.facturas.list, { query: { ...filtros } });
  const { data, error, refetch } = list;
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Skeleton pieces={[76, 76, 76]} label={t('comun.cargando')} />;
  const facturas: FacturaResumen[] = data.pages.flatMap((page) => page.data);
  if (facturas.length === 0) return <Nada filtrado={hayFiltros(filtros)} onLimpiar={onLimpiar} />;
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

function Nada({ filtrado, onLimpiar }: { filtrado: boolean; onLimpiar: () => void }) {
  const t = useT();
  return (
    <Empty
      icon={IconReceipt}
      title={t(filtrado ? 'facturas.historial.nada' : 'facturas.historial.vacio')}
      text={!filtrado && t('facturas.historial.vacioDetalle')}
    >
      {filtrado ? (
        <PlainButton kind="quiet" onClick={onLimpiar}>
          {t('facturas.historial.quitarFiltros')}
        </PlainButton>
      ) : (
        <ButtonLink to="/#documentos">{t('facturas.historial.elegir')}</ButtonLink>
      )}
    </Empty>
  );
}
