import type { Carrito } from '@fedatario/contract/compra';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { dinero, fechaHora } from '../../../lib/format.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import { anotarPedido } from '../../facturas/use-seguir.ts';

type Pendiente = NonNullable<Carrito['pendiente']>;

/** An earlier unpaid order, or one whose receipt of a transfer the office reviews. */
export function PedidoPendiente({ pedido }: { pedido: Pendiente }) {
  const { venceEn } = pedido;
  return venceEn === null ? <EnRevision pedido={pedido} /> : <SinPagar pedido={pedido} venceEn={venceEn} />;
}

function EnRevision({ pedido: { idFactura, referencia, total } }: { pedido: Pendiente }) {
  const t = useT();
  return (
    <Notice tone="info">
      <p>{t('checkout.pendiente.enRevision', { referencia, total: dinero(total) })}</p>
      <Row gap={2} wrap>
        <ButtonLink to={`/detalle-pago/${idFactura}`} kind="quiet">
          {t('checkout.enCarrito.verPedido')}
        </ButtonLink>
      </Row>
    </Notice>
  );
}

/** It is continued, or cancelled after confirmation, which gives its lines back. */
function SinPagar({ pedido, venceEn }: { pedido: Pendiente; venceEn: string }) {
  const t = useT();
  const client = useQueryClient();
  const { mutate, isPending, error } = useSend(calls.facturas.cancel, { renews: [calls.carrito.read] });
  const [asking, setAsking] = useState(false);
  const { idFactura, referencia, total, metodo } = pedido;
  const give = () =>
    mutate(
      { params: { idFactura } },
      {
        onSuccess: (anulado) => {
          anotarPedido(client, anulado);
          show('success', t('checkout.pendiente.anulado', { referencia }));
        },
      },
    );
  return (
    <Notice tone="warning">
      <p>{t('checkout.pendiente.texto', { referencia, total: dinero(total), fecha: fechaHora(venceEn) })}</p>
      <Row gap={2} wrap>
        <ButtonLink to={`/detalle-pago/${idFactura}`} kind="quiet">
          {t('checkout.pendiente.seguir')}
        </ButtonLink>
        <PlainButton kind="plain" onClick={() => setAsking(true)}>
          {t('checkout.pendiente.anular')}
        </PlainButton>
      </Row>
      <ConfirmDialog
        open={asking}
        title={t('checkout.pendiente.preguntar', { referencia })}
        confirm={t('checkout.pendiente.confirmar')}
        keep={t('checkout.pendiente.conservar')}
        pending={isPending}
        error={error}
        onConfirm={give}
        onClose={() => setAsking(false)}
      >
        <p>{t('checkout.pendiente.vuelve')}</p>
        {metodo === 'transferencia' && <p>{t('checkout.pendiente.siTransfirio')}</p>}
      </ConfirmDialog>
    </Notice>
  );
}
