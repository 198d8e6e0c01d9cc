import { estaEntregada } from '@fedatario/contract/solicitud';
import type { TramiteDetalle } from '@fedatario/contract/tramite';
import { lazy, type ReactNode, Suspense } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { calls } from '#calls';
import { Failure } from '../../../../common/Failure.tsx';
import { Titulo } from '../../../../common/marca.tsx';
import { useT } from '../../../../i18n/i18n.ts';
import { useCall } from '../../../../lib/api.ts';
import { fechaHora } from '../../../../lib/format.ts';
import { useLive } from '../../../../lib/use-live.ts';
import { DetailColumns, DetailHead } from '../../../../ui/Detail.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { AvisoSinLeer, Mensajes } from '../../../expedientes/conversacion/Mensajes.tsx';
import { EstadoDeTramite } from '../../../expedientes/EstadoDeTramite.tsx';
import css from '../../../expedientes/oficina/expediente.module.css';
import { Notas } from '../../../expedientes/oficina/Notas.tsx';
import { RequisitosDeExpediente } from '../../../expedientes/oficina/RequisitosDeExpediente.tsx';
import { Respuestas } from '../respuestas/Respuestas.tsx';
import { ActosDeTramite } from './ActosDeTramite.tsx';
import { HechosDeExpediente } from './HechosDeExpediente.tsx';
import { HistoriaDeExpediente } from './HistoriaDeExpediente.tsx';
import { SituacionDeExpediente } from './SituacionDeExpediente.tsx';
import { Texto } from './Trabajo.tsx';

const CitaDeFirma = lazy(async () => ({ default: (await import('../../presencia/CitaDeFirma.tsx')).CitaDeFirma }));
const DeCliente = lazy(async () => ({ default: (await import('../../../calificaciones/DeCliente.tsx')).DeCliente }));

interface Props {
  administra: boolean;
  /** Sections of a delivered act, shown first: its sealed document and its later duties. */
  entregado: (tramite: TramiteDetalle) => ReactNode;
}

/** One trámite for the office: state, turn and possible steps. */
export function ExpedientePage(props: Props) {
  const t = useT();
  const { idSolicitud = '' } = useParams();
  const { data, error, refetch } = useCall(calls.tramites.read, { params: { idSolicitud } });
  useLive('tramites', [calls.tramites.read], idSolicitud);
  if (error && !data) return <Failure error={error} retry={refetch} heading="h1" />;
  if (!data) return <Skeleton pieces={[48, 160, 240]} label={t('comun.cargando')} />;
  return <Expediente tramite={data} {...props} />;
}

function Expediente({ tramite, administra, entregado }: Props & { tramite: TramiteDetalle }) {
  const t = useT();
  const { state } = useLocation();
  const { numero, nombre, estado, creadaEn, leToca, cliente } = tramite;
  const despues = estaEntregada(estado);
  return (
    <>
      <Titulo pantalla={t('tramites.numero', { numero })} />
      <nav className={css.back} aria-label={t('expedienteDetalle.detalle.volver')}>
        <Link to={typeof state?.lista === 'string' ? state.lista : '/admin/tramites-en-proceso/todos'}>
          {t('expedienteDetalle.detalle.volver')}
        </Link>
      </nav>
      <DetailHead title={nombre} state={<EstadoDeTramite tramite={tramite} leToca={leToca} />}>
        <p>
          {t('expediente.numeroCliente', { numero, cliente: cliente.nombre })} ·{' '}
          {t('tramites.comprado', { fecha: fechaHora(creadaEn) })}
        </p>
      </DetailHead>
      <AvisoSinLeer idSolicitud={tramite.idSolicitud} />
      <SituacionDeExpediente tramite={tramite}>
        <ActosDeTramite tramite={tramite} />
      </SituacionDeExpediente>
      <DetailColumns
        facts={
          <>
            <HechosDeExpediente tramite={tramite} administra={administra} />
            {despues && (
              <Suspense fallback={<Skeleton pieces={[72]} label={t('comun.cargando')} />}>
                <DeCliente idSolicitud={tramite.idSolicitud} />
              </Suspense>
            )}
          </>
        }
      >
        {estado === 'porFirmar' && <Firma idSolicitud={tramite.idSolicitud} />}
        <RequisitosDeExpediente tramite={tramite} />
        <Respuestas tramite={tramite} />
        <Texto tramite={tramite} />
        {despues && (
          <Suspense fallback={<Skeleton pieces={[120]} label={t('comun.cargando')} />}>{entregado(tramite)}</Suspense>
        )}
        <Mensajes idSolicitud={tramite.idSolicitud} para="cliente" />
        <Notas idSolicitud={tramite.idSolicitud} />
        <HistoriaDeExpediente tramite={tramite} />
      </DetailColumns>
    </>
  );
}

/** The appointment of its signing. */
function Firma({ idSolicitud }: { idSolicitud: string }) {
  const t = useT();
  return (
    <Suspense fallback={<Skeleton pieces={[120]} label={t('comun.cargando')} />}>
      <CitaDeFirma idSolicitud={idSolicitud} oficina />
    </Suspense>
  );
}
