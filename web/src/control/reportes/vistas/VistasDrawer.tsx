import { useT } from '../../../i18n/i18n.ts';
import { Drawer } from '../../../ui/Drawer.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import type { DeReporte } from './de-reporte.ts';
import { Envios } from './Envios.tsx';
import { Guardadas } from './Guardadas.tsx';
import { GuardarVista } from './GuardarVista.tsx';
import css from './vistas.module.css';

/** Keeping what is looked at, the kept views, and when they are mailed. */
export function VistasDrawer({ onClose, ...props }: DeReporte & { onClose: () => void }) {
  const t = useT();
  return (
    <Drawer title={t('vistas.titulo')} close={t('comun.cerrar')} onClose={onClose}>
      <Stack gap={8} className={css.panel}>
        <Guardadas {...props} />
        <GuardarVista {...props} />
        <Envios reporte={props.reporte} />
      </Stack>
    </Drawer>
  );
}
