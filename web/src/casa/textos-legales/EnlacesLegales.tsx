import { useT } from '../../i18n/i18n.ts';
import css from './enlaces-legales.module.css';

/** What is accepted, to be read beside the form: in a tab of its own, so that nothing written is lost. */
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
