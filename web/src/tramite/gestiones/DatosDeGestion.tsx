import type { GestionDetalle } from '@fedatario/contract/tramite';
import { useT } from '../../i18n/i18n.ts';
import parts from '../../ui/parts.module.css';
import css from './gestion.module.css';

/** The answers that it was bought with, for whoever fills in the forms of the institution. */
export function DatosDeGestion({ gestion: { datos } }: { gestion: Pick<GestionDetalle, 'datos'> }) {
  const t = useT();
  if (datos.length === 0) return null;
  return (
    <section aria-labelledby="datos" className={parts.part}>
      <h2 id="datos">{t('gestiones.datos')}</h2>
      {datos.map(({ titulo, filas }) => (
        <div key={titulo} className={css.sheet} lang="es">
          <h3>{titulo}</h3>
          <dl>
            {filas.map(({ pregunta, respuesta }) => (
              <div key={pregunta}>
                <dt>{pregunta}</dt>
                <dd>{respuesta}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
