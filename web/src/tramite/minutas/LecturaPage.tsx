import type { Minuta } from '@fedatario/contract/tramite';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router';
import { calls } from '#calls';
import { Descargar } from '../../common/Descargar.tsx';
import { Failure } from '../../common/Failure.tsx';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { useCambio } from '../../lib/live.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Notice } from '../../ui/form/Notice.tsx';
import { PageHead } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { DecidirMinuta, type PorEnviar } from './DecidirMinuta.tsx';
import { Diferencia } from './Diferencia.tsx';
import { HojaLeida } from './HojaLeida.tsx';
import css from './minutas.module.css';
import { Observaciones } from './Observaciones.tsx';

/** Page where the customer reads the text sent by the notary, sees what changed, and approves it or sends remarks. */
export function LecturaPage() {
  const t = useT();
  const { idSolicitud = '' } = useParams();
  const { data, error, refetch } = useCall(calls.minutas.read, { params: { idSolicitud } });
  useCambio('tramites', (id) => {
    if (id === undefined || id === idSolicitud) void refetch();
  });
  if (error && !data) return <Failure error={error} retry={refetch} heading="h1" />;
  if (!data) return <Skeleton pieces={[48, 64, 560]} label={t('comun.cargando')} />;
  const { numero, nombre } = data.tramite;
  return (
    <>
      <Titulo pantalla={t('minuta.lectura.titulo')} />
      <PageHead title={t('minuta.lectura.titulo')} text={t('minuta.lectura.texto', { numero, nombre })}>
        <ButtonLink kind="quiet" to={`/tramites/${idSolicitud}/detalle`}>
          {t('minuta.lectura.volver')}
        </ButtonLink>
      </PageHead>
      {data.versiones.length === 0 ? (
        <p>{t('minuta.lectura.nada')}</p>
      ) : (
        <Leida key={data.versiones[0]?.version} minuta={data} idSolicitud={idSolicitud} />
      )}
    </>
  );
}

/** The version sent last. */
function Leida({ minuta, idSolicitud }: { minuta: Minuta; idSolicitud: string }) {
  const t = useT();
  const [ultima, anterior] = minuta.versiones;
  const [porEnviar, setPorEnviar] = useState<readonly PorEnviar[]>([]);
  const [vista, setVista] = useState<Vista>('documento');
  const version = ultima?.version ?? 0;
  const { data, error, refetch } = useCall(calls.minutas.version, { params: { idSolicitud, version } });
  const before = useCall(
    calls.minutas.version,
    { params: { idSolicitud, version: anterior?.version ?? 0 } },
    { enabled: anterior !== undefined },
  );
  const dicho = minuta.porAprobar ? 'pide' : ultima?.aprobadaEn ? 'aprobado' : 'enRevision';
  return (
    <div className={css.desk}>
      <div className={css.main}>
        <Notice tone={dicho === 'aprobado' ? 'success' : 'info'}>
          <p>{t(`minuta.lectura.${dicho}`)}</p>
        </Notice>
        {before.data && <Vistas vista={vista} onElegir={setVista} />}
        {error && <Failure error={error} retry={refetch} />}
        {!data && !error && <Skeleton pieces={[560]} label={t('comun.cargando')} />}
        {data && vista === 'documento' && (
          <HojaLeida
            contenido={data.contenido}
            observable={minuta.porAprobar}
            onObservar={(nueva) => setPorEnviar([...porEnviar, nueva])}
          />
        )}
        {data && before.data && vista === 'cambios' && (
          <Diferencia antes={before.data.contenido} despues={data.contenido} />
        )}
      </div>
      <aside className={css.side}>
        {minuta.porAprobar && data && (
          <DecidirMinuta leida={data} idSolicitud={idSolicitud} porEnviar={porEnviar} onCambiar={setPorEnviar} />
        )}
        <Observaciones minuta={minuta} idSolicitud={idSolicitud} />
        <Descargar
          endpoint={calls.minutas.pdf}
          input={{ params: { idSolicitud, version } }}
          label={t('minuta.lectura.descargar')}
        />
      </aside>
    </div>
  );
}

const vistas = ['documento', 'cambios'] as const;
type Vista = (typeof vistas)[number];

function Vistas({ vista, onElegir }: { vista: Vista; onElegir: (vista: Vista) => void }) {
  const t = useT();
  return (
    <fieldset className={css.views} aria-label={t('minuta.lectura.ver')}>
      {vistas.map((una) => (
        <Button
          key={una}
          variant={una === vista ? 'light' : 'default'}
          aria-pressed={una === vista}
          onClick={() => onElegir(una)}
        >
          {t(`minuta.lectura.${una}`)}
        </Button>
      ))}
    </fieldset>
  );
}
