import type { TramiteDetalle } from '@fedatario/contract/tramite';
import { Link } from 'react-router';
import { useT } from '../../i18n/i18n.ts';
import { fechaHora } from '../../lib/format.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import css from '../../ui/parts.module.css';

/** Tells the customer that the document no longer holds, why, and which one replaces it. */
export function DocumentoMarcado({ marca }: { marca: NonNullable<TramiteDetalle['marca']> }) {
  const t = useT();
  const { motivo, sustituto, confirmadaEn } = marca;
  return (
    <div className={css.marked}>
      <Notice tone="warning">
        <p>
          <strong>{t(`tramites.marca.${marca.marca}`, { fecha: fechaHora(confirmadaEn) })}</strong>
        </p>
        <p>{t('tramites.motivo', { motivo })}</p>
        {sustituto && (
          <p>
            {t('tramites.marca.enSuLugar')} <Link to={`/verificar/${sustituto.codigo}`}>{sustituto.numero}</Link>
          </p>
        )}
      </Notice>
    </div>
  );
}
