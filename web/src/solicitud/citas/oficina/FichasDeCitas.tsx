import type { EstadoCita } from '@fedatario/contract/solicitud';
import type { ReactNode } from 'react';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { usePages } from '../../../lib/api.ts';
import { useLive } from '../../../lib/use-live.ts';
import { SeeMore } from '../../../ui/SeeMore.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import css from '../citas.module.css';
import { FichaDeCita } from '../FichaDeCita.tsx';
import { AbrirTramite } from './ficha/AbrirTramite.tsx';

interface Query {
  readonly filtro: 'pendientes' | 'proximas' | 'todas';
  readonly estado?: EstadoCita;
  readonly desde?: string;
  readonly hasta?: string;
}

/** The appointments of the office that a query finds, page after page, live; `vacio` is shown when there are none. */
export function FichasDeCitas({ query, vacio }: { query: Query; vacio: ReactNode }) {
  const t = useT();
  const list = usePages(calls.citas.list, { query });
  useLive('citas', [calls.citas.list]);
  const rows = list.data?.pages.flatMap(({ data }) => data);
  return (
    <>
      {list.error && !rows && <Failure error={list.error} retry={list.refetch} />}
      {!rows && !list.error && <Skeleton pieces={[120, 120]} label={t('comun.cargando')} />}
      {rows?.length === 0 && vacio}
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
