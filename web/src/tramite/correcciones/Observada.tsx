import type { ObservacionDeRespuesta } from '@fedatario/contract/tramite';
import { campoEn } from '@fedatario/document-engine';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { Campo } from '../../borrador/borradores/entrevista/campos/Campo.tsx';
import { useSesion } from '../../borrador/borradores/entrevista/sesion/use-sesion.ts';
import { t as tell, useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import { show } from '../../ui/snackbar/store.ts';
import { Contestada } from './Contestada.tsx';
import css from './correccion.module.css';
import { dentroDe } from './use-correccion.ts';

const LARGO = 1000;

interface Props {
  idSolicitud: string;
  observacion: ObservacionDeRespuesta;
  cambiada: boolean;
}

/** One remark: the old answer, the reason, the field to correct it, and a reply if the answer stays. */
export function Observada({ idSolicitud, observacion, cambiada }: Props) {
  const t = useT();
  const sesion = useSesion();
  const { ruta, antes, motivo, respuesta } = observacion;
  const campo = campoEn(sesion.entrevista, ruta);
  const dentro = dentroDe(sesion, ruta);
  return (
    <li className={css.remark}>
      <div className={css.said}>
        <p className={css.why}>{t('conversacion.cliente.dice', { motivo })}</p>
        <Contestada cambiada={cambiada} respuesta={respuesta} />
      </div>
      {dentro && (
        <p className={css.inside} lang="es">
          {dentro}
        </p>
      )}
      {campo && <Campo campo={campo} ruta={ruta} />}
      {cambiada && antes && <p className={css.quiet}>{t('conversacion.cliente.respondio', { texto: antes })}</p>}
      <Explicar idSolicitud={idSolicitud} observacion={observacion} />
    </li>
  );
}

/**
 * The customer's reply to a remark, with the answer changed or not. If it cannot be saved, the text stays in the field.
 */
function Explicar({ idSolicitud, observacion: { idObservacion, respuesta } }: Omit<Props, 'cambiada'>) {
  const t = useT();
  const [texto, setTexto] = useState(respuesta ?? '');
  const { mutate, isPending, error } = useSend(calls.correcciones.explain, { renews: [calls.correcciones.read] });
  const isSaved = texto.trim() === (respuesta ?? '');
  const save = () =>
    mutate(
      { params: { idSolicitud, idObservacion }, body: { respuesta: texto } },
      { onSuccess: () => show('success', tell('conversacion.cliente.dicho')) },
    );
  return (
    <div className={css.explain}>
      <Textarea
        label={t('conversacion.cliente.bien')}
        description={t('conversacion.cliente.bienAyuda')}
        rows={2}
        maxLength={LARGO}
        value={texto}
        onChange={({ currentTarget }) => setTexto(currentTarget.value)}
      />
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      {!isSaved && (
        <Button variant="default" loading={isPending} onClick={save}>
          {t('conversacion.cliente.guardar')}
        </Button>
      )}
    </div>
  );
}
