import { type Agenda, esperaALaOficina } from '@fedatario/contract/solicitud';
import { IconHelpCircle } from '@tabler/icons-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { Titulo } from '../../../common/marca.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { fechaHora } from '../../../lib/format.ts';
import { useLive } from '../../../lib/use-live.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { PageHead } from '../../../ui/Page.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { usePanel } from '../../../ui/use-panel.ts';
import css from '../citas.module.css';
import { Barra } from './agenda/Barra.tsx';
import type { Inicial } from './agenda/Calendario.tsx';
import { ventanaDe } from './agenda/dias.ts';
import { ListaDeAgenda } from './agenda/ListaDeAgenda.tsx';
import { useEstado } from './agenda/use-estado.ts';
import { PanelDeCitas } from './PanelDeCitas.tsx';

const Calendario = lazy(async () => ({ default: (await import('./agenda/Calendario.tsx')).Calendario }));

/** The calendar of the office: by day, week and month, or as a list. */
export function CitasPage() {
  const t = useT();
  const navegacion = useEstado();
  const { vista, fecha, idNotario, idSede } = navegacion.estado;
  const query = {
    ...ventanaDe(vista, fecha),
    ...(idNotario !== undefined && { idNotario }),
    ...(idSede !== undefined && { idSede }),
  };
  const { data, error, refetch } = useCall(calls.agendaDeCitas.read, { query });
  const agenda = useUltima(data);
  const panel = usePanel('panel');
  const navigate = useNavigate();
  const [inicial, setInicial] = useState<Inicial>();
  useLive('citas', [calls.agendaDeCitas.read]);
  const abrir = (nombre: string, con?: Inicial) => {
    setInicial(con);
    void navigate(panel.linkTo(nombre).to);
  };
  const cerrar = () => {
    setInicial(undefined);
    panel.close();
  };
  return (
    <>
      <Titulo pantalla={t('citas.lista.titulo')} />
      <Cabeza linkTo={panel.linkTo} />
      <SinOficina />
      <Barra navegacion={navegacion} agenda={agenda}>
        <Enlaces linkTo={panel.linkTo} agenda={agenda} />
      </Barra>
      {error && !agenda && <Failure error={error} retry={refetch} />}
      {!agenda && !error && <Skeleton pieces={[520]} label={t('comun.cargando')} />}
      {agenda && (
        <Suspense fallback={<Skeleton pieces={[520]} label={t('comun.cargando')} />}>
          <Avisos agenda={agenda} />
          {vista === 'lista' ? (
            <ListaDeAgenda agenda={agenda} />
          ) : (
            <Calendario agenda={agenda} navegacion={navegacion} onAbrir={abrir} />
          )}
        </Suspense>
      )}
      {agenda && <PanelDeCitas open={panel.open} agenda={agenda} inicial={inicial} onClose={cerrar} />}
    </>
  );
}

/** The answer, or while the next days load, the one before: the calendar does not blink. */
function useUltima(data: Agenda | undefined): Agenda | undefined {
  const ultima = useRef(data);
  if (data) ultima.current = data;
  return ultima.current;
}

/** Private calendars that could not be read the last time, and more appointments than there is room for. */
function Avisos({ agenda: { sinLeer, incompleta } }: { agenda: Agenda }) {
  const t = useT();
  return (
    <>
      {incompleta && <Notice tone="warning">{t('agendaDeCitas.incompleta')}</Notice>}
      {sinLeer.map(({ notario: { idUsuario, nombre: notario }, leidoEn }) => (
        <Notice key={idUsuario} tone="warning">
          {leidoEn === null
            ? t('citasOficina.nuncaLeido', { notario })
            : t('citasOficina.sinLeer', { notario, fecha: fechaHora(leidoEn) })}
        </Notice>
      ))}
    </>
  );
}

/** Appointments of the shown days that wait for an answer of the office. */
function cuantasEsperan(agenda: Agenda | undefined): number {
  return agenda?.citas.filter(esperaALaOficina).length ?? 0;
}

type LinkTo = ReturnType<typeof usePanel>['linkTo'];

/** The two forms that are opened most. */
function Cabeza({ linkTo }: { linkTo: LinkTo }) {
  const t = useT();
  return (
    <PageHead title={t('citas.lista.titulo')} text={t('citas.lista.detalle')}>
      <Row gap={3} wrap>
        <ButtonLink kind="quiet" {...linkTo('apartar')}>
          {t('citasOficina.apartar')}
        </ButtonLink>
        <ButtonLink {...linkTo('nueva')}>{t('citasOficina.nueva')}</ButtonLink>
      </Row>
    </PageHead>
  );
}

/** The way to those that wait, to the rules, to the offices, and to the secret address of a notary's own appointments. */
function Enlaces({ linkTo, agenda }: { linkTo: LinkTo; agenda: Agenda | undefined }) {
  const t = useT();
  const esperan = cuantasEsperan(agenda);
  return (
    <div className={css.links}>
      <ButtonLink kind="plain" to="/admin/planes/citas-pendientes">
        {esperan > 0 && <IconHelpCircle size={18} stroke={2} className={css.waiting} aria-hidden="true" />}
        {esperan > 0 ? t('agendaDeCitas.esperan', { n: esperan }) : t('citas.lista.verPendientes')}
      </ButtonLink>
      <ButtonLink kind="plain" to="/admin/planes/citas?vista=estado">
        {t('citasOficina.lista.titulo')}
      </ButtonLink>
      <ButtonLink kind="plain" {...linkTo('espera')}>
        {t('esperaDeCita.lista')}
      </ButtonLink>
      <ButtonLink kind="plain" {...linkTo('reglas')}>
        {t('citasOficina.reglas')}
      </ButtonLink>
      <ButtonLink kind="plain" to="/admin/planes/sedes">
        {t('citas.lista.oficinas')}
      </ButtonLink>
      {agenda?.propia && (
        <ButtonLink kind="plain" {...linkTo('calendario')}>
          {t('citasEnCalendario.titulo')}
        </ButtonLink>
      )}
    </div>
  );
}

/** Without an office nobody can ask for a signing: the page says so while there is none. */
function SinOficina() {
  const t = useT();
  const { data } = useCall(calls.sedes.list, { query: {} });
  if (!data || data.length > 0) return null;
  return (
    <Notice tone="warning">
      <p>{t('citas.lista.sinOficina')}</p>
      <ButtonLink kind="plain" to="/admin/planes/sedes">
        {t('citas.lista.agregarOficina')}
      </ButtonLink>
    </Notice>
  );
}
