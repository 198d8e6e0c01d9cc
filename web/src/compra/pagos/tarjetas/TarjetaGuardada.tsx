import type { Endpoint, Input, Light } from '@fedatario/contract/base';
import type { FormaPago } from '@fedatario/contract/compra';
import { IconCreditCard } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { t as text, useT } from '../../../i18n/i18n.ts';
import { reading, useSend } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { Grid } from '../../../ui/layout/layout.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import { estaVencida, nombreDeMarca, vencimientoDe } from './nombres.ts';
import css from './tarjetas.module.css';

export function TarjetaGuardada({ tarjeta }: { tarjeta: FormaPago }) {
  const t = useT();
  const { hacer, haciendo } = useAccion(calls.formasPago.choose);
  const { idFormaPago, marca, ultimosCuatro, predeterminada } = tarjeta;
  const vencida = estaVencida(tarjeta, new Date());
  const fecha = vencimientoDe(tarjeta);
  const nombre = t('pago.tarjeta', { marca: nombreDeMarca(marca), ultimos: ultimosCuatro });
  return (
    <Grid as="li" gap={4} rowGap={1} align="center" className={css.card}>
      <IconCreditCard size={24} stroke={1.5} aria-hidden="true" />
      <div>
        <p>
          <strong>{nombre}</strong>
          {predeterminada && <span className={css.default}>{t('pago.predeterminada')}</span>}
        </p>
        {fecha && <p data-expired={vencida}>{t(vencida ? 'pago.vencio' : 'pago.vence', { fecha })}</p>}
      </div>
      <div className={css.actions}>
        {!predeterminada && !vencida && (
          <PlainButton
            kind="plain"
            disabled={haciendo}
            aria-label={t('pago.guardadas.usarEsta', { tarjeta: nombre })}
            onClick={() => void hacer({ params: { idFormaPago } })}
          >
            {t('pago.guardadas.usar')}
          </PlainButton>
        )}
        <Olvidar idFormaPago={idFormaPago} nombre={nombre} />
      </div>
    </Grid>
  );
}

function Olvidar({ idFormaPago, nombre }: { idFormaPago: string; nombre: string }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { hacer, haciendo } = useAccion(calls.formasPago.forget);
  const close = () => setAsking(false);
  const forget = async () => {
    if (await hacer({ params: { idFormaPago } })) show('success', text('pago.guardadas.olvidada', { tarjeta: nombre }));
    else close();
  };
  return (
    <>
      <PlainButton
        kind="plain"
        aria-label={t('pago.guardadas.olvidarEsta', { tarjeta: nombre })}
        onClick={() => setAsking(true)}
      >
        {t('pago.guardadas.olvidar')}
      </PlainButton>
      <ConfirmDialog
        open={asking}
        title={t('pago.guardadas.confirmar', { tarjeta: nombre })}
        confirm={t('pago.guardadas.olvidar')}
        danger
        pending={haciendo}
        onConfirm={() => void forget()}
        onClose={close}
      >
        <p>{t('pago.guardadas.confirmarDetalle')}</p>
      </ConfirmDialog>
    </>
  );
}

/** Runs an action on a card and caches the resulting cards. True when it succeeded; otherwise the error is reported. */
function useAccion<E extends Endpoint>(endpoint: Light<E>) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useSend(endpoint);
  const hacer = async (input: Input<E>): Promise<boolean> => {
    try {
      client.setQueryData(reading(calls.formasPago.list, {}).queryKey, (await mutateAsync(input)) as FormaPago[]);
      return true;
    } catch (wrong) {
      show('error', text(`error.${wrong instanceof ApiError ? wrong.codigo : 'error-interno'}`));
      return false;
    }
  };
  return { hacer, haciendo: isPending };
}
