import { CASOS_PARA_PROMETER, type PlazoDeInstitucion } from '@fedatario/contract/control';
import { IconCalendarStats } from '@tabler/icons-react';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { Titulo } from '../../common/marca.tsx';
import { type T, useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageHead } from '../../ui/Page.tsx';
import { Say } from '../../ui/Say.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { type ColumnaDeReporte, TablaDeReporte } from '../reportes/TablaDeReporte.tsx';

/** How long each step before each institution really takes, beside the days that its product says. */
export function PlazosPage() {
  const t = useT();
  const { data, error, refetch } = useCall(calls.plazos.list, {}, { fresh: true });
  return (
    <>
      <Titulo pantalla={t('plazos.titulo')} />
      <PageHead
        title={t('plazos.titulo')}
        text={`${t('plazos.detalle')} ${t('plazos.promete', { n: CASOS_PARA_PROMETER })}`}
      >
        <ButtonLink kind="quiet" to="/admin/gestion-tramites/instituciones">
          {t('plazos.instituciones')}
        </ButtonLink>
        <ButtonLink kind="quiet" to="/admin/gestion-tramites-en-proceso/todos">
          {t('plazos.lista')}
        </ButtonLink>
      </PageHead>
      {error && !data && <Failure error={error} retry={refetch} heading="h2" />}
      {!data && !error && <Skeleton pieces={[240]} label={t('comun.cargando')} />}
      {data?.length === 0 && (
        <Say icon={IconCalendarStats} title={t('plazos.vacioTitulo')} lines={[t('plazos.vacio')]} />
      )}
      {data && data.length > 0 && (
        <TablaDeReporte
          titulo={t('plazos.titulo')}
          rows={data}
          keyOf={({ institucion, nombre }) => `${institucion} ${nombre}`}
          columnas={columnas(t)}
        />
      )}
    </>
  );
}

function columnas(t: T): readonly ColumnaDeReporte<PlazoDeInstitucion>[] {
  const dias = (n: number) => (n === 0 ? t('plazos.mismoDia') : t('plazos.dias', { n }));
  return [
    { label: t('plazos.paso'), cell: ({ nombre }) => <span lang="es">{nombre}</span> },
    { label: t('plazos.institucion'), cell: ({ institucion }) => <span lang="es">{institucion}</span> },
    { label: t('plazos.casos'), numeric: true, cell: ({ casos }) => casos },
    {
      label: t('plazos.usual'),
      numeric: true,
      cell: ({ usual }) => (usual === null ? t('plazos.ninguno') : dias(usual)),
    },
    { label: t('plazos.mediana'), numeric: true, cell: ({ mediana }) => dias(mediana) },
    { label: t('plazos.p90'), numeric: true, cell: ({ p90 }) => dias(p90) },
  ];
}
