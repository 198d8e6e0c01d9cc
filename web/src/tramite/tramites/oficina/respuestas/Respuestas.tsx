import { tramitesPorRevisar } from '@fedatario/contract/solicitud';
import type {
  CapituloDeRespuestas,
  RespuestaMostrada,
  RespuestasDeTramite,
  TramiteDetalle,
} from '@fedatario/contract/tramite';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { Failure } from '../../../../common/Failure.tsx';
import { useT } from '../../../../i18n/i18n.ts';
import { useCall } from '../../../../lib/api.ts';
import { fechaHora } from '../../../../lib/format.ts';
import { useLive } from '../../../../lib/use-live.ts';
import { Answer } from '../../../../ui/Answer.tsx';
import { Notice } from '../../../../ui/form/Notice.tsx';
import customer from '../../../../ui/parts.module.css';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { Enviadas } from './Enviadas.tsx';
import { Observar } from './Observar.tsx';
import { PorEnviar } from './PorEnviar.tsx';
import { Reveladas } from './Reveladas.tsx';
import css from './respuestas.module.css';

/** The customer's answers by chapter, to be read and remarked on. During the notary's review every chapter is open. */
export function Respuestas({ tramite }: { tramite: TramiteDetalle }) {
  const t = useT();
  const { idSolicitud } = tramite;
  const { data, error, refetch } = useCall(calls.respuestas.read, { params: { idSolicitud } });
  useLive('tramites', [calls.respuestas.read], idSolicitud);
  return (
    <section className={customer.part} aria-labelledby="respuestas">
      <h2 id="respuestas">{t('conversacion.respuestas.titulo')}</h2>
      <p className={css.note}>
        {t(data?.observable ? 'conversacion.respuestas.observe' : 'conversacion.respuestas.detalle')}
      </p>
      {error && !data && <Failure error={error} retry={refetch} />}
      {!error && !data && <Skeleton pieces={[52, 52, 52]} label={t('comun.cargando')} />}
      {data && (
        <Reveladas idSolicitud={idSolicitud} data={data}>
          {(leidas) => <Leidas tramite={tramite} data={leidas} />}
        </Reveladas>
      )}
    </section>
  );
}

function Leidas({ tramite, data }: { tramite: TramiteDetalle; data: RespuestasDeTramite }) {
  const t = useT();
  const [asked, setAsked] = useState<RespuestaMostrada>();
  const { idSolicitud, estado } = tramite;
  const { capitulos, observaciones, observable, corregidas } = data;
  const esperan = observaciones.filter(({ enviadaEn }) => enviadaEn === null);
  return (
    <>
      {corregidas && (
        <div className={css.told}>
          <Notice tone="info">
            <p>{t('conversacion.respuestas.corregidas', { fecha: fechaHora(corregidas.en) })}</p>
            {corregidas.version !== null && <p>{t('conversacion.respuestas.version', { n: corregidas.version })}</p>}
          </Notice>
        </div>
      )}
      <PorEnviar tramite={tramite} esperan={esperan} enviable={data.enviable} observable={observable} />
      {capitulos.map((capitulo) => (
        <Capitulo
          key={capitulo.clave}
          capitulo={capitulo}
          open={tramitesPorRevisar.includes(estado)}
          onObservar={observable ? setAsked : undefined}
        />
      ))}
      <Enviadas observaciones={observaciones} />
      {asked && (
        <Observar
          idSolicitud={idSolicitud}
          respuesta={asked}
          motivo={esperan.find(({ ruta }) => ruta === asked.ruta)?.motivo ?? ''}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

interface CapituloProps {
  capitulo: CapituloDeRespuestas;
  open: boolean;
  onObservar: ((respuesta: RespuestaMostrada) => void) | undefined;
}

function Capitulo({ capitulo: { titulo, grupos }, open, onObservar }: CapituloProps) {
  return (
    <details className={css.chapter} open={open}>
      <summary>
        <h3 lang="es">{titulo}</h3>
      </summary>
      {grupos.map(({ nombre, respuestas: suyas }) => (
        <div key={nombre}>
          {nombre && <h4 lang="es">{nombre}</h4>}
          <dl>
            {suyas.map((respuesta) => (
              <Renglon key={respuesta.ruta} respuesta={respuesta} onObservar={onObservar} />
            ))}
          </dl>
        </div>
      ))}
    </details>
  );
}

function Renglon({ respuesta, onObservar }: { respuesta: RespuestaMostrada } & Pick<CapituloProps, 'onObservar'>) {
  const t = useT();
  const { etiqueta, texto, comprada } = respuesta;
  const empty = t('conversacion.respuestas.vacia');
  return (
    <Answer
      question={etiqueta}
      text={texto}
      empty={empty}
      note={comprada !== null && t('conversacion.respuestas.comprada', { texto: comprada || empty })}
      act={
        onObservar && (
          <Button
            variant="subtle"
            size="compact-sm"
            aria-label={t('conversacion.observar.de', { pregunta: etiqueta })}
            onClick={() => onObservar(respuesta)}
          >
            {t('conversacion.observar.boton')}
          </Button>
        )
      }
    />
  );
}
