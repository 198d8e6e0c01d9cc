import type { BorradorAbierto } from '@fedatario/contract/borrador';
import type { Correccion } from '@fedatario/contract/tramite';
import { IconCircleCheck } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { calls } from '#calls';
import { SesionContext } from '../../borrador/borradores/entrevista/sesion/use-sesion.ts';
import { Failure } from '../../common/Failure.tsx';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { useLive } from '../../lib/use-live.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageHead } from '../../ui/Page.tsx';
import { Say } from '../../ui/Say.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Observadas } from './Observadas.tsx';
import { useSesionDeCorreccion } from './use-correccion.ts';

/** Correction of an interview: only the answers that the notary remarked on. */
export function CorreccionPage({ quien }: { quien: string }) {
  const t = useT();
  const { idSolicitud = '' } = useParams();
  const { data, error, refetch } = useCall(calls.correcciones.read, { params: { idSolicitud } });
  useLive('tramites', [calls.correcciones.read], idSolicitud);
  if (error && !data && error.codigo !== 'no-encontrado') return <Failure error={error} retry={refetch} heading="h1" />;
  if (error && !data) return <Nada idSolicitud={idSolicitud} />;
  if (!data) return <Skeleton pieces={[48, 200, 200]} label={t('comun.cargando')} />;
  if (!data.abierta) return <Nada idSolicitud={idSolicitud} />;
  return (
    <>
      <Titulo pantalla={t('conversacion.cliente.titulo')} />
      <PageHead title={t('conversacion.cliente.titulo')} text={t('conversacion.cliente.detalle')}>
        <ButtonLink kind="quiet" to={`/tramites/${idSolicitud}/detalle`}>
          {t('conversacion.cliente.ver')}
        </ButtonLink>
      </PageHead>
      <ConBorrador idSolicitud={idSolicitud} correccion={data} quien={quien} />
    </>
  );
}

interface Props {
  idSolicitud: string;
  correccion: Correccion;
  quien: string;
}

function ConBorrador(props: Props) {
  const t = useT();
  const { idBorrador } = props.correccion;
  const { data, error, refetch } = useCall(calls.borradores.read, { params: { idBorrador } }, { fresh: true });
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Skeleton pieces={[200, 200]} label={t('comun.cargando')} />;
  // After another tab's save the draft is read again; it contains what was typed here, too.
  return <Abierta key={data.revision} {...props} borrador={data} releer={() => void refetch()} />;
}

interface AbiertaProps extends Props {
  borrador: BorradorAbierto;
  releer: () => void;
}

function Abierta({ idSolicitud, correccion, quien, borrador, releer }: AbiertaProps) {
  const sesion = useSesionDeCorreccion(idSolicitud, borrador, correccion.hoy, quien);
  if (!sesion) return <Nada idSolicitud={idSolicitud} />;
  return (
    <SesionContext value={sesion}>
      <Observadas idSolicitud={idSolicitud} correccion={correccion} releer={releer} />
    </SesionContext>
  );
}

function Nada({ idSolicitud }: { idSolicitud: string }) {
  const t = useT();
  return (
    <>
      <Titulo pantalla={t('conversacion.cliente.nada')} />
      <Say
        icon={IconCircleCheck}
        title={t('conversacion.cliente.nada')}
        lines={[t('conversacion.cliente.nadaDetalle')]}
      >
        <ButtonLink to={`/tramites/${idSolicitud}/detalle`}>{t('conversacion.cliente.ver')}</ButtonLink>
      </Say>
    </>
  );
}
