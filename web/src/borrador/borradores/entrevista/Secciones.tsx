import {
  IconAlertCircleFilled,
  IconCircle,
  IconCircleCheckFilled,
  IconCircleHalf2,
  IconFileText,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { useT } from '../../../i18n/i18n.ts';
import { faltanDe } from '../faltan.ts';
import css from './barra.module.css';
import type { EstadoSeccion, PasoDeSeccion } from './sesion/estructura.ts';
import { useVista } from './sesion/use-sesion.ts';

const icons = {
  completa: IconCircleCheckFilled,
  revisar: IconAlertCircleFilled,
  pendiente: IconCircleHalf2,
  sinEmpezar: IconCircle,
} as const satisfies Record<EstadoSeccion, unknown>;

interface Props {
  pasos: readonly PasoDeSeccion[];
  actual: number;
  /** Index of the review step. */
  revision: number;
  onElegir?: () => void;
}

/** The sections of the interview with their state; each can be opened at any time. */
export function Secciones({ pasos, actual, revision, onElegir }: Props) {
  const t = useT();
  return (
    <nav aria-label={t('entrevista.secciones')} className={css.nav}>
      <Progreso />
      <ol>
        {pasos.map((paso) => (
          <li key={paso.clave}>
            <Paso paso={paso} current={paso.indice === actual} onElegir={onElegir} />
          </li>
        ))}
        <li className={css.last}>
          <Link
            to={`../${revision}`}
            relative="path"
            aria-current={actual === revision ? 'step' : undefined}
            onClick={onElegir}
          >
            <IconFileText size={20} stroke={1.5} aria-hidden="true" />
            <span>{t('entrevista.revision.titulo')}</span>
          </Link>
        </li>
      </ol>
    </nav>
  );
}

function Paso({
  paso,
  current,
  onElegir,
}: {
  paso: PasoDeSeccion;
  current: boolean;
  onElegir: (() => void) | undefined;
}) {
  const t = useT();
  const { indice, titulo, estado, faltan } = paso;
  const Icon = icons[estado];
  return (
    <Link to={`../${indice}`} relative="path" aria-current={current ? 'step' : undefined} onClick={onElegir}>
      <Icon size={20} stroke={1.5} aria-hidden="true" data-estado={estado} />
      <span>
        <span lang="es">{titulo}</span>
        <small>{t(`entrevista.seccion.${estado}`, { n: faltan })}</small>
      </span>
    </Link>
  );
}

function Progreso() {
  const t = useT();
  const respondidas = useVista(({ estado }) => estado.progreso.respondidas);
  const total = useVista(({ estado }) => estado.progreso.total);
  const faltan = faltanDe({ respondidas, total });
  const text = faltan.n > 0 ? t('borradores.faltan', faltan) : t('borradores.nadaFalta');
  return (
    <div className={css.progress}>
      <p>{text}</p>
      <progress value={respondidas} max={Math.max(total, 1)} aria-label={text} />
    </div>
  );
}
