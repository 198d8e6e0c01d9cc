import { IconCards } from '@tabler/icons-react';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { Titulo } from '../../../common/marca.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { LinkTabs } from '../../../ui/LinkTabs.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { PageHead } from '../../../ui/Page.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { CitasDelPlan } from '../citas/CitasDelPlan.tsx';
import { ConsumoDePlanes } from './ConsumoDePlanes.tsx';
import { FacturasDePlanes } from './FacturasDePlanes.tsx';
import { ResumenDeMiPlan } from './ResumenDeMiPlan.tsx';

export const secciones = ['resumen', 'consumo', 'citas', 'facturas'] as const;
export type Seccion = (typeof secciones)[number];

/** The customer's own plan: what it gives, what comes next, and its invoices. */
export function MisPlanesPage({ seccion }: { seccion: Seccion }) {
  const t = useT();
  return (
    <>
      <Titulo pantalla={t(`misPlanes.seccion.${seccion}`)} />
      <PageHead title={t('misPlanes.titulo')} text={t('misPlanes.detalle')} />
      <Stack gap={6}>
        <LinkTabs
          label={t('misPlanes.titulo')}
          tabs={secciones.map((one) => ({
            to: `/mis-planes/${one}`,
            label: t(`misPlanes.seccion.${one}`),
            current: one === seccion,
          }))}
        />
        <Contenido seccion={seccion} />
      </Stack>
    </>
  );
}

const contenidos = { resumen: Mio, consumo: ConsumoDePlanes, citas: CitasDelPlan, facturas: FacturasDePlanes } as const;

function Contenido({ seccion }: { seccion: Seccion }) {
  const Uno = contenidos[seccion];
  return <Uno />;
}

function Mio() {
  const t = useT();
  const { data, error, refetch } = useCall(calls.suscripciones.mine, {}, { fresh: true });
  if (error && data === undefined) return <Failure error={error} retry={refetch} />;
  if (data === undefined) return <Skeleton pieces={[160, 120]} label={t('comun.cargando')} />;
  if (data) return <ResumenDeMiPlan plan={data} />;
  return (
    <Empty icon={IconCards} title={t('misPlanes.ninguno')} text={t('misPlanes.ningunoDetalle')}>
      <ButtonLink to="/nuestros-planes">{t('suscripcion.verPlanes')}</ButtonLink>
    </Empty>
  );
}
