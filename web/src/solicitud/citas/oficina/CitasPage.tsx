import { type Agenda, type Bloqueo, type Cita, citas, DAY, diaDe, horaDe } from '@fedatario/contract';
import { remove as desbloquear } from '@fedatario/contract/llamadas/bloqueos';
import { list as listarSedes } from '@fedatario/contract/llamadas/sedes';
import { Button, NativeSelect } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Failure } from '../../../common/Failure.tsx';
import { Titulo } from '../../../common/marca.tsx';
import { currentIdioma, t as tell, useT } from '../../../i18n/i18n.ts';
import { useCall, useSend } from '../../../lib/api.ts';
import { fechaHora } from '../../../lib/format.ts';
import { useLive } from '../../../lib/use-live.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { Notice } from '../../../ui/form/Notice.tsx';
import { PageHead } from '../../../ui/Page.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import { usePanel } from '../../../ui/use-panel.ts';
import css from '../citas.module.css';
import { FichaDeCita } from '../FichaDeCita.tsx';
import { renews } from '../renews.ts';
import { AbrirTramite } from './AbrirTramite.tsx';
import { lunesDe } from './semana.ts';

const NuevaCita = lazy(async () => ({ default: (await import('./NuevaCita.tsx')).NuevaCita }));
const ApartarHoras = lazy(async () => ({ default: (await import('./ApartarHoras.tsx')).ApartarHoras }));
const ListaDeEspera = lazy(async () => ({ default: (await import('./ListaDeEspera.tsx')).ListaDeEspera }));
const CalendarioDelNotario = lazy(async () => ({
  default: (await import('./CalendarioDelNotario.tsx')).CalendarioDelNotario,
}));
const ReglasDeCitas = lazy(async () => ({ default: (await import('./ReglasDeCitas.tsx')).ReglasDeCitas }));

/** A week of appointments, by day, of one notary or of all. */
export function CitasPage() {
  const t = useT();
  const [semana, setSemana] = useState(0);
  const [idNotario, setIdNotario] = useState('');
  const desde = lunesDe(new Date(), semana);
  const query = {
    desde: desde.toISOString(),
    hasta: new Date(desde.getTime() + 7 * DAY).toISOString(),
    ...(idNotario !== '' && { idNotario }),
  };
  const { data, error, refetch } = useCall(citas.agenda, { query });
  const panel = usePanel('panel');
  useLive('citas', [citas.agenda]);
  return (
    <>
      <Titulo pantalla={t('citas.lista.titulo')} />
      <Cabeza linkTo={panel.linkTo} />
      <SinOficina />
      <div className={css.bar}>
        <Button variant="default" onClick={() => setSemana(semana - 1)}>
          {t('citas.lista.anterior')}
        </Button>
        <Button variant="default" disabled={semana === 0} onClick={() => setSemana(0)}>
          {t('citas.lista.hoy')}
        </Button>
        <Button variant="default" onClick={() => setSemana(semana + 1)}>
          {t('citas.lista.siguiente')}
        </Button>
        {data && data.notarios.length > 1 && (
          <NativeSelect
            label={t('citas.lista.notario')}
            value={idNotario}
            onChange={({ currentTarget }) => setIdNotario(currentTarget.value)}
            data={[
              { value: '', label: t('citas.lista.todos') },
              ...data.notarios.map(({ idUsuario: value, nombre: label }) => ({ value, label })),
            ]}
          />
        )}
      </div>
      {error && !data && <Failure error={error} retry={refetch} />}
      {!data && !error && <Skeleton pieces={[120, 120]} label={t('comun.cargando')} />}
      {data?.propia && <EnSuCalendario linkTo={panel.linkTo} />}
      {data && <SinLeer agenda={data} />}
      {data && <Semana agenda={data} />}
      {data && <Panel open={panel.open} notarios={data.notarios} onClose={panel.close} />}
    </>
  );
}

/** Private calendars that could not be read the last time. */
function SinLeer({ agenda: { sinLeer } }: { agenda: Agenda }) {
  const t = useT();
  return sinLeer.map(({ notario: { idUsuario, nombre: notario }, leidoEn }) => (
    <Notice key={idUsuario} tone="warning">
      {leidoEn === null
        ? t('citasOficina.nuncaLeido', { notario })
        : t('citasOficina.sinLeer', { notario, fecha: fechaHora(leidoEn) })}
    </Notice>
  ));
}

