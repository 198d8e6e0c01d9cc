import { useParams, useSearchParams } from 'react-router';
import { Failure } from '../../../common/Failure.tsx';
import { Titulo } from '../../../common/marca.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { LinkTabs } from '../../../ui/LinkTabs.tsx';
import { PageHead } from '../../../ui/Page.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import * as llamadas from './calls.ts';
import { DatosDeRedaccion } from './DatosDeRedaccion.tsx';
import css from './editor.module.css';
import { PrecioDeRedaccion } from './PrecioDeRedaccion.tsx';
import { ProductoNuevo } from './ProductoNuevo.tsx';
import { RequisitosDeRedaccion } from './RequisitosDeRedaccion.tsx';
import { SituacionDeRedaccion } from './SituacionDeRedaccion.tsx';
import { VersionesDeProducto } from './VersionesDeProducto.tsx';

const pestanas = {
  datos: DatosDeRedaccion,
  requisitos: RequisitosDeRedaccion,
  precio: PrecioDeRedaccion,
  versiones: VersionesDeProducto,
} as const;
type Pestana = keyof typeof pestanas;
const nombres = Object.keys(pestanas) as Pestana[];

/** The editor of a product: the next version is written here and seen by nobody until it is published. */
export function RedaccionPage() {
  const { idProducto = '' } = useParams();
  return idProducto === 'nuevo' ? <ProductoNuevo /> : <Editor key={idProducto} idProducto={idProducto} />;
}

function Editor({ idProducto }: { idProducto: string }) {
  const t = useT();
  const [params] = useSearchParams();
  const pestana = nombres.find((one) => one === params.get('pestana')) ?? 'datos';
  const { data, error, refetch } = useCall(llamadas.read, { params: { idProducto } }, { fresh: true });
  if (error && !data) return <Failure error={error} retry={refetch} heading="h1" />;
  if (!data) return <Skeleton pieces={[64, 48, 320]} label={t('comun.cargando')} />;
  const Abierta = pestanas[pestana];
  return (
    <>
      <Titulo pantalla={data.nombre} />
      <PageHead title={data.nombre} text={t(`redaccion.detalle.${data.estado}`)} />
      <SituacionDeRedaccion redaccion={data} />
      <div className={css.pestanas}>
        <LinkTabs
          label={t('redaccion.partes')}
          tabs={nombres.map((one) => ({
            to: { search: `?pestana=${one}` },
            label: t(`redaccion.pestana.${one}`),
            current: one === pestana,
          }))}
        />
      </div>
      <Abierta key={pestana} redaccion={data} />
    </>
  );
}
