import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { AparienciaForm } from '../../casa/informacion-general/AparienciaForm.tsx';
import { EmpresaForm } from '../../casa/informacion-general/EmpresaForm.tsx';
import { InformacionGeneralPage } from '../../casa/informacion-general/InformacionGeneralPage.tsx';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { PageHead } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { areaProps } from '../theme/temas.ts';
import { tryOn } from '../theme/use-esquema.ts';
import { Partes } from './Partes.tsx';

const secciones = ['empresa', 'apariencia', 'facturacion', 'legales', 'calendario', 'ley'] as const;
type Seccion = (typeof secciones)[number];

/** The parts that do not open first, each loaded when it is opened. */
const CalendarioPage = lazy(async () => ({
  default: (await import('../../casa/calendario/CalendarioForm.tsx')).CalendarioPage,
}));
const TextosLegalesPage = lazy(async () => ({
  default: (await import('../../casa/textos-legales/TextosLegalesPage.tsx')).TextosLegalesPage,
}));
const ValoresDeLeyPage = lazy(async () => ({
  default: (await import('../../casa/valores-de-ley/ValoresDeLeyPage.tsx')).ValoresDeLeyPage,
}));
const FacturacionPage = lazy(async () => ({
  default: (await import('../../compra/facturas/datos/FacturacionPage.tsx')).FacturacionPage,
}));

/** The company: public data, appearance, invoicing, legal texts, working calendar and legal parameters. */
export function InformacionGeneral() {
  const t = useT();
  const [search] = useSearchParams();
  const seccion = secciones.find((one) => one === search.get('seccion')) ?? 'empresa';
  const titulo = t('informacionGeneral.titulo');
  const partes = secciones.map((one) => ({
    to: `?seccion=${one}`,
    texto: t(`informacionGeneral.seccion.${one}`),
    open: one === seccion,
  }));
  return (
    <>
      <Titulo pantalla={titulo} />
      <PageHead title={titulo} text={t(`informacionGeneral.detalle.${seccion}`)} />
      <Partes label={titulo} across partes={partes} />
      <Suspense fallback={<Skeleton pieces={[240, 240, 320]} label={t('comun.cargando')} />}>
        <Parte key={seccion} seccion={seccion} />
      </Suspense>
    </>
  );
}

function Parte({ seccion }: { seccion: Seccion }) {
  if (seccion === 'facturacion') return <FacturacionPage />;
  if (seccion === 'legales') return <TextosLegalesPage />;
  if (seccion === 'calendario') return <CalendarioPage />;
  if (seccion === 'ley') return <ValoresDeLeyPage />;
  return (
    <InformacionGeneralPage>
      {(informacion) =>
        seccion === 'empresa' ? (
          <EmpresaForm informacion={informacion} />
        ) : (
          <AparienciaForm informacion={informacion} area={areaProps} tryOn={tryOn} />
        )
      }
    </InformacionGeneralPage>
  );
}
