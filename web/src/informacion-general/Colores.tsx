import { nombresDeTema } from '@fedatario/contract';
import { useT } from '../i18n/i18n.ts';
import { Section } from '../ui/Page.tsx';
import type { Area } from './area.ts';
import type { InformacionFormReturn } from './campos.tsx';

import css from './informacion.module.css';

/** The 27 themes, each drawn in its own colours, and a page as it would look in the chosen one. */
export function Colores({ form, area }: { form: InformacionFormReturn; area: Area }) {
  const t = useT();
  const chosen = form.watch('esquemaColores');
  return (
    <Section title={t('informacionGeneral.colores')} text={t('informacionGeneral.coloresDetalle')}>
      <fieldset className={css.themes}>
        <legend className="visualmente-oculto">{t('informacionGeneral.colores')}</legend>
        {nombresDeTema.map((nombre) => (
          <label key={nombre} className={css.theme} {...area(nombre)}>
            <input type="radio" value={nombre} {...form.register('esquemaColores')} />
            <span className={css.bar} />
            <span className={css.name}>{nombre}</span>
          </label>
        ))}
      </fieldset>
      <div
        className={css.preview}
        {...area(chosen ?? 'default')}
        role="img"
        aria-label={t('informacionGeneral.vistaPrevia')}
      >
        <p className={css.previewBar}>
          <img src="/sello.svg" alt="" width="24" height="24" />
          {form.watch('nombreEmpresa')}
        </p>
        <div className={css.previewBody}>
          <p className={css.previewTitle}>{t('informacionGeneral.vistaTitulo')}</p>
          <p>
            {t('informacionGeneral.vistaTexto')} <u>{t('informacionGeneral.vistaEnlace')}</u>.
          </p>
          <span className={css.previewButton}>{t('informacionGeneral.vistaBoton')}</span>
        </div>
      </div>
    </Section>
  );
}
