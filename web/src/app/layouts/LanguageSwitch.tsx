import { useIdioma, useT } from '../../i18n/i18n.ts';
import { useChooseIdioma } from '../session/use-choose-idioma.ts';
import css from './footer.module.css';

const idiomas = { es: 'Español', en: 'English' } as const;

export function LanguageSwitch() {
  const t = useT();
  const current = useIdioma();
  const choose = useChooseIdioma();
  return (
    <fieldset className={css.languages}>
      <legend className="visualmente-oculto">{t('comun.menu.idioma')}</legend>
      {(['es', 'en'] as const).map((idioma) => (
        <button
          key={idioma}
          type="button"
          lang={idioma}
          aria-pressed={idioma === current}
          onClick={() => void choose(idioma)}
        >
          {idiomas[idioma]}
        </button>
      ))}
    </fieldset>
  );
}
