import { useT } from '../../i18n/i18n.ts';
import css from './verificar.module.css';

/** Illustration of a finished document: sheet, clauses, seal. */
export function Hoja() {
  const t = useT();
  return (
    <div className={css.desk} role="img" aria-label={t('inicio.hoja.descripcion')}>
      <div className={css.under} />
      <div className={css.sheet}>
        <p className={css.head}>{t('inicio.hoja.encabezado')}</p>
        <p className={css.clause}>
          <strong>{t('inicio.hoja.primera')}</strong> {t('inicio.hoja.primeraTexto')}
        </p>
        <Lines widths={[100, 94, 60]} />
        <p className={css.clause}>
          <strong>{t('inicio.hoja.segunda')}</strong> {t('inicio.hoja.segundaTexto')}
        </p>
        <Lines widths={[98, 100, 91, 42]} />
        <div className={css.foot}>
          <svg viewBox="0 0 120 36" className={css.signature} aria-hidden="true">
            <path d="M3 26c9-17 18-25 20-19 2 5-9 20-4 20 6 0 9-13 15-13 4 0-1 10 4 10s7-11 12-10c4 1-1 9 3 9 5 0 8-13 14-18 4-4 6 1 2 8-4 8-8 13-4 13 6 0 12-9 18-9 5 0 0 7 6 7 9 0 16-4 28-8" />
          </svg>
          <p>
            <b>{t('inicio.hoja.firmado')}</b>
            {t('inicio.hoja.verificable')}
          </p>
        </div>
        <img src="/sello.svg" alt="" width="92" height="92" className={css.seal} />
      </div>
    </div>
  );
}

function Lines({ widths }: { widths: readonly number[] }) {
  return widths.map((width) => <i key={width} className={css.line} style={{ width: `${width}%` }} />);
}
