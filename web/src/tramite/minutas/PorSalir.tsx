import type { Minuta } from '@fedatario/contract/tramite';
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import css from './minutas.module.css';
import type { Salida } from './use-salida.ts';

interface Props {
  minuta: Minuta;
  porSalir: NonNullable<Minuta['porSalir']>;
  salida: Salida;
}

/**
 * The version sent but not yet delivered to the customer: the time left to take it back, and a button to deliver it
 * now.
 */
export function PorSalir({ minuta: { tramite }, porSalir: { version, saleEn }, salida }: Props) {
  const t = useT();
  const { busy, takeBack, hurry } = salida;
  const segundos = useSegundos(saleEn);
  return (
    <>
      <Notice tone="info">
        <p>{t('minuta.envio.sale', { n: version, cliente: tramite.cliente })}</p>
        <p aria-hidden="true">{t('minuta.envio.en', { segundos })}</p>
      </Notice>
      <div className={css.part}>
        <Button fullWidth disabled={busy} onClick={() => takeBack(version)}>
          {t('minuta.envio.deshacer')}
        </Button>
        <Button fullWidth variant="default" disabled={busy} onClick={() => hurry(version, tramite.revision)}>
          {t('minuta.envio.ya')}
        </Button>
      </div>
    </>
  );
}

/** Seconds until an instant, at least 0. */
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
