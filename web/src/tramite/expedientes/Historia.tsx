import { useT } from '../../i18n/i18n.ts';
import { fechaHora } from '../../lib/format.ts';
import css from '../../ui/parts.module.css';

interface Paso<Estado extends string> {
  readonly accion: string;
  readonly de: string | null;
  readonly a: Estado;
  readonly como: string | null;
  readonly quien: string | null;
  readonly motivo: string | null;
  readonly hechoEn: string;
}

interface Props<Estado extends string, P extends Paso<Estado>> {
  historial: readonly P[];
  /** Name of a state for the reader. */
  nombreDe: (estado: P['a']) => string;
  /** The actor of a step for the reader. */
  quienDe: (paso: P) => string;
}

/** History of a trámite or a gestión, newest first: step, person, time and reason. */
export function Historia<Estado extends string, P extends Paso<Estado>>(props: Props<Estado, P>) {
  const { historial, nombreDe, quienDe } = props;
  const t = useT();
  return (
    <section aria-labelledby="historia" className={css.part}>
      <h2 id="historia">{t('tramites.historia.titulo')}</h2>
      <ol className={css.past}>
        {historial.toReversed().map((paso) => (
          <li key={`${paso.hechoEn}-${paso.accion}-${paso.a}`}>
            <strong>{paso.de === null ? t('tramites.historia.comprado') : nombreDe(paso.a)}</strong>
            <span>
              <bdi>{quienDe(paso)}</bdi> · <bdi>{fechaHora(paso.hechoEn)}</bdi>
            </span>
            {paso.motivo && <p>{paso.motivo}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
