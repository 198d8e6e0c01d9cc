import type { GestorCandidato } from '@fedatario/contract/tramite';
import { IconUserOff } from '@tabler/icons-react';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { EmptyList } from '../../../ui/table/EmptyList.tsx';
import css from '../../expedientes/oficina/asignar.module.css';

interface Props {
  idSolicitud: string;
  /** The current gestor, who cannot be chosen. */
  actual?: string | undefined;
  ocupado: boolean;
  onElegir: (idGestor: string) => void;
}

/** Gestores of the catalogue, the most suitable first, with the institutions that each attends to and their load. */
export function Gestores({ idSolicitud, actual, ocupado, onElegir }: Props) {
  const t = useT();
  const { data, error, refetch } = useCall(calls.encargos.candidates, { params: { idSolicitud } });
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Skeleton pieces={[76, 76, 76]} label={t('comun.cargando')} />;
  if (data.length === 0)
    return (
      <EmptyList icon={IconUserOff} title={t('encargos.gestores.ninguno')} text={t('encargos.gestores.ningunoDetalle')}>
        <ButtonLink kind="quiet" to="/admin/catalogos/gestores">
          {t('encargos.gestores.ver')}
        </ButtonLink>
      </EmptyList>
    );
  return (
    <ul className={css.people}>
      {data.map((candidato) => (
        <li key={candidato.idGestor}>
          <Uno candidato={candidato} />
          {candidato.idGestor === actual ? (
            <span className={css.note}>{t('encargos.gestores.actual')}</span>
          ) : (
            <PlainButton
              kind="quiet"
              disabled={ocupado}
              aria-label={t('encargos.gestores.asignarA', { nombre: candidato.nombre })}
              onClick={() => onElegir(candidato.idGestor)}
            >
              {t('encargos.gestores.asignar')}
            </PlainButton>
          )}
        </li>
      ))}
    </ul>
  );
}

function Uno({ candidato: { nombre, carga, hechas, atiende, faltan } }: { candidato: GestorCandidato }) {
  const t = useT();
  return (
    <div>
      <strong>{nombre}</strong>
      <p className={css.note}>
        {t('encargos.gestores.carga', { n: carga })} · {t('encargos.gestores.hechas', { n: hechas })}
      </p>
      <p className={css.note}>
        {atiende.length > 0 && t('encargos.gestores.atiende', { instituciones: atiende.join(', ') })}
        {atiende.length > 0 && faltan.length > 0 && ' · '}
        {faltan.length > 0 && t('encargos.gestores.faltan', { instituciones: faltan.join(', ') })}
      </p>
    </div>
  );
}
