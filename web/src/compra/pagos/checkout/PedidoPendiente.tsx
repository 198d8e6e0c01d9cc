import type { Carrito } from '@fedatario/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { dinero, fechaHora } from '../../../lib/format.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Notice } from '../../../ui/form/Notice.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import { leerCarrito } from '../../carrito/calls.ts';
import { anular } from '../../facturas/calls.ts';
import { anotarPedido } from '../../facturas/use-seguir.ts';
import css from './checkout.module.css';

/** An earlier unpaid order: continue it, or cancel it after confirmation and get its lines back. */
export function PedidoPendiente({ pedido }: { pedido: NonNullable<Carrito['pendiente']> }) {
  const t = useT();
  const client = useQueryClient();
  const { mutate, isPending, error } = useSend(anular, { renews: [leerCarrito] });
  const [asking, setAsking] = useState(false);
  const { idFactura, referencia, total, metodo, venceEn } = pedido;
  const holes = { referencia, total: dinero(total) };
  if (venceEn === null) {
    return (
      <Notice tone="info">
        <p>{t('checkout.pendiente.enRevision', holes)}</p>
        <div className={css.ways}>
          <ButtonLink to={`/detalle-pago/${idFactura}`} kind="quiet">
            {t('checkout.enCarrito.verPedido')}
          </ButtonLink>
        </div>
      </Notice>
    );
  }
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
      <p>{t('checkout.pendiente.texto', { ...holes, fecha: fechaHora(venceEn) })}</p>
      <div className={css.ways}>
        <ButtonLink to={`/detalle-pago/${idFactura}`} kind="quiet">
          {t('checkout.pendiente.seguir')}
        </ButtonLink>
        <PlainButton kind="plain" onClick={() => setAsking(true)}>
          {t('checkout.pendiente.anular')}
        </PlainButton>
      </div>
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
