import { DIAS_PARA_RECLAMAR, hechosDeGestion } from '@fedatario/contract/solicitud';
import type { GestionDetalle } from '@fedatario/contract/tramite';
import { useParams } from 'react-router';
import { calls } from '#calls';
import { QuienMiro } from '../../casa/auditoria/consultas/QuienMiro.tsx';
import { Failure } from '../../common/Failure.tsx';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { dinero, fechaHora } from '../../lib/format.ts';
import { useLive } from '../../lib/use-live.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/ButtonLink.tsx';
import { DetailColumns, DetailHead } from '../../ui/Detail.tsx';
import css from '../../ui/parts.module.css';
import { Situation } from '../../ui/Situation.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Cancelar } from '../expedientes/Cancelar.tsx';
import { AvisoSinLeer, Mensajes } from '../expedientes/conversacion/Mensajes.tsx';
import { Historia } from '../expedientes/Historia.tsx';
import { PlazoDeTramite } from '../expedientes/PlazoDeTramite.tsx';
import { RequisitosDeTramite } from '../expedientes/RequisitosDeTramite.tsx';
import { SubirLoQueFalta } from '../expedientes/SubirLoQueFalta.tsx';
import { ContestarObservacion } from './ContestarObservacion.tsx';
import { DatosDeGestion } from './DatosDeGestion.tsx';
import { Decidir } from './Decidir.tsx';
import { EstadoDeGestion, signoDeGestion } from './EstadoDeGestion.tsx';
import { GastosDeGestion } from './GastosDeGestion.tsx';
import { HechosDeGestion } from './HechosDeGestion.tsx';
import { Observado } from './Observado.tsx';
import { Pasos } from './Pasos.tsx';
import { PrepararPoder } from './PrepararPoder.tsx';
import { Presentado } from './Presentado.tsx';
import { Resultado } from './Resultado.tsx';

/** One gestión of the customer: what happens now, who must act, its steps before the institutions and their results. */
export function GestionPage() {
  const t = useT();
  const { idGestion: idSolicitud = '' } = useParams();
  const { data, error, refetch } = useCall(calls.gestiones.read, { params: { idSolicitud } });
  useLive('gestiones', [calls.gestiones.read], idSolicitud);
  if (error && !data) return <Failure error={error} retry={refetch} heading="h1" />;
  if (!data) return <Skeleton pieces={[48, 160, 240]} label={t('comun.cargando')} />;
  return <Detalle gestion={data} />;
}

function Detalle({ gestion }: { gestion: GestionDetalle }) {
  const t = useT();
  const { idSolicitud, numero, nombre, estado, creadaEn } = gestion;
  return (
    <>
      <Titulo pantalla={t('gestiones.numero', { numero })} />
      <DetailHead title={nombre} state={<EstadoDeGestion estado={estado} />}>
        <p>
          {t('gestiones.numero', { numero })} · {t('tramites.comprado', { fecha: fechaHora(creadaEn) })}
        </p>
      </DetailHead>
      <AvisoSinLeer idSolicitud={idSolicitud} />
      <Situacion gestion={gestion} />
      <DetailColumns
        facts={
          <>
            <HechosDeGestion gestion={gestion} />
            <Cancelar tramite={gestion} gestion />
          </>
        }
      >
        {estado === 'porResponder' && <ContestarObservacion gestion={gestion} />}
        <Resultado gestion={gestion} />
        <Pasos gestion={gestion} />
        <Observado gestion={gestion} />
        <Presentado gestion={gestion} />
        <RequisitosDeTramite tramite={gestion} />
        {gestion.pidePoder && <PrepararPoder idSolicitud={idSolicitud} />}
        <GastosDeGestion gestion={gestion} />
        <DatosDeGestion gestion={gestion} />
        <Mensajes idSolicitud={idSolicitud} para="oficina" />
        <HistoriaDeGestion gestion={gestion} />
        <section aria-labelledby="consultas" className={css.part}>
          <h2 id="consultas">{t('consultas.titulo')}</h2>
          <p className={css.note}>{t('consultas.detalleTramite')}</p>
          <QuienMiro idSolicitud={idSolicitud} />
        </section>
      </DetailColumns>
    </>
  );
}

/** State and next step in words, with what the customer may decide. */
function Situacion({ gestion }: { gestion: GestionDetalle }) {
  const t = useT();
  const { estado, historial } = gestion;
  const { acto } = hechosDeGestion[estado];
  const { porPagar, cuenta } = gestion.gastos;
  const motivo = historial.at(-1)?.motivo;
  return (
    <Situation
      {...signoDeGestion(estado)}
      title={t(`gestiones.situacion.${estado}.titulo`)}
      said={
        <>
          <p>{t(`gestiones.situacion.${estado}.texto`, { dias: DIAS_PARA_RECLAMAR })}</p>
          {motivo && <p className={css.why}>{t('tramites.motivo', { motivo })}</p>}
        </>
      }
    >
      <p className={css.when}>
        <PlazoDeTramite tramite={gestion} gestion />
      </p>
      <div className={css.ways}>
        {acto === 'entregar' && <SubirLoQueFalta requisitos={gestion.requisitos} />}
        {acto === 'pagarGastos' && porPagar && (
          <ButtonLink to={`/detalle-pago/${porPagar}`}>
            {t('gestiones.gastos.pagar', { monto: dinero(cuenta.porCobrar) })}
          </ButtonLink>
        )}
        {acto === 'responder' && <ButtonAnchor to="#responder">{t('gestiones.responder.ir')}</ButtonAnchor>}
        {acto === 'descargar' && <DescargarResultado gestion={gestion} />}
      </div>
      <Decidir gestion={gestion} />
    </Situation>
  );
}

/** Opens the file of the last result, or leads to its files where there are several. */
function DescargarResultado({ gestion: { resultados } }: { gestion: GestionDetalle }) {
  const t = useT();
  const [archivo, ...otros] = resultados[0]?.archivos ?? [];
  if (!archivo) return null;
  if (otros.length > 0)
    return <ButtonAnchor to="#resultado">{t('gestiones.resultado.verArchivos', { n: otros.length + 1 })}</ButtonAnchor>;
  return (
    <ButtonAnchor to={archivo.url} blank>
      {t('gestiones.resultado.descargar')}
    </ButtonAnchor>
  );
}

function HistoriaDeGestion({ gestion: { historial } }: { gestion: GestionDetalle }) {
  const t = useT();
  return (
    <Historia
      historial={historial}
      nombreDe={(estado) => t(`gestiones.estado.${estado}`)}
      quienDe={({ como, quien }) => {
        if (como === 'cliente') return t('tramites.historia.usted');
        return como === null ? t('tramites.historia.sistema') : (quien ?? t('tramites.historia.oficina'));
      }}
    />
  );
}
