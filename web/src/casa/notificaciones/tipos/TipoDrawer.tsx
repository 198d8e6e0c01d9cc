import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { Drawer } from '../../../ui/Drawer.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TipoForm } from './TipoForm.tsx';

interface Props {
  clave: string;
  onClose: () => void;
}

/** Panel with one kind of notification beside the list: texts and preview. */
export function TipoDrawer({ clave, onClose }: Props) {
  const t = useT();
  const { data, error, refetch } = useCall(calls.tiposNotificacion.read, { params: { clave } }, { fresh: true });
  return (
    <Drawer title={data?.nombre ?? t('comun.cargando')} close={t('comun.cerrar')} onClose={onClose}>
      {!data && error && <Failure error={error} retry={refetch} />}
      {!data && !error && <Skeleton pieces={[72, 72, 72, 200, 72]} label={t('comun.cargando')} />}
      {data && <TipoForm key={data.revision} tipo={data} onClose={onClose} />}
    </Drawer>
  );
}
