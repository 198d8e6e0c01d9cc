import type { GestionDetalle } from '@fedatario/contract/tramite';
import { lazy, Suspense } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { Titulo } from '../../../common/marca.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { fechaHora } from '../../../lib/format.ts';
import { useLive } from '../../../lib/use-live.ts';
import { DetailColumns, DetailHead } from '../../../ui/Detail.tsx';
import parts from '../../../ui/parts.module.css';
import { Situation } from '../../../ui/Situation.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { AvisoSinLeer, Mensajes } from '../../expedientes/conversacion/Mensajes.tsx';
import { Historia } from '../../expedientes/Historia.tsx';
import css from '../../expedientes/oficina/expediente.module.css';
import { Notas } from '../../expedientes/oficina/Notas.tsx';
import { PlazoDeExpediente } from '../../expedientes/oficina/PlazoDeExpediente.tsx';
import { RequisitosDeExpediente } from '../../expedientes/oficina/RequisitosDeExpediente.tsx';
import { DatosDeGestion } from '../DatosDeGestion.tsx';
import { EstadoDeGestion, signoDeGestion } from '../EstadoDeGestion.tsx';
import { Observado } from '../Observado.tsx';
import { Pasos } from '../Pasos.tsx';
import { Presentado } from '../Presentado.tsx';
import { ActosDeGestion } from './ActosDeGestion.tsx';
import { AnotarFechas } from './AnotarFechas.tsx';
import { EnlaceDelGestor } from './EnlaceDelGestor.tsx';

const GastosDeEncargo = lazy(async () => ({ default: (await import('./GastosDeEncargo.tsx')).GastosDeEncargo }));
const Resultado = lazy(async () => ({ default: (await import('../Resultado.tsx')).Resultado }));
const RecadosConGestor = lazy(async () => ({ default: (await import('./RecadosConGestor.tsx')).RecadosConGestor }));

/** One gestión for the office: state, turn, its steps and what can be noted of it. */
export function EncargoPage() {
  const t = useT();
  const { idSolicitud = '' } = useParams();
  const { data, error, refetch } = useCall(calls.gestiones.read, { params: { idSolicitud } });
  useLive('gestiones', [calls.gestiones.read], idSolicitud);
  if (error && !data) return <Failure error={error} retry={refetch} heading="h1" />;
  if (!data) return <Skeleton pieces={[48, 160, 240]} label={t('comun.cargando')} />;
  return <Encargo gestion={data} />;
}

function Encargo({ gestion }: { gestion: GestionDetalle }) {
  const t = useT();
  const { state } = useLocation();
  const { idSolicitud, numero, nombre, estado, leToca, creadaEn, cliente } = gestion;
  return (
    <>
      <Titulo pantalla={t('gestiones.numero', { numero })} />
      <nav className={css.back} aria-label={t('encargos.detalle.volver')}>
        <Link to={typeof state?.lista === 'string' ? state.lista : '/admin/gestion-tramites-en-proceso/todos'}>
          {t('encargos.detalle.volver')}
        </Link>
      </nav>
      <DetailHead title={nombre} state={<EstadoDeGestion estado={estado} leToca={leToca} />}>
        <p>
          {t('expediente.numeroCliente', { numero, cliente: cliente.nombre })} ·{' '}
          {t('tramites.comprado', { fecha: fechaHora(creadaEn) })}
        </p>
      </DetailHead>
      <AvisoSinLeer idSolicitud={idSolicitud} />
      <Situacion gestion={gestion} />
      <DetailColumns facts={<Hechos gestion={gestion} />}>
        <Pasos gestion={gestion}>{(paso) => <AnotarFechas gestion={gestion} paso={paso} />}</Pasos>
        <DatosDeGestion gestion={gestion} />
        <Suspense>
          <GastosDeEncargo gestion={gestion} />
        </Suspense>
        <Observado gestion={gestion} />
        <Presentado gestion={gestion} />
        <Suspense>
          <Resultado gestion={gestion} />
        </Suspense>
        <RequisitosDeExpediente tramite={gestion} />
        <Suspense>
          <RecadosConGestor gestion={gestion} />
        </Suspense>
        <Mensajes idSolicitud={idSolicitud} para="cliente" />
        <Notas idSolicitud={idSolicitud} />
        <HistoriaDeEncargo gestion={gestion} />
      </DetailColumns>
    </>
  );
}

function Situacion({ gestion }: { gestion: GestionDetalle }) {
  const t = useT();
  const { estado, leToca, turno, historial } = gestion;
  const motivo = historial.at(-1)?.motivo;
  const actua = turno && t('encargos.detalle.actua', { quien: t(`encargos.turno.${turno}`) });
  return (
    <Situation
      {...signoDeGestion(estado, leToca)}
      title={leToca ? t('encargos.detalle.leToca') : (actua ?? t(`gestiones.estado.${estado}`))}
      said={
        <>
          <p>{t(`gestiones.estado.${estado}`)}</p>
          {motivo && <p className={parts.why}>{t('tramites.motivo', { motivo })}</p>}
        </>
      }
    >
      <p className={parts.when}>
        <PlazoDeExpediente tramite={gestion} />
      </p>
      <ActosDeGestion gestion={gestion} />
    </Situation>
  );
}

/** The gestor with how to reach them, and the customer. */
function Hechos({ gestion: { gestor, cliente, plazoHoras } }: { gestion: GestionDetalle }) {
  const t = useT();
  return (
    <>
      <section aria-labelledby="gestor">
        <h2 id="gestor">{t('encargos.detalle.contacto')}</h2>
        <p>{gestor?.nombre ?? t('encargos.lista.sinGestor')}</p>
        {gestor?.email && (
          <p>
            <a href={`mailto:${gestor.email}`}>{gestor.email}</a>
          </p>
        )}
        {gestor?.telefono && (
          <p>
            <a href={`tel:${gestor.telefono}`}>
              <bdi>{gestor.telefono}</bdi>
            </a>
          </p>
        )}
      </section>
      {gestor && <EnlaceDelGestor idGestor={gestor.idGestor} />}
      <section aria-labelledby="cliente">
        <h2 id="cliente">{t('encargos.detalle.cliente')}</h2>
        <p>{cliente.nombre}</p>
      </section>
      <section aria-labelledby="plazo">
        <h2 id="plazo">{t('tramites.hechos.plazo')}</h2>
        <p>{t('tramites.hechos.horas', { n: plazoHoras })}</p>
      </section>
    </>
  );
}

function HistoriaDeEncargo({ gestion: { historial } }: { gestion: GestionDetalle }) {
  const t = useT();
  return (
    <Historia
      historial={historial}
      nombreDe={(estado) => t(`gestiones.estado.${estado}`)}
      quienDe={({ como, quien }) => {
        const rol = como === null ? t('tramites.historia.sistema') : t(`encargos.turno.${como}`);
        return quien ? `${rol} · ${quien}` : rol;
      }}
    />
  );
}
