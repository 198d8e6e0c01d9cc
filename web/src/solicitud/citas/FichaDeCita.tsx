import { type Cita, estadosAcordablesDeCita, faseDeCita, MINUTOS_DE_ENLACE } from '@fedatario/contract/solicitud';
import { useT } from '../../i18n/i18n.ts';
import { fechaHora } from '../../lib/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Notice } from '../../ui/form/Notice.tsx';
import { Stack, Text } from '../../ui/layout/layout.tsx';
import parts from '../../ui/parts.module.css';
import { AccionesDeCita } from './AccionesDeCita.tsx';
import css from './citas.module.css';
import { cuando, enSuHora } from './cuando.ts';
import { signoDe } from './signos.ts';
import { Telefono } from './Telefono.tsx';

interface Props {
  cita: Cita;
  /** The reader is of the office: the customer is named, not the notary alone. */
  oficina: boolean;
}

/** One appointment: when, where, with whom, what waits, and what can be done. */
export function FichaDeCita({ cita, oficina }: Props) {
  const t = useT();
  const { estado, clase, zona, motivo } = cita;
  const viva = esViva(cita);
  const suya = viva ? enSuHora(cita, zona) : null;
  return (
    <div className={css.card}>
      <div className={parts.title}>
        <p className={css.when}>{cuando(cita, zona)}</p>
        <Badge {...signoDe(estado)}>{t(`citas.estado.${estado}`)}</Badge>
      </div>
      {suya && <p className={parts.note}>{t('citas.dato.enSuHora', { cuando: suya })}</p>}
      <Datos cita={cita} oficina={oficina} />
      <Notas cita={cita} oficina={oficina} />
      {motivo && !viva && (
        <Text weight={550} breaks>
          {t('citas.dato.motivo', { motivo })}
        </Text>
      )}
      {cita.notarioImpedido && <Notice tone="warning">{t(`citas.notarioImpedido.${clase}`)}</Notice>}
      {faseDeCita(estado) === 'porConfirmar' && (
        <p className={parts.note}>{t(`citas.espera.${oficina ? 'oficina' : 'cliente'}`)}</p>
      )}
      <Reclamo cita={cita} oficina={oficina} />
      <Propuesta cita={cita} oficina={oficina} />
      <AccionesDeCita cita={cita} oficina={oficina} />
    </div>
  );
}

/** With whom and where it is, and of which trámite. */
function Datos({ cita, oficina }: Props) {
  const t = useT();
  const { modalidad, clase, lugar } = cita;
  return (
    <dl className={css.facts}>
      <dt>{t(oficina ? 'citas.dato.cliente' : 'citas.dato.con')}</dt>
      <dd>{oficina ? cita.cliente.nombre : cita.notario.nombre}</dd>
      {oficina && (
        <>
          <dt>{t('citas.dato.notario')}</dt>
          <dd>{cita.notario.nombre}</dd>
        </>
      )}
      {cita.equipo.length > 0 && (
        <>
          <dt>{t('citas.dato.equipo')}</dt>
          <dd>{cita.equipo.map(({ nombre }) => nombre).join(', ')}</dd>
        </>
      )}
      <dt>{t('citas.dato.donde')}</dt>
      <dd>
        {lugar ? <Lugar lugar={lugar} /> : t(`citas.modalidad.${modalidad}`)}
        <Medio cita={cita} oficina={oficina} />
      </dd>
      {oficina && cita.tramite && (
        <>
          <dt>{t(`citas.clase.${clase}`)}</dt>
          <dd>{cita.tramite.nombre}</dd>
        </>
      )}
    </dl>
  );
}

const esViva = ({ estado }: Cita) => estadosAcordablesDeCita.includes(estado);

/** The unit of a plan that it uses, and the customer's own words. */
function Notas({ cita, oficina }: Props) {
  const t = useT();
  const { notas, deSuPlan } = cita;
  return (
    <>
      {deSuPlan && esViva(cita) && !oficina && <p className={parts.note}>{t('citas.dato.deSuPlan')}</p>}
      {notas && <p>{t('citas.dato.notas', { notas })}</p>}
    </>
  );
}

/** The number that is called, or the address of the video call. */
function Medio({ cita, oficina }: Props) {
  const t = useT();
  const { modalidad, enlace, estado } = cita;
  if (!esViva(cita)) return null;
  if (modalidad === 'telefono')
    return (
      <small>
        <Telefono cita={cita} oficina={oficina} />
      </small>
    );
  if (modalidad !== 'videollamada' || faseDeCita(estado) !== 'acordada') return null;
  if (enlace === null) return <small>{t('citas.dato.enlaceLuego', { minutos: MINUTOS_DE_ENLACE.antes })}</small>;
  return (
    <>
      {' · '}
      <a href={enlace} target="_blank" rel="noreferrer">
        {t('citas.dato.enlace')}
      </a>
    </>
  );
}

function Lugar({ lugar }: { lugar: NonNullable<Cita['lugar']> }) {
  const t = useT();
  const { nombre, direccion, indicaciones, urlMapa, sala } = lugar;
  return (
    <>
      {t('citas.dato.sala', { sede: nombre, sala })}
      <br />
      {direccion}
      {urlMapa && (
        <>
          {' · '}
          <a href={urlMapa} target="_blank" rel="noreferrer">
            {t('citas.dato.mapa')}
          </a>
        </>
      )}
      {indicaciones && <small>{indicaciones}</small>}
    </>
  );
}

/** Until when the office answers a customer who says that the notary did not come. */
function Reclamo({ cita: { respuestaHasta }, oficina }: Props) {
  const t = useT();
  if (respuestaHasta === null) return null;
  const variables = { cuando: fechaHora(respuestaHasta) };
  return <p className={parts.note}>{t(`citas.reclamo.${oficina ? 'oficina' : 'cliente'}`, variables)}</p>;
}

/** A time that one side proposed, and until when it can be answered. */
function Propuesta({ cita: { propuesta }, oficina }: Props) {
  const t = useT();
  if (!propuesta) return null;
  const propia = (propuesta.por === 'oficina') === oficina;
  const dicho = propuesta.deEspera ? (`antes.${oficina ? 'oficina' : 'cliente'}` as const) : propia ? 'suya' : 'ajena';
  return (
    <Stack gap={2} pad={4} className={css.proposal} role="status">
      <p>{t(`citas.propuesta.${dicho}`, { cuando: cuando(propuesta, propuesta.zona) })}</p>
      {propuesta.motivo && (
        <Text weight={550} breaks>
          {t('citas.dato.motivo', { motivo: propuesta.motivo })}
        </Text>
      )}
      <p className={parts.note}>{t('citas.propuesta.hasta', { cuando: fechaHora(propuesta.hasta) })}</p>
    </Stack>
  );
}
