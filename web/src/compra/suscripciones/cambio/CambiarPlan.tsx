import type { CotizacionDeCambio, PeriodoDePlan } from '@fedatario/contract/compra';
import { jurisdiccion } from '@fedatario/document-engine';
import { IconCards } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { Titulo } from '../../../common/marca.tsx';
import { t as tell, useT } from '../../../i18n/i18n.ts';
import { useCall, useSend } from '../../../lib/api.ts';
import { dinero, fechaDe } from '../../../lib/format.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Notice } from '../../../ui/form/Notice.tsx';
import { PageHead } from '../../../ui/Page.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { Say } from '../../../ui/Say.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import { FormularioDePago } from '../alta/FormularioDePago.tsx';
import css from '../suscripcion.module.css';
import { ResumenDeCambio } from './ResumenDeCambio.tsx';
import { QUOTES_OVER, useCambiar } from './use-cambiar.ts';

interface Props {
  idPlan: string;
  periodo: PeriodoDePlan;
  /** Id of the customer, under which unsent data are stored. */
  quien: string;
}

/** Passing from the plan one has to another, or to another period: what it costs to the centavo, before saying yes. */
export function CambiarPlan({ idPlan, periodo, quien }: Props) {
  const t = useT();
  const { data, error, refetch } = useCall(
    calls.cambiosDePlan.quote,
    { query: { idPlan, periodo } },
    { fresh: true, acrossTabs: true },
  );
  if (!data && error) return <Failure error={error} retry={refetch} heading="h1" />;
  if (!data) return <Skeleton pieces={[48, 160, 220]} label={t('comun.cargando')} />;
  if (data.impedimento) return <Impedido cotizacion={data} />;
  const { nombre } = data.plan;
  return (
    <>
      <Titulo pantalla={t('suscripcion.cambio.titulo', { nombre })} />
      <PageHead
        title={t('suscripcion.cambio.titulo', { nombre })}
        text={t(`suscripcion.cambio.detalle.${data.cuando}`)}
      />
      {data.cuando === 'ahora' ? <Ahora cotizacion={data} quien={quien} /> : <AlRenovar cotizacion={data} />}
    </>
  );
}

function Ahora({ cotizacion, quien }: { cotizacion: CotizacionDeCambio; quien: string }) {
  const compra = useCambiar(cotizacion);
  return (
    <FormularioDePago
      cobro={cotizacion}
      quien={quien}
      compra={compra}
      resumen={<ResumenDeCambio cotizacion={cotizacion} />}
    >
      <Programar cotizacion={cotizacion} kind="plain" />
    </FormularioDePago>
  );
}

function AlRenovar({ cotizacion }: { cotizacion: CotizacionDeCambio }) {
  return (
    <section className={css.plan}>
      <ResumenDeCambio cotizacion={cotizacion} />
      <Programar cotizacion={cotizacion} kind="main" />
    </section>
  );
}

/** Leaves the change for the renewal; it can be undone until then. */
function Programar({ cotizacion, kind }: { cotizacion: CotizacionDeCambio; kind: 'main' | 'plain' }) {
  const t = useT();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { mutate, isPending, error } = useSend(calls.cambiosDePlan.schedule, {
    renews: [calls.suscripciones.mine, calls.cambiosDePlan.quote],
  });
  const { plan, periodo, revision, actual, huella } = cotizacion;
  const fecha = fechaDe(actual.finPeriodo, jurisdiccion.zonaHoraria);
  const programar = () =>
    mutate(
      { query: { visto: huella }, body: { idPlan: plan.idPlan, periodo, revision } },
      {
        onSuccess: () => {
          show('success', tell('suscripcion.cambio.programado', { nombre: plan.nombre, fecha }));
          void navigate('/mis-planes/resumen');
        },
        onError: ({ codigo }) => {
          if (QUOTES_OVER.includes(codigo))
            void client.invalidateQueries({ queryKey: [calls.cambiosDePlan.quote.path] });
        },
      },
    );
  return (
    <div className={css.pay}>
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      <PlainButton kind={kind} disabled={isPending} onClick={programar}>
        {t(kind === 'main' ? 'suscripcion.cambio.programar' : 'suscripcion.cambio.mejorAlRenovar', {
          fecha,
          precio: dinero(cotizacion.precio),
        })}
      </PlainButton>
    </div>
  );
}

/** Why the plan cannot be changed to that one, and the way on. */
function Impedido({ cotizacion: { impedimento, pendiente } }: { cotizacion: CotizacionDeCambio }) {
  const t = useT();
  const cual = impedimento ?? 'estado';
  return (
    <Say
      icon={IconCards}
      title={t(`suscripcion.cambio.impedimento.${cual}`)}
      lines={[t(`suscripcion.cambio.impedimentoDetalle.${cual}`)]}
    >
      {pendiente && <ButtonLink to={`/detalle-pago/${pendiente.idFactura}`}>{t('suscripcion.verPedido')}</ButtonLink>}
      <ButtonLink kind={pendiente ? 'quiet' : 'main'} to="/mis-planes/resumen">
        {t('suscripcion.verMiPlan')}
      </ButtonLink>
    </Say>
  );
}
