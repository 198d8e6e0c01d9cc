import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import css from '../../ui/parts.module.css';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Contestada } from '../correcciones/Contestada.tsx';

/** The remarked answers with the notary's reasons, and which of them are answered. */
export function PorCorregir({ idSolicitud }: { idSolicitud: string }) {
  const t = useT();
  const { data, error } = useCall(calls.correcciones.read, { params: { idSolicitud } });
  // The link to the correction stands above; an error here needs no message of its own.
  if (error && !data) return null;
  return (
    <section aria-labelledby="por-corregir" className={css.part}>
      <h2 id="por-corregir">{t('conversacion.cliente.lista')}</h2>
      {!data && <Skeleton pieces={[64, 64]} label={t('comun.cargando')} />}
      <ul className={css.asked}>
        {data?.observaciones.map(({ idObservacion, pregunta, motivo, ahora, cambiada, respuesta }) => (
          <li key={idObservacion}>
            <div className={css.title}>
              <h3 lang="es">{pregunta}</h3>
              <Contestada cambiada={cambiada} respuesta={respuesta} />
            </div>
            {ahora && <p>{t('conversacion.cliente.respondio', { texto: ahora })}</p>}
            <p className={css.why}>{t('conversacion.cliente.dice', { motivo })}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
