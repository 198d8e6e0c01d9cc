import { useParams } from 'react-router';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { PageHead } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Documento } from './Documento.tsx';
import { Veredicto } from './Veredicto.tsx';
import { VerificacionForm } from './VerificacionForm.tsx';
import { VerificarArchivo } from './VerificarArchivo.tsx';
import css from './verificar.module.css';

/**
 * Checks whether a document is authentic by its code, its file, or both. Anyone may use it; only a code or a hash is
 * sent.
 */
export function Verificar() {
  const t = useT();
  const { codigo = '' } = useParams();
  const busqueda = useCall(calls.documentos.verificar, { params: { codigo } }, { enabled: codigo !== '' });
  const { data, error } = busqueda;
  if (error && error.codigo !== 'no-encontrado') return <Failure error={error} retry={busqueda.refetch} heading="h1" />;
  return (
    <>
      <Titulo pantalla={t('verificar.titulo')} />
      <PageHead title={t('verificar.titulo')} text={t('verificar.detalle')} />
      <Stack gap={10} className={css.page}>
        {codigo !== '' && !data && !error && <Skeleton pieces={[120, 240]} label={t('verificar.buscando')} />}
        {error && (
          <Veredicto
            es="desconocido"
            titulo={t('verificar.codigo.desconocido')}
            texto={t('verificar.codigo.quehacer')}
          />
        )}
        {data && <Documento documento={data} />}
        <VerificarArchivo key={codigo} porCodigo={data} />
        <VerificacionForm key={`codigo-${codigo}`} otro={codigo !== ''} />
      </Stack>
    </>
  );
}
