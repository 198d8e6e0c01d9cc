import type { Minuta } from '@fedatario/contract/tramite';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall, useSend } from '../../lib/api.ts';
import { useCambio } from '../../lib/live.ts';
import { useLive } from '../../lib/use-live.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageHead } from '../../ui/Page.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

/** Loaded after the page, because the editor is as heavy as the rest of the screen. */
const Escritorio = lazy(async () => ({ default: (await import('./Escritorio.tsx')).Escritorio }));

/** Editor of the text of a trámite: the notary writes it, keeps versions and sends one for approval. */
export function EditorPage({ quien }: { quien: string }) {
  const t = useT();
  const { idSolicitud = '' } = useParams();
  const params = { idSolicitud };
  const { data, error, refetch } = useCall(calls.minutas.read, { params });
  useCambio('tramites', (id) => {
    if (id === undefined || id === idSolicitud) void refetch();
  });
  // The trámite is one link away: what its page shows first may not be older than this one.
  useLive('tramites', [calls.tramites.read], idSolicitud);
  if (error && !data) return <Failure error={error} retry={refetch} heading="h1" />;
  if (!data) return <Skeleton pieces={[48, 44, 560]} label={t('comun.cargando')} />;
  const { numero, nombre, cliente } = data.tramite;
  return (
    <>
      <Titulo pantalla={t('minuta.titulo', { numero })} />
      <PageHead title={nombre} text={t('minuta.de', { numero, cliente })}>
        <ButtonLink kind="quiet" to={`/admin/tramites-en-proceso/detalle/${idSolicitud}`}>
          {t('minuta.verTramite')}
        </ButtonLink>
      </PageHead>
      {data.trabajo ? (
        <Suspense fallback={<Skeleton pieces={[44, 560]} label={t('comun.cargando')} />}>
          {/* The key mounts a new editor when the text becomes editable again, so that it starts from the server's
              current text. */}
          <Escritorio
            key={String(data.editable)}
            minuta={data}
            trabajo={data.trabajo}
            idSolicitud={idSolicitud}
            quien={quien}
          />
        </Suspense>
      ) : (
        <SinTexto minuta={data} idSolicitud={idSolicitud} />
      )}
    </>
  );
}

/** Shown when there is no text: the trámite was not accepted yet, or was accepted before texts existed. */
function SinTexto({ minuta, idSolicitud }: { minuta: Minuta; idSolicitud: string }) {
  const t = useT();
  const start = useSend(calls.minutas.saveVersion, { renews: [calls.minutas.read] });
  return (
    <>
      <p>{t(minuta.editable ? 'minuta.sinTexto' : 'minuta.sinAceptar')}</p>
      {minuta.editable && (
        <PlainButton onClick={() => start.mutate({ params: { idSolicitud }, body: { revision: 1 } })}>
          {t('minuta.comenzar')}
        </PlainButton>
      )}
    </>
  );
}
