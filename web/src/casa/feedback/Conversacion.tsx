import type { HiloPropio } from '@fedatario/contract/casa';
import type { ReactNode } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { fechaHora } from '../../lib/format.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { PageHead } from '../../ui/Page.tsx';
import css from './feedback.module.css';
import { Mensaje } from './Mensaje.tsx';

/** A thread as its author reads it, with the field for a further message below. */
export function Conversacion({ hilo, children }: { hilo: HiloPropio; children: ReactNode }) {
  const t = useT();
  const { motivo, recibidoEn, mensajes } = hilo;
  return (
    <>
      <PageHead title={motivo} text={t('feedback.hilo.detalle', { fecha: fechaHora(recibidoEn) })} />
      <div role="log" aria-label={t('feedback.hilo.titulo')} className={css.body}>
        <Stack as="ol" gap={4}>
          {mensajes.map((mensaje) => (
            <Mensaje
              key={mensaje.idMensaje}
              mensaje={mensaje}
              quien={t(mensaje.clase === 'persona' ? 'feedback.hilo.usted' : 'feedback.hilo.oficina')}
              mio={mensaje.clase === 'persona'}
            />
          ))}
        </Stack>
      </div>
      <div className={css.body}>{children}</div>
    </>
  );
}
