import { type NombreDeTema, nombresDeTema } from '@fedatario/contract/base';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useT } from '../../i18n/i18n.ts';
import { Card, Row } from '../../ui/layout/layout.tsx';
import { Section } from '../../ui/Page.tsx';
import type { Area } from './area.ts';
import css from './informacion.module.css';

interface Props {
  nombre: string;
  chosen: NombreDeTema;
  field: UseFormRegisterReturn;
  area: Area;
}

/** The 27 themes in their own colours, and a preview of the chosen one. */
export function ColoresDeEmpresa({ nombre, chosen, field, area }: Props) {
  const t = useT();
  return (
    <Section title={t('informacionGeneral.colores')} text={t('informacionGeneral.coloresDetalle')}>
      <fieldset className={css.themes}>
        <legend className="visualmente-oculto">{t('informacionGeneral.colores')}</legend>
        {nombresDeTema.map((tema) => (
          <label key={tema} className={css.theme} {...area(tema)}>
            <input type="radio" value={tema} {...field} />
            <span className={css.bar} />
            <span className={css.name}>{tema}</span>
          </label>
        ))}
      </fieldset>
      <div className={css.preview} {...area(chosen)} role="img" aria-label={t('informacionGeneral.vistaPrevia')}>
        <Row as="p" gap={2} align="center" className={css.previewBar}>
          <img src="/sello.svg" alt="" width="24" height="24" />
          {nombre}
        </Row>
        <Card pad={6} className={css.previewBody}>
          <p className={css.previewTitle}>{t('informacionGeneral.vistaTitulo')}</p>
          <p>
            {t('informacionGeneral.vistaTexto')} <u>{t('informacionGeneral.vistaEnlace')}</u>.
          </p>
          <span className={css.previewButton}>{t('informacionGeneral.vistaBoton')}</span>
        </Card>
      </div>
    </Section>
  );
}
