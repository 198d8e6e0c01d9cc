import { Link, useSearchParams } from 'react-router';
import { FacturacionPage } from '../../facturacion/FacturacionPage.tsx';
import { useT } from '../../i18n/i18n.ts';
import { InformacionGeneralPage } from '../../informacion-general/InformacionGeneralPage.tsx';
import { areaProps } from '../theme/temas.ts';
import css from './perfil.module.css';

/** The company: what visitors see of it, and how it invoices. */
export function InformacionGeneral() {
  const t = useT();
  const [search] = useSearchParams();
  const seccion = search.get('seccion') === 'facturacion' ? 'facturacion' : 'empresa';
  return (
    <>
      <nav aria-label={t('informacionGeneral.titulo')} className={`${css.parts} ${css.across}`}>
        <Link to="." aria-current={seccion === 'empresa' ? 'page' : undefined}>
          {t('facturacion.pestanas.empresa')}
        </Link>
        <Link to="?seccion=facturacion" aria-current={seccion === 'facturacion' ? 'page' : undefined}>
          {t('facturacion.pestanas.facturacion')}
        </Link>
      </nav>
      {seccion === 'empresa' ? <InformacionGeneralPage area={areaProps} /> : <FacturacionPage />}
    </>
  );
}