type LinkTo = ReturnType<typeof usePanel>['linkTo'];

function Cabeza({ linkTo }: { linkTo: LinkTo }) {
  const t = useT();
  return (
    <>
      <PageHead title={t('citas.lista.titulo')} text={t('citas.lista.detalle')}>
        <ButtonLink kind="quiet" to="/admin/planes/citas-pendientes">
          {t('citas.lista.verPendientes')}
        </ButtonLink>
        <ButtonLink {...linkTo('nueva')}>{t('citasOficina.nueva')}</ButtonLink>
      </PageHead>
      <Enlaces linkTo={linkTo} />
    </>
  );
}

/** The way to each form, and to the catalogue of offices. */
function Enlaces({ linkTo }: { linkTo: LinkTo }) {
  const t = useT();
  return (
    <div className={css.ways}>
      <ButtonLink kind="quiet" {...linkTo('apartar')}>
        {t('citasOficina.apartar')}
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
    </div>
  );
}

/** The way to the secret address of a notary's own appointments. */
function EnSuCalendario({ linkTo }: { linkTo: LinkTo }) {
  const t = useT();
  return (
    <div>
      <ButtonLink kind="plain" {...linkTo('calendario')}>
        {t('citasEnCalendario.titulo')}
      </ButtonLink>
    </div>
  );
}

interface PanelProps {
  open: string | undefined;
  notarios: Agenda['notarios'];
  onClose: () => void;
}

/** The form that the address names, loaded when it is opened. */
function Panel({ open, notarios, onClose }: PanelProps) {
  return (
    <Suspense fallback={null}>
      {open === 'nueva' && <NuevaCita notarios={notarios} onClose={onClose} />}
      {open === 'apartar' && <ApartarHoras notarios={notarios} onClose={onClose} />}
      {open === 'espera' && <ListaDeEspera onClose={onClose} />}
      {open === 'calendario' && <CalendarioDelNotario onClose={onClose} />}
      {open === 'reglas' && <ReglasDeCitas onClose={onClose} />}
    </Suspense>
  );
}

/** Without an office nobody can ask for a signing: the page says so while there is none. */
function SinOficina() {
  const t = useT();
  const { data } = useCall(listarSedes, { query: {} });
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

function Semana({ agenda: { citas: dadas, bloqueos, zona } }: { agenda: Agenda }) {
  const t = useT();
  const dias = [
    ...new Set(
      [...dadas, ...bloqueos]
        .map(({ inicio }) => inicio)
        .sort()
        .map((i) => diaDe(i, zona, currentIdioma())),
    ),
  ];
  if (dias.length === 0)
    return <Empty icon={IconCalendarOff} title={t('citas.lista.nadaTitulo')} text={t('citas.lista.nada')} />;
  return (
    <div className={css.list}>
      {dias.map((dia) => (
        <section key={dia} className={css.dayOf} aria-label={dia}>
          <h2>{dia}</h2>
          <ul className={css.list}>
            {bloqueos.map((bloqueo) =>
              diaDe(bloqueo.inicio, zona, currentIdioma()) === dia ? (
                <Apartadas key={bloqueo.idBloqueo} bloqueo={bloqueo} zona={zona} />
              ) : null,
            )}
            {dadas.map((cita) =>
              diaDe(cita.inicio, zona, currentIdioma()) === dia ? <Una key={cita.idCita} cita={cita} /> : null,
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Una({ cita }: { cita: Cita }) {
  return (
    <li>
      <FichaDeCita cita={cita} oficina />
      <AbrirTramite cita={cita} />
    </li>
  );
}

function Apartadas({ bloqueo, zona }: { bloqueo: Bloqueo; zona: string }) {
  const t = useT();
  const { mutate, isPending } = useSend(desbloquear, { renews });
  const { idBloqueo, notario, inicio, fin, motivo } = bloqueo;
  return (
    <li className={css.card}>
      <p className={css.when}>
        {horaDe(inicio, zona)}–{horaDe(fin, zona)} · {t('citas.lista.bloqueo')} · {notario.nombre}
      </p>
      <p>{motivo}</p>
      <div>
        <Button
          variant="default"
          loading={isPending}
          onClick={() =>
            mutate({ params: { idBloqueo } }, { onSuccess: () => show('success', tell('citas.hecho.desbloquear')) })
          }
        >
          {t('citas.lista.desbloquear')}
        </Button>
      </div>
    </li>
  );
}
