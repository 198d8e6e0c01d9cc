import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useT } from '../../i18n/i18n.ts';
import css from './calificacion.module.css';
import { PUNTOS_MAXIMOS } from './puntos.ts';

const todos = Array.from({ length: PUNTOS_MAXIMOS }, (_, n) => n + 1);

/** A rating of five stars, also in words. */
export function Estrellas({ puntos }: { puntos: number }) {
  const t = useT();
  return (
    <span className={css.stars} role="img" aria-label={t('tramites.calificacion.puntos', { n: puntos })}>
      {todos.map((n) => {
        const Star = n <= puntos ? IconStarFilled : IconStar;
        return <Star key={n} size={20} stroke={1.5} aria-hidden="true" />;
      })}
    </span>
  );
}

interface Props {
  value: number;
  onChange: (puntos: number) => void;
  invalid: boolean;
}

/** Radio group of five stars, usable by touch, mouse and arrow keys. */
export function ElegirEstrellas({ value, onChange, invalid }: Props) {
  const t = useT();
  return (
    <fieldset
      className={css.choose}
      aria-invalid={invalid}
      aria-describedby={invalid ? 'calificacion-falta' : undefined}
    >
      <legend>{t('tramites.calificacion.pregunta')}</legend>
      <div>
        {todos.map((n) => {
          const Star = n <= value ? IconStarFilled : IconStar;
          return (
            <label key={n}>
              <input type="radio" name="puntos" value={n} checked={n === value} onChange={() => onChange(n)} />
              <Star size={34} stroke={1.25} aria-hidden="true" />
              <span>{t('tramites.calificacion.puntos', { n })}</span>
            </label>
          );
        })}
      </div>
      {value > 0 && <p aria-live="polite">{t(`tramites.calificacion.dicho.n${value as 1 | 2 | 3 | 4 | 5}`)}</p>}
      {invalid && (
        <p id="calificacion-falta" role="alert" className={css.wrong}>
          {t('tramites.calificacion.falta')}
        </p>
      )}
    </fieldset>
  );
}
