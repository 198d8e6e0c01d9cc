import type { GestionDetalle } from '@fedatario/contract/tramite';
import { useT } from '../../i18n/i18n.ts';
import { dia } from '../../lib/format.ts';
import parts from '../../ui/parts.module.css';
import { FileView } from '../../ui/upload/FileView.tsx';
import css from './gestion.module.css';

/** Each time it was handed to an institution, with its number, its day and its proof; the newest first. */
export function Presentado({ gestion: { presentaciones } }: { gestion: Pick<GestionDetalle, 'presentaciones'> }) {
  const t = useT();
  if (presentaciones.length === 0) return null;
  return (
    <section aria-labelledby="presentado" className={parts.part}>
      <h2 id="presentado">{t('gestiones.presentado.titulo')}</h2>
      <ol className={css.filed}>
        {presentaciones.toReversed().map(({ idPresentacion, clase, institucion, numero, presentadaEl, ...una }) => (
          <li key={idPresentacion}>
            <strong>{t(`gestiones.presentado.clase.${clase}`)}</strong>
            <span className={css.dates}>
              {t('gestiones.presentado.donde', { institucion, numero, fecha: dia(presentadaEl) })}
            </span>
            {una.urlConsulta && (
              <a href={una.urlConsulta} target="_blank" rel="noreferrer">
                {t('gestiones.presentado.consultar', { institucion })}
              </a>
            )}
            {una.nota && <p className={css.said}>{una.nota}</p>}
            <div className={css.files}>
              <FileView small archivo={una.comprobante} alt={t('gestiones.presentado.comprobante', { numero })} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
