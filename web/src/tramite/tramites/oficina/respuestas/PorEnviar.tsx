import type { ObservacionDeRespuesta, TramiteDetalle } from '@fedatario/contract/tramite';
import { Button } from '@mantine/core';
import { calls } from '#calls';
import { t as tell, useT } from '../../../../i18n/i18n.ts';
import { useSend } from '../../../../lib/api.ts';
import { show } from '../../../../ui/snackbar/store.ts';
import { FalloDeActo } from '../../../expedientes/oficina/FalloDeActo.tsx';
import { renews } from '../../../expedientes/oficina/renews.ts';
import css from './respuestas.module.css';

interface Props {
  tramite: TramiteDetalle;
  esperan: readonly ObservacionDeRespuesta[];
  enviable: boolean;
  observable: boolean;
}

/** Unsent remarks: remove one, or send all. */
export function PorEnviar({ tramite: { idSolicitud, revision }, esperan, enviable, observable }: Props) {
  const t = useT();
  const send = useSend(calls.correcciones.send, { renews: [...renews, calls.respuestas.read] });
  const forget = useSend(calls.correcciones.forget, { renews: [calls.respuestas.read] });
  const error = send.error ?? forget.error;
  if (esperan.length === 0) return null;
  const go = () =>
    send.mutate(
      { params: { idSolicitud }, body: { revision } },
      { onSuccess: () => show('success', tell('conversacion.espera.enviadas')) },
    );
  return (
    <section className={css.waiting} aria-labelledby="por-enviar">
      <h3 id="por-enviar">{t('conversacion.espera.titulo', { n: esperan.length })}</h3>
      <p>{t('conversacion.espera.detalle')}</p>
      <ul>
        {esperan.map(({ idObservacion, pregunta, motivo }) => (
          <li key={idObservacion}>
            <p>
              <strong lang="es">{pregunta}</strong>
              <span>{motivo}</span>
            </p>
            {observable && (
              <Button
                variant="subtle"
                size="compact-sm"
                disabled={forget.isPending}
                aria-label={t('conversacion.espera.quitarDe', { pregunta })}
                onClick={() => forget.mutate({ params: { idSolicitud, idObservacion } })}
              >
                {t('conversacion.espera.quitar')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {error && <FalloDeActo error={error} />}
      {enviable ? (
        <Button loading={send.isPending} onClick={go}>
          {t('conversacion.espera.enviar')}
        </Button>
      ) : (
        <p>{t('conversacion.espera.soloNotario')}</p>
      )}
    </section>
  );
}
