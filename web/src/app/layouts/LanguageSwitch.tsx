import { changeIdioma, useIdioma, useT } from '../../i18n/i18n.ts';
import css from './footer.module.css';

const idiomas = { es: 'Español', en: 'English' } as const;

/** For guests: the choice stays in this browser. Who is signed in keeps hers in the profile. */
export function LanguageSwitch() {
  const t = useT();
  const current = useIdioma();
  return (
    <fieldset className={css.languages}>
      <legend className="visualmente-oculto">{t('comun.menu.idioma')}</legend>
      {(['es', 'en'] as const).map((idioma) => (
        <button
          key={idioma}
          type="button"
          lang={idioma}
          aria-pressed={idioma === current}
          onClick={() => void changeIdioma(idioma)}
        >
          {idiomas[idioma]}
        </button>
      ))}
    </fieldset>
  );
}
