import type { TramiteDetalle } from '@fedatario/contract';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { Descargar } from '../common/Descargar.tsx';
import { Failure } from '../common/Failure.tsx';
import { Titulo } from '../common/marca.tsx';
import { useT } from '../i18n/i18n.ts';
import { useCall } from '../lib/api.ts';
import { fechaHora } from '../lib/format.ts';
import { useLive } from '../lib/use-live.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { DetailColumns, DetailHead } from '../ui/Detail.tsx';
import { Situation } from '../ui/Situation.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Cancelar } from './Cancelar.tsx';
import { descargarDocumento, leerTramite } from './calls.ts';
import css from './detalle.module.css';
import { Estado, signoDe } from './Estado.tsx';
import { Hechos } from './Hechos.tsx';
import { Historial } from './Historial.tsx';
import { Marca } from './Marca.tsx';
import { Mensajes, SinLeer } from './mensajes/Mensajes.tsx';
import { Plazo } from './Plazo.tsx';
import { PorCorregir } from './PorCorregir.tsx';
import { Requisitos } from './Requisitos.tsx';

const Calificar = lazy(async () => ({ default: (await import('./calificacion/Calificar.tsx')).Calificar }));

/** One trámite of hers: how it stands, who must act, what is asked of her, and all that happened. */
export function DetallePage() {
  const t = useT();
  const { idSolicitud = '' } = useParams();
  const { data, error, refetch } = useCall(leerTramite, { params: { idSolicitud } });
  useLive('tramites', [leerTramite], idSolicitud);
  if (error && !data) return <Failure error={error} retry={refetch} heading="h1" />;
  if (!data) return <Skeleton pieces={[48, 160, 240]} label={t('comun.cargando')} />;
  return <Detalle tramite={data} />;
}

function Detalle({ tramite }: { tramite: TramiteDetalle }) {
  const t = useT();
  const { numero, nombre, estado, creadaEn } = tramite;
  return (
    <>
      <Titulo pantalla={t('tramites.numero', { numero })} />
      <DetailHead title={nombre} state={<Estado estado={estado} />}>
        <p>
          {t('tramites.numero', { numero })} · {t('tramites.comprado', { fecha: fechaHora(creadaEn) })}
        </p>
      </DetailHead>
      {tramite.marca && <Marca marca={tramite.marca} />}
      <SinLeer idSolicitud={tramite.idSolicitud} />
      <Situacion tramite={tramite} />
      <DetailColumns
        facts={
          <>
            <Hechos tramite={tramite} />
            <Cancelar tramite={tramite} />
          </>
        }
      >
        {(estado === 'entregado' || estado === 'cerrado') && (
          <Suspense fallback={<Skeleton pieces={[120]} label={t('comun.cargando')} />}>
            <Calificar idSolicitud={tramite.idSolicitud} />
          </Suspense>
        )}
        {tramite.estado === 'enCorreccion' && <PorCorregir idSolicitud={tramite.idSolicitud} />}
        <Requisitos tramite={tramite} />
        <Mensajes idSolicitud={tramite.idSolicitud} />
        <Historial historial={tramite.historial} />
      </DetailColumns>
    </>
  );
}

/** How it stands and what comes next, in words. */
function Situacion({ tramite }: { tramite: TramiteDetalle }) {
  const t = useT();
  const { idSolicitud, estado, historial, nombre, entregado } = tramite;
  const motivo = historial.at(-1)?.motivo;
  return (
    <Situation
      {...signoDe(estado)}
      title={t(`tramites.situacion.${estado}.titulo`)}
      said={
        <>
          <p>{t(`tramites.situacion.${estado}.texto`)}</p>
          {motivo && <p className={css.why}>{t('tramites.motivo', { motivo })}</p>}
        </>
      }
    >
      <p className={css.when}>
        <Plazo tramite={tramite} />
      </p>
      {(estado === 'porAprobar' || estado === 'porFirmar') && (
        <ButtonLink to={`/tramites/${idSolicitud}/documento`}>{t('tramites.leerDocumento')}</ButtonLink>
      )}
      {estado === 'enCorreccion' && (
        <ButtonLink to={`/tramites/${idSolicitud}/correccion`}>{t('tramites.conversacion.cliente.ir')}</ButtonLink>
      )}
      {entregado && (
        <Descargar
          endpoint={descargarDocumento}
          input={{ params: { idSolicitud } }}
          label={t('tramites.descargar')}
          what={t('tramites.descargarQue', { nombre })}
        />
      )}
    </Situation>
  );
}
