import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { fechaHora } from '../../../lib/format.ts';
import { useLive } from '../../../lib/use-live.ts';
import { Drawer } from '../../../ui/Drawer.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import parts from '../../../ui/parts.module.css';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import css from '../citas.module.css';
import { diasDe } from '../espera/espera.ts';

/** The customers who wait for an hour, in their order. */
export function ListaDeEspera({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { data } = useCall(calls.esperasDeCita.list, {});
  useLive('citas', [calls.esperasDeCita.list]);
  return (
    <Drawer title={t('esperaDeCita.lista')} close={t('comun.cerrar')} onClose={onClose}>
      <Stack gap={5}>
        <p className={parts.note}>{t('esperaDeCita.listaDetalle')}</p>
        {!data && <Skeleton pieces={[64, 64]} label={t('comun.cargando')} />}
        {data?.length === 0 && <p>{t('esperaDeCita.nadie')}</p>}
        <ol className={css.list}>
          {data?.map(({ idEspera, cliente, notario, clase, modalidad, desde, hasta, ofrecidaHasta }) => (
            <li key={idEspera} className={css.card}>
              <p className={css.when}>{cliente.nombre}</p>
              <p>
                {t(`citas.clase.${clase}`)} · {t(`citas.modalidad.${modalidad}`)}
                {notario && ` · ${notario.nombre}`}
              </p>
              <p className={parts.note}>{t('esperaDeCita.entre', diasDe({ desde, hasta }))}</p>
              {ofrecidaHasta && <p>{t('esperaDeCita.ofrecida', { hasta: fechaHora(ofrecidaHasta) })}</p>}
            </li>
          ))}
        </ol>
      </Stack>
    </Drawer>
  );
}
