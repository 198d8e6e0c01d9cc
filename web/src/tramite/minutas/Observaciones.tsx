import type { Minuta, ObservacionDeMinuta } from '@fedatario/contract/tramite';
import { Button, Textarea } from '@mantine/core';
import { useId, useState } from 'react';
import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { useCall, useSend } from '../../lib/api.ts';
import { fechaHora } from '../../lib/format.ts';
import css from './minutas.module.css';
import { parrafosDeTexto } from './parrafo.ts';

/** The customer's remarks with their paragraphs and the replies. */
export function Observaciones({ minuta, idSolicitud }: { minuta: Minuta; idSolicitud: string }) {
  const t = useT();
  const titulo = useId();
  const { observaciones, editable } = minuta;
  if (observaciones.length === 0) return null;
  return (
    <section className={css.part} aria-labelledby={titulo}>
      <h2 id={titulo}>{t('minuta.observaciones')}</h2>
      <ul className={css.remarks}>
        {[...observaciones].reverse().map((observacion) => (
          <li key={observacion.idObservacion}>
            <Cita observacion={observacion} idSolicitud={idSolicitud} />
            <p className={css.said}>{observacion.texto}</p>
            <p className={css.quiet}>
              {t('minuta.version', { n: observacion.version })} · {fechaHora(observacion.hechaEn)}
            </p>
            {observacion.respuesta && (
              <p className={css.answer}>
                <strong>{t('minuta.respuesta')}</strong> {observacion.respuesta}
              </p>
            )}
            {!observacion.respuesta && editable && <Responder observacion={observacion} idSolicitud={idSolicitud} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Props {
  observacion: ObservacionDeMinuta;
  idSolicitud: string;
}

function Cita({ observacion: { version, parrafo }, idSolicitud }: Props) {
  const { data } = useCall(calls.minutas.version, { params: { idSolicitud, version } });
  const texto = data && parrafosDeTexto(data.contenido)[parrafo];
  return texto ? (
    <blockquote className={css.quote} lang="es" dir="ltr">
      {texto}
    </blockquote>
  ) : null;
}

function Responder({ observacion: { idObservacion }, idSolicitud }: Props) {
  const t = useT();
  const [texto, setTexto] = useState('');
  const send = useSend(calls.minutas.answer, { renews: [calls.minutas.read] });
  return (
    <form
      className={css.reply}
      onSubmit={(event) => {
        event.preventDefault();
        send.mutate({ params: { idSolicitud, idObservacion }, body: { texto } });
      }}
    >
      <Textarea
        autosize
        minRows={2}
        maxLength={1000}
        label={t('minuta.suRespuesta')}
        value={texto}
        error={send.error && t(`error.${send.error.codigo}`)}
        onChange={({ currentTarget }) => setTexto(currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={send.isPending} disabled={texto.trim() === ''}>
        {t('minuta.responder')}
      </Button>
    </form>
  );
}
