import { useT } from '../../i18n/i18n.ts';
import css from './enlaces-legales.module.css';

/** Links to the legal texts beside the form, in a new tab, so that nothing typed is lost. */
export function EnlacesLegales() {
  const t = useT();
  return (
    <p className={css.enlaces}>
      {(['terminos', 'privacidad'] as const).map((clase) => (
        <a key={clase} href={`/${clase}`} target="_blank" rel="noreferrer">
          {t(`comun.pie.${clase}`)}
        </a>
      ))}
    </p>
  );
}
