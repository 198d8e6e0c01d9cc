import type { Minuta } from '@fedatario/contract';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useT } from '../i18n/i18n.ts';
import { useSend } from '../lib/api.ts';
import type { ApiError } from '../lib/api-error.ts';
import { Notice } from '../ui/form/Notice.tsx';
import { show } from '../ui/snackbar/store.ts';
import { minutas } from './calls.ts';
import css from './minutas.module.css';

interface Props {
  minuta: Minuta;
  idSolicitud: string;
  porSalir: NonNullable<Minuta['porSalir']>;
}

/** What was sent and has not gone out: how long it may still be taken back, and the way to hurry it. */
export function PorSalir({ minuta: { tramite }, idSolicitud, porSalir: { version, saleEn } }: Props) {
  const t = useT();
  const params = { idSolicitud };
  const undo = useSend(minutas.unsend, { renews: [minutas.read] });
  const now = useSend(minutas.send, { renews: [minutas.read] });
  const segundos = useSegundos(saleEn);
  const onError = (error: ApiError) => show('error', t(`error.${error.codigo}`, error.params));
  const busy = undo.isPending || now.isPending;
  const takeBack = () =>
    undo.mutate({ params }, { onSuccess: () => show('success', t('minuta.envio.deshecho', { n: version })), onError });
  const hurry = () =>
    now.mutate(
      { params, body: { revision: tramite.revision, version } },
      { onSuccess: () => show('success', t('minuta.enviada', { n: version })), onError },
    );
  return (
    <>
      <Notice tone="info">
        <p>{t('minuta.envio.sale', { n: version, cliente: tramite.cliente })}</p>
        <p aria-hidden="true">{t('minuta.envio.en', { segundos })}</p>
      </Notice>
      <div className={css.part}>
        <Button fullWidth disabled={busy} onClick={takeBack}>
          {t('minuta.envio.deshacer')}
        </Button>
        <Button fullWidth variant="default" disabled={busy} onClick={hurry}>
          {t('minuta.envio.ya')}
        </Button>
      </div>
    </>
  );
}

/** Seconds that are left until an instant, never fewer than none. */
function useSegundos(instante: string): number {
  const left = () => Math.max(0, Math.ceil((Date.parse(instante) - Date.now()) / 1000));
  const [segundos, setSegundos] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is left is worked out of the instant alone.
  useEffect(() => {
    const tick = setInterval(() => setSegundos(left()), 1000);
    return () => clearInterval(tick);
  }, [instante]);
  return segundos;
}
