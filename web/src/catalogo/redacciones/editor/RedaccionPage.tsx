import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { Titulo } from '../../../common/marca.tsx';
import { loadTexts, useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { cajonDe } from '../../../lib/guardado-solo.ts';
import { LinkTabs } from '../../../ui/LinkTabs.tsx';
import { Text } from '../../../ui/layout/layout.tsx';
import { PageHead } from '../../../ui/Page.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { PorGuardar, PorGuardarContext } from '../por-guardar.ts';
import { DatosDeRedaccion } from './DatosDeRedaccion.tsx';
import { SituacionDeRedaccion } from './SituacionDeRedaccion.tsx';

const PrecioDeRedaccion = lazy(async () => ({ default: (await import('./PrecioDeRedaccion.tsx')).PrecioDeRedaccion }));
const ProductoNuevo = lazy(async () => ({ default: (await import('./ProductoNuevo.tsx')).ProductoNuevo }));
const RequisitosDeRedaccion = lazy(async () => ({
  default: (await import('./RequisitosDeRedaccion.tsx')).RequisitosDeRedaccion,
}));
const VersionesDeProducto = lazy(async () => ({
  default: (await import('./VersionesDeProducto.tsx')).VersionesDeProducto,
}));

/** The tabs that write a form of their own. */
const formas = {
  datos: DatosDeRedaccion,
  requisitos: RequisitosDeRedaccion,
  precio: PrecioDeRedaccion,
  versiones: VersionesDeProducto,
} as const;
const nombres = ['datos', 'requisitos', 'entrevista', 'plantilla', 'prueba', 'precio', 'versiones'] as const;

const Texto = lazy(async () => {
  const texts = loadTexts(['minuta', 'taller']);
  const [{ TextoDeProducto }] = await Promise.all([import('./TextoDeProducto.tsx'), texts]);
  return { default: TextoDeProducto };
});

interface Props {
  /** Id of the user who writes; unsent text in this browser is stored under it. */
  readonly quien: string;
  /** The interview as a customer sees it, over a text being written. */
  readonly prueba: ReactNode;
}

/** The editor of a product: the next version is written here and seen by nobody until it is published. */
export function RedaccionPage(props: Props) {
  const { idProducto = '' } = useParams();
  return (
    <Suspense fallback={null}>
      {idProducto === 'nuevo' ? <ProductoNuevo /> : <Editor key={idProducto} idProducto={idProducto} {...props} />}
    </Suspense>
  );
}

function Editor({ idProducto, quien, prueba }: Props & { idProducto: string }) {
  const t = useT();
  const [params] = useSearchParams();
  const [porGuardar] = useState(() => new PorGuardar((parte) => cajonDe(quien, `${parte}-${idProducto}`)));
  const { data, error, refetch } = useCall(calls.redacciones.read, { params: { idProducto } }, { fresh: true });
  if (error && !data) return <Failure error={error} retry={refetch} heading="h1" />;
  if (!data) return <Skeleton pieces={[64, 48, 320]} label={t('comun.cargando')} />;
  const pestana = nombres.find((one) => one === params.get('pestana')) ?? 'datos';
  const Forma = pestana in formas ? formas[pestana as keyof typeof formas] : undefined;
  return (
    <PorGuardarContext value={porGuardar}>
      <Titulo pantalla={data.nombre} />
      <PageHead title={data.nombre} text={t(`redaccion.detalle.${data.estado}`)} />
      <SituacionDeRedaccion redaccion={data} quien={quien} />
      <Text as="div" bottom={5}>
        <LinkTabs
          label={t('redaccion.partes')}
          tabs={nombres.map((one) => ({
            to: { search: `?pestana=${one}` },
            label: t(`redaccion.pestana.${one}`),
            current: one === pestana,
          }))}
        />
      </Text>
      <Suspense fallback={<Skeleton pieces={[48, 320]} label={t('comun.cargando')} />}>
        {Forma ? (
          <Forma key={pestana} redaccion={data} quien={quien} />
        ) : (
          <Texto redaccion={data} quien={quien} pestana={pestana as 'entrevista'} prueba={prueba} />
        )}
      </Suspense>
    </PorGuardarContext>
  );
}
