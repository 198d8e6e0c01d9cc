import type { VentaDetalle } from '@fedatario/contract/compra';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { useSendFresh } from '../../../common/use-send-fresh.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { PreguntarTexto } from './PreguntarTexto.tsx';
import { renews } from './renews.ts';

/** Cancels an unpaid order; the customer reads the reason. */
export function AnularVenta({ venta: { idFactura, referencia } }: { venta: VentaDetalle }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error, dialog } = useSendFresh(calls.ventas.cancel, { renews });
  const close = () => setAsking(false);
  return (
    <div>
      <Button variant="default" onClick={() => setAsking(true)}>
        {t('facturas.anular.boton')}
      </Button>
      {asking && (
        <PreguntarTexto
          title={t('facturas.anular.titulo', { referencia })}
          text={t('ventas.anular.texto')}
          label={t('ventas.decidir.motivo')}
          confirm={t('facturas.anular.confirmar')}
          pending={isPending}
          error={error}
          onSend={(motivo) => mutate({ params: { idFactura }, body: { motivo } }, { onSuccess: close })}
          onClose={close}
        />
      )}
      {dialog}
    </div>
  );
}
