import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import css from './menu.module.css';
import { Agenda, AvisosDePanel, Esperan } from './PanelParts.tsx';

export function PanelDrawer({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Drawer title={t('oficina.panel.titulo')} close={t('comun.cerrar')} size={420} onClose={onClose}>
      <Body onGo={onClose} />
    </Drawer>
  );
}

function Body({ onGo }: { onGo: () => void }) {
  const t = useT();
  const { data, error, refetch } = useCall(calls.panel.data, {});
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Skeleton pieces={[28, 64, 28, 160, 28, 96]} label={t('comun.cargando')} />;
  return (
    <div className={css.parts}>
      <Esperan esperan={data.esperan} onGo={onGo} />
      <Agenda agenda={data.agenda} onGo={onGo} />
      <AvisosDePanel avisos={data.avisos} onGo={onGo} />
    </div>
  );
}
