import type { GestionDetalle, ObservacionDeInstitucion } from '@fedatario/contract/tramite';
import { type T, useT } from '../../i18n/i18n.ts';
import { dia } from '../../lib/format.ts';
import parts from '../../ui/parts.module.css';
import { FileView } from '../../ui/upload/FileView.tsx';
import css from './gestion.module.css';

/** Everything that the institutions observed, with its deadline and the customer's answer; the newest first. */
export function Observado({ gestion: { observaciones } }: { gestion: Pick<GestionDetalle, 'observaciones'> }) {
  const t = useT();
  if (observaciones.length === 0) return null;
  return (
    <section aria-labelledby="observado" className={parts.part}>
      <h2 id="observado">{t('gestiones.observado.titulo')}</h2>
      <ol className={css.filed}>
        {observaciones.toReversed().map((una) => (
          <li key={una.idObservacion}>
            <strong>{t(`gestiones.observado.${una.atendida ? 'atendida' : una.responde}`)}</strong>
            <span className={css.dates}>{fechasDe(una, t)}</span>
            <p className={css.said}>{una.texto}</p>
            {una.articulo && <p className={parts.note}>{una.articulo}</p>}
            {una.respuesta && (
              <p className={css.said}>
                <strong>{t('gestiones.observado.respuesta')}</strong> {una.respuesta}
              </p>
            )}
            {una.archivos.length > 0 && (
              <div className={css.files}>
                {una.archivos.map((archivo) => (
                  <FileView key={archivo.idArchivo} small archivo={archivo} alt={archivo.nombre} />
                ))}
              </div>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function fechasDe({ notificadaEl, venceEl, atendida }: ObservacionDeInstitucion, t: T): string {
  const desde = t('gestiones.observado.notificada', { fecha: dia(notificadaEl) });
  if (atendida) return desde;
  const hasta = venceEl ? t('gestiones.observado.vence', { fecha: dia(venceEl) }) : t('gestiones.observado.sinPlazo');
  return `${desde} · ${hasta}`;
}
