import type { Correccion } from '@fedatario/contract/tramite';
import { campoEn, seccionesDe } from '@fedatario/document-engine';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { calls } from '#calls';
import { ConflictoDeEntrevista } from '../../borrador/borradores/entrevista/ConflictoDeEntrevista.tsx';
import { Campo } from '../../borrador/borradores/entrevista/campos/Campo.tsx';
import { EstadoGuardado } from '../../borrador/borradores/entrevista/EstadoGuardado.tsx';
import { enfocar } from '../../borrador/borradores/entrevista/sesion/enfocar.ts';
import { guardar } from '../../borrador/borradores/entrevista/sesion/guardado.ts';
import { intentar } from '../../borrador/borradores/entrevista/sesion/sesion.ts';
import { useSesion } from '../../borrador/borradores/entrevista/sesion/use-sesion.ts';
import { t as tell, useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import { show } from '../../ui/snackbar/store.ts';
import css from './correccion.module.css';
import { Observada } from './Observada.tsx';
import { abiertasDeMas, dentroDe, useCorregible } from './use-correccion.ts';

interface Props {
  idSolicitud: string;
  correccion: Correccion;
  /** Reads the draft again after a change elsewhere. */
  releer: () => void;
}

/** The remarks with their answers, questions opened by the corrections, and the button that sends everything back. */
export function Observadas({ idSolicitud, correccion, releer }: Props) {
  const t = useT();
  const { observaciones } = correccion;
  const corregible = useCorregible(correccion);
  const mas = abiertasDeMas(
    corregible,
    observaciones.map(({ ruta }) => ruta),
  );
  return (
    <>
      <ol className={css.list} aria-label={t('conversacion.cliente.lista')}>
        {observaciones.map((observacion) => (
          <Observada
            key={observacion.idObservacion}
            idSolicitud={idSolicitud}
            observacion={observacion}
            cambiada={corregible.cambiadas.has(observacion.ruta)}
          />
        ))}
      </ol>
      {mas.length > 0 && <DeMas rutas={mas} />}
      <ConflictoDeEntrevista />
      <Enviar idSolicitud={idSolicitud} correccion={correccion} corregible={corregible} releer={releer} />
    </>
  );
}

/** Questions that appeared or became invalid because of the corrections. */
function DeMas({ rutas }: { rutas: readonly string[] }) {
  const t = useT();
  const sesion = useSesion();
  return (
    <section className={css.more} aria-labelledby="tambien">
      <h2 id="tambien">{t('conversacion.cliente.tambien')}</h2>
      <p className={css.quiet}>{t('conversacion.cliente.tambienDetalle')}</p>
      {rutas.map((ruta) => {
        const campo = campoEn(sesion.entrevista, ruta);
        const dentro = dentroDe(sesion, ruta);
        return (
          <div key={ruta}>
            {dentro && (
              <p className={css.inside} lang="es">
                {dentro}
              </p>
            )}
            {campo && <Campo campo={campo} ruta={ruta} />}
          </div>
        );
      })}
    </section>
  );
}

function Enviar({ corregible, ...props }: Props & { corregible: ReturnType<typeof useCorregible> }) {
  const t = useT();
  const { send, falta, isPending, error } = useEnviar(props, corregible);
  return (
    <footer className={css.foot}>
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      {falta && <Notice tone="warning">{falta}</Notice>}
      <div className={css.send}>
        <EstadoGuardado />
        <Button loading={isPending} onClick={() => void send()}>
          {t('conversacion.cliente.enviar')}
        </Button>
      </div>
    </footer>
  );
}

/** Points to missing answers, or saves pending ones and sends the correction. */
function useEnviar(
  { idSolicitud, correccion: { observaciones, revision }, releer }: Props,
  { cambiadas, problemas }: ReturnType<typeof useCorregible>,
) {
  const t = useT();
  const sesion = useSesion();
  const navigate = useNavigate();
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useSend(calls.correcciones.submit, {
    renews: [calls.correcciones.read, calls.tramites.read],
  });
  const faltan = observaciones.filter(({ ruta, respuesta }) => respuesta === null && !cambiadas.has(ruta));
  const send = async () => {
    setTried(true);
    intentar(
      sesion,
      seccionesDe(sesion.entrevista).map(({ clave }) => clave),
    );
    const [first] = [...problemas, ...faltan];
    if (first) return enfocar(first.ruta);
    await guardar(sesion.cola);
    const { fase, revision: respuestas } = sesion.cola.actual;
    if (fase !== 'guardado') return;
    const done = () => {
      show('success', tell('conversacion.cliente.enviada'));
      void navigate(`/tramites/${idSolicitud}/detalle`);
    };
    const failed = ({ codigo }: ApiError) => {
      if (codigo !== 'conflicto-revision') return;
      show('warning', tell('error.conflicto-revision'));
      releer();
    };
    mutate({ params: { idSolicitud }, body: { revision, respuestas } }, { onSuccess: done, onError: failed });
  };
  const missing = problemas.length > 0 ? t('conversacion.cliente.revise') : undefined;
  const falta = faltan.length > 0 ? t('conversacion.cliente.faltan', { n: faltan.length }) : missing;
  return { send, falta: tried ? falta : undefined, isPending, error };
}
