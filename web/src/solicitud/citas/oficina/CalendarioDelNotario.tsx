import { useT } from '../../../i18n/i18n.ts';
import { Drawer } from '../../../ui/Drawer.tsx';
import { CalendarioPropio } from '../suscripcion/CalendarioPropio.tsx';

/** The secret address of a notary's own appointments, beside the office's calendar. */
export function CalendarioDelNotario({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <Drawer title={t('citasEnCalendario.titulo')} close={t('comun.cerrar')} onClose={onClose}>
      <CalendarioPropio />
    </Drawer>
  );
}
