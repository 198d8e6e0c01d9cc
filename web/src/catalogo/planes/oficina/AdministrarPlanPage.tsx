import { CambioDePlanDeOficina, type PlanDeOficina, PlanNuevo } from '@fedatario/contract/catalogo';
import { DIAS_PARA_OTRA_VERSION } from '@fedatario/contract/compra';
import { useCallback } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import type * as z from 'zod/mini';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { Titulo } from '../../../common/marca.tsx';
import { RowForm } from '../../../common/RowForm.tsx';
import { useRowForm } from '../../../common/use-row-form.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useAdministra } from '../../../lib/administra.ts';
import { useCall, useSend } from '../../../lib/api.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Text } from '../../../ui/layout/layout.tsx';
import { PageHead } from '../../../ui/Page.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Beneficios, campos, Precios, Presentacion } from './campos.tsx';
import { renews, useVentaDePlan } from './use-venta.ts';
import { nuevo, prepare, type Valores, valoresOf } from './valores.ts';

/** One plan on a page: the one of the address, or a new one. */
export function AdministrarPlanPage() {
  const { idPlan } = useParams();
  return idPlan ? <Existente key={idPlan} idPlan={idPlan} /> : <PlanForm plan={undefined} />;
}

function Existente({ idPlan }: { idPlan: string }) {
  const t = useT();
  const { data, error, refetch } = useCall(calls.planes.read, { params: { idPlan } }, { fresh: true });
  if (data) return <PlanForm key={data.revision} plan={data} />;
  if (error) return <Failure error={error} retry={refetch} heading="h1" />;
  return <Skeleton pieces={[72, 240, 240]} label={t('comun.cargando')} />;
}

type Escrito = z.output<typeof PlanNuevo> & { readonly revision?: number };

function usePlan(plan: PlanDeOficina | undefined) {
  const navigate = useNavigate();
  const create = useSend(calls.planes.create, { renews });
  const update = useSend(calls.planes.update, { renews });
  const onSaved = useCallback(() => void navigate('/admin/planes/lista-planes'), [navigate]);
  const row = useRowForm<Valores, Valores, Escrito, PlanDeOficina>({
    schema: (plan ? CambioDePlanDeOficina : PlanNuevo) as unknown as z.ZodMiniType<Escrito, Valores>,
    values: plan ? valoresOf(plan) : nuevo,
    prepare,
    send: ({ revision, ...body }) =>
      plan && revision !== undefined
        ? update.mutateAsync({ params: { idPlan: plan.idPlan }, body: { ...body, revision } })
        : create.mutateAsync({ body }),
    valuesOf: valoresOf,
    draft: `borrador:plan:${plan?.idPlan ?? 'nuevo'}`,
    onSaved,
  });
  return { row, sending: { isPending: create.isPending || update.isPending, error: create.error ?? update.error } };
}

function PlanForm({ plan }: { plan: PlanDeOficina | undefined }) {
  const t = useT();
  const administra = useAdministra();
  const { row, sending } = usePlan(plan);
  const titulo = plan?.nombre ?? t('planesOficina.nuevo');
  const labels = Object.fromEntries(campos.map((campo) => [campo, t(`planesOficina.campo.${campo}`)]));
  return (
    <>
      <Titulo pantalla={titulo} />
      <PageHead title={titulo} text={t('planesOficina.ayudaDePagina')}>
        {plan && administra && <Venta plan={plan} />}
      </PageHead>
      <Text bottom={4}>
        <Link to="/admin/planes/lista-planes">{t('planesOficina.volver')}</Link>
      </Text>
      {plan && plan.suscriptores > 0 && (
        <Notice tone="info">
          {t('planesOficina.avisoDeVersion', { n: plan.suscriptores, dias: DIAS_PARA_OTRA_VERSION })}
        </Notice>
      )}
      <RowForm row={row} sending={sending} labels={labels} action={plan ? undefined : t('planesOficina.crear')}>
        <Presentacion form={row.form} />
        <Precios form={row.form} />
        <Beneficios form={row.form} />
      </RowForm>
    </>
  );
}

function Venta({ plan }: { plan: PlanDeOficina }) {
  const t = useT();
  const vender = useVentaDePlan();
  const enVenta = plan.estado === 'publicado';
  return (
    <PlainButton kind={enVenta ? 'quiet' : 'main'} onClick={() => vender(plan, !enVenta)}>
      {t(enVenta ? 'planesOficina.retirarCorto' : 'planesOficina.venderCorto')}
    </PlainButton>
  );
}
