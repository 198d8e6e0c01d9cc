import { idiomas } from '@fedatario/contract/base';
import { useIdioma, useT } from '../../i18n/i18n.ts';
import { nombresDeIdioma } from '../../i18n/nombres.ts';
import { useChooseIdioma } from '../session/use-choose-idioma.ts';
import css from './footer.module.css';

export function LanguageSwitch() {
  const t = useT();
  const current = useIdioma();
  const choose = useChooseIdioma();
  return (
    <fieldset className={css.languages}>
      <legend className="visualmente-oculto">{t('comun.menu.idioma')}</legend>
      {idiomas.map((idioma) => (
        <button
          key={idioma}
          type="button"
          lang={idioma}
          aria-pressed={idioma === current}
          onClick={() => void choose(idioma)}
        >
          {nombresDeIdioma[idioma]}
        </button>
      ))}
    </fieldset>
  );
}
