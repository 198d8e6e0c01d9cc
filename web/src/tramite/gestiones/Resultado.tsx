import { codigoImpreso } from '@fedatario/contract/acto';
import type { GestionDetalle } from '@fedatario/contract/tramite';
import { Link } from 'react-router';
import { type T, useT } from '../../i18n/i18n.ts';
import { dia } from '../../lib/format.ts';
import parts from '../../ui/parts.module.css';
import { FileView } from '../../ui/upload/FileView.tsx';
import css from './gestion.module.css';

type Uno = GestionDetalle['resultados'][number];

/** The results given by the institutions, with their files; the newest first. */
export function Resultado({ gestion: { resultados } }: { gestion: Pick<GestionDetalle, 'resultados'> }) {
  const t = useT();
  if (resultados.length === 0) return null;
  return (
    <section aria-labelledby="resultado" className={parts.part}>
      <h2 id="resultado">{t('gestiones.resultado.titulo')}</h2>
      <ol className={css.filed}>
        {resultados.map((uno) => (
          <li key={uno.version}>
            <strong>{t(`gestiones.resultado.${uno.favorable ? 'favorable' : 'denegado'}`)}</strong>
            <span className={css.dates}>{datosDe(uno, t)}</span>
            {uno.venceEl && <p className={parts.note}>{t('gestiones.resultado.vale', { fecha: dia(uno.venceEl) })}</p>}
            {uno.nota && <p className={css.said}>{uno.nota}</p>}
            <div className={css.files}>
              {uno.archivos.map((archivo) => (
                <FileView key={archivo.idArchivo} archivo={archivo} alt={archivo.nombre} />
              ))}
            </div>
            {uno.constancia && <Constancia constancia={uno.constancia} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The sealed statement of what was delivered, and the address where anybody verifies it. */
function Constancia({ constancia: { codigo, archivo } }: { constancia: NonNullable<Uno['constancia']> }) {
  const t = useT();
  return (
    <div className={css.statement}>
      <FileView small archivo={archivo} alt={archivo.nombre} />
      <div className={css.stated}>
        <strong>{t('gestiones.resultado.constancia')}</strong>
        <p className={css.dates}>{t('gestiones.resultado.constanciaTexto')}</p>
        <p className={css.dates}>
          <bdi>{t('gestiones.resultado.codigo', { codigo: codigoImpreso(codigo) })}</bdi>{' '}
          <Link to={`/verificar/${codigo}`}>{t('gestiones.resultado.verificar')}</Link>
        </p>
      </div>
    </div>
  );
}

function datosDe({ resueltaEl, numero, folio, libro }: Uno, t: T): string {
  return [
    dia(resueltaEl),
    numero && t('gestiones.resultado.numero', { numero }),
    folio && t('gestiones.resultado.folio', { folio }),
    libro && t('gestiones.resultado.libro', { libro }),
  ]
    .filter(Boolean)
    .join(' · ');
}
