import type { FacturaDetalle } from '@fedatario/contract/compra';
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../common/ConfirmDialog.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { anotarPedido } from '../facturas/use-seguir.ts';

/** Cancels an unpaid order, after a confirmation that names it and the consequences. */
export function AnularPedido({ pedido: { idFactura, referencia, metodo } }: { pedido: FacturaDetalle }) {
  const t = useT();
  const client = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useSend(calls.facturas.cancel);
  const close = () => setAsking(false);
  const give = () => mutate({ params: { idFactura } }, { onSuccess: (anulado) => anotarPedido(client, anulado) });
  return (
    <>
      <div>
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('facturas.anular.boton')}
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        title={t('facturas.anular.titulo', { referencia })}
        confirm={t('facturas.anular.confirmar')}
        danger
        keep={t('facturas.anular.conservar')}
        pending={isPending}
        error={error}
        onConfirm={give}
        onClose={close}
      >
        <p>{t('facturas.anular.texto')}</p>
        {metodo === 'transferencia' && <p>{t('facturas.anular.siTransfirio')}</p>}
      </ConfirmDialog>
    </>
  );
}
