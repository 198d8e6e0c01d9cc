import { asignaciones, type Candidato } from '@fedatario/contract';
import { IconUserOff } from '@tabler/icons-react';
import { Failure } from '../../../common/Failure.tsx';
import { type T, useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Empty } from '../../../ui/table/Empty.tsx';
import css from './asignar.module.css';

interface Props {
  idSolicitud: string;
  /** Of several trámites: whether it is her subject is not said. */
  varios?: boolean;
  /** Who has it now, and so is not chosen. */
  actual?: string | undefined;
  ocupado: boolean;
  onElegir: (candidato: Candidato) => void;
}

/** Who may be given it today, the most suitable first: her load, her subject, her hours of today. */
export function Candidatos({ idSolicitud, ocupado, onElegir, actual, varios = false }: Props) {
  const t = useT();
  const { data, error, refetch } = useCall(asignaciones.candidates, { params: { idSolicitud } });
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Skeleton pieces={[76, 76, 76]} label={t('comun.cargando')} />;
  if (data.length === 0)
    return (
      <Empty
        icon={IconUserOff}
        title={t('expediente.candidatos.ninguno')}
        text={t('expediente.candidatos.ningunoDetalle')}
      >
        <ButtonLink kind="quiet" to="/admin/catalogos/notarios">
          {t('expediente.candidatos.verNotarios')}
        </ButtonLink>
      </Empty>
    );
  return (
    <ul className={css.people}>
      {data.map((candidato) => (
        <li key={candidato.idUsuario}>
          <Uno candidato={candidato} varios={varios} />
          {candidato.idUsuario === actual ? (
            <span className={css.note}>{t('expediente.candidatos.actual')}</span>
          ) : (
            <PlainButton
              kind="quiet"
              disabled={ocupado}
              aria-label={t('expediente.candidatos.asignarA', { nombre: candidato.nombre })}
              onClick={() => onElegir(candidato)}
            >
              {t('expediente.candidatos.asignar')}
            </PlainButton>
          )}
        </li>
      ))}
    </ul>
  );
}

function Uno({ candidato, varios }: { candidato: Candidato; varios: boolean }) {
  const t = useT();
  const { nombre, carga, cargaMaxima, especialista, calificacion } = candidato;
  const lleno = carga >= cargaMaxima;
  return (
    <div>
      <strong>{nombre}</strong>
      <p className={css.load} data-lleno={lleno || undefined}>
        <meter min={0} max={cargaMaxima} value={carga} aria-hidden="true" />
        {t('expediente.candidatos.carga', { carga, maximo: cargaMaxima })}
        {lleno && ` · ${t('expediente.candidatos.lleno')}`}
      </p>
      <p className={css.note}>
        {!varios && `${t(`expediente.candidatos.${especialista ? 'materia' : 'otraMateria'}`)} · `}
        {horasDe(candidato, t)}
        {calificacion &&
          ` · ${t('expediente.candidatos.calificada', { promedio: calificacion.promedio, n: calificacion.cuantas })}`}
      </p>
    </div>
  );
}

function horasDe({ hoy }: Candidato, t: T): string {
  if (hoy.length === 0) return t('expediente.candidatos.hoyNo');
  const horas = hoy.map(({ desde, hasta }) => t('expediente.candidatos.tramo', { desde, hasta })).join(', ');
  return t('expediente.candidatos.hoy', { horas });
}
