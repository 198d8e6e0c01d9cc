import type { Carrito } from '@fedatario/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { dinero, fechaHora } from '../../lib/format.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/form/Notice.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { show } from '../../ui/snackbar/store.ts';
import { anular, leerCarrito } from '../calls.ts';
import { anotarPedido } from '../use-seguir.ts';
import css from './checkout.module.css';

/** An order of before that waits to be paid: go on with it, or give it up and have its lines back. */
export function Pendiente({ pedido }: { pedido: NonNullable<Carrito['pendiente']> }) {
  const t = useT();
  const client = useQueryClient();
  const { mutateAsync, isPending } = useSend(anular, { renews: [leerCarrito] });
  const { idFactura, referencia, total, venceEn } = pedido;
  const give = () => {
    const done = mutateAsync({ params: { idFactura } });
    void done.then(
      (anulado) => {
        anotarPedido(client, anulado);
        show('success', t('checkout.pendiente.anulado', { referencia }));
      },
      ({ codigo }) => show('error', t(`error.${codigo as 'error-interno'}`)),
    );
  };
  const holes = { referencia, total: dinero(total), fecha: fechaHora(venceEn) };
  return (
    <Notice tone="warning">
      <p>{t('checkout.pendiente.texto', holes)}</p>
      <div className={css.ways}>
        <ButtonLink to={`/detalle-pago/${idFactura}`} kind="quiet">
          {t('checkout.pendiente.seguir')}
        </ButtonLink>
        <PlainButton kind="plain" disabled={isPending} onClick={give}>
          {t('checkout.pendiente.anular')}
        </PlainButton>
      </div>
    </Notice>
  );
}
