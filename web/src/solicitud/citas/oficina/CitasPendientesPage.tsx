import { IconCalendarCheck } from '@tabler/icons-react';
import { Titulo } from '../../../common/marca.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { PageHead } from '../../../ui/Page.tsx';
import { FichasDeCitas } from './FichasDeCitas.tsx';

/** The appointments that wait for the office, the next first. */
export function CitasPendientesPage() {
  const t = useT();
  return (
    <>
      <Titulo pantalla={t('citas.lista.pendientes')} />
      <PageHead title={t('citas.lista.pendientes')} text={t('citas.lista.pendientesDetalle')} />
      <FichasDeCitas
        query={{ filtro: 'pendientes' }}
        vacio={<Empty icon={IconCalendarCheck} title={t('citas.lista.vacioTitulo')} text={t('citas.lista.vacio')} />}
      />
    </>
  );
}
