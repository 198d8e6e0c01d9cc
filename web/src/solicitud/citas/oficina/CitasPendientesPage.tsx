import { citas } from '@fedatario/contract';
import { IconCalendarCheck } from '@tabler/icons-react';
import { Failure } from '../../../common/Failure.tsx';
import { Titulo } from '../../../common/marca.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { usePages } from '../../../lib/api.ts';
import { useLive } from '../../../lib/use-live.ts';
import { Empty } from '../../../ui/Empty.tsx';
import { PageHead } from '../../../ui/Page.tsx';
import { SeeMore } from '../../../ui/SeeMore.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import css from '../citas.module.css';
import { FichaDeCita } from '../FichaDeCita.tsx';
import { AbrirTramite } from './AbrirTramite.tsx';

/** The appointments that wait for the office, the next first. */
export function CitasPendientesPage() {
  const t = useT();
  const list = usePages(citas.list, { query: { filtro: 'pendientes' } });
  useLive('citas', [citas.list]);
  const rows = list.data?.pages.flatMap(({ data }) => data);
  return (
    <>
      <Titulo pantalla={t('citas.lista.pendientes')} />
      <PageHead title={t('citas.lista.pendientes')} text={t('citas.lista.pendientesDetalle')} />
      {list.error && !rows && <Failure error={list.error} retry={list.refetch} />}
      {!rows && !list.error && <Skeleton pieces={[120, 120]} label={t('comun.cargando')} />}
      {rows?.length === 0 && (
        <Empty icon={IconCalendarCheck} title={t('citas.lista.vacioTitulo')} text={t('citas.lista.vacio')} />
      )}
      <ul className={css.list}>
        {rows?.map((cita) => (
          <li key={cita.idCita}>
            <FichaDeCita cita={cita} oficina />
            <AbrirTramite cita={cita} />
          </li>
        ))}
      </ul>
      <SeeMore list={list}>{t('citas.lista.mas')}</SeeMore>
    </>
  );
}
