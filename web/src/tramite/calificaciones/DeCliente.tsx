import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { fechaHora } from '../../lib/format.ts';
import { useLive } from '../../lib/use-live.ts';
import css from './calificacion.module.css';
import { Estrellas } from './Estrellas.tsx';

/** The customer's rating, as shown to the office. */
export function DeCliente({ idSolicitud }: { idSolicitud: string }) {
  const t = useT();
  const { data } = useCall(calls.calificaciones.read, { params: { idSolicitud } });
  useLive('tramites', [calls.calificaciones.read], idSolicitud);
  const dicha = data?.calificacion;
  return (
    <section aria-labelledby="calificacion">
      <h2 id="calificacion">{t('tramites.calificacion.deCliente')}</h2>
      {data && !dicha && <p>{t('tramites.calificacion.todavia')}</p>}
      {dicha && (
        <div className={css.said}>
          <Estrellas puntos={dicha.puntos} />
          {dicha.comentario && <blockquote>{dicha.comentario}</blockquote>}
          <small>
            <bdi>{dicha.quien}</bdi>, {fechaHora(dicha.actualizadaEn)}
          </small>
        </div>
      )}
    </section>
  );
}
