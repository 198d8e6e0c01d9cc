import type { CalificacionDeTramite } from '@fedatario/contract/tramite';
import { Button, Checkbox, Textarea } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { t as tell, useT } from '../../i18n/i18n.ts';
import { useCall, useSend } from '../../lib/api.ts';
import { fechaHora } from '../../lib/format.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import customer from '../../ui/parts.module.css';
import { show } from '../../ui/snackbar/store.ts';
import { Consentimiento } from './Consentimiento.tsx';
import css from './calificacion.module.css';
import { ElegirEstrellas, Estrellas } from './Estrellas.tsx';
import { COMENTARIO_MAXIMO } from './puntos.ts';

/** The customer's rating of a delivered trámite: requested once, editable for some days. */
export function Calificar({ idSolicitud, automatica }: { idSolicitud: string; automatica: boolean }) {
  const t = useT();
  const [editing, setEditing] = useState(false);
  const { data } = useCall(calls.calificaciones.read, { params: { idSolicitud } });
  if (!data || (data.calificacion === null && !data.puede)) return null;
  const writing = editing || data.calificacion === null;
  return (
    <section id="calificacion" aria-labelledby="calificacion-titulo" className={customer.part}>
      <h2 id="calificacion-titulo">{t('tramites.calificacion.titulo')}</h2>
      {writing ? (
        <Formulario
          idSolicitud={idSolicitud}
          automatica={automatica}
          antes={data.calificacion}
          firma={data.firma}
          onSend={() => setEditing(true)}
          onDone={() => setEditing(false)}
        />
      ) : (
        <Dicha idSolicitud={idSolicitud} data={data} onEdit={() => setEditing(true)} />
      )}
    </section>
  );
}

interface DichaProps {
  idSolicitud: string;
  data: CalificacionDeTramite;
  onEdit: () => void;
}

function Dicha({ idSolicitud, data, onEdit }: DichaProps) {
  const t = useT();
  const { calificacion, puede, cambiableHasta } = data;
  if (!calificacion) return null;
  return (
    <div className={css.said}>
      <Estrellas puntos={calificacion.puntos} />
      {calificacion.comentario && <blockquote>{calificacion.comentario}</blockquote>}
      <Consentimiento idSolicitud={idSolicitud} calificacion={calificacion} />
      {puede && cambiableHasta && (
        <p className={css.change}>
          {t('tramites.calificacion.puedeCambiar', { fecha: fechaHora(cambiableHasta) })}
          <Button variant="subtle" size="compact-sm" onClick={onEdit}>
            {t('tramites.calificacion.cambiar')}
          </Button>
        </p>
      )}
    </div>
  );
}

interface Props {
  idSolicitud: string;
  /** Whether the platform made the document alone, so that no notary reads the rating. */
  automatica: boolean;
  antes: CalificacionDeTramite['calificacion'];
  /** The name beside which the words would be shown. */
  firma: string;
  /** Called when the form is used; from then on it stays open, even if the data are refreshed. */
  onSend: () => void;
  onDone: () => void;
}

function Formulario({ idSolicitud, automatica, antes, firma, onSend, onDone }: Props) {
  const t = useT();
  const [puntos, setPuntos] = useState(antes?.puntos ?? 0);
  const [comentario, setComentario] = useState(antes?.comentario ?? '');
  const [publica, setPublica] = useState(Boolean(antes?.testimonio));
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useSend(calls.calificaciones.rate, { renews: [calls.calificaciones.read] });
  const send = () => {
    setTried(true);
    if (puntos === 0) return;
    onSend();
    mutate(
      { params: { idSolicitud }, body: { puntos, comentario, publica } },
      {
        onSuccess: () => {
          show('success', tell('tramites.calificacion.gracias'));
          onDone();
        },
      },
    );
  };
  return (
    <div className={css.form}>
      <ElegirEstrellas value={puntos} onChange={setPuntos} invalid={tried && puntos === 0} />
      <Textarea
        label={t('tramites.calificacion.comentario')}
        description={t(automatica ? 'entrega.lee' : 'tramites.calificacion.comentarioAyuda')}
        rows={3}
        maxLength={COMENTARIO_MAXIMO}
        value={comentario}
        onChange={({ currentTarget }) => setComentario(currentTarget.value)}
      />
      {comentario.trim() !== '' && <DejarMostrar firma={firma} checked={publica} onChange={setPublica} />}
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      <div className={customer.ways}>
        <Button loading={isPending} onClick={send}>
          {t('tramites.calificacion.enviar')}
        </Button>
        {antes && (
          <Button variant="default" onClick={onDone}>
            {t('comun.cancelar')}
          </Button>
        )}
      </div>
    </div>
  );
}

interface DejarMostrarProps {
  firma: string;
  checked: boolean;
  onChange: (publica: boolean) => void;
}

/** Consent to show the words to everybody: off until its author ticks it. */
function DejarMostrar({ firma, checked, onChange }: DejarMostrarProps) {
  const t = useT();
  return (
    <Checkbox
      label={t('tramites.calificacion.publica', { firma })}
      description={t('tramites.calificacion.publicaAyuda')}
      checked={checked}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}
