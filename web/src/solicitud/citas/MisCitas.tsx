import type { FiltroDeCitas } from '@fedatario/contract/solicitud';
import { IconCalendarCheck } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { useT } from '../../i18n/i18n.ts';
import { usePages } from '../../lib/api.ts';
import { useLive } from '../../lib/use-live.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Empty } from '../../ui/Empty.tsx';
import parts from '../../ui/parts.module.css';
import { SeeMore } from '../../ui/SeeMore.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import css from './citas.module.css';
import { FichaDeCita } from './FichaDeCita.tsx';

const CalendarioPropio = lazy(async () => ({
  default: (await import('./suscripcion/CalendarioPropio.tsx')).CalendarioPropio,
}));

/** The customer's own appointments: those ahead, the next first, and those that passed. */
export function MisCitas() {
  useLive('citas', [calls.citas.list]);
  return (
    <>
      <Lista filtro="proximas" />
      <Lista filtro="pasadas" />
      <EnSuCalendario />
    </>
  );
}

function EnSuCalendario() {
  const t = useT();
  return (
    <section className={parts.part} aria-labelledby="citas-calendario">
      <h2 id="citas-calendario">{t('citasEnCalendario.titulo')}</h2>
      <Suspense fallback={<Skeleton pieces={[64]} label={t('comun.cargando')} />}>
        <CalendarioPropio />
      </Suspense>
    </section>
  );
}

function Lista({ filtro }: { filtro: Extract<FiltroDeCitas, 'proximas' | 'pasadas'> }) {
  const t = useT();
  const list = usePages(calls.citas.list, { query: { filtro } });
  const rows = list.data?.pages.flatMap(({ data }) => data);
  const proximas = filtro === 'proximas';
  if (list.error && !rows) return <Failure error={list.error} retry={list.refetch} />;
  if (!rows) return proximas ? <Skeleton pieces={[120, 120]} label={t('comun.cargando')} /> : null;
  if (rows.length === 0) return proximas ? <Ninguna /> : null;
  return (
    <section className={parts.part} aria-labelledby={`citas-${filtro}`}>
      <h2 id={`citas-${filtro}`}>{t(`citas.mias.${filtro}`)}</h2>
      <ul className={css.list}>
        {rows.map((cita) => (
          <li key={cita.idCita}>
            <FichaDeCita cita={cita} oficina={false} />
            {cita.tramite && (
              <ButtonLink kind="plain" to={`/tramites/${cita.tramite.idSolicitud}/detalle#cita`}>
                {t('citas.lista.abrirTramite', { numero: cita.tramite.numero })}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      <SeeMore list={list}>{t('citas.lista.mas')}</SeeMore>
    </section>
  );
}

function Ninguna() {
  const t = useT();
  return (
    <Empty icon={IconCalendarCheck} title={t('citas.mias.ninguna')} text={t('citas.mias.ningunaDetalle')}>
      <ButtonLink kind="quiet" to="/tramites/todos">
        {t('citas.mias.verTramites')}
      </ButtonLink>
    </Empty>
  );
}
