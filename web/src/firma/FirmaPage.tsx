import { tramites } from '@fedatario/contract';
import { IconCircleCheck, IconPencilOff } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { Failure } from '../common/Failure.tsx';
import { Titulo } from '../common/marca.tsx';
import { useT } from '../i18n/i18n.ts';
import { useCall } from '../lib/api.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { PageHead } from '../ui/Page.tsx';
import { Say } from '../ui/Say.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Firma } from './Firma.tsx';

/** Where a notary says how an act was signed before her, and hands in its scan. */
export function FirmaPage() {
  const t = useT();
  const { idSolicitud = '' } = useParams();
  const { data, error, refetch } = useCall(tramites.read, { params: { idSolicitud } });
  if (error) return <Failure error={error} retry={refetch} heading="h1" />;
  if (!data) return <Skeleton pieces={[64, 240, 160]} label={t('comun.cargando')} />;
  const { numero, nombre, estado, cliente } = data;
  const paso = data.acciones.find(({ accion }) => accion === 'firmar');
  const volver = (
    <ButtonLink kind="quiet" to={`/admin/tramites-en-proceso/detalle/${idSolicitud}`}>
      {t('firma.volver')}
    </ButtonLink>
  );
  if (estado === 'firmado' || estado === 'entregado' || estado === 'cerrado') {
    return (
      <Say
        icon={IconCircleCheck}
        title={t('firma.hecha')}
        lines={[t(estado === 'firmado' ? 'firma.sellando' : 'firma.entregado')]}
      >
        {volver}
      </Say>
    );
  }
  if (paso?.impedimento !== null) {
    const motivo = paso?.impedimento ?? 'noEsSuyo';
    return (
      <Say icon={IconPencilOff} title={t('firma.todaviaNo')} lines={[t(`firma.impedimento.${motivo}`)]}>
        {volver}
      </Say>
    );
  }
  return (
    <>
      <Titulo pantalla={t('firma.titulo')} />
      <PageHead title={t('firma.titulo')} text={t('firma.detalle', { numero, nombre, cliente: cliente.nombre })} />
      <Firma idSolicitud={idSolicitud} revision={data.revision} />
    </>
  );
}
