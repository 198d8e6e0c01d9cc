import { type CotizacionDePlan, type PeriodoDePlan, periodosDePlan } from '@fedatario/contract/compra';
import { IconCards } from '@tabler/icons-react';
import { useState } from 'react';
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
import { PagarPlan } from './alta/PagarPlan.tsx';
import { CambiarPlan } from './cambio/CambiarPlan.tsx';

/** Subscribing to a plan, on one page: what it costs, the invoice recipient and the payment. */
export function SuscribirsePage({ quien }: { quien: string }) {
  const { id = '', periodo = '' } = useParams();
  const conocido = periodosDePlan.find((one) => one === periodo);
  return conocido ? <Cotizada key={id} idPlan={id} periodo={conocido} quien={quien} /> : <NoDisponible />;
}

function Cotizada({ idPlan, periodo, quien }: { idPlan: string; periodo: PeriodoDePlan; quien: string }) {
  const t = useT();
  const [codigo, setCodigo] = useState('');
  const query = { idPlan, periodo, ...(codigo && { codigo }) };
  const { data, error, refetch } = useCall(calls.suscripciones.quote, { query }, { fresh: true, acrossTabs: true });
  if (!data && error && AUSENTES.includes(error.codigo)) return <NoDisponible />;
  if (!data && error) return <Failure error={error} retry={refetch} heading="h1" />;
  if (!data)
    return (
      <>
        <h1 className="visualmente-oculto">{t('suscripcion.titulo')}</h1>
        <Skeleton pieces={[48, 160, 220]} label={t('comun.cargando')} />
      </>
    );
  if (data.impedimento === 'yaTiene') return <CambiarPlan idPlan={idPlan} periodo={periodo} quien={quien} />;
  if (data.impedimento) return <Impedida cotizacion={data} />;
  return (
    <>
      <Titulo pantalla={t('suscripcion.tituloDe', { nombre: data.plan.nombre })} />
      <PageHead title={t('suscripcion.tituloDe', { nombre: data.plan.nombre })} text={t('suscripcion.detalle')} />
      <PagarPlan cotizacion={data} quien={quien} codigo={codigo} onCodigo={setCodigo} />
    </>
  );
}

const AUSENTES: readonly string[] = ['no-encontrado', 'plan-no-disponible', 'datos-invalidos'];

function NoDisponible() {
  const t = useT();
  return (
    <Say icon={IconCards} title={t('suscripcion.noDisponible')} lines={[t('suscripcion.noDisponibleDetalle')]}>
      <ButtonLink to="/nuestros-planes">{t('suscripcion.verPlanes')}</ButtonLink>
    </Say>
  );
}

/** Why this customer cannot subscribe now, and the way to what they can do. */
function Impedida({ cotizacion: { impedimento, pendiente } }: { cotizacion: CotizacionDePlan }) {
  const t = useT();
  const cual = impedimento === 'soloNuevos' ? 'soloNuevos' : 'porPagar';
  return (
    <Say
      icon={IconCards}
      title={t(`suscripcion.impedimento.${cual}`)}
      lines={[t(`suscripcion.impedimentoDetalle.${cual}`)]}
    >
      {pendiente && <ButtonLink to={`/detalle-pago/${pendiente.idFactura}`}>{t('suscripcion.verPedido')}</ButtonLink>}
      {cual === 'soloNuevos' && <ButtonLink to="/nuestros-planes">{t('suscripcion.verPlanes')}</ButtonLink>}
    </Say>
  );
}
