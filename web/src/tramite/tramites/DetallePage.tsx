import { estaEntregada } from '@fedatario/contract/solicitud';
import type { TramiteDetalle } from '@fedatario/contract/tramite';
import { lazy, Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { calls } from '#calls';
import { QuienMiro } from '../../casa/auditoria/consultas/QuienMiro.tsx';
import { Failure } from '../../common/Failure.tsx';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { fechaHora } from '../../lib/format.ts';
import { useLive } from '../../lib/use-live.ts';
import { DetailColumns, DetailHead } from '../../ui/Detail.tsx';
import css from '../../ui/parts.module.css';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Cancelar } from '../expedientes/Cancelar.tsx';
import { AvisoSinLeer, Mensajes } from '../expedientes/conversacion/Mensajes.tsx';
import { EstadoDeTramite } from '../expedientes/EstadoDeTramite.tsx';
import { RequisitosDeTramite } from '../expedientes/RequisitosDeTramite.tsx';
import { DocumentoMarcado } from './DocumentoMarcado.tsx';
import { HechosDeTramite } from './HechosDeTramite.tsx';
import { HistorialDeTramite } from './HistorialDeTramite.tsx';
import { PorCorregir } from './PorCorregir.tsx';
import { Camino } from './situacion/Camino.tsx';
import { Situacion, seDevuelveTodo } from './situacion/Situacion.tsx';

const CitaDeFirma = lazy(async () => ({ default: (await import('./presencia/CitaDeFirma.tsx')).CitaDeFirma }));
const Calificar = lazy(async () => ({ default: (await import('../calificaciones/Calificar.tsx')).Calificar }));

/** One trámite of the customer: state, turn, requisitos and history. */
export function DetallePage() {
  const t = useT();
  const { idSolicitud = '' } = useParams();
  const { data, error, refetch } = useCall(calls.tramites.read, { params: { idSolicitud } });
  useLive('tramites', [calls.tramites.read], idSolicitud);
  useLive('citas', [calls.tramites.read]);
  if (error && !data) return <Failure error={error} retry={refetch} heading="h1" />;
  if (!data) return <Skeleton pieces={[48, 160, 240]} label={t('comun.cargando')} />;
  return <Detalle tramite={data} />;
}

function Detalle({ tramite }: { tramite: TramiteDetalle }) {
  const t = useT();
  const { numero, nombre, estado, automatica, creadaEn } = tramite;
  return (
    <>
      <Titulo pantalla={t('tramites.numero', { numero })} />
      <DetailHead title={nombre} state={<EstadoDeTramite tramite={tramite} />}>
        <p>
          {t('tramites.numero', { numero })} · {t('tramites.comprado', { fecha: fechaHora(creadaEn) })}
        </p>
      </DetailHead>
      {tramite.marca && <DocumentoMarcado marca={tramite.marca} />}
      <AvisoSinLeer idSolicitud={tramite.idSolicitud} />
      <Situacion tramite={tramite} />
      <Camino tramite={tramite} />
      <DetailColumns
        facts={
          <>
            <HechosDeTramite tramite={tramite} />
            {!seDevuelveTodo(tramite) && <Cancelar tramite={tramite} />}
          </>
        }
      >
        {estaEntregada(estado) && (
          <Suspense fallback={<Skeleton pieces={[120]} label={t('comun.cargando')} />}>
            <Calificar idSolicitud={tramite.idSolicitud} automatica={automatica} />
            <p className={css.note}>
              {t('tramites.calificacion.algoMas')}
              <Link to={`/comentarios?tramite=${tramite.idSolicitud}`}>{t('comun.pie.comentarios')}</Link>
            </p>
          </Suspense>
        )}
        {conCita(tramite) && (
          <Suspense fallback={<Skeleton pieces={[120]} label={t('comun.cargando')} />}>
            <CitaDeFirma idSolicitud={tramite.idSolicitud} oficina={false} />
          </Suspense>
        )}
        {tramite.estado === 'enCorreccion' && <PorCorregir idSolicitud={tramite.idSolicitud} />}
        {!automatica && <RequisitosDeTramite tramite={tramite} />}
        <Mensajes idSolicitud={tramite.idSolicitud} para={automatica ? 'oficina' : 'notario'} />
        <HistorialDeTramite tramite={tramite} />
        <Consultas idSolicitud={tramite.idSolicitud} />
      </DetailColumns>
    </>
  );
}

/** Whether it is signed before a notary: from the approval of its text on, it has an appointment. */
function conCita({ estado, automatica, historial }: TramiteDetalle): boolean {
  return !automatica && (estado === 'porFirmar' || historial.some(({ a }) => a === 'porFirmar'));
}

/** The people of the office who opened what the customer handed in. */
function Consultas({ idSolicitud }: { idSolicitud: string }) {
  const t = useT();
  return (
    <section aria-labelledby="consultas" className={css.part}>
      <h2 id="consultas">{t('consultas.titulo')}</h2>
      <p className={css.note}>{t('consultas.detalleTramite')}</p>
      <QuienMiro idSolicitud={idSolicitud} />
    </section>
  );
}
