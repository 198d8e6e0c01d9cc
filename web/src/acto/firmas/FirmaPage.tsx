import { hechosDeTramite } from '@fedatario/contract/solicitud';
import type { TramiteDetalle } from '@fedatario/contract/tramite';
import { IconPencilOff } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageHead } from '../../ui/Page.tsx';
import { Say } from '../../ui/Say.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Firma } from './Firma.tsx';

// The two parts load separately, because the form must not wait for the code of the screen shown after it.
const Firmado = lazy(async () => ({ default: (await import('./Firmado.tsx')).Firmado }));

/** Page where a notary records how an act was signed and uploads its scan. */
export function FirmaPage() {
  const t = useT();
  const { idSolicitud = '' } = useParams();
  const { data, error, refetch } = useCall(calls.tramites.read, { params: { idSolicitud } });
  if (error) return <Failure error={error} retry={refetch} heading="h1" />;
  if (!data) return <Skeleton pieces={[64, 240, 160]} label={t('comun.cargando')} />;
  const { estado } = data;
  if (hechosDeTramite[estado].etapa === 'terminado')
    return (
      <Suspense fallback={<Skeleton pieces={[64, 240, 160]} label={t('comun.cargando')} />}>
        <Firmado tramite={data} />
      </Suspense>
    );
  const paso = data.acciones.find(({ accion }) => accion === 'firmar');
  if (paso?.impedimento === null) return <PorFirmar tramite={data} />;
  return (
    <Say
      icon={IconPencilOff}
      title={t('firma.todaviaNo')}
      lines={[t(`firma.impedimento.${paso?.impedimento ?? 'noEsSuyo'}`)]}
    >
      <ButtonLink kind="quiet" to={`/admin/tramites-en-proceso/detalle/${idSolicitud}`}>
        {t('firma.volver')}
      </ButtonLink>
    </Say>
  );
}

/** The form starts from the data that the product already holds about the act. */
function PorFirmar({ tramite }: { tramite: TramiteDetalle }) {
  const t = useT();
  const { idSolicitud, numero, nombre, cliente, revision } = tramite;
  const { data: propuesta, error, refetch } = useCall(calls.firmas.propose, { params: { idSolicitud } });
  if (error && !propuesta) return <Failure error={error} retry={refetch} heading="h1" />;
  if (!propuesta) return <Skeleton pieces={[64, 240, 160]} label={t('comun.cargando')} />;
  return (
    <>
      <Titulo pantalla={t('firma.titulo')} />
      <PageHead title={t('firma.titulo')} text={t('firma.detalle', { numero, nombre, cliente: cliente.nombre })} />
      <Firma
        key={idSolicitud}
        idSolicitud={idSolicitud}
        revision={revision}
        propuesta={propuesta}
        idNotario={tramite.notario?.idUsuario ?? ''}
      />
    </>
  );
}
