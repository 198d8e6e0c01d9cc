import type { Candidato } from '@fedatario/contract/tramite';
import { IconUserOff } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../../common/ConfirmDialog.tsx';
import { Failure } from '../../../../common/Failure.tsx';
import { type T, useT } from '../../../../i18n/i18n.ts';
import { useCall } from '../../../../lib/api.ts';
import { ButtonLink } from '../../../../ui/ButtonLink.tsx';
import { PlainButton } from '../../../../ui/PlainButton.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { EmptyList } from '../../../../ui/table/EmptyList.tsx';
import css from '../../../expedientes/oficina/asignar.module.css';
import { conReparo, nivelDeCarga } from './carga.ts';

interface Props {
  idSolicitud: string;
  /** Whether several trámites are assigned, so that the match of subject is not shown. */
  varios?: boolean;
  /** Number of trámites assigned at once. */
  cuantos?: number;
  /** The current notary, who cannot be chosen. */
  actual?: string | undefined;
  ocupado: boolean;
  onElegir: (candidato: Candidato) => void;
}

/** Notaries who can be assigned today, the most suitable first, with load, subject and today's hours. */
export function Candidatos({ idSolicitud, ocupado, onElegir, actual, varios = false, cuantos = 1 }: Props) {
  const t = useT();
  const [dudoso, setDudoso] = useState<Candidato>();
  const { data, error, refetch } = useCall(calls.asignaciones.candidates, { params: { idSolicitud } });
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Skeleton pieces={[76, 76, 76]} label={t('comun.cargando')} />;
  if (data.length === 0) return <Ninguno />;
  const grupos = Object.entries(Object.groupBy(data, ({ hoy }) => (hoy.length > 0 ? 'hoyAtienden' : 'otroDia')));
  return (
    <>
      {grupos.map(([grupo, candidatos]) => (
        <section key={grupo} className={css.group} aria-label={t(`expediente.candidatos.${grupo as Grupo}`)}>
          <h4>{t(`expediente.candidatos.${grupo as Grupo}`)}</h4>
          <ul className={css.people}>
            {candidatos.map((candidato) => (
              <li key={candidato.idUsuario}>
                <Uno candidato={candidato} varios={varios} />
                {candidato.idUsuario === actual ? (
                  <span className={css.note}>{t('expediente.candidatos.actual')}</span>
                ) : (
                  <PlainButton
                    kind="quiet"
                    disabled={ocupado}
                    aria-label={t('expediente.candidatos.asignarA', { nombre: candidato.nombre })}
                    onClick={() => (conReparo(candidato, cuantos) ? setDudoso(candidato) : onElegir(candidato))}
                  >
                    {t('expediente.candidatos.asignar')}
                  </PlainButton>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {dudoso && (
        <Reparo
          candidato={dudoso}
          cuantos={cuantos}
          onConfirm={() => {
            setDudoso(undefined);
            onElegir(dudoso);
          }}
          onClose={() => setDudoso(undefined)}
        />
      )}
    </>
  );
}

function Ninguno() {
  const t = useT();
  return (
    <EmptyList
      icon={IconUserOff}
      title={t('expediente.candidatos.ninguno')}
      text={t('expediente.candidatos.ningunoDetalle')}
    >
      <ButtonLink kind="quiet" to="/admin/catalogos/notarios">
        {t('expediente.candidatos.verNotarios')}
      </ButtonLink>
    </EmptyList>
  );
}

type Grupo = 'hoyAtienden' | 'otroDia';

interface ReparoProps {
  candidato: Candidato;
  cuantos: number;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for confirmation, with the numbers, before assigning to a notary over their limit or on a day they do not attend. */
function Reparo({ candidato, cuantos, onConfirm, onClose }: ReparoProps) {
  const t = useT();
  const { nombre, carga, cargaMaxima, hoy } = candidato;
  return (
    <ConfirmDialog
      title={t('expediente.candidatos.reparoTitulo', { nombre })}
      confirm={t('expediente.candidatos.reparoSi')}
      careful
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {carga + cuantos > cargaMaxima && (
        <p>{t('expediente.candidatos.reparoCarga', { carga, maximo: cargaMaxima, total: carga + cuantos })}</p>
      )}
      {hoy.length === 0 && <p>{t('expediente.candidatos.reparoHoy')}</p>}
    </ConfirmDialog>
  );
}

function Uno({ candidato, varios }: { candidato: Candidato; varios: boolean }) {
  const t = useT();
  const { nombre, carga, cargaMaxima, especialista, calificacion } = candidato;
  const nivel = nivelDeCarga(candidato);
  return (
    <div>
      <strong>{nombre}</strong>
      <p className={css.load} data-nivel={nivel}>
        <progress max={cargaMaxima} value={Math.min(carga, cargaMaxima)} aria-hidden="true" />
        {t('expediente.candidatos.carga', { carga, maximo: cargaMaxima })}
        {nivel !== 'libre' && ` · ${t('expediente.candidatos.lleno')}`}
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
