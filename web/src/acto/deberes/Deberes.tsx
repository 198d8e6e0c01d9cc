import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { useLive } from '../../lib/use-live.ts';
import { Text } from '../../ui/layout/layout.tsx';
import customer from '../../ui/parts.module.css';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Agregar } from './Agregar.tsx';
import { UnDeber } from './UnDeber.tsx';

/** The duties still open after an act was delivered, and the proof of those done. */
export function Deberes({ idSolicitud }: { idSolicitud: string }) {
  const t = useT();
  const { data, error, refetch } = useCall(calls.deberes.ofTramite, { params: { idSolicitud } });
  useLive('tramites', [calls.deberes.ofTramite], idSolicitud);
  if (error && !data) return <Failure error={error} retry={refetch} heading="h2" />;
  if (!data) return <Skeleton pieces={[120]} label={t('comun.cargando')} />;
  if (data.deberes.length === 0) return null;
  return (
    <section aria-labelledby="deberes" className={customer.part}>
      <h2 id="deberes">{t('deberes.lista.titulo')}</h2>
      <Text bottom={3} tone="tinta-2">
        {t('deberes.caso.explica')}
      </Text>
      <ul className={customer.asked}>
        {data.deberes.map((deber) => (
          <li key={deber.idDeber}>
            <UnDeber deber={deber} />
          </li>
        ))}
      </ul>
      <Agregar idSolicitud={idSolicitud} caben={data.caben} />
    </section>
  );
}
