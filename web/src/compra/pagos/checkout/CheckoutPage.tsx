import { IconShoppingBag } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { Titulo } from '../../../common/marca.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Text } from '../../../ui/layout/layout.tsx';
import { PageHead } from '../../../ui/Page.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { Say } from '../../../ui/Say.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { type Linea, LineasDeCarrito } from '../../carrito/LineasDeCarrito.tsx';
import { useCambio } from '../../carrito/use-carrito.ts';
import { CompraDeCarrito } from './CompraDeCarrito.tsx';
import css from './checkout.module.css';
import { PedidoPendiente } from './PedidoPendiente.tsx';

/** Checkout on one page: lines, invoice recipient and payment. */
export function CheckoutPage({ quien }: { quien: string }) {
  const t = useT();
  const { data, error, refetch } = useCall(calls.carrito.read, {}, { current: true, acrossTabs: true });
  const [quitada, setQuitada] = useState<Linea>();
  const [repetido, setRepetido] = useState(false);
  if (error && !data) return <Failure error={error} retry={refetch} heading="h1" />;
  if (!data)
    return (
      <>
        <h1 className="visualmente-oculto">{t('checkout.titulo')}</h1>
        <Skeleton pieces={[48, 160, 220, 220]} label={t('comun.cargando')} />
      </>
    );
  const lineas = (
    <div>
      {quitada && <Quitada linea={quitada} onCerrar={() => setQuitada(undefined)} />}
      {data.lineas.length > 0 && <LineasDeCarrito lineas={data.lineas} onQuitada={setQuitada} />}
    </div>
  );
  return (
    <>
      <Titulo pantalla={t('checkout.titulo')} />
      {data.lineas.length > 0 && <PageHead title={t('checkout.titulo')} text={t('checkout.detalle')} />}
      <div className={css.notices}>
        {repetido && <Notice tone="info">{t('checkout.pendiente.hecho')}</Notice>}
        {data.pendiente && <PedidoPendiente pedido={data.pendiente} />}
      </div>
      {data.lineas.length > 0 ? (
        <CompraDeCarrito carrito={data} quien={quien} lineas={lineas} onRepetido={() => setRepetido(true)} />
      ) : (
        <>
          {lineas}
          <Vacio />
        </>
      )}
    </>
  );
}

function Vacio() {
  const t = useT();
  return (
    <Say icon={IconShoppingBag} title={t('checkout.vacio')} lines={[t('checkout.vacioDetalle')]}>
      <ButtonLink to="/#documentos">{t('checkout.elegir')}</ButtonLink>
      <ButtonLink to="/borradores" kind="quiet">
        {t('checkout.misBorradores')}
      </ButtonLink>
    </Say>
  );
}

/** Notice after a line was removed, with the button that restores it. */
function Quitada({ linea, onCerrar }: { linea: Linea; onCerrar: () => void }) {
  const t = useT();
  const { cambiar, cambiando } = useCambio(calls.carrito.add);
  const { idBorrador, nombre } = linea;
  const undo = async () => {
    if (idBorrador && (await cambiar({ body: { idBorrador } }))) onCerrar();
  };
  return (
    <Text as="div" bottom={4}>
      <Notice tone="info">
        <p>{t('checkout.quitada', { nombre })}</p>
        {idBorrador && (
          <PlainButton kind="quiet" disabled={cambiando} onClick={() => void undo()}>
            {t('checkout.deshacer')}
          </PlainButton>
        )}
      </Notice>
    </Text>
  );
}
