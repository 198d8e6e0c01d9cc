import { useT } from '../../../../i18n/i18n.ts';
import css from './campos.module.css';

/** The question, and a mark when the answer is optional. */
export function Etiqueta({ texto, obligatoria }: { texto: string; obligatoria: boolean }) {
  const t = useT();
  return (
    <>
      <span lang="es">{texto}</span>
      {!obligatoria && <span className={css.optional}> ({t('comun.opcional')})</span>}
    </>
  );
}

interface Ayuda {
  ayuda?: string | undefined;
  ejemplo?: string | undefined;
  aviso?: string | undefined;
  delPerfil?: boolean;
  /** Accepts the suggestion of the `aviso` as the answer. */
  onUsar?: (() => void) | undefined;
  /** The answer in words. */
  enPalabras?: string | undefined;
}

/** Description under a question: help, example and warning. Undefined when there is none. */
export function useAyuda({ ayuda, ejemplo, aviso, delPerfil = false, onUsar, enPalabras }: Ayuda) {
  const t = useT();
  if (!ayuda && !ejemplo && !aviso && !delPerfil && !enPalabras) return undefined;
  return (
    <>
      {enPalabras && <span className={css.words}>{enPalabras}</span>}
      {ayuda && <span lang="es">{ayuda} </span>}
      {ejemplo && t('entrevista.ejemplo', { ejemplo })}
      {delPerfil && <span className={css.profile}>{t('entrevista.delPerfil')}</span>}
      {aviso && !onUsar && (
        <span className={css.aviso} lang="es">
          {aviso}
        </span>
      )}
      {aviso && onUsar && (
        <button type="button" className={css.suggestion} onClick={onUsar}>
          <span lang="es">{aviso}</span> {t('entrevista.usarSugerencia')}
        </button>
      )}
    </>
  );
}
