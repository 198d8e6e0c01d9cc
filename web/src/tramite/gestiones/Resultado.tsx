import type { GestionDetalle } from '@fedatario/contract';
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
          </li>
        ))}
      </ol>
    </section>
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
